import type { SimulationResult } from '@hexfall/sim';
import type { ReportInput } from '../simulation-report.ts';
import { type Content, html } from '../page/html.ts';
import { counted } from '../words.ts';

const MOST_FAILURES = 5;

/** All that is needed to play the same games again, and how the figures are to be read. */
export function aboutContent({ result, command }: ReportInput): Content {
  const [a, b] = result.sides;
  const facts: [string, Content][] = [
    ['A', html`${a.name}, played by <i>${a.bot}</i>`],
    ['B', html`${b.name}, played by <i>${b.bot}</i>`],
    ['Boards', result.boards.map(({ title }) => title).join(', ')],
    ['Rules', `${result.profile}, at most ${counted(result.turnLimit, 'turn')}`],
    ['Sides', result.swapSides ? 'exchanged every second game, with the same seed' : 'A always has the first side'],
    ['Seed', html`<code>${result.seed}</code>`],
    ['Engine', `Hexfall ${result.engine}`],
  ];
  if (command !== undefined) facts.push(['Again', html`<code>${command}</code>`]);
  return html`<dl class="facts">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<p>Ranges hold the true value with 95% confidence, as far as these bots, rules and boards go: Wilson’s interval for shares, order
statistics for the median, Greenwood’s formula for survival. Bots are not people; the figures say who wins between equals of
their kind.</p>
${failuresOf(result)}`;
}

function failuresOf({ failures }: SimulationResult): Content {
  if (failures.length === 0) return undefined;
  const shown = failures.slice(0, MOST_FAILURES);
  return html`<p>${counted(failures.length, 'game')} could not be played and left out:</p>
<ul>${shown.map(({ game, seed, reason }) => html`<li>game ${game}, seed <code>${seed}</code>: ${reason}</li>`)}</ul>`;
}
