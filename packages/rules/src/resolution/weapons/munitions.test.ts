import { weaponById } from '@hexfall/data';
import { openBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { isItemHit } from '../../questions/unit/condition.ts';
import { interferencePart } from '../../questions/unit/interference.ts';
import { specOf } from '../../vocabulary/game/game.ts';
import { CT } from '../../vocabulary/spec/locations.ts';
import type { Munition } from '../../vocabulary/spec/weapon-type.ts';

interface Options {
  readonly hexes?: number;
  readonly a?: Partial<UnitOptions>;
  readonly b?: Partial<UnitOptions>;
}

/** A fires that weapon with that munition at B, which has plenty of armor. */
function duel(profile: string, id: string, munition: Munition, { hexes = 3, a = {}, b = {} }: Options = {}): Scenario {
  const { type } = weaponById(id)!;
  return scenario({ profile, board: openBoard(1, 30) })
    .mech('A', {
      at: `01${String(1 + hexes).padStart(2, '0')}`,
      weapons: [[type, 'RT']],
      ammo: [{ kind: type.ammo!, in: 'LT', shots: 5, explosionPerShot: 0, munition }],
      heatSinks: 30,
      ...a,
    })
    .mech('B', { at: '0101', facing: 3, armor: { CT: 100 }, heatSinks: 0, ...b })
    .begin('weapons')
    .moved('A', 'stationary');
}

describe.each(PROFILES)('inferno missiles (%s)', profile => {
  test('inferno missiles heat their target by 2 for each that hits, and do no damage', () => {
    const s = duel(profile, 'srm-6', 'inferno').roll('toHit', 12).roll('cluster', 7).roll('hitLocation', 7, 6, 5, 9);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').externalHeat).toBe(8);
    expect(s.lost('B')).toEqual({});
  });

  test('inferno missiles heat nobody by more than 15 in a turn', () => {
    const weapons: UnitOptions['weapons'] = [
      [weaponById('srm-6')!.type, 'RT'],
      [weaponById('srm-6')!.type, 'LT'],
    ];
    const s = duel(profile, 'srm-6', 'inferno', { a: { weapons } });
    for (let i = 0; i < 2; i++) s.roll('toHit', 12).roll('cluster', 12).roll('hitLocation', 7, 7, 7, 7, 7, 7);
    s.fire('A', 'B', [0, 1]).endPhase();
    expect(s.unit('B').externalHeat).toBe(15);
  });

  test('inferno missiles of a multi-missile launcher have the range of its short missiles', () => {
    const s = duel(profile, 'is-mml-5', 'inferno', { hexes: 9 })
      .roll('toHit', 12)
      .roll('cluster', 2)
      .roll('hitLocation', 7);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').externalHeat).toBe(2);
    const far = duel(profile, 'is-mml-5', 'inferno', { hexes: 10 });
    expect(far.refused(far.shot('A', 'B'))).toBe('outOfRange');
  });

  test('inferno missiles aboard may go off at a heat of 10', () => {
    const s = duel(profile, 'srm-6', 'inferno', {
      a: {
        heatSinks: 0,
        ammo: [{ kind: 'srm-6', in: 'LT', shots: 5, explosionPerShot: 12, munition: 'inferno' }],
        condition: { heat: 10 },
      },
    });
    s.roll('ammoExplosion', 4).endPhase().endPhase();
    expect(s.all('HeatRolled').filter(({ unit }) => unit === 0)).toMatchObject([
      { about: 'ammoExplosion', need: 4, passed: true },
    ]);
  });
});

describe.each(PROFILES)('precision rounds (%s)', profile => {
  test.each([
    [0, 4],
    [3, 4],
    [5, 4],
    [7, 5],
  ])('precision rounds at a target that has moved %i hexes need %i', (hexesMoved, need) => {
    const s = duel(profile, 'ac-10', 'precision')
      .moved('B', 'walk', hexesMoved)
      .roll('toHit', 2)
      .fire('A', 'B')
      .endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need }]);
  });
});

