import { weaponById } from '@hexfall/data';
import { openBoard, type Scenario, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';

/** A with that weapon, B so many hexes ahead of it, and C beside B. */
function battery(id: string, hexes: number): Scenario {
  const { type } = weaponById(id)!;
  const ammo = type.ammo === undefined ? [] : [{ kind: type.ammo, in: 'LT', shots: 5, explosionPerShot: 0 } as const];
  return scenario({ board: openBoard(9, 16) })
    .mech('A', { at: '0515', weapons: [[type, 'RT']], ammo, heatSinks: 30 })
    .mech('B', { at: `05${String(15 - hexes).padStart(2, '0')}`, facing: 3, armor: { CT: 40 } })
    .mech('C', { at: `06${String(15 - hexes).padStart(2, '0')}`, facing: 3, side: 1, armor: { CT: 40 } })
    .begin('weapons')
    .moved('A', 'stationary');
}

/** The line that tells of the shot. */
function told(s: Scenario): string {
  return s.tell(each => each.fire('A', 'B').endPhase()).find(line => line.includes('fires'))!;
}

test('a pulse tells what it does to the electronics of its target', () => {
  expect(told(battery('is-tsemp-cannon', 5).roll('toHit', 9).roll('shock', 9))).toContain(
    'TSEMP Cannon at B1: needs 4, rolls 9, hits; rolls 9: the reactor of B1 stops',
  );
});

test('a shell tells where it comes down and whom it strikes', () => {
  const s = battery('is-sniper', 9).roll('toHit', 8).roll('hitLocation', 7, 7, 7, 7, 7, 7).roll('piloting', 12);
  expect(told(s)).toMatch(/hits: B1: center torso 5\+5\+5\+5 .*; B2: right torso 5\+5 .*; comes down in 0506$/);
});

test('a shell that goes astray tells how far', () => {
  const s = battery('is-thumper', 9).roll('toHit', 7).roll('scatter', 3).roll('hitLocation', 7, 7, 7, 7);
  expect(told(s)).toMatch(/misses, and strikes B2: .*; comes down in 0606, 1 hex off the mark$/);
});
