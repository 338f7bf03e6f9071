import { duel, PROFILES, type Scenario, scenario, shootout } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, HD, LA, LL, type LocationId, LT, RA, RL, RT } from '../../vocabulary/spec/locations.ts';
import { resolveDamage } from './damage.ts';

/** The roll of two dice for each location of a unit that is struck from the front. */
const AT = { RA: 4, RL: 5, RT: 6, CT: 7, LT: 8, LL: 9, LA: 10, HD: 12 } as const;

/** Scripts the dice for a next shot that hits this location. */
function struck(s: Scenario, place: keyof typeof AT): Scenario {
  return s.roll('toHit', 12).roll('hitLocation', AT[place]);
}

/** Returns the armor and structure that B has left in a location. */
function left(s: Scenario, location: LocationId): [armor: number, structure: number] {
  return [s.unit('B').armor[location]!, s.unit('B').structure[location]!];
}

describe.each(PROFILES)('from armor to structure and inward (%s)', profile => {
  test('[DMG-01] 15 points on 10 of armor and 8 of structure leave 0 and 3', () => {
    const s = struck(shootout(profile, ['gauss']), 'LA').roll('criticalCount', 7);
    expect(left(s, LA)).toEqual([10, 8]);
    s.fire('A', 'B').endPhase();
    expect(left(s, LA)).toEqual([0, 3]);
    expect(s.all('DamageApplied')).toMatchObject([
      { damage: 15, armorDamage: 10, structureDamage: 5, transferred: 0, discarded: 0, destroyed: false },
    ]);
  });

  test.each([
    ['LA', LA, LT, 8],
    ['RA', RA, RT, 8],
    ['LL', LL, LT, 12],
    ['RL', RL, RT, 12],
    ['LT', LT, CT, 12],
    ['RT', RT, CT, 12],
  ] as const)('[DMG-02] 4 points more than %s can hold transfer inward', (code, from, to, structure) => {
    const s = shootout(profile, ['ac20'], { armor: { [code]: 16 - structure }, condition: { prone: true } });
    struck(s, code).roll('criticalCount', 2).fire('A', 'B').endPhase();
    expect(left(s, from)).toEqual([0, 0]);
    expect(left(s, to)).toEqual([10 - 4, to === CT ? 16 : 12]);
    expect(s.all('DamageApplied')[0]).toMatchObject({ destroyed: true, transferred: 4, transferLocation: to });
    expect(s.all('LocationLost').at(-1)).toMatchObject({ location: from, cause: 'destroyed' });
    expect(s.unit('B').status).toBe('active');
  });

  test('[DMG-02] the loss of the center torso destroys the unit and transfers nothing', () => {
    const s = shootout(profile, ['ac20'], { armor: { CT: 0 }, condition: { structure: { CT: 11 } } });
    struck(s, 'CT').roll('criticalCount', 2).fire('A', 'B').endPhase();
    expect(s.unit('B').status).toBe('destroyed');
    expect(left(s, CT)).toEqual([0, 0]);
    expect(s.all('DamageApplied')).toMatchObject([{ structureDamage: 11, transferred: 0, discarded: 9 }]);
    expect(s.all('UnitDestroyed')).toMatchObject([{ unit: 1, cause: 'centerTorso' }]);
  });

  test('[DMG-03] 20 points from a lost arm meet the armor of the side torso, its structure, then the center torso', () => {
    const s = shootout(profile, ['ac20'], { armor: { LT: 5 }, condition: { structure: { LA: 0 }, armor: { LA: 0 } } });
    struck(s, 'LA').roll('criticalCount', 2).roll('piloting', 12).fire('A', 'B').endPhase();
    expect([left(s, LT), left(s, CT)]).toEqual([
      [0, 0],
      [10 - 3, 16],
    ]);
    expect(s.all('DamageApplied')).toMatchObject([
      { location: LA, damage: 20, armorDamage: 0, structureDamage: 0, transferred: 20 },
      { location: LT, damage: 20, armorDamage: 5, structureDamage: 12, transferred: 3 },
      { location: CT, damage: 3, armorDamage: 3, structureDamage: 0, transferred: 0 },
    ]);
  });

  test.each([
    [20, [0, 5 - 5], [10 - 10, 6 - 2]],
    [25, [0, 6 - 6], [10 - 10, 8]],
    [30, [0, 7 - 7], [10 - 8, 10]],
    [35, [0, 8 - 8], [10 - 6, 11]],
    [40, [0, 10 - 10], [10 - 4, 12]],
    [45, [0, 11 - 11], [10 - 2, 14]],
    [50, [0, 12 - 12], [10, 16]],
    [55, [0, 13 - 11], [10, 18]],
    [60, [0, 14 - 10], [10, 20]],
    [65, [0, 15 - 10], [10, 21]],
    [70, [0, 15 - 9], [10, 22]],
    [75, [0, 16 - 8], [10, 23]],
    [80, [0, 17 - 7], [10, 25]],
    [85, [0, 18 - 6], [10, 27]],
    [90, [0, 19 - 5], [10, 29]],
    [95, [0, 20 - 4], [10, 30]],
    [100, [0, 21 - 3], [10, 31]],
  ])(
    '[DMG-13] 20 points on the bare arm of %i tons leave %j in the bare torso and %j in the center torso',
    (tonnage, torso, center) => {
      const s = shootout(profile, ['ac20'], { tonnage, armor: { LA: 0, LT: 0 } });
      struck(s, 'LA').roll('criticalCount', 2, 2);
      if (tonnage === 20) s.roll('criticalCount', 2);
      s.roll('piloting', 12).fire('A', 'B').endPhase();
      expect(left(s, LA)).toEqual([0, 0]);
      expect([left(s, LT), left(s, CT)]).toEqual([torso, center]);
    },
  );

  test('[DMG-13] every point of a chain is accounted for, and none of it hurts the pilot', () => {
    const s = shootout(profile, ['ac20', 'ac20', 'ac20'], { armor: { CT: 30 } });
    struck(s, 'RA').roll('criticalCount', 2);
    struck(s, 'RA').roll('criticalCount', 2);
    struck(s, 'RA').roll('piloting', 12).fire('A', 'B', [0, 1, 2]).endPhase();
    expect([left(s, RA), left(s, RT), left(s, CT)]).toEqual([
      [0, 0],
      [0, 0],
      [30 - 20, 16],
    ]);
    const parts = s.all('DamageApplied').map(d => [d.location, d.armorDamage, d.structureDamage, d.transferred]);
    expect(parts).toEqual([
      [RA, 10, 8, 2],
      [RT, 2, 0, 0],
      [RA, 0, 0, 20],
      [RT, 8, 12, 0],
      [RA, 0, 0, 20],
      [RT, 0, 0, 20],
      [CT, 20, 0, 0],
    ]);
    expect(s.all('DamageApplied').map(d => d.damageThisPhase)).toEqual([18, 20, 20, 40, 40, 40, 60]);
    expect(s.unit('B').pilotWounds).toBe(0);
  });
});