describe.each(PROFILES)('armor-piercing rounds (%s)', profile => {
  test.each([
    ['ac-2', 11, 12],
    ['ac-5', 10, 11],
    ['ac-10', 9, 10],
    ['ac-20', 8, 9],
  ])('armor-piercing rounds of an %s strike through armor on a roll above %i: on a %i', (id, misses, hits) => {
    for (const [roll, slots] of [
      [misses, 0],
      [hits, 1],
    ] as const) {
      const s = duel(profile, id, 'armorPiercing', { hexes: 5 })
        .roll('toHit', 12)
        .roll('hitLocation', 7)
        .roll('criticalCount', roll);
      if (slots > 0) s.roll('criticalSlot', 0);
      if (id === 'ac-20') s.roll('piloting', 12);
      s.fire('A', 'B').endPhase();
      expect(
        s.all('SlotHit').filter(({ unit }) => unit === 1),
        `${roll}`,
      ).toHaveLength(slots);
      expect(s.all('DamageApplied')).toMatchObject([{ damage: weaponPoints(id) }]);
    }
  });

  test.each(['hardened', 'ferroLamellor', 'reactive'] as const)(
    'armor-piercing rounds do not go through %s armor',
    armorType => {
      const s = duel(profile, 'ac-10', 'armorPiercing', { b: { armorType } }).roll('toHit', 12).roll('hitLocation', 7);
      s.fire('A', 'B').endPhase();
      expect(s.all('CriticalRolled')).toEqual([]);
      expect(s.unit('B').armor[CT]).toBe(armorType === 'hardened' ? 95 : 90);
    },
  );
});

function weaponPoints(id: string): number {
  return Number(id.slice('ac-'.length));
}

describe.each(PROFILES)('other rounds of autocannons (%s)', profile => {
  test.each([
    ['flechette', 'ac-5', 2],
    ['tracer', 'ac-5', 4],
    ['caseless', 'ac-5', 5],
  ] as const)('%s rounds of an %s do %i points', (munition, id, points) => {
    const s = duel(profile, id, munition).roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(100 - points);
  });

  test.each([
    [7, true, false],
    [8, false, true],
  ])(
    'after a natural 2 with a caseless round and a roll of %i the gun is jammed: %s, destroyed: %s',
    (roll, jammed, gone) => {
      const s = duel(profile, 'ac-5', 'caseless').roll('toHit', 2).roll('gunFailure', roll).fire('A', 'B').endPhase();
      expect(s.unit('A').jammed).toBe(jammed ? 1 : 0);
      expect(isItemHit(s.unit('A'), specOf(s.game, s.unit('A')), 'weapon', 0)).toBe(gone);
    },
  );
});

describe.each(PROFILES)('tandem-charge missiles (%s)', profile => {
  test('tandem-charge missiles are not weakened by ferro-lamellor armor', () => {
    const s = duel(profile, 'srm-2', 'tandemCharge', { b: { armorType: 'ferroLamellor' } });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(98);
  });
});

describe.each(PROFILES)('the pods of an iNarc launcher (%s)', profile => {
  test('a haywire pod makes its target shoot at +1 from then on', () => {
    const s = duel(profile, 'is-inarc', 'haywirePod').roll('toHit', 12).fire('A', 'B').nextTurn().nextTurn();
    expect(interferencePart(s.unit('B'), 'haywire')).toBe(1);
    expect(s.unit('B').narcPods).toBe(0);
  });

  test('an ECM pod cuts off the Artemis of its target', () => {
    const b: Partial<UnitOptions> = {
      weapons: [['lrm20', 'RT']],
      equipment: [['artemisIV', 'RT']],
      ammo: [],
    };
    const s = duel(profile, 'is-inarc', 'ecmPod', { b }).roll('toHit', 12).fire('A', 'B').endPhase();
    expect(interferencePart(s.unit('B'), 'ecm')).toBe(1);
  });

  test.each([
    ['is-inarc', 6],
    ['is-narc', 4],
  ])('an explosive pod of %s does %i points', (id, points) => {
    const s = duel(profile, id, 'explosivePod').roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(100 - points);
    expect(s.unit('B').narcPods).toBe(0);
  });
});
