import { expect, test } from 'vitest';
import type { GameRecord, SimOutcome } from '../batch/game-record.ts';
import type { Batch } from '../batch/match-up.ts';
import { TournamentCollector } from '../tournament/tournament.ts';
import { DifferingGames, FirstGames } from './telling-games.ts';

function record(game: number, outcome: SimOutcome): GameRecord {
  return { seed: '', board: 0, swapped: game % 2 === 1, turns: 9, hash: 0, units: [], game, outcome };
}

test('a tournament shows a win of the best over the second, and the win against the greatest odds', () => {
  const collector = new TournamentCollector(['weak', 'middling', 'strong'].map(name => ({ name, value: 1000 })));
  const firsts = new FirstGames(3);
  // Pairs of games in turn: weak-middling, weak-strong, middling-strong.
  const outcomes: SimOutcome[] = ['B', 'B', 'B', 'A', 'B', 'B', 'B', 'B', 'B', 'B', 'B', 'B'];
  for (const [game, outcome] of outcomes.entries()) {
    collector.add(record(game, outcome));
    firsts.add(record(game, outcome));
  }
  expect(firsts.telling(collector.result())).toEqual([
    { game: 4, why: 'best against second' },
    { game: 3, why: 'upset' },
  ]);
  expect(new FirstGames(3).telling(new TournamentCollector([]).result())).toEqual([]);
});

const FORCE = { name: '', units: [] };
const BATCH: Batch = { seed: '', swapSides: true, bots: ['charger', 'charger'], forces: [FORCE, FORCE], fields: [] };

test('a comparison shows two games with the same dice that one variant wins and the other loses', () => {
  const differing = new DifferingGames([BATCH, BATCH]);
  // Two games with the first variant, two with the second, and again.
  const outcomes: SimOutcome[] = ['A', 'B', 'A', 'draw', 'B', 'A', 'A', 'B'];
  for (const [game, outcome] of outcomes.entries()) differing.add(record(game, outcome));
  expect(differing.telling('better').map(({ game }) => game)).toEqual([4, 6]);
  expect(differing.telling('worse').map(({ game }) => game)).toEqual([5, 7]);
  expect(differing.telling('unclear').map(({ game }) => game)).toEqual([4, 6]);
});

test('a comparison whose variants never differ shows no games', () => {
  const differing = new DifferingGames([BATCH, BATCH]);
  for (const [game, outcome] of (['A', 'A', 'A', 'draw'] as const).entries()) differing.add(record(game, outcome));
  expect(differing.telling('better')).toEqual([]);
});
