import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, HD, LL, type LocationId, LT } from '../../vocabulary/spec/locations.ts';
import { resolveDamage } from './damage.ts';

const LAKE = '~1 ~2\n. .';

function wading(at: string, options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ board: LAKE }).mech('B', { at, weapons: [['ml', 'LT']], ...options });
}

function hit(s: Scenario, location: LocationId, points: number): void {
  resolveDamage(s.game, 0, { location, rear: false, throughArmor: false }, points);
}

/** The rolls for upper leg, lower leg and foot. */
const ACTUATORS = Array.from({ length: 3 }, () => ({ reason: 'legActuatorHit', modifier: 0 }));

describe('hull breaches', () => {
  test('a hull breach roll of 10 under water floods the location, and everything there stops working', () => {
    const s = wading('0201');
    s.roll('hullBreach', 10);
    hit(s, LT, 4);
    expect(s.all('HullBreached')).toMatchObject([{ location: LT, roll: 10 }]);
    const { hittable } = s.game.match.specs[0]!.masks;
    expect(s.unit('B').slotHits[LT]! & hittable[LT]!).toBe(hittable[LT]);
    expect(s.unit('B')).toMatchObject({ status: 'active' });
  });

  test('a hull breach roll below 10 floods nothing', () => {
    const s = wading('0201');
    s.roll('hullBreach', 9);
    hit(s, LT, 4);
    expect(s.unit('B').slotHits[LT]).toBe(0);
  });

  test('a location without armor is flooded without a roll', () => {
    const s = wading('0201', { armor: { LT: 4 } });
    hit(s, LT, 4);
    expect(s.all('HullBreached')).toMatchObject([{ location: LT, roll: 0 }]);
    const { hittable } = s.game.match.specs[0]!.masks;
    expect(s.unit('B').slotHits[LT]! & hittable[LT]!).toBe(hittable[LT]);
  });

  test('a torso without rear armor is flooded without a roll', () => {
    const s = wading('0201', { armor: { LTR: 0 } });
    hit(s, LT, 4);
    expect(s.all('HullBreached')).toMatchObject([{ location: LT, roll: 0 }]);
    const { hittable } = s.game.match.specs[0]!.masks;
    expect(s.unit('B').slotHits[LT]! & hittable[LT]!).toBe(hittable[LT]);
  });

  test('only the legs of a wading unit are flooded, and a flooded leg may bring it down', () => {
    const s = wading('0101');
    hit(s, LT, 4);
    s.roll('hullBreach', 12);
    hit(s, LL, 4);
    expect(s.unit('B').slotHits[LT]).toBe(0);
    expect(s.unit('B').rolls).toMatchObject([{ reason: 'hipHit' }, ...ACTUATORS]);
  });

  test('a flooded leg calls for no roll for actuators that had stopped before', () => {
    const s = wading('0101', { condition: { criticals: { LL: [1, 4] } } });
    s.roll('hullBreach', 10);
    hit(s, LL, 4);
    expect(s.unit('B').rolls).toEqual(ACTUATORS.slice(1));
  });

  test.each([
    ['center torso', CT, 'awake'],
    ['head', HD, 'dead'],
  ] as const)('a flooded %s destroys the unit', (_, location, pilot) => {
    const s = wading('0201');
    s.roll('hullBreach', 11);
    hit(s, location, 2);
    expect(s.unit('B')).toMatchObject({ status: 'destroyed', pilot });
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'breach' }]);
  });

  test('a flooded head without a cockpit leaves the pilot alive', () => {
    const s = wading('0201', { cockpit: 'torsoMounted' });
    s.roll('hullBreach', 11);
    hit(s, HD, 2);
    expect(s.unit('B')).toMatchObject({ status: 'active', pilot: 'awake' });
  });

  test('a flooded side torso with three engine slots destroys the unit', () => {
    const s = wading('0201', { engine: 'xl' });
    s.roll('hullBreach', 11);
    hit(s, LT, 2);
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'engine' }]);
    expect(s.unit('B').status).toBe('destroyed');
  });

  test('a location that is flooded already is not flooded again', () => {
    const s = wading('0201');
    s.roll('hullBreach', 10);
    hit(s, LT, 4);
    hit(s, LT, 4);
    expect(s.all('HullBreached')).toHaveLength(1);
    expect(s.all('RollQueued')).toEqual([]);
  });

  test('nothing is flooded on dry land', () => {
    const s = wading('0102', { armor: { LT: 4 } });
    hit(s, LT, 4);
    expect(s.all('HullBreached')).toEqual([]);
    expect(s.unit('B').slotHits[LT]).toBe(0);
  });
});
