import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import type { WeaponType } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { WEAPONS } from './catalogue.ts';
import { fitMunitions } from './munition-figures.ts';

setFlagsFromString('--allow-natives-syntax');
const hasShapeOf = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (
  one: WeaponType,
  other: WeaponType,
) => boolean;

const TYPES = WEAPONS.map(({ type }) => type);

test('all weapons of the catalogue have one shape', () => {
  expect(TYPES.filter(type => !hasShapeOf(type, TYPES[0]!)).map(({ id }) => id)).toEqual([]);
});

test('weapons with different figures for some munition have the shape of all weapons', () => {
  const launchers = TYPES.filter(({ ammo }) => ammo !== undefined).map(type => ({ type }));
  const bins = launchers.flatMap(({ type }) => [
    { ammo: type.ammo!, munition: 'inferno' as const },
    { ammo: type.ammo!, munition: 'precision' as const },
  ]);
  const fitted = fitMunitions(launchers, bins).map(({ type }) => type);
  const variants = [...TYPES, ...fitted].flatMap(({ variants }) => Object.values(variants));
  expect(variants.length).toBeGreaterThan(100);
  expect([...fitted, ...variants].filter(type => !hasShapeOf(type, TYPES[0]!)).map(({ id }) => id)).toEqual([]);
});

test('a spread copy has a different shape, so the check can fail', () => {
  expect(hasShapeOf({ ...TYPES[0]!, cost: 1 } as WeaponType, TYPES[0]!)).toBe(false);
});
