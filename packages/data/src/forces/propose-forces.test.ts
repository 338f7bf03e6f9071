import { expect, test } from 'vitest';
import { CATALOGUE, catalogueMech } from '../units/catalogue/catalogue.ts';
import { unitFacts } from '../units/unit-facts.ts';
import { type ProposalRequest, proposeForces } from './propose-forces.ts';

const UNITS = CATALOGUE.map(unit => unitFacts(catalogueMech(unit), unit));

const REQUEST: ProposalRequest = {
  target: 6000,
  units: 4,
  tolerance: 0.02,
  seed: 'one',
  repeat: false,
  proposals: 3,
  crew: { gunnery: 3, piloting: 4 },
  filter: { tonnage: { min: 40, max: 75 }, tech: 'innerSphere' },
};

test('proposals are of the value, the number and the kind of units that were asked for', () => {
  const forces = proposeForces(UNITS, REQUEST);
  expect(forces.ok && forces.value.length).toBe(3);
  for (const { units, total } of forces.ok ? forces.value : []) {
    expect(Math.abs(total - 6000)).toBeLessThanOrEqual(120);
    expect(total).toBe(units.reduce((sum, { value }) => sum + value, 0));
    expect(new Set(units.map(({ unit }) => unit)).size).toBe(4);
    expect(units.map(({ value }) => value)).toEqual(units.map(({ value }) => value).toSorted((a, b) => b - a));
    for (const { unit, value } of units) {
      expect(unit.tonnage >= 40 && unit.tonnage <= 75 && unit.techBase === 'innerSphere').toBe(true);
      expect(value).toBe(Math.floor(unit.value * 1.32 + 0.5));
    }
  }
});

test('the same seed gives the same proposals, which differ among themselves', () => {
  expect(proposeForces(UNITS, REQUEST)).toEqual(proposeForces(UNITS, REQUEST));
  expect(proposeForces(UNITS, { ...REQUEST, seed: 'two' })).not.toEqual(proposeForces(UNITS, REQUEST));
  const forces = proposeForces(UNITS, REQUEST);
  expect(forces.ok && forces.value[0]).not.toEqual(forces.ok && forces.value[1]);
});

test('a unit that cannot be found is refused with a sentence', () => {
  expect(proposeForces(UNITS, { ...REQUEST, filter: { tonnage: { min: 300, max: 300 } } })).toEqual({
    ok: false,
    errors: [{ message: 'there are no units to choose from' }],
  });
});
