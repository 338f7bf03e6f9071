import { type GameSetup, hashState } from '@hexfall/rules';
import { expectGolden, skirmish } from '@hexfall/testkit';
import { describe, test } from 'vitest';
import { SPARRING_NAMES, type SparringName } from '../bot.ts';
import { playSetup } from '../contest.ts';

const GAMES = 6;

/** Returns a battle of two against two whose map and rules depend on its number. */
function battle(i: number): GameSetup {
  const setup = skirmish(`sparring ${i}`, { perSide: 2, style: i % 2 === 0 ? 'hills' : 'city' });
  return { ...setup, profile: i % 3 === 0 ? 'canon' : 'spec' };
}

function endOf(name: SparringName, i: number): string {
  const { state } = playSetup(battle(i), [name, 'tactician-1']);
  return `game ${i}: ${state.outcome.kind} in turn ${state.turn}, ${hashState(state).toString(16)}`;
}

/**
 * A sparring partner is a standard of comparison: if it changes, all earlier results against it lose their meaning. If its games change,
 * then either a rule has changed, which the goldens of whole games show too, or code that it shares with other bots; in that case give it
 * its own copy of the old code.
 */
describe('sparring partners', () => {
  test.each(SPARRING_NAMES)('%s plays as it always has', name => {
    const ends = Array.from({ length: GAMES }, (_, i) => endOf(name, i));
    expectGolden(`sparring-${name}`, `${ends.join('\n')}\n`);
  });
});
