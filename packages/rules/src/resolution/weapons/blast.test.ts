import { weaponById } from '@hexfall/data';
import { asciiBoard, openBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

/**
 * A with that weapon in the south of a board, B that many hexes to the north of it, and C two hexes to the east of B.
 */
function battery(profile: string, id: string, hexes: number, a: Partial<UnitOptions> = {}): Scenario {
  const { type } = weaponById(id)!;
  const at = (row: number): string => `05${String(row).padStart(2, '0')}`;
  return scenario({ profile, board: openBoard(9, 24) })
    .mech('A', {
      at: at(4 + hexes),
      facing: 0,
      weapons: [[type, 'RT']],
      ammo: [{ kind: type.ammo!, in: 'LT', shots: 5, explosionPerShot: 0 }],
      heatSinks: 30,
      ...a,
    })
    .mech('B', { at: at(4), facing: 3, armor: { CT: 100 } })
    .mech('C', { at: '0704', facing: 3, side: 1, armor: { CT: 100 } })
    .begin('weapons')
    .moved('A', 'stationary');
}

describe.each(PROFILES)('artillery (%s)', profile => {
  test.each([
    ['is-long-tom', 25, 5, 20],
    ['is-sniper', 20, 0, 10],
    ['is-arrow-iv', 20, 0, 10],
    ['is-thumper', 15, 0, 5],
  ])('a shot of %s does %i points where it lands, and %i two hexes away', (id, center, ring, heat) => {
    const s = battery(profile, id, 10).roll('toHit', 8);
    s.roll('hitLocation', ...Array.from({ length: (center + ring) / 5 }, () => 7));
    if (center >= 20) s.roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 8, hit: true }]);
    expect([s.lost('B'), s.lost('C')]).toEqual([{ CT: center }, ring === 0 ? {} : { CT: ring }]);
    expect(s.all('DamageApplied').every(({ damage }) => damage === 5)).toBe(true);
    expect([s.unit('A').ammo[0], s.all('WeaponFired')[0]?.heatBuildUp]).toEqual([4, heat]);
  });

  test('artillery needs gunnery + 4 whatever the distance and however the target has moved, and what its own unit adds', () => {
    for (const hexes of [7, 17]) {
      const s = battery(profile, 'is-thumper', hexes).moved('B', 'run', 10).moved('A', 'run').roll('toHit', 8);
      s.roll('scatter', 1).fire('A', 'B').endPhase();
      expect(s.all('AttackRolled'), `${hexes}`).toMatchObject([{ need: 4 + 4 + 2 }]);
    }
  });

  test.each([
    [6, 'outOfRange'],
    [18, 'outOfRange'],
  ])('artillery is not fired at %i hexes', (hexes, refusal) => {
    const s = battery(profile, 'is-thumper', hexes);
    expect(s.refused(s.shot('A', 'B'))).toBe(refusal);
  });

  test('artillery that misses by 2 comes down two hexes away, and strikes the units there', () => {
    const s = battery(profile, 'is-thumper', 10).roll('toHit', 6).roll('scatter', 3).roll('hitLocation', 7);
    s.fire('A', 'B').endPhase();
    // Two hexes to the south-east of 0504 is 0705, next to 0704.
    expect(s.all('BlastLanded')).toEqual([
      { type: 'BlastLanded', attacker: 0, weapon: 0, hex: s.hex('0705'), scatter: 2 },
    ]);
    expect([s.lost('B'), s.lost('C')]).toEqual([{}, { CT: 5 }]);
  });

  test('artillery that goes beyond the edge of the board strikes nobody', () => {
    const s = battery(profile, 'is-thumper', 10).roll('toHit', 2).roll('scatter', 1).fire('A', 'B').endPhase();
    expect(s.all('BlastLanded')).toMatchObject([{ hex: -1, scatter: 6 }]);
    expect([s.lost('B'), s.lost('C')]).toEqual([{}, {}]);
  });

  test('artillery can be fired over a hill without a spotter, by the same numbers', () => {
    const rows = Array.from({ length: 12 }, (_, y) => (y === 5 ? '. 9 .' : '. . .'));
    const { type } = weaponById('is-thumper')!;
    const s = scenario({ profile, board: asciiBoard(rows.join('\n')) })
      .mech('A', {
        at: '0211',
        weapons: [[type, 'RT']],
        ammo: [{ kind: 'thumper', in: 'LT', shots: 5, explosionPerShot: 0 }],
      })
      .mech('B', { at: '0202', facing: 3, armor: { CT: 100 } })
      .begin('weapons')
      .moved('A', 'stationary');
    expect(s.refused(s.shot('A', 'B'))).toBe('noLineOfSight');
    s.roll('toHit', 8).roll('hitLocation', 7, 7, 7).shoot('A', 'B', { spotter: 0 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 8 }]);
    expect(s.lost('B')).toEqual({ CT: 15 });
  });

  test('artillery may be aimed at an empty hex, and its burst strikes those around it', () => {
    const s = battery(profile, 'is-sniper', 10).roll('toHit', 8).roll('hitLocation', 7, 7, 7, 7);
    s.shootBuilding('A', '0604').endPhase();
    expect(s.all('BuildingAttackRolled')).toMatchObject([{ hex: s.hex('0604'), need: 8, hit: true }]);
    expect([s.lost('B'), s.lost('C')]).toEqual([{ CT: 10 }, { CT: 10 }]);
    expect(s.unit('A').ammo[0]).toBe(4);
  });

  test('artillery that is aimed at a hex and misses goes astray from there', () => {
    const s = battery(profile, 'is-thumper', 10).roll('toHit', 7).roll('scatter', 1);
    s.roll('hitLocation', 7).shootBuilding('A', '0506').endPhase();
    expect(s.all('BlastLanded')).toMatchObject([{ hex: s.hex('0505'), scatter: 1 }]);
    expect([s.lost('B'), s.lost('C')]).toEqual([{ CT: 5 }, {}]);
  });

  test('artillery is not aimed at a hex that is out of range, out of the arc or off the board', () => {
    const s = battery(profile, 'is-thumper', 10);
    expect(s.refused(s.buildingShot('A', '0510'))).toBe('outOfRange');
    expect(s.refused(s.buildingShot('A', '0523'))).toBe('outOfArc');
    const far = { ...s.buildingShot('A', '0510'), buildings: [{ weapon: 0, hex: 9999 }] };
    expect(s.refused(far)).toBe('noSuchTarget');
  });

  test('artillery does half of each group to reactive armor', () => {
    const { type } = weaponById('is-thumper')!;
    const s = scenario({ profile, board: openBoard(1, 12) })
      .mech('A', {
        at: '0111',
        weapons: [[type, 'RT']],
        ammo: [{ kind: 'thumper', in: 'LT', shots: 5, explosionPerShot: 0 }],
      })
      .mech('B', { at: '0102', facing: 3, armor: { CT: 100 }, armorType: 'reactive' })
      .begin('weapons')
      .moved('A', 'stationary');
    s.roll('toHit', 12).roll('hitLocation', 7, 7, 7).fire('A', 'B').endPhase();
    expect(s.lost('B')).toEqual({ CT: 6 });
  });
});

