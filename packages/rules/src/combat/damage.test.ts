import { scenario, type Scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, HD, LA, LL, type LocationId, LT, NOWHERE, RA, RL, RT } from '../state/locations.ts';
import { emit } from '../game.ts';
import { resolveDamage, resolveSlotHit } from './damage.ts';

/** One unit that stands there to be hit. */
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

describe('armor, structure, transfer', () => {
  test('[DMG-01] damage beyond the armor reaches the structure', () => {
    const s = target({ condition: { structure: { LA: 8 } } });
    s.roll('criticalCount', 7);
    const results = hit(s, LA, 15);
    expect(s.unit('B').armor[LA]).toBe(0);
    expect(s.unit('B').structure[LA]).toBe(3);
    expect(results).toMatchObject([{ armorDamage: 10, structureDamage: 5, transferred: 0, destroyed: false }]);
  });

  test.each([
    ['left arm', LA, LT],
    ['right arm', RA, RT],
    ['left leg', LL, LT],
    ['right leg', RL, RT],
    ['left torso', LT, CT],
    ['right torso', RT, CT],
  ])('[DMG-02] what the %s cannot hold goes inward', (_, from, to) => {
    const s = target();
    const structure = s.unit('B').structure[from]!;
    s.roll('criticalCount', 2);
    const results = hit(s, from, 10 + structure + 4);
    expect(s.unit('B').structure[from]).toBe(0);
    expect(s.unit('B').armor[to]).toBe(10 - 4);
    expect(results[0]).toMatchObject({ destroyed: true, transferred: 4, transferLocation: to });
    expect(s.unit('B').status).toBe('active');
  });

  test('[DMG-02] also a single point; a location that is gone suffers nothing more', () => {
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

  test('[DMG-02] CASE keeps nothing back that comes from outside', () => {
    const s = target({ armor: { LT: 0 }, equipment: [['case', 'LT']] });
    s.roll('criticalCount', 2);
    hit(s, LT, 12 + 4);
    expect(s.unit('B').armor[CT]).toBe(10 - 4);
  });

  test('[DMG-02] losing the center torso destroys the unit, and nothing goes further', () => {
    const s = target();
    s.roll('criticalCount', 2);
    const results = hit(s, CT, 10 + 16 + 9);
    expect(s.unit('B').status).toBe('destroyed');
    expect(results).toMatchObject([{ destroyed: true, transferred: 0, discarded: 9 }]);
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'centerTorso' }]);
  });

  test('[DMG-03] what an arm cannot hold meets the armor of the side torso first, then its structure, then the center', () => {
    const s = target({ armor: { LA: 0 } });
    s.roll('criticalCount', 2, 2);
    hit(s, LA, 8 + 20);
    expect(s.unit('B').structure[LA]).toBe(0);
    expect(s.unit('B').armor[LT]).toBe(0);
    expect(s.unit('B').structure[LT]).toBe(12 - 10);
    s.roll('criticalCount', 2);
    hit(s, LA, 2 + 3);
    expect(s.unit('B').structure[LT]).toBe(0);
    expect(s.unit('B').armor[CT]).toBe(10 - 3);
  });

  test('[DMG-13] the whole chain accounts for every point', () => {
    const s = target();
    s.roll('criticalCount', 2, 2, 2);
    const results = hit(s, RA, 60);
    expect(results.map(r => [r.armorDamage, r.structureDamage])).toEqual([
      [10, 8],
      [10, 12],
      [10, 10],
    ]);
    expect(s.unit('B').structure[CT]).toBe(16 - 10);
    for (const r of results) expect(r.damage).toBe(r.armorDamage + r.structureDamage + r.transferred + r.discarded);
    expect(results.map(r => r.location)).toEqual([RA, RT, CT]);
    expect(s.unit('B').damageThisPhase).toBe(60);
  });

  test('a hit from behind stays behind when it transfers', () => {
    const s = target({ armor: { RTR: 3, CTR: 4 } });
    s.roll('criticalCount', 2);
    hit(s, RT, 3 + 12 + 2, { rear: true });
    expect(s.unit('B').armor[8]).toBe(4 - 2);
    expect(s.unit('B').armor[CT]).toBe(10);
    expect(s.unit('B').armor[RT]).toBe(0);
  });
});

describe('a side torso takes its arm along', () => {
  test.each([
    ['[DMG-04] left', LT, LA, 'LA'],
    ['[DMG-05] right', RT, RA, 'RA'],
  ] as const)('%s', (_, torso, arm, code) => {
    const s = target({ weapons: [['ml', code]] }).mech('A', { at: '0503' });
    s.roll('criticalCount', 2);
    hit(s, torso, 10 + 12);
    const { structure, armor, slotHits } = s.unit('B');
    expect([structure[torso], structure[arm], armor[arm]]).toEqual([0, 0, 0]);
    const { hittable } = s.game.match.specs[0]!.masks;
    expect(slotHits[arm]! & hittable[arm]!).toBe(hittable[arm]);
    expect(s.unit('B').structure[arm === LA ? RA : LA]).toBe(8);
    emit(s.game, { type: 'PhaseEnded', phase: 'weapons' });
    s.begin('weapons');
    expect(s.refused({ type: 'fire', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] })).toBe('weaponUnusable');
  });
});

