import { createBoard } from '@hexfall/hex';
import { createGame, type MechState, NO_SINK, seedFromText, type UnitCondition } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { builtInMech } from '../units/built-in.ts';
import { type BattleValue, battleValue } from './battle-value.ts';
import type { Rating } from './defense.ts';
import { forceValue } from './force-value.ts';

const HUNCHBACK = builtInMech('HBK-4G')!;

function stateOf(condition: UnitCondition): MechState {
  const unit = { spec: 0, side: 0, hex: '0101', facing: 0, gunnery: 4, piloting: 5, condition };
  const board = createBoard(1, 1, []);
  const setup = { profile: 'spec', seed: seedFromText('x'), board, specs: [HUNCHBACK], units: [unit], turnLimit: 1 };
  const game = createGame(setup, NO_SINK);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return game.value.state.mechs[0]!;
}

function after(condition: UnitCondition): BattleValue {
  return battleValue(HUNCHBACK, stateOf(condition));
}

function points({ terms }: Rating, name: string): number {
  return terms.filter(term => term.name === name).reduce((sum, term) => sum + term.points, 0);
}

test('a unit in play is worth as much as a fresh one while nothing is missing', () => {
  expect(after({})).toEqual(battleValue(HUNCHBACK));
});

test('the armor that is left counts, and no weapon that was struck', () => {
  const { defensive, offensive } = after({ armor: { CT: 6 }, criticals: { RT: [3] } });
  expect(points(defensive, 'Armor')).toBe(350);
  expect(points(offensive, 'AC/20')).toBe(0);
  // No weapon fires the ammunition any more, but it can still explode.
  expect(offensive.terms.some(({ name }) => name.startsWith('Ammunition'))).toBe(false);
  expect(points(defensive, 'Explosive: IS Ammo AC/20')).toBe(-30);
});

test('a bin that was begun counts in full and an empty one not at all', () => {
  const { defensive, offensive } = after({ ammo: [1, 0] });
  expect(points(offensive, 'Ammunition for AC/20')).toBe(22);
  expect(points(defensive, 'Explosive: IS Ammo AC/20')).toBe(-15);
});

test('a lost location takes everything in it along', () => {
  const { defensive, offensive } = after({ structure: { RA: 0 } });
  expect(points(offensive, 'Medium Laser')).toBe(46);
  expect(points(defensive, 'Internal structure')).toBe((83 - 8) * 1.5);
});

test('a hurt leg is slower and a hurt engine hotter', () => {
  const { offensive, heat } = after({ criticals: { LL: [2], CT: [1] } });
  expect(offensive.factors[0]!.how).toBe('5 MP: runs 5');
  expect(heat.terms).toContainEqual({ name: 'Engine hits', points: -5, how: '' });
});

test('a wreck is worth nothing', () => {
  const wreck = { ...stateOf({}), status: 'destroyed' } as const;
  expect(battleValue(HUNCHBACK, wreck).base).toBe(0);
  expect(forceValue([{ spec: HUNCHBACK, state: wreck, gunnery: 0, piloting: 0 }]).total).toBe(0);
});
