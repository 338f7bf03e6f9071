import { type Game, mechOf, NO_SINK, seedFromText } from '@hexfall/rules';
import { buildMech, gameOf, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { damageDrawn } from './attention.ts';
import { assess } from './situation.ts';
import { WEIGHTS } from './weights.ts';

const SPEC = buildMech({ tonnage: 50, walk: 4, weapons: [['ml', 'RT']] });
const HEXES = { unit: '0805', enemy: '0812' } as const;

/** A unit and its enemy, with friends of the unit at some hexes. */
function meeting(...friends: readonly string[]): Game {
  const unit = { spec: 0, gunnery: 4, piloting: 5, facing: 3 };
  return gameOf(
    {
      profile: 'canon',
      seed: seedFromText('attention'),
      board: openBoard(16, 40),
      specs: [SPEC],
      units: [
        { ...unit, side: 0, hex: HEXES.unit },
        { ...unit, side: 1, hex: HEXES.enemy, facing: 0 },
        ...friends.map(hex => ({ ...unit, side: 0, hex })),
      ],
      turnLimit: 10,
    },
    NO_SINK,
  );
}

/** What speaks for firing at a friend of the unit instead. */
function elsewhere(...friends: readonly string[]): number {
  const game = meeting(...friends);
  return assess(game, mechOf(game, 0), WEIGHTS).elsewhere[0]!;
}

test('a unit that is alone draws all the fire of an enemy', () => {
  expect(elsewhere()).toBe(0);
  expect(damageDrawn(8, 0)).toBe(8);
});

test('friends draw fire if they are within reach of the enemy, the nearer the more', () => {
  const [near, far] = [elsewhere('0810'), elsewhere('0705')];
  expect(near).toBeGreaterThan(far);
  expect(far).toBeGreaterThan(0);
  expect(elsewhere('0839')).toBe(0);
});

test('two friends draw as much fire as each of them alone', () => {
  expect(elsewhere('0709', '0810')).toBeCloseTo(elsewhere('0709') + elsewhere('0810'), 9);
});

test('a unit draws a larger share of the fire the better a target it is', () => {
  const shares = [2, 4, 8, 16].map(damage => damageDrawn(damage, 64) / damage);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[2]).toBe(0.5);
  expect(damageDrawn(0, 64)).toBe(0);
  expect(damageDrawn(0, 0)).toBe(0);
});
