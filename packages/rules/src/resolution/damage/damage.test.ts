import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { OTHER } from '../../vocabulary/events/source.ts';
import { CT, HD, LA, LL, type LocationId, LT, NOWHERE, RT } from '../../vocabulary/spec/locations.ts';
import { resolveSlotHit } from './criticals.ts';
import { resolveDamage } from './damage.ts';

/** A unit that takes the damage. */
function target(options: Partial<UnitOptions> = {}, profile = 'spec'): Scenario {
  return scenario({ profile }).mech('B', { at: '0505', tonnage: 50, ...options });
}

function hit(
  s: Scenario,
  location: LocationId,
  points: number,
  where: { rear?: boolean; throughArmor?: boolean } = {},
) {
  return resolveDamage(
    s.game,
    0,
    { location, rear: where.rear ?? false, throughArmor: where.throughArmor ?? false },
    points,
  );
}

describe('transfer', () => {
  test('a single point transfers too, and a destroyed location takes nothing more', () => {
    const s = target({ armor: { LL: 0 } });
    s.roll('criticalCount', 2);
    expect(hit(s, LL, 12 + 1)).toMatchObject([
      { structureDamage: 12, destroyed: true, transferred: 1, transferLocation: LT },
      { armorDamage: 1, destroyed: false, transferred: 0, transferLocation: NOWHERE },
    ]);
    expect(hit(s, LL, 2)).toMatchObject([
      { armorDamage: 0, structureDamage: 0, destroyed: false, transferred: 2 },
      { location: LT, armorDamage: 2 },
    ]);
    expect(s.unit('B').armor[LT]).toBe(10 - 1 - 2);
  });

  test('CASE keeps back no damage that comes from outside', () => {
    const s = target({ armor: { LT: 0 }, equipment: [['case', 'LT']] });
    s.roll('criticalCount', 2);
    hit(s, LT, 12 + 4);
    expect(s.unit('B').armor[CT]).toBe(10 - 4);
  });

  test('a hit from behind transfers to rear armor', () => {
    const s = target({ armor: { RTR: 3, CTR: 4 } });
    s.roll('criticalCount', 2);
    hit(s, RT, 3 + 12 + 2, { rear: true });
    expect(s.unit('B').armor[8]).toBe(4 - 2);
    expect(s.unit('B').armor[CT]).toBe(10);
    expect(s.unit('B').armor[RT]).toBe(0);
  });
});

describe('what goes with a location', () => {
  test.each(['spec', 'canon'])('a quad that loses a front leg with its side torso falls (%s)', profile => {
    const s = target({ quad: true, armor: { LT: 0 } }, profile);
    s.roll('criticalCount', 2);
    hit(s, LT, 12);
    expect(s.unit('B').structure[LA]).toBe(0);
    expect(s.unit('B').rolls).toEqual([{ reason: 'legDestroyed', modifier: 0 }]);
  });

  test('a quad does not fall again for a front leg that was gone before its side torso', () => {
    const s = target({ quad: true, armor: { LT: 0 }, condition: { structure: { LA: 0 } } });
    s.roll('criticalCount', 2);
    hit(s, LT, 12);
    expect(s.all('LocationLost')).toMatchObject([{ location: LT, cause: 'destroyed' }]);
    expect(s.unit('B').rolls).toEqual([]);
  });

  test('hits on the head and its loss do not hurt the pilot of a torso-mounted cockpit', () => {
    const s = target({ cockpit: 'torsoMounted', armor: { HD: 1 } }, 'canon');
    s.roll('criticalCount', 2, 2);
    hit(s, HD, 2);
    hit(s, HD, 9);
    expect(s.unit('B')).toMatchObject({ pilotWounds: 0, status: 'active' });
    expect(s.unit('B').structure[HD]).toBe(0);
  });

  test('a head that is destroyed and blown off at once kills the pilot once', () => {
    const s = target({ armor: { HD: 0 } }, 'canon');
    s.roll('criticalCount', 12);
    hit(s, HD, 5);
    expect(s.all('PilotHit')).toMatchObject([{ dead: true }]);
    expect(s.all('UnitDestroyed').length).toBe(1);
    expect(s.unit('B')).toMatchObject({ status: 'destroyed', pilot: 'dead' });
  });

  test('a leg destroyed by the hit is not blown off by a critical roll of 12', () => {
    const s = target({ armor: { LL: 0 } }, 'canon');
    s.roll('criticalCount', 12);
    hit(s, LL, 12);
    expect(s.all('LocationLost')).toMatchObject([{ location: LL, cause: 'destroyed' }]);
    expect(s.unit('B').rolls).toEqual([{ reason: 'legDestroyed', modifier: 0 }]);
  });
});

test('a leg that loses its last armor but no structure calls for no roll', () => {
  const s = target();
  s.roll('criticalCount', 2);
  hit(s, LL, 10, { throughArmor: true });
  expect([s.unit('B').armor[LL], s.unit('B').structure[LL]]).toEqual([0, 12]);
  expect(s.unit('B').rolls).toEqual([]);
});

test('an explosion inside a leg calls for no roll while the armor outside holds', () => {
  const s = target({ ammo: [{ kind: 'mg', in: 'LL', shots: 2, explosionPerShot: 2 }] });
  s.roll('consciousness', 12, 12).roll('criticalCount', 2);
  resolveSlotHit(s.game, s.unit('B'), { location: LL, slot: 4 }, OTHER);
  expect(s.unit('B').structure[LL]).toBe(12 - 4);
  expect(s.unit('B').rolls).toEqual([]);
});
