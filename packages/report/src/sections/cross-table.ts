import type { MeetingResult, TournamentResult } from '@hexfall/sim';
import { type Content, html, type Markup } from '../page/html.ts';
import { percent } from '../words.ts';

/**
 * Returns a table of the results between all entrants: rows and columns are in order of rank, and the more of the games the row has won,
 * the fuller is the cell.
 */
export function crossTable({ entrants, ranking, meetings }: TournamentResult): Content {
  const places = new Map(meetings.map(meeting => [`${meeting.first} ${meeting.second}`, meeting]));
  const rows = ranking.map((row, rank) => {
    const cells = ranking.map(column => cellOf(places, row, column));
    return html`<tr><th scope="row">${rank + 1} ${entrants[row]!.name}</th>${cells}</tr>\n`;
  });
  const heads = ranking.map((index, rank) => html`<th scope="col" title="${entrants[index]!.name}">${rank + 1}</th>`);
  return html`<p>Wins of the row over the column, with drawn games after an equals sign. Columns have the numbers of the ranks.</p>
<div class="scroll cross" tabindex="0" role="group" aria-label="Table"><table><thead><tr><td></td>${heads}</tr></thead><tbody>
${rows}</tbody></table></div>
`;
}

function cellOf(places: ReadonlyMap<string, MeetingResult>, row: number, column: number): Markup {
  if (row === column) return html`<td>·</td>`;
  const meeting = places.get(row < column ? `${row} ${column}` : `${column} ${row}`);
  if (meeting === undefined || meeting.games === 0) return html`<td>-</td>`;
  const wins = row < column ? meeting.firstWins : meeting.secondWins;
  const share = (wins + meeting.draws / 2) / meeting.games;
  const words = meeting.draws === 0 ? String(wins) : `${wins}=${meeting.draws}`;
  return html`<td style="--share:${Math.round(share * 100)}" title="${percent(share)} of the points in ${meeting.games} games">${words}</td>`;
}