describe.each(PROFILES)('a side torso takes its arm along (%s)', profile => {
  test.each([
    ['[DMG-04] the left', 'LT', 'LA', LT, LA, RA],
    ['[DMG-05] the right', 'RT', 'RA', RT, RA, LA],
  ] as const)('%s torso takes its arm with it', (_, torsoCode, armCode, torso, arm, otherArm) => {
    const s = shootout(profile, ['ac20'], { armor: { [torsoCode]: 8 }, weapons: [['ml', armCode]] });
    struck(s, torsoCode).roll('criticalCount', 2).roll('piloting', 12).fire('A', 'B').endPhase();
    expect([left(s, torso), left(s, arm), left(s, otherArm)]).toEqual([
      [0, 0],
      [0, 0],
      [10, 8],
    ]);
    expect(s.all('LocationLost')).toMatchObject([
      { location: arm, cause: 'withSideTorso' },
      { location: torso, cause: 'destroyed' },
    ]);
    const { hittable } = s.game.match.specs[1]!.masks;
    expect(s.unit('B').slotsOut[arm]! & hittable[arm]!).toBe(hittable[arm]);
    s.nextTurn().endPhase().fire('A', 'B', []);
    expect(s.refused(s.shot('B', 'A'))).toBe('weaponUnusable');
  });
});

