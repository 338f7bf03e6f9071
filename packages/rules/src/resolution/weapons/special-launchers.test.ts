import { weaponById } from '@hexfall/data';
import { asciiBoard, openBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { runMp, walkMp } from '../../questions/movement/movement-points.ts';
import { isItemHit } from '../../questions/unit/condition.ts';
import { interferencePart } from '../../questions/unit/interference.ts';
import { specOf } from '../../vocabulary/game/game.ts';
import { CT, LL, RT } from '../../vocabulary/spec/locations.ts';
import type { Munition } from '../../vocabulary/spec/weapon-type.ts';
import { resolveDamage } from '../damage/damage.ts';

interface Options {
  readonly munition?: Munition;
  readonly a?: Partial<UnitOptions>;
  readonly b?: Partial<UnitOptions>;
}

/** A fires that weapon at B from that many hexes to the south of it. */
function duel(
  profile: string,
  id: string,
  hexes: number,
  { munition = 'standard', a = {}, b = {} }: Options = {},
): Scenario {
  const { type } = weaponById(id)!;
  const { ammo } = type;
  const bins = ammo === undefined ? [] : [{ kind: ammo, in: 'LT', shots: 5, explosionPerShot: 0, munition } as const];
  return scenario({ profile, board: openBoard(1, 30) })
    .mech('A', {
      at: `01${String(1 + hexes).padStart(2, '0')}`,
      weapons: [[type, 'RT']],
      ammo: bins,
      heatSinks: 30,
      ...a,
    })
    .mech('B', { at: '0101', facing: 3, armor: { CT: 100 }, ...b })
    .begin('weapons')
    .moved('A', 'stationary');
}

describe.each(PROFILES)('improved ATMs (%s)', profile => {
  test.each([
    ['standard', 5, [5, 5, 5, 3]],
    ['extendedRange', 5, [5, 4]],
    ['highExplosive', 3, [5, 5, 5, 5, 5, 2]],
  ] as const)('improved ATMs with %s missiles strike with all nine', (munition, hexes, groups) => {
    const s = duel(profile, 'clan-improved-atm-9', hexes, { munition }).roll('toHit', 12);
    s.roll('hitLocation', ...groups.map(() => 7));
    if (munition === 'highExplosive') s.roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual(groups);
    expect(s.all('ClusterRolled')).toEqual([]);
  });

  test('improved ATMs hold their fire without a lock', () => {
    const s = duel(profile, 'clan-improved-atm-9', 5).roll('toHit', 3).fire('A', 'B').endPhase();
    expect([s.unit('A').ammo[0], s.all('WeaponFired')[0]?.heatBuildUp]).toEqual([5, 0]);
  });

  test('improved ATMs fired indirectly have no lock: they fire anyway, and roll on the cluster table', () => {
    const rows = Array.from({ length: 9 }, (_, y) => (y === 4 ? '. 9 .' : '. . .'));
    const { type } = weaponById('clan-improved-atm-9')!;
    const build = (roll: number): Scenario => {
      const s = scenario({ profile, board: asciiBoard(rows.join('\n')) })
        .mech('A', {
          at: '0209',
          weapons: [[type, 'RT']],
          ammo: [{ kind: 'iatm-9', in: 'LT', shots: 5, explosionPerShot: 0 }],
        })
        .mech('B', { at: '0202', facing: 3, armor: { CT: 100 } })
        .mech('C', { at: '0103', side: 0, facing: 0 })
        .begin('weapons')
        .moved('A', 'stationary');
      s.roll('toHit', roll);
      if (roll === 12) s.roll('cluster', 7).roll('hitLocation', 7, 7);
      return s.shoot('A', 'B', { spotter: 2 }).endPhase();
    };
    expect(build(2).unit('A').ammo[0]).toBe(4);
    expect(build(12).all('ClusterRolled')).toMatchObject([{ hits: 5 }]);
  });

  test('three hits with magnetic warheads do a point each, and slow, heat and disturb a unit for this turn and the next', () => {
    const s = duel(profile, 'clan-improved-atm-3', 2, { munition: 'magneticPulse' })
      .roll('toHit', 12)
      .roll('hitLocation', 7);
    const before = [walkMp(s.game, s.unit('B')), runMp(s.game, s.unit('B'))];
    s.fire('A', 'B').endPhase();
    expect([s.unit('B').armor[CT], interferencePart(s.unit('B'), 'warheads')]).toEqual([97, 3]);
    expect([walkMp(s.game, s.unit('B')), runMp(s.game, s.unit('B'))]).toEqual([before[0]! - 1, before[1]! - 2]);
    s.nextTurn();
    expect(s.all('HeatSettled').find(({ unit }) => unit === 1)).toMatchObject({ builtUp: 1 });
    expect(interferencePart(s.unit('B'), 'warheadsBefore')).toBe(3);
    s.nextTurn();
    expect(s.unit('B').interference).toBe(0);
  });

  test('improved ATMs with burning warheads heat instead of damaging', () => {
    const s = duel(profile, 'clan-improved-atm-3', 5, { munition: 'inferno', b: { heatSinks: 0 } });
    s.roll('toHit', 12).roll('hitLocation', 7, 7, 7).fire('A', 'B').endPhase();
    expect([s.unit('B').externalHeat, s.lost('B')]).toEqual([6, {}]);
  });
});

describe.each(PROFILES)('an M-Pod (%s)', profile => {
  test.each([
    [1, 4, 9],
    [2, 6, 6],
    [3, 8, 3],
  ])('an M-Pod at %i hexes needs %i, and strikes with %i pellets on a 7', (hexes, need, hits) => {
    const s = duel(profile, 'is-m-pod', hexes).roll('toHit', 12).roll('cluster', 7);
    s.roll('hitLocation', ...Array.from({ length: hits }, () => 7));
    s.fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need }]);
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual(Array.from({ length: hits }, () => 1));
    expect(s.unit('A').spent).toBe(1);
  });

  test.each([
    [false, 5],
    [true, 0],
  ])('an M-Pod that is struck when it has fired (%s) explodes for %i points', (fired, points) => {
    const s = duel(profile, 'is-m-pod', 1);
    if (fired) s.roll('toHit', 2).fire('A', 'B').endPhase();
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    if (points > 0) s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 11);
    expect(s.all('Exploded').map(({ damage }) => damage)).toEqual(points === 0 ? [] : [points]);
  });
});

