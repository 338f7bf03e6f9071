import { weaponById } from '@hexfall/data';
import { openBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { isItemHit } from '../../questions/unit/condition.ts';
import { specOf } from '../../vocabulary/game/game.ts';
import { CT, RT } from '../../vocabulary/spec/locations.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import { resolveDamage } from '../damage/damage.ts';

const typeOf = (id: string): WeaponType => weaponById(id)!.type;

/** A fires that weapon at B from that many hexes to the south of it. */
function duel(
  profile: string,
  id: string,
  hexes: number,
  { a = {}, b = {} }: { a?: Partial<UnitOptions>; b?: Partial<UnitOptions> } = {},
): Scenario {
  const type = typeOf(id);
  const { ammo } = type;
  const bins = ammo === undefined ? [] : [{ kind: ammo, in: 'LT', shots: 5, explosionPerShot: 0 } as const];
  return scenario({ profile, board: openBoard(1, 41) })
    .mech('A', {
      at: `01${String(1 + hexes).padStart(2, '0')}`,
      facing: 0,
      weapons: [[type, 'RT']],
      ammo: bins,
      heatSinks: 30,
      ...a,
    })
    .mech('B', { at: '0101', facing: 3, armor: { CT: 100 }, ...b })
    .begin('weapons')
    .moved('A', 'stationary');
}

describe.each(PROFILES)('variable-speed pulse lasers (%s)', profile => {
  test.each([
    [4, 1, 11],
    [8, 4, 9],
    [15, 7, 7],
  ])('a large variable-speed pulse laser at %i hexes needs %i and does %i', (hexes, need, points) => {
    const s = duel(profile, 'is-large-vsp-laser', hexes).roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B');
    s.endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need }]);
    expect(s.unit('B').armor[CT]).toBe(100 - points);
  });
});

describe.each(PROFILES)('re-engineered lasers (%s)', profile => {
  test.each(['ferroLamellor', 'reflective'] as const)(
    're-engineered lasers do their full damage to %s armor',
    armorType => {
      const s = duel(profile, 'is-large-re-engineered-laser', 3, { b: { armorType } });
      s.roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B').endPhase();
      expect(s.unit('B').armor[CT]).toBe(100 - 9);
    },
  );

  test('re-engineered lasers meet hardened armor like any other weapon', () => {
    const s = duel(profile, 'is-large-re-engineered-laser', 3, { b: { armorType: 'hardened' } });
    s.roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(100 - 4);
  });
});

describe.each(PROFILES)('improved heavy lasers (%s)', profile => {
  test.each([
    ['large', 8],
    ['medium', 5],
    ['small', 3],
  ])('a %s improved heavy laser has no penalty, and explodes for %i points when it is struck', (size, points) => {
    const s = duel(profile, `clan-improved-heavy-${size}-laser`, 1, { a: { armor: { RT: 0 } } });
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 1);
    expect(s.all('Exploded')).toMatchObject([{ unit: 0, damage: points }]);
    expect(typeOf(`clan-improved-heavy-${size}-laser`).toHit).toBe(0);
  });
});

describe.each(PROFILES)('Thunderbolt missiles (%s)', profile => {
  test.each([
    [6, 15],
    [5, 7],
  ])('at %i hexes a Thunderbolt missile of 15 does %i points in one place', (hexes, points) => {
    const s = duel(profile, 'is-thunderbolt-15', hexes).roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B');
    s.endPhase();
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([points]);
  });

  test.each([
    [3, 0],
    [4, 20],
  ])('an anti-missile system that rolls %i lets %i points of a Thunderbolt missile through', (die, points) => {
    const b: Partial<UnitOptions> = { weapons: [['ams', 'CT']], armor: { CT: 100 } };
    const s = duel(profile, 'is-thunderbolt-20', 8, { b }).roll('toHit', 12).roll('antiMissile', die);
    if (points > 0) s.roll('hitLocation', 7).roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(100 - points);
  });
});

describe.each(PROFILES)('missiles with extended range (%s)', profile => {
  test.each([
    [11, 20, 12],
    [10, 10, 6],
  ])('at %i hexes %i of 20 missiles with extended range count: a 7 hits with %i', (hexes, _, hits) => {
    const s = duel(profile, 'is-extended-lrm-20', hexes).roll('toHit', 12).roll('cluster', 7);
    s.roll('hitLocation', ...Array.from({ length: Math.ceil(hits / 5) }, () => 7))
      .fire('A', 'B')
      .endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ hits }]);
  });
});

describe.each(PROFILES)('rifles (%s)', profile => {
  test.each([
    ['heavy', 'standard', 6],
    ['medium', 'standard', 3],
    ['light', 'standard', 0],
    ['heavy', 'commercial', 9],
  ] as const)('a %s rifle does to %s armor %i points', (size, armorType, points) => {
    const s = duel(profile, `is-${size}-rifle`, 4, { b: { armorType } }).roll('toHit', 12).roll('hitLocation', 7);
    if (armorType === 'commercial') s.roll('criticalCount', 2);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(100 - points);
  });
});

