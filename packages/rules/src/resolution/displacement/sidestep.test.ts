import { formatHex } from '@hexfall/hex';
import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { trySidestep } from './sidestep.ts';

/** A unit that faces north in the middle of an open board, with 8 MP for a run. */
function jostled(profile: string, options: Partial<UnitOptions> = {}, others: readonly string[] = []): Scenario {
  const s = scenario({ profile }).mech('A', { at: '0505', facing: 0, walk: 5, ...options });
  for (const at of others) s.mech(at, { at, side: 1 });
  return s.begin('physical');
}

/**
 * Returns the printed number of the hex that the unit steps into when it is jostled in that direction, or why it does
 * not.
 */
function answer(s: Scenario, direction: number): string {
  const result = trySidestep(s.game, s.unit('A'), direction);
  return typeof result === 'string' ? result : formatHex(s.game.match.board.grid, result.hex);
}

describe.each(PROFILES)('a unit that another is forced upon (%s)', profile => {
  test.each([0, 1, 2, 3, 4, 5])(
    'a unit struck from its front or rear has no side to step to: direction %i',
    direction => {
      const facing = 2;
      const s = jostled(profile, { facing });
      const ahead = direction === facing || direction === facing + 3;
      if (!ahead) s.roll('sidestep', 4);
      expect(answer(s, direction)).toBe(ahead ? 'impossible' : 'failed');
    },
  );

  test('a unit steps ahead on a roll of its piloting skill', () => {
    const s = jostled(profile).roll('sidestep', 5);
    expect(answer(s, 1)).toBe('0504');
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'domino', need: 5, passed: true }]);
  });

  test('a unit steps back where the way ahead is taken, and stays where both ways are', () => {
    expect(answer(jostled(profile, {}, ['0504']).roll('sidestep', 5), 1)).toBe('0506');
    expect(answer(jostled(profile, {}, ['0504', '0506']), 1)).toBe('impossible');
  });

  test.each<[number, string]>([
    [7, '0504'],
    [8, 'impossible'],
  ])('a unit needs MP to step aside: after %i of 8 the answer is %s', (mpUsed, expected) => {
    const s = jostled(profile);
    s.unit('A').mpUsed = mpUsed;
    if (expected !== 'impossible') s.roll('sidestep', 5);
    expect(answer(s, 1)).toBe(expected);
  });

  test.each<[string, UnitOptions['condition']]>([
    ['is prone', { prone: true }],
    ['has an unconscious pilot', { pilot: 'unconscious', pilotWounds: 1 }],
  ])('a unit stays where it is when it %s', (_, condition) => {
    expect(answer(jostled(profile, { condition: condition! }), 1)).toBe('impossible');
  });

  test('a unit stays where it is when it is stuck in a swamp', () => {
    const s = jostled(profile);
    s.unit('A').stuck = true;
    expect(answer(s, 1)).toBe('impossible');
  });
});