describe('the head', () => {
  test('[DMG-06] one hit does at most 3 to the head, the rest is lost', () => {
    const s = target();
    const results = hit(s, HD, 20);
    expect(s.unit('B').armor[HD]).toBe(9 - 3);
    expect(results).toMatchObject([{ damage: 20, armorDamage: 3, discarded: 17, transferred: 0 }]);
    expect(s.unit('B').damageThisPhase).toBe(3);
    expect(s.unit('B').pilotWounds).toBe(0);
  });

  test('[DMG-06] canon has no such cap: 12 points kill', () => {
    const s = target({}, 'canon');
    s.roll('criticalCount', 2);
    hit(s, HD, 20);
    expect(s.unit('B')).toMatchObject({ status: 'destroyed', pilot: 'dead' });
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'head' }]);
  });

  test('[DMG-07] each group of a cluster is capped by itself', () => {
    const s = target();
    for (const points of [5, 5, 5]) hit(s, HD, points);
    expect(s.unit('B').armor[HD]).toBe(0);
    expect(s.unit('B').structure[HD]).toBe(3);
    expect(s.unit('B').damageThisPhase).toBe(9);
  });

  test('[DMG-12] damage to the structure of the head hurts the pilot, who must stay awake', () => {
    const s = target({ armor: { HD: 2 } });
    s.roll('criticalCount', 2).roll('consciousness', 3);
    hit(s, HD, 5);
    expect(s.unit('B')).toMatchObject({ pilotWounds: 1, pilot: 'awake' });
    expect(s.unit('B').structure[HD]).toBe(2);
    expect(s.all('PilotHit')).toMatchObject([{ cause: 'head', pilotWounds: 1 }]);
    expect(s.all('ConsciousnessRolled')).toMatchObject([{ need: 3, roll: 3, awake: true }]);
  });

  test('[DMG-12] a failed roll leaves the pilot unconscious', () => {
    const s = target({ armor: { HD: 2 }, condition: { pilotWounds: 2 } });
    s.roll('criticalCount', 2).roll('consciousness', 6);
    hit(s, HD, 5);
    expect(s.unit('B')).toMatchObject({ pilotWounds: 3, pilot: 'unconscious' });
    expect(s.all('ConsciousnessRolled')).toMatchObject([{ need: 7 }]);
  });

  test('[DMG-12] in canon every damaging hit on the head hurts, also when the armor holds', () => {
    const s = target({}, 'canon');
    s.roll('consciousness', 12);
    hit(s, HD, 2);
    expect(s.unit('B').pilotWounds).toBe(1);
    expect(s.unit('B').armor[HD]).toBe(7);
  });

  test('the sixth wound kills', () => {
    const s = target({ armor: { HD: 0 }, condition: { pilotWounds: 5 } });
    s.roll('criticalCount', 2);
    hit(s, HD, 1);
    expect(s.unit('B')).toMatchObject({ pilot: 'dead', status: 'destroyed' });
  });
});

describe('twenty points in a phase', () => {
  test('[DMG-08] call for a piloting roll', () => {
    const s = target();
    hit(s, LT, 10);
    hit(s, RT, 10);
    hit(s, LA, 2);
    expect(s.unit('B').damageThisPhase).toBe(22);
    expect(s.unit('B').rolls).toEqual([{ reason: 'phaseDamage', modifier: 0 }]);
  });

  test('[DMG-08] at +1 in canon', () => {
    const s = target({}, 'canon');
    for (const location of [LT, RT]) hit(s, location, 10);
    expect(s.unit('B').rolls).toEqual([{ reason: 'phaseDamage', modifier: 1 }]);
  });

  test('[DMG-09] less does not', () => {
    const s = target();
    hit(s, LT, 9);
    hit(s, RT, 9);
    expect(s.unit('B').damageThisPhase).toBe(18);
    expect(s.unit('B').rolls).toEqual([]);
  });

  test('[DMG-08] points above the head cap do not count', () => {
    const s = target();
    hit(s, LT, 10);
    hit(s, HD, 20);
    expect(s.unit('B').damageThisPhase).toBe(13);
    expect(s.unit('B').rolls).toEqual([]);
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

  test('a front leg that was gone before is not lost once more with its side torso: no fall', () => {
    const s = target({ quad: true, armor: { LT: 0 }, condition: { structure: { LA: 0 } } });
    s.roll('criticalCount', 2);
    hit(s, LT, 12);
    expect(s.all('LocationLost')).toMatchObject([{ location: LT, cause: 'destroyed' }]);
    expect(s.unit('B').rolls).toEqual([]);
  });

  test('the pilot of a torso-mounted cockpit minds neither hits on the head nor its loss', () => {
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
  });

  test('a leg destroyed by the hit is not blown off again by a 12', () => {
    const s = target({ armor: { LL: 0 } }, 'canon');
    s.roll('criticalCount', 12);
    hit(s, LL, 12);
    expect(s.all('LocationLost')).toMatchObject([{ location: LL, cause: 'destroyed' }]);
    expect(s.unit('B').rolls).toEqual([{ reason: 'legDestroyed', modifier: 0 }]);
  });
});

test('[PSR-04] a leg that loses its last armor, but no structure, calls for no roll', () => {
  const s = target();
  s.roll('criticalCount', 2);
  hit(s, LL, 10, { throughArmor: true });
  expect([s.unit('B').armor[LL], s.unit('B').structure[LL]]).toEqual([0, 12]);
  expect(s.unit('B').rolls).toEqual([]);
});

test('[PSR-04] an explosion inside a leg calls for no roll while the armor outside holds', () => {
  const s = target({ ammo: [{ kind: 'mg', in: 'LL', shots: 2, explosionPerShot: 2 }] });
  s.roll('consciousness', 12, 12).roll('criticalCount', 2);
  resolveSlotHit(s.game, s.unit('B'), LL, 4);
  expect(s.unit('B').structure[LL]).toBe(12 - 4);
  expect(s.unit('B').rolls).toEqual([]);
});
