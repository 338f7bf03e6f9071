import { expect, test } from 'vitest';
import { findInCatalogue } from '../units/catalogue/catalogue.ts';
import { fittingsFor } from './fittings.ts';

const HUNCHBACK = findInCatalogue('HBK-4G')!;

test('a weapon is listed with weight, slots, heat, damage, ranges and the locations that have room', () => {
  const list = fittingsFor(HUNCHBACK);
  expect(list.find(({ title }) => title === 'PPC')).toEqual({
    title: 'PPC',
    sort: 'weapon',
    tons: 7,
    slots: 3,
    heat: 10,
    damage: '10',
    ranges: 'min 3, 6/12/18',
    shots: 0,
    wanted: false,
    places: ['LT', 'RA', 'LA'],
    refusal: '',
  });
});

test('ammunition for a weapon that the unit has is wanted', () => {
  const wanted = fittingsFor(HUNCHBACK).filter(item => item.wanted);
  expect(wanted.map(({ title, shots }) => [title, shots])).toEqual([
    ['AC/20 ammo', 5],
    ['AC/20 ammo (precision)', 3],
    ['AC/20 ammo (armor-piercing)', 4],
    ['AC/20 ammo (flechette)', 5],
    ['AC/20 ammo (caseless)', 10],
    ['AC/20 ammo (tracer)', 5],
  ]);
});

test('an item that the unit cannot have says why', () => {
  const reasons = Object.fromEntries(fittingsFor(HUNCHBACK).map(({ title, refusal }) => [title, refusal]));
  expect(reasons['Clan ER PPC']).toContain('mixed technology');
  expect(reasons['Triple-Strength Myomer']).toBe('');
  const full = fittingsFor(findInCatalogue('AS7-D')!);
  expect(full.find(({ title }) => title === 'Heavy Gauss Rifle')?.refusal).toBe(
    'No location has the 11 slots that Heavy Gauss Rifle takes.',
  );
});

test('a second targeting computer and a second set of myomer are refused', () => {
  const unit = { ...HUNCHBACK, items: { ...HUNCHBACK.items, LT: ['6 x Triple-Strength Myomer'] } };
  const myomer = fittingsFor(unit).find(({ title }) => title === 'Triple-Strength Myomer');
  expect(myomer?.refusal).toBe('The unit already has Triple-Strength Myomer and cannot have a second one.');
});