describe.each(PROFILES)('artillery cannons (%s)', profile => {
  test.each([
    ['is-long-tom-cannon', 6, 20],
    ['is-sniper-cannon', 4, 10],
    ['is-thumper-cannon', 4, 5],
  ])('%s is fired at a unit %i hexes away like any gun, and does %i points', (id, hexes, points) => {
    const s = battery(profile, id, hexes).moved('B', 'run', 10).roll('toHit', 8);
    s.roll('hitLocation', ...Array.from({ length: points / 5 }, () => 7));
    if (points >= 20) s.roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 4 + 4 }]);
    expect(s.lost('B')).toEqual({ CT: points });
  });

  test('an artillery cannon needs 4 less at a hex, which does not move', () => {
    const s = battery(profile, 'is-sniper-cannon', 4).moved('B', 'run', 10).roll('toHit', 4).roll('hitLocation', 7, 7);
    s.shootBuilding('A', '0504').endPhase();
    expect(s.all('BuildingAttackRolled')).toMatchObject([{ need: 4 - 4, hit: true }]);
    expect([s.lost('B'), s.lost('C')]).toEqual([{ CT: 10 }, {}]);
  });

  test('an artillery cannon goes astray by half of what it misses by, rounded up', () => {
    const s = battery(profile, 'is-sniper-cannon', 4).moved('B', 'run', 10).roll('toHit', 5).roll('scatter', 1);
    s.fire('A', 'B').endPhase();
    expect(s.all('BlastLanded')).toMatchObject([{ hex: s.hex('0502'), scatter: 2 }]);
  });
});
