import { expect, test } from 'vitest';
import { preferredUnit, UNKNOWN_YEAR } from './preferred-unit.ts';
import { UnitNames } from './unit-names.ts';

const OLD = { chassis: 'Atlas', model: 'AS7-D', clanName: '', builtIn: true, year: 2755 };
const NEW = { chassis: 'Atlas', model: 'AS7-K', clanName: '', builtIn: true, year: 3049 };
const OWN = { chassis: 'Atlas', model: 'AS7-D', clanName: '', builtIn: false, year: UNKNOWN_YEAR };
const NAMES = new UnitNames([NEW, OLD, OWN]);

test('a chassis stands for its oldest built-in model', () => {
  expect(preferredUnit(NAMES.find('atlas'))).toBe(OLD);
  expect(preferredUnit(NAMES.find('as7-d'))).toBe(OLD);
  expect(preferredUnit(NAMES.find('as7-k'))).toBe(NEW);
});

test('part of several names stands for none of them, and neither does an unknown name', () => {
  expect(preferredUnit(NAMES.find('atl'))).toBeUndefined();
  expect(preferredUnit(NAMES.find('Locust'))).toBeUndefined();
});