describe('the head', () => {
  test('[DMG-06] an AC/20 does 3 points to the head, and 17 are lost', () => {
    const s = struck(shootout('spec', ['ac20']), 'HD')
      .fire('A', 'B')
      .endPhase();
    expect(left(s, HD)).toEqual([9 - 3, 3]);
    expect(s.all('DamageApplied')).toMatchObject([
      { location: HD, damage: 20, armorDamage: 3, discarded: 17, transferred: 0, damageThisPhase: 3 },
    ]);
    expect(s.unit('B')).toMatchObject({ status: 'active', pilotWounds: 0 });
    expect(s.unit('B').armor.slice(1)).toEqual(s.game.match.specs[1]!.armor.slice(1));
  });

  test('[DMG-06] in canon an AC/20 destroys the head with 8 points to spare beyond 9 of armor and 3 of structure', () => {
    const s = struck(shootout('canon', ['ac20']), 'HD')
      .roll('criticalCount', 2)
      .fire('A', 'B')
      .endPhase();
    expect(left(s, HD)).toEqual([0, 0]);
    expect(s.all('DamageApplied')).toMatchObject([{ armorDamage: 9, structureDamage: 3, discarded: 8 }]);
    expect(s.unit('B')).toMatchObject({ status: 'destroyed', pilot: 'dead' });
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'head' }]);
  });

  test.each([
    ['spec', [9 - 3, 3], 0, { armorDamage: 3, structureDamage: 0, discarded: 7 }],
    ['canon', [0, 3 - 1], 1, { armorDamage: 9, structureDamage: 1, discarded: 0 }],
  ] as const)('[DMG-06] in %s the punch of 100 tons leaves the head %j', (profile, head, pilotWounds, hit) => {
    const s = duel(profile, { tonnage: 100 }).roll('toHit', 12).roll('punchLocation', 6);
    if (profile === 'canon') s.roll('criticalCount', 2).roll('consciousness', 12);
    s.punch('A', 'B', ['RA']).endPhase();
    expect(left(s, HD)).toEqual(head);
    expect(s.all('DamageApplied')).toMatchObject([{ location: HD, damage: 10, ...hit }]);
    expect(s.unit('B')).toMatchObject({ pilotWounds, status: 'active' });
  });

  test.each([
    ['spec', [3, 3], 9 - 6, 0],
    ['canon', [5, 5], 0, 2],
  ] as const)('[DMG-07] in %s two groups of five on the head count %j', (profile, counted, armor, wounds) => {
    const s = shootout(profile, ['lrm20']).roll('toHit', 12).roll('cluster', 5).roll('hitLocation', 12);
    if (profile === 'canon') s.roll('consciousness', 12).roll('hitLocation', 12).roll('criticalCount', 2);
    else s.roll('hitLocation', 12);
    if (profile === 'canon') s.roll('consciousness', 12);
    s.roll('hitLocation', AT.LA).fire('A', 'B').endPhase();
    const groups = s.all('DamageApplied').filter(({ location }) => location === HD);
    expect(groups.map(({ damage }) => damage)).toEqual([5, 5]);
    expect(groups.map(({ armorDamage, structureDamage }) => armorDamage + structureDamage)).toEqual(counted);
    expect(left(s, HD)).toEqual([armor, profile === 'spec' ? 3 : 2]);
    expect(left(s, LA)).toEqual([10 - 2, 8]);
    expect(s.unit('B').pilotWounds).toBe(wounds);
  });

  test.each([
    ['spec', 3, 0],
    ['canon', 5, 1],
  ] as const)(
    '[DMG-12] in %s 5 points on the head cost %i of its armor and wound the pilot %i times',
    (profile, lost, wounds) => {
      const s = struck(shootout(profile, ['ml']), 'HD');
      if (wounds > 0) s.roll('consciousness', 3);
      s.fire('A', 'B').endPhase();
      expect(left(s, HD)).toEqual([9 - lost, 3]);
      expect(s.unit('B')).toMatchObject({ pilotWounds: wounds, pilot: 'awake' });
      expect(s.all('PilotHit')).toHaveLength(wounds);
    },
  );

  test.each(PROFILES)(
    '[DMG-12] damage to the structure of the head wounds the pilot, who must stay awake (%s)',
    profile => {
      const s = struck(shootout(profile, ['mg'], { armor: { HD: 1 } }), 'HD').roll('criticalCount', 2);
      s.roll('consciousness', 3).fire('A', 'B').endPhase();
      expect(left(s, HD)).toEqual([0, 2]);
      expect(s.all('PilotHit')).toMatchObject([{ unit: 1, cause: 'head', pilotWounds: 1, dead: false }]);
      expect(s.all('ConsciousnessRolled')).toMatchObject([{ unit: 1, need: 3, roll: 3, awake: true }]);
      expect(s.unit('B')).toMatchObject({ pilotWounds: 1, pilot: 'awake' });
    },
  );

  test.each([
    [0, 3],
    [1, 5],
    [2, 7],
    [3, 10],
    [4, 11],
  ])('[DMG-12] after %i wounds a pilot needs %i to stay awake after the next', (pilotWounds, need) => {
    for (const profile of PROFILES) {
      const s = struck(shootout(profile, ['mg'], { armor: { HD: 0 }, condition: { pilotWounds } }), 'HD');
      s.roll('criticalCount', 2)
        .roll('consciousness', need - 1)
        .fire('A', 'B')
        .endPhase();
      expect(s.all('ConsciousnessRolled')).toMatchObject([{ need, awake: false }]);
      expect(s.unit('B')).toMatchObject({ pilotWounds: pilotWounds + 1, pilot: 'unconscious', status: 'active' });
    }
  });

  test.each(PROFILES)('[DMG-12] the sixth wound kills the pilot without a roll (%s)', profile => {
    const s = struck(shootout(profile, ['mg'], { armor: { HD: 0 }, condition: { pilotWounds: 5 } }), 'HD');
    s.roll('criticalCount', 2).fire('A', 'B').endPhase();
    expect(s.unit('B')).toMatchObject({ pilotWounds: 6, pilot: 'dead', status: 'destroyed' });
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'pilot' }]);
  });
});

describe.each(PROFILES)('the engine and the damage chain (%s)', profile => {
  test('[DMG-10] resolveDamage returns the damage events of a weapon that hits', () => {
    const b = { armor: { RT: 4 } };
    const s = struck(shootout(profile, ['ac20'], b), 'RT')
      .roll('criticalCount', 2)
      .roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(s.numbers[0]).toBe('4 = 4 gunnery');
    expect(s.all('AttackRolled')).toMatchObject([{ need: 4, roll: 12, hit: true }]);
    expect([left(s, RT), left(s, CT)]).toEqual([
      [0, 0],
      [10 - 4, 16],
    ]);
    const alone = scenario({ profile })
      .mech('A', { at: '0502' })
      .mech('B', { at: '0505', ...b });
    alone.roll('criticalCount', 2);
    const source = { kind: 'weapon', attacker: 0, weapon: 0 } as const;
    const results = resolveDamage(alone.game, 1, { location: RT, rear: false, throughArmor: false }, 20, source);
    expect(results).toHaveLength(2);
    expect(s.all('DamageApplied')).toEqual(results);
  });
});