describe.each(PROFILES)('torpedoes (%s)', profile => {
  /** A with torpedoes in a leg, two hexes of water away from B. */
  function pool(rows: readonly string[], id = 'srt-4'): Scenario {
    const { type } = weaponById(`is-${id}`)!;
    return scenario({ profile, board: asciiBoard(rows.join('\n')) })
      .mech('A', {
        at: '0103',
        weapons: [[type, 'LL']],
        ammo: [{ kind: type.ammo!, in: 'LT', shots: 5, explosionPerShot: 0 }],
      })
      .mech('B', { at: '0101', facing: 3, armor: { LL: 100 } })
      .begin('weapons')
      .moved('A', 'stationary');
  }

  test('torpedoes hit what stands in the same water, from a launcher below the surface', () => {
    const s = pool(['~1', '~1', '~1'])
      .roll('toHit', 12)
      .roll('cluster', 2)
      .roll('hitLocation', 9)
      .roll('hullBreach', 2)
      .fire('A', 'B')
      .endPhase();
    expect(s.lost('B')).toEqual({ LL: 2 });
    expect(s.all('DamageApplied')).toMatchObject([{ location: LL, damage: 2 }]);
  });

  test('torpedoes do not cross dry land', () => {
    const s = pool(['~1', '.', '~1']);
    expect(s.refused(s.shot('A', 'B'))).toBe('noLineOfSight');
  });

  test('torpedoes are not fired on dry land', () => {
    const s = pool(['.', '.', '.'], 'lrt-5');
    expect(s.refused(s.shot('A', 'B'))).toBe('outOfRange');
  });
});

