import { rulesNote } from '@hexfall/view';
import { type Content, html } from '../page/html.ts';
import type { ReportInput } from '../simulation-report.ts';
import { counted } from '../words.ts';
import { failuresHtml } from './failures.ts';

/** Returns what is needed to repeat the simulation, and how to read the figures. */
export function aboutContent({ result, command }: ReportInput): Content {
  const [a, b] = result.sides;
  const facts: [string, Content][] = [
    ['A', html`${a.name}, played by <i>${a.bot}</i>`],
    ['B', html`${b.name}, played by <i>${b.bot}</i>`],
    ['Boards', result.boards.map(({ title }) => title).join(', ')],
    ['Rules', rulesNote(result.profile).replace(/^Rules: /, '')],
    ['Length', `at most ${counted(result.turnLimit, 'turn')}`],
    ['Sides', result.swapSides ? 'exchanged every second game, with the same seed' : 'A always has the first side'],
    ['Seed', html`<code>${result.seed}</code>`],
    ['Engine', `Hexfall ${result.engine}`],
  ];
  if (command !== undefined) facts.push(['Again', html`<code>${command}</code>`]);
  return html`<dl class="facts">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<p>Ranges hold the true value with 95% confidence for these bots, rules and boards: Wilson’s interval for shares, order
statistics for the median, Greenwood’s formula for survival. Bots are not people: the figures say who wins when these bots
play.</p>
${failuresHtml(result.failures)}`;
}
