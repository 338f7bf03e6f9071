import { type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';

/** A laser is fired at a target without armor where it will be struck. */
function laidOpen(b: Partial<UnitOptions>, lasers = 1): Scenario {
  return scenario()
    .mech('A', { name: 'Hunchback', at: '0505', weapons: Array.from({ length: lasers }, () => ['ml', 'RT'] as const) })
    .mech('B', { name: 'Wolverine', at: '0502', facing: 3, armor: { CT: 0, LT: 0, LA: 0, LL: 0 }, ...b })
    .begin('weapons');
}

/** The lines below the first, which tells of the shot. */
function below(s: Scenario, weapons: readonly number[] = [0]): string[] {
  return s.tell(() => s.fire('A', 'B', weapons).endPhase()).slice(1);
}

test('a critical hit is told by the name of what it strikes', () => {
  const s = laidOpen({ weapons: [[tableWeapon('ml'), 'LT']] });
  s.roll('toHit', 9).roll('hitLocation', 8).roll('criticalCount', 8).roll('criticalSlot', 0);
  expect(below(s)).toEqual(['    B1 left torso, critical hit: Medium Laser destroyed']);
});

test('several critical hits of one roll are one line, and hits on the engine are counted', () => {
  const s = laidOpen({});
  s.roll('toHit', 9).roll('hitLocation', 7).roll('criticalCount', 10).roll('criticalSlot', 1, 3);
  s.roll('piloting', 9);
  expect(below(s)).toEqual([
    '    B1 center torso, 2 critical hits: engine hit (1 of 3), gyro hit',
    '  B1 Wolverine must roll: gyro hit; needs 8 (gyro hit +3), rolls 9, passes',
  ]);
});

test('a roll without critical hits is told only where everything is', () => {
  const s = laidOpen({}).roll('toHit', 9).roll('hitLocation', 7).roll('criticalCount', 7);
  expect(below(s)).toEqual([]);
});

test('a second hit on what is destroyed already says so', () => {
  const s = laidOpen({ weapons: [[tableWeapon('ac20'), 'LT', 'LA']], condition: { criticals: { LA: [5] } } });
  s.roll('toHit', 9).roll('hitLocation', 8).roll('criticalCount', 8).roll('criticalSlot', 0);
  expect(below(s)).toEqual(['    B1 left torso, critical hit: AC/20 hit again']);
});

test('a critical hit in an empty location strikes further in, and the line says where', () => {
  const s = laidOpen({});
  s.roll('toHit', 9).roll('hitLocation', 8).roll('criticalCount', 8).roll('criticalSlot', 1);
  expect(below(s)).toEqual(['    B1 left torso, critical hit: engine hit (1 of 3) in the center torso']);
});

test('an arm that is blown off is told, and so is one that goes with its side torso', () => {
  const s = laidOpen({ condition: { structure: { LT: 5 } } }, 2);
  s.roll('toHit', 9).roll('hitLocation', 11).roll('criticalCount', 12);
  expect(below(s)).toEqual(['    B1: left arm blown off']);
  const t = laidOpen({ condition: { structure: { LT: 5 } } });
  t.roll('toHit', 9).roll('hitLocation', 8).roll('criticalCount', 2);
  expect(below(t)).toEqual(['    B1 loses its left arm with the side torso']);
});

test('an ammunition explosion is told with the weapon, its points and the way it takes', () => {
  const s = laidOpen({
    weapons: [[tableWeapon('ac20'), 'RA']],
    ammo: [{ kind: tableWeapon('ac20').ammo!, in: 'LT', shots: 1, explosionPerShot: 20 }],
  });
  s.roll('toHit', 9).roll('hitLocation', 8).roll('criticalCount', 8).roll('criticalSlot', 0);
  s.roll('consciousness', 9, 2).roll('criticalCount', 2, 2);
  s.roll('fallDirection', 1).roll('hitLocation', 9).roll('criticalCount', 2);
  expect(below(s)).toEqual([
    '    B1 left torso, critical hit: AC/20 ammo hit',
    '    B1: ammunition explosion in the left torso: AC/20, 20 points; left torso destroyed, 13 go on to the center torso: 3 structure left',
    "    B1's pilot is wounded by the explosion (1 wound); stays conscious on 3+, rolls 9",
    "    B1's pilot is wounded by the explosion (2 wounds); stays conscious on 5+, rolls 2, passes out",
    '    B1 loses its left arm with the side torso',
    '  B1 Wolverine falls on its front (20 damage this phase), facing S, 5 damage: left leg 5 (7 structure left)',
    "    B1's pilot is wounded in the fall (3 wounds)",
  ]);
});

test('a Gauss rifle that is struck explodes under its own name', () => {
  const s = laidOpen({ weapons: [[tableWeapon('gauss'), 'LA']] });
  s.roll('toHit', 9).roll('hitLocation', 11).roll('criticalCount', 8).roll('criticalSlot', 4);
  s.roll('consciousness', 9, 9).roll('criticalCount', 2, 2, 2).roll('piloting', 12);
  expect(below(s)).toEqual([
    '    B1 left arm, critical hit: Gauss Rifle destroyed',
    '    B1: Gauss Rifle explodes in the left arm, 20 points; left arm destroyed, 17 go on to the left torso: destroyed, 5 go on to the center torso: 11 structure left',
    "    B1's pilot is wounded by the explosion (1 wound); stays conscious on 3+, rolls 9",
    "    B1's pilot is wounded by the explosion (2 wounds); stays conscious on 5+, rolls 9",
    '  B1 Wolverine must roll: 20 damage this phase; needs 7 (pilot wounded +2), rolls 12, passes',
  ]);
});
