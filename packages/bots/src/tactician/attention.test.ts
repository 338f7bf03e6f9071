import { type Game, mechOf, NO_SINK, seedFromText, startGame } from '@hexfall/rules';
import { buildMech, gameOf, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { type Attention, damageDrawn } from './attention.ts';
import { assess } from './situation.ts';
import { WEIGHTS } from './weights.ts';

const SPEC = buildMech({ tonnage: 50, walk: 4, weapons: [['ml', 'RT']] });
const HEXES = { unit: '0805', enemy: '0812' } as const;

/** Returns a game with a unit and its enemy, and with friends of the unit in the given hexes. */
function meeting(...friends: readonly string[]): Game {
  const crew = { spec: 0, gunnery: 4, piloting: 5 };
  return gameOf(
    {
      profile: 'canon',
      seed: seedFromText('attention'),
      board: openBoard(16, 40),
      specs: [SPEC],
      units: [
        { ...crew, side: 0, hex: HEXES.unit, facing: 3 },
        { ...crew, side: 1, hex: HEXES.enemy, facing: 0 },
        ...friends.map(hex => ({ spec: 0, gunnery: 4, piloting: 5, side: 0, hex, facing: 3 })),
      ],
      turnLimit: 10,
    },
    NO_SINK,
  );
}

function attentionIn(game: Game): Attention {
  return assess(game, mechOf(game, 0), WEIGHTS).attention;
}

/** Returns how strongly the enemy is drawn to fire at the friends of the unit instead. */
function elsewhere(...friends: readonly string[]): number {
  return attentionIn(meeting(...friends)).elsewhere[0]!;
}

const ALONE: Attention = { elsewhere: Float64Array.of(0), followers: 0 };
const WITH_FRIENDS: Attention = { elsewhere: Float64Array.of(64), followers: 0 };

test('a unit that is alone draws all the fire of an enemy', () => {
  expect(attentionIn(meeting())).toEqual(ALONE);
  expect(damageDrawn(8, ALONE, 0)).toBe(8);
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
  const shares = [2, 4, 8, 16].map(damage => damageDrawn(damage, WITH_FRIENDS, 0) / damage);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[2]).toBe(0.5);
  expect(damageDrawn(0, WITH_FRIENDS, 0)).toBe(0);
  expect(damageDrawn(0, ALONE, 0)).toBe(0);
});

test('a friend that has yet to move is expected to follow, one that has moved is where it is', () => {
  const game = meeting('0839', '0739');
  startGame(game);
  const waiting = attentionIn(game);
  mechOf(game, 2).acted = true;
  expect([waiting.followers, attentionIn(game).followers]).toEqual([2 * WEIGHTS.trust, WEIGHTS.trust]);
  expect(damageDrawn(8, waiting, 0)).toBeLessThan(damageDrawn(8, attentionIn(game), 0));
});
