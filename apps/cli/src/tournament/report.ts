import { ENGINE_VERSION } from '@hexfall/protocol';
import {
  type BatchTerms,
  type EntrantResult,
  eloText as elo,
  type Interval,
  type MeetingResult,
  type TournamentResult,
} from '@hexfall/sim';
import { rulesNote } from '@hexfall/view';
import { formatCount } from '../format-count.ts';
import { percent, signed } from '../simulate/figures.ts';
import { failureLines } from '../simulate/report.ts';
import { formatTable, outputWidth, truncate, wrapText } from '../table.ts';

/** How the games were played. The terms are the same for all games, except that each has two of the bots. */
export interface TournamentTerms extends Omit<BatchTerms, 'bots' | 'seed'> {
  readonly bots: readonly string[];
}

/** The most entrants of a matrix: a wider one would not fit a terminal. */
const MAX_IN_MATRIX = 20;
const MAX_NAME_LENGTH = 36;

/** Formats the result of a tournament for people. */
export function formatTournament(result: TournamentResult, terms: TournamentTerms, width = outputWidth()): string[] {
  const head = introduction(result, terms, width);
  if (result.games === 0) return [...head, '  No game was finished.'];
  return [
    ...head,
    ...standings(result, width),
    '',
    ...matrix(result, width),
    ...valueLines(result, width),
    ...legend(result, width),
    ...failureLines(result),
    '',
    ...wrapText(rulesNote(terms.profile), width),
  ];
}

function introduction(
  { entrants, meetings, games }: TournamentResult,
  terms: TournamentTerms,
  width: number,
): string[] {
  const { boards, profile, bots } = terms;
  return [
    `${formatCount(entrants.length, 'entrant')}, ${formatCount(meetings.length, 'pairing')}, ${formatCount(games, 'game')}`,
    ...wrapText(
      `on ${boards.join(', ')}, ${profile} rules, played by ${bots.join(', ')}, sides exchanged every second game`,
      width,
    ),
    '',
  ];
}

/** Returns the entrants in order of rank, each with its rank and name as all tables show them. */
function labels({ entrants, ranking }: TournamentResult): Map<EntrantResult, string> {
  const width = String(ranking.length).length;
  return new Map(
    ranking.map((index, rank) => {
      const entrant = entrants[index]!;
      return [entrant, `${String(rank + 1).padStart(width)}  ${truncate(entrant.name, MAX_NAME_LENGTH)}`];
    }),
  );
}

function standings(result: TournamentResult, width: number): string[] {
  const rows = [...labels(result)].map(([entrant, label]) => {
    const { games, wins, draws, losses, points, rating, strength } = entrant;
    return [
      label,
      String(games),
      String(wins),
      String(draws),
      String(losses),
      percent(points.value),
      `${(points.low * 100).toFixed(0)}-${(points.high * 100).toFixed(0)}%`,
      elo(rating.value),
      eloRange(rating),
      strength.toFixed(2),
    ];
  });
  const head = ['by rating', 'games', 'won', 'drawn', 'lost', 'points', '95%', 'Elo', '95%', 'strength'];
  return formatTable([head, ...rows], { width, dispensable: [9, 3, 1, 6, 4, 2, 8] });
}

function eloRange({ low, high }: Interval): string {
  return Number.isFinite(low) ? `${elo(low)}-${elo(high)}` : '-';
}

/** Returns a table of the results between all entrants: rows and columns in order of rank, columns headed by their rank. */
function matrix(result: TournamentResult, width: number): string[] {
  const { entrants, ranking, meetings } = result;
  if (entrants.length > MAX_IN_MATRIX)
    return [`  The table of who beats whom is too wide for ${entrants.length} entrants; --json has it.`];
  const names = labels(result);
  const rows = ranking.map(row => [
    names.get(entrants[row]!)!,
    ...ranking.map(column => (row === column ? '·' : cell(meetings, row, column))),
  ]);
  const draws = meetings.some(meeting => meeting.draws > 0) ? ', =1 for one drawn' : '';
  const head = ['wins over ...', ...ranking.map((_, rank) => String(rank + 1))];
  const table = formatTable([head, ...rows], { width });
  if (table.some(line => line.length > width))
    return wrapText('The table of who beats whom is too wide for this terminal; --json has it.', width, '  ');
  return [...table, ...wrapText(`Wins of the row over the column in ${gamesText(meetings)}${draws}.`, width, '  ')];
}