describe.each(PROFILES)('early weapons (%s)', profile => {
  test.each([
    ['is-prototype-er-large-laser', 12 + 5],
    ['is-prototype-small-pulse-laser', 2 + 2],
  ])('%s makes %i heat when the die shows 5', (id, heat) => {
    const s = duel(profile, id, 1).roll('toHit', 2).roll('prototypeHeat', 5).fire('A', 'B').endPhase();
    expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: heat }]);
  });

  test.each(['is-prototype-gauss-rifle', 'is-prototype-lb-10-x-ac', 'is-primitive-ac-5', 'is-prototype-ultra-ac-5'])(
    '%s jams for good on a 2, and not on a 3',
    id => {
      for (const roll of [2, 3]) {
        const s = duel(profile, id, 7).roll('toHit', roll).fire('A', 'B').endPhase();
        expect(s.unit('A').jammed, `${roll}`).toBe(roll === 2 ? 1 : 0);
      }
    },
  );

  test.each([
    ['is-prototype-ultra-ac-5', 4],
    ['clan-prototype-ultra-ac-10', 3],
  ])('%s fired twice jams on a %i, and not on the next number', (id, highest) => {
    for (const roll of [highest, highest + 1]) {
      const s = duel(profile, id, 15).roll('toHit', roll).shoot('A', 'B', { rate: 2 }).endPhase();
      expect(s.unit('A').jammed, `${roll}`).toBe(roll === highest ? 1 : 0);
    }
  });

  test('an early Streak launcher fires without a lock, and has +4 on its cluster roll', () => {
    const s = duel(profile, 'clan-prototype-streak-srm-6', 3).roll('toHit', 2).fire('A', 'B').endPhase();
    expect(s.unit('A').ammo).toEqual([4]);
    const hit = duel(profile, 'clan-prototype-streak-srm-6', 3).roll('toHit', 3).roll('cluster', 2);
    hit.roll('hitLocation', 7, 7, 7, 7).fire('A', 'B').endPhase();
    expect(hit.all('ClusterRolled')).toMatchObject([{ roll: 2, modifier: 4, hits: 4 }]);
  });
});

describe.each(PROFILES)('a hypervelocity autocannon (%s)', profile => {
  test('a hypervelocity autocannon bursts on a natural 2: it is lost, and its damage strikes its own location', () => {
    const s = duel(profile, 'is-hvac-10', 6, { a: { gunnery: 0 } })
      .roll('toHit', 2)
      .roll('consciousness', 12, 12);
    s.roll('criticalCount', 2).fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ hit: false }]);
    expect(s.all('Exploded')).toMatchObject([{ unit: 0, location: RT, damage: 10 }]);
    expect(isItemHit(s.unit('A'), specOf(s.game, s.unit('A')), 'weapon', 0)).toBe(true);
  });

  test.each([
    [5, [10]],
    [0, []],
  ])('a hypervelocity autocannon that is struck with %i rounds left explodes with damage of %j', (shots, damage) => {
    const s = duel(profile, 'is-hvac-10', 6, { a: { armor: { RT: 0 } } });
    s.unit('A').ammo[0] = shots;
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    if (shots > 0) s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 1);
    expect(s.all('Exploded').map(event => event.damage)).toEqual(damage);
  });
});

describe.each(PROFILES)('a laser anti-missile system (%s)', profile => {
  test('a laser anti-missile system needs no ammunition, and makes its heat when it fires', () => {
    const b: Partial<UnitOptions> = { weapons: [[typeOf('is-laser-ams'), 'CT']], armor: { CT: 100 } };
    const s = duel(profile, 'lrm-20', 7, { b }).roll('toHit', 12).roll('cluster', 8).roll('hitLocation', 7, 7);
    s.fire('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: -4 }]);
    expect(s.all('WeaponFired')[1]).toMatchObject({ unit: 1, heatBuildUp: 7 });
  });
});

describe.each(PROFILES)('a silver bullet Gauss rifle (%s)', profile => {
  test('a silver bullet Gauss rifle scatters 15 pellets, each to a place of its own, without a targeting computer', () => {
    const a: Partial<UnitOptions> = { equipment: [['targetingComputer', 'LT']] };
    const s = duel(profile, 'is-silver-bullet-gauss-rifle', 3, { a }).roll('toHit', 3).roll('cluster', 2);
    s.roll('hitLocation', 7, 7, 7, 7, 7).fire('A', 'B').endPhase();
    expect(s.numbers[0]).toBe('3 = 4 gunnery - 1 weapon');
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([1, 1, 1, 1, 1]);
  });
});
