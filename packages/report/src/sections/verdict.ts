import type { CrewedUnit } from '@hexfall/data';
import { type PairedComparison, proportionOf, type SimulationResult, valueVerdict } from '@hexfall/sim';
import { shortName } from '../force-words.ts';
import { type Content, html, type Markup } from '../page/html.ts';
import { counted, percent, rangeWords, shareWithRange, short, wholePercent } from '../words.ts';
import { type Party, partiesOf, partyWords } from './cast.ts';
import { rosterHtml } from './roster.ts';

/** Returns a sentence that says who wins. */
export function headline(result: SimulationResult): string {
  const { games, draws } = result;
  if (games === 0) return 'No game was finished.';
  if (draws.count === games) return games === 1 ? 'The game is a draw.' : `Nobody wins: all ${games} games are draws.`;
  const best = favourite(result);
  if (best === undefined) return 'Both sides win equally often.';
  const { wins } = best.side;
  return `${partyWords(best)} wins ${wholePercent(wins.value)} of games (${rangeWords(wins)}).`;
}

/** Returns a sentence that says how certain the headline is. */
export function certainty(result: SimulationResult): string {
  const { games, draws } = result;
  if (games === 0) return 'There are no results.';
  const decided = games - draws.count;
  const best = favourite(result);
  if (decided === 0 || best === undefined) return 'Nothing tells the sides apart.';
  const share = proportionOf(best.side.wins.count, decided);
  const other = partiesOf(result)[best.index === 0 ? 1 : 0];
  if (share.low > 0.5) {
    return `It wins ${shareWithRange(share)} of the games that have a winner. That is more than chance: ${partyWords(best)} beats ${partyWords(other)} here.`;
  }
  return `Of the games that have a winner it wins ${shareWithRange(share)}. That range includes 50%: ${counted(games, 'game')} cannot tell the sides apart.`;
}

function favourite(result: SimulationResult): Party | undefined {
  const [a, b] = partiesOf(result);
  if (a.side.wins.count === b.side.wins.count) return undefined;
  return a.side.wins.count > b.side.wins.count ? a : b;
}

/** Returns the top of the page: the verdict, a bar of all games, and both forces. */
export function verdictHtml(
  result: SimulationResult,
  crews?: readonly [readonly CrewedUnit[], readonly CrewedUnit[]],
): Content {
  const [a, b] = partiesOf(result);
  return html`<section class="verdict" aria-label="Verdict">
<p class="headline">${headline(result)}</p>
<p>${valueVerdict(result)} ${certainty(result)}</p>
${barHtml(result)}
${tilesHtml(result)}
<div class="parties">${[a, b].map(party => partyHtml(party, crews?.[party.index]))}</div>
</section>`;
}

/** Returns a bar of all games, with the draws in the middle. */
function barHtml({ sides, draws, games }: SimulationResult): Content {
  if (games === 0) return undefined;
  const parts = [
    ['a', 'A', sides[0].wins],
    ['d', 'draws', draws],
    ['b', 'B', sides[1].wins],
  ] as const;
  const pieces = parts
    .filter(([, , { count }]) => count > 0)
    .map(([kind, label, rate]) => {
      const title = `${label}: ${rate.count} of ${games}`;
      // The style sheet hides words that do not fit.
      return html`<span class="${kind}" style="flex-grow:${rate.count}" title="${title}">${label} ${percent(rate.value)}</span>`;
    });
  return html`<div class="whole" aria-hidden="true">${pieces}</div>`;
}

function partyHtml({ mark, side, index }: Party, units: readonly CrewedUnit[] | undefined): Markup {
  const { wins } = side;
  const known =
    wins.trials === 0 ? '' : `wins ${percent(wins.value)} of games, ${rangeWords(wins)} with 95% confidence`;
  return html`<div class="party ${index === 0 ? 'a' : 'b'}"><b>${mark}</b> <span class="name">${shortName(side)}</span> <small>${side.bot}</small><br>${known}${units === undefined ? undefined : rosterHtml(mark, units)}</div>`;
}

/** Key figures. */
function tilesHtml(result: SimulationResult): Content {
  const { games, turns, draws, pairs } = result;
  if (games === 0) return undefined;
  const tiles: [string, string][] = [
    [String(games), games === 1 ? 'game' : 'games'],
    [short(turns.median), 'turns, the median'],
    [percent(draws.value), 'draws'],
  ];
  if (pairs !== undefined && pairCount(pairs) > 0) {
    tiles.push([`${pairs.better} : ${pairs.worse}`, 'pairs of games to A and to B']);
  }
  return html`<dl class="tiles">${tiles.map(([value, label]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export function pairCount({ better, worse, equal }: PairedComparison): number {
  return better + worse + equal;
}
