import type { SideResult, SimulationResult } from './simulation-result.ts';

/**
 * Says who wins and what that side costs: "B wins 71% of games at 1.06 times the Battle Value."
 *
 * @example
 * ```ts
 * import { OwnThread, ResultCollector, runBatch, valueVerdict } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const batch = prepareDuel();
 * const collector = new ResultCollector(batch);
 * await runBatch(batch, new OwnThread(batch), { games: 2, onGames: records => records.forEach(record => collector.add(record)) });
 * valueVerdict(collector.result()).includes('Battle Value'); // => true
 * ```
 */
export function valueVerdict({ sides, games }: Pick<SimulationResult, 'sides' | 'games'>): string {
  const [a, b] = sides;
  if (games === 0) return '';
  if (a.wins.count === b.wins.count) return `A and B win equally often; A has ${ratioWords(a, b)}.`;
  const [winner, loser, mark] = a.wins.count > b.wins.count ? [a, b, 'A'] : [b, a, 'B'];
  return `${mark} wins ${Math.round(winner.wins.value * 100)}% of games at ${ratioWords(winner, loser)}.`;
}

function ratioWords(one: SideResult, other: SideResult): string {
  const ratio = (one.value / Math.max(1, other.value)).toFixed(2);
  return ratio === '1.00' ? 'the same Battle Value' : `${ratio} times the Battle Value`;
}
