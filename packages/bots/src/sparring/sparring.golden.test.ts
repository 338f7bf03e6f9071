import { type GameSetup, hashState } from '@hexfall/rules';
import { expectGolden, skirmish } from '@hexfall/testkit';
import { describe, test } from 'vitest';
import { SPARRING_NAMES, type SparringName } from '../bot.ts';
import { playSetup } from '../contest.ts';

const GAMES = 6;

/** A battle of two against two that differs with its number in map and rules. */
function battle(i: number): GameSetup {
  const setup = skirmish(`sparring ${i}`, { perSide: 2, style: i % 2 === 0 ? 'hills' : 'city' });
  return { ...setup, profile: i % 3 === 0 ? 'canon' : 'spec' };
}

function endOf(name: SparringName, i: number): string {
  const { state } = playSetup(battle(i), [name, 'tactician-1']);
  return `game ${i}: ${state.outcome.kind} in turn ${state.turn}, ${hashState(state).toString(16)}`;
}

/**
 * A sparring partner is a measure: whoever changes one loses all results against it. If its games change, either a rule did, and
 * the goldens of whole games show it too, or code that it shares with other bots, which it should then get its own copy of.
 */
describe('sparring partners play as they always have', () => {
  test.each(SPARRING_NAMES)('%s', name => {
    const ends = Array.from({ length: GAMES }, (_, i) => endOf(name, i));
    expectGolden(`sparring-${name}`, `${ends.join('\n')}\n`);
  });
});