describe.each(PROFILES)("'Mech mortars (%s)", profile => {
  test("'Mech mortars are at +3 in direct fire, and each shell of two points finds a place of its own", () => {
    const s = duel(profile, 'is-mech-mortar-8', 7)
      .roll('toHit', 12)
      .roll('cluster', 7)
      .roll('hitLocation', 7, 7, 7, 7, 7);
    s.fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 4 + 3 }]);
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([2, 2, 2, 2, 2]);
  });

  test.each([
    ['with a spotter', 2, 4 + 1],
    ['without one', 0, 4 + 1 + 2],
  ])("'Mech mortars over a hill %s (unit %i) need %i", (_, spotter, need) => {
    const rows = Array.from({ length: 9 }, (__, y) => (y === 4 ? '. 9 .' : '. . .'));
    const { type } = weaponById('clan-mech-mortar-4')!;
    const s = scenario({ profile, board: asciiBoard(rows.join('\n')) })
      .mech('A', {
        at: '0209',
        weapons: [[type, 'RT']],
        ammo: [{ kind: 'mech-mortar-4', in: 'LT', shots: 5, explosionPerShot: 0 }],
      })
      .mech('B', { at: '0202', facing: 3 })
      .mech('C', { at: '0103', side: 0, facing: 0 })
      .begin('weapons')
      .moved('A', 'stationary')
      .moved('C', 'stationary');
    s.roll('toHit', 2).shoot('A', 'B', { spotter }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need }]);
  });

  test("'Mech mortars are not shot at by anti-missile systems", () => {
    const s = duel(profile, 'is-mech-mortar-2', 7, { b: { weapons: [['ams', 'CT']], armor: { CT: 100 } } });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });

  test("'Mech mortars with airburst shells strike with all of them, a point each", () => {
    const s = duel(profile, 'is-mech-mortar-4', 7, { munition: 'airburst' })
      .roll('toHit', 12)
      .roll('hitLocation', 7, 7, 7, 7);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(96);
  });

  test("'Mech mortars with anti-personnel shells do a point with each that hits", () => {
    const s = duel(profile, 'is-mech-mortar-4', 7, { munition: 'antiPersonnel' }).roll('toHit', 12).roll('cluster', 2);
    s.roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(99);
  });
});

describe.each(PROFILES)('tools that fire (%s)', profile => {
  test('nails do nothing to a place with armor', () => {
    const s = duel(profile, 'is-nail-rivet-gun', 1).roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.all('DamageApplied')).toEqual([]);
  });

  test('nails do one die of damage to a place without armor', () => {
    const s = duel(profile, 'is-nail-rivet-gun', 1, { b: { armor: { CT: 0 } } })
      .roll('toHit', 12)
      .roll('hitLocation', 7);
    s.roll('nailDamage', 4).roll('criticalCount', 2).fire('A', 'B').endPhase();
    expect(s.all('DamageApplied')).toMatchObject([{ structureDamage: 4 }]);
  });

  test('a fluid gun does no harm', () => {
    const s = duel(profile, 'is-fluid-gun', 1).roll('toHit', 12).fire('A', 'B').endPhase();
    expect([s.lost('B'), s.unit('B').externalHeat]).toEqual([{}, 0]);
  });
});

describe.each(PROFILES)('a hyper laser (%s)', profile => {
  test.each([
    [3, true],
    [4, false],
  ])('a hyper laser bursts on an attack roll of %i: %s', (roll, bursts) => {
    const s = duel(profile, 'is-risc-hyper-laser', 8).roll('toHit', roll);
    if (bursts) s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    else s.roll('hitLocation', 7).roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(isItemHit(s.unit('A'), specOf(s.game, s.unit('A')), 'weapon', 0)).toBe(bursts);
    expect(s.all('Exploded').map(({ damage }) => damage)).toEqual(bursts ? [10] : []);
    expect(s.unit('B').armor[CT]).toBe(bursts ? 100 : 80);
  });
});