function cell(meetings: readonly MeetingResult[], row: number, column: number): string {
  const [first, second] = row < column ? [row, column] : [column, row];
  const meeting = meetings.find(each => each.first === first && each.second === second)!;
  if (meeting.games === 0) return '-';
  const wins = row === first ? meeting.firstWins : meeting.secondWins;
  return meeting.draws === 0 ? String(wins) : `${wins}=${meeting.draws}`;
}

function gamesText(meetings: readonly MeetingResult[]): string {
  const counts = meetings.map(({ games }) => games);
  const [min, max] = [Math.min(...counts), Math.max(...counts)];
  return min === max ? formatCount(max, 'game') : `${min} to ${formatCount(max, 'game')}`;
}

/** Returns a table of the entrants that win more or less than their Battle Value suggests, the most underrated first. */
function valueLines(result: TournamentResult, width: number): string[] {
  const { perDoubling, entrants } = result;
  const names = labels(result);
  const known = entrants.flatMap(entrant =>
    entrant.forItsValue === undefined ? [] : [{ entrant, standing: entrant.forItsValue }],
  );
  const rows = known
    .toSorted((a, b) => b.standing.surplus.value - a.standing.surplus.value)
    .map(({ entrant, standing: { expected, points, surplus } }) => [
      names.get(entrant)!,
      String(entrant.value),
      percent(entrant.points.value),
      percent(points),
      elo(entrant.rating.value),
      elo(expected),
      signed(surplus.value),
      `${signed(surplus.low)} to ${signed(surplus.high)}`,
      (100 * entrant.pointsPerThousand).toFixed(1),
      verdict(surplus),
    ]);
  const head = ['for its cost', 'BV', 'points', 'expected', 'Elo', 'expected', 'above', '95%', 'per 1,000 BV', ''];
  if (perDoubling === undefined) return ['', ...plainValues(result, width)];
  const slope = `Doubling the Battle Value went with ${signed(perDoubling)} points of rating: the line through all entrants.`;
  const layout = { width, dispensable: [8, 3, 2, 5, 4, 9, 7] };
  return ['', ...formatTable([head, ...rows], layout), ...wrapText(slope, width, '  ')];
}

/** Returns a table of costs and points, for too few entrants to fit a line to. */
function plainValues(result: TournamentResult, width: number): string[] {
  const rows = [...labels(result)].map(([{ value, points, pointsPerThousand }, label]) => [
    label,
    String(value),
    percent(points.value),
    (100 * pointsPerThousand).toFixed(1),
  ]);
  return formatTable([['for its cost', 'BV', 'points', 'per 1,000 BV'], ...rows], { width });
}

function verdict({ low, high }: Interval): string {
  if (low > 0) return 'more';
  return high < 0 ? 'less' : '';
}

function legend({ perDoubling }: TournamentResult, width: number): string[] {
  const terms =
    'points: share of the games, draws as halves. Elo: Bradley-Terry ratings around 1500; 400 points are odds of ten to one. strength: odds against an average entrant. per 1,000 BV: points for each thousand of Battle Value.';
  const expected =
    'expected: for a force of this cost, on that line; more, less: the whole interval is above or below the line.';
  return ['', terms, ...(perDoubling === undefined ? [] : [expected])].flatMap(text => wrapText(text, width, '  '));
}

/** Converts the result of a tournament to JSON. */
export function tournamentToJson(result: TournamentResult, terms: TournamentTerms): object {
  const { boards, profile, bots, turnLimit } = terms;
  return { engine: ENGINE_VERSION, profile, boards, bots, turnLimit, ...result };
}
