import { withHex } from '@hexfall/hex';
import { openBoard, type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';

/** Two units face to face, three hexes apart, and it is time to fire. */
function faceToFace(a: Partial<UnitOptions>, b: Partial<UnitOptions> = {}): Scenario {
  return scenario()
    .mech('A', { name: 'Hunchback', at: '0505', facing: 0, ...a })
    .mech('B', { name: 'Wolverine', at: '0502', facing: 3, ...b })
    .begin('weapons');
}

const AC20 = [tableWeapon('ac20'), 'RT'] as const;

function bin(shots: number, location: 'LT' | 'RT' | 'LA' = 'LT') {
  return { kind: AC20[0].ammo!, in: location, shots, explosionPerShot: 20 };
}

test('a hit is one line with weapon, target, numbers, place, damage and what is left', () => {
  const s = faceToFace({ weapons: [AC20], ammo: [bin(5)] }, { armor: { LT: 24 } });
  s.roll('toHit', 9).roll('hitLocation', 8).roll('piloting', 9);
  expect(s.tell(() => s.fire('A', 'B').endPhase())).toEqual([
    '  A1 Hunchback fires AC/20 (4 shots left) at B1: needs 4, rolls 9, hits the left torso: 20 damage, 4 armor left',
    '  B1 Wolverine must roll: 20 damage this phase; needs 5, rolls 9, passes',
  ]);
});

test('shots left are counted in all bins that feed the weapon', () => {
  const s = faceToFace({ weapons: [AC20], ammo: [bin(5), bin(5, 'RT')] }).roll('toHit', 3);
  expect(s.tell(() => s.fire('A', 'B').endPhase())).toEqual([
    '  A1 Hunchback fires AC/20 (9 shots left) at B1: needs 4, rolls 3, misses',
  ]);
});

test('a bin that is lost with its location is not counted', () => {
  const lost = { structure: { LA: 0 } };
  const s = faceToFace({ weapons: [AC20], ammo: [bin(2), bin(5, 'LA')], condition: lost }).roll('toHit', 3);
  expect(s.tell(() => s.fire('A', 'B').endPhase())).toEqual([
    '  A1 Hunchback fires AC/20 (1 shot left) at B1: needs 4, rolls 3, misses',
  ]);
});

test('the last shot leaves none', () => {
  const s = faceToFace({ weapons: [AC20], ammo: [bin(1)] }).roll('toHit', 3);
  expect(s.tell(() => s.fire('A', 'B').endPhase())[0]).toContain('fires AC/20 (no shots left) at B1');
});

test('a hit from behind on a torso is a hit on its rear, and one on a leg is one on the leg', () => {
  const s = faceToFace(
    {
      weapons: [
        ['ml', 'RT'],
        ['ml', 'LT'],
      ],
    },
    { facing: 0 },
  );
  s.roll('toHit', 9).roll('hitLocation', 7).roll('toHit', 9).roll('hitLocation', 9);
  expect(s.tell(() => s.fire('A', 'B', [0, 1]).endPhase())).toEqual([
    '  A1 Hunchback fires ml at B1: needs 4, rolls 9, hits the center torso (rear): 5 damage, 5 armor left',
    '  A1 Hunchback fires ml at B1: needs 4, rolls 9, hits the left leg: 5 damage, 5 armor left',
  ]);
});

test('missiles are counted, and hits on the same place are told together', () => {
  const s = faceToFace({ weapons: [['srm6', 'RT']] });
  s.roll('toHit', 9).roll('cluster', 7).roll('hitLocation', 8, 11, 8, 6);
  expect(s.tell(() => s.fire('A', 'B').endPhase())).toEqual([
    '  A1 Hunchback fires srm6 at B1: needs 4, rolls 9, hits with 4 of 6 missiles: left torso 2+2 (6 armor left), left arm 2 (8 armor left), right torso 2 (8 armor left)',
  ]);
});

test('a Streak launcher that finds no lock does not fire, and one that does hits with all missiles', () => {
  const s = faceToFace({
    weapons: [
      ['streak6', 'RT'],
      ['streak6', 'LT'],
    ],
  });
  s.roll('toHit', 3, 4).roll('hitLocation', 8, 8, 8, 8, 8, 6);
  expect(s.tell(() => s.fire('A', 'B', [0, 1]).endPhase())).toEqual([
    '  A1 Hunchback aims streak6 at B1: needs 4, rolls 3, finds no lock and holds its fire',
    '  A1 Hunchback fires streak6 at B1: needs 4, rolls 4, hits with all 6 missiles: left torso 2+2+2+2+2 (no armor left), right torso 2 (8 armor left)',
  ]);
});

test('what a location cannot hold goes on, and one point goes where two go', () => {
  const frail = { armor: { LA: 3 }, structure: { LA: 1 } };
  const s = faceToFace({ weapons: [['ml', 'RT']] }, { condition: frail });
  s.roll('toHit', 9).roll('hitLocation', 11).roll('criticalCount', 4);
  expect(s.tell(() => s.fire('A', 'B').endPhase())).toEqual([
    '  A1 Hunchback fires ml at B1: needs 4, rolls 9, hits the left arm: 5 damage, destroyed, 1 goes on to the left torso: 9 armor left',
  ]);
});

test('a hit on a location that is gone is told where it strikes', () => {
  const s = faceToFace({ weapons: [['ml', 'RT']] }, { condition: { structure: { LA: 0 } } });
  s.roll('toHit', 9).roll('hitLocation', 11);
  expect(s.tell(() => s.fire('A', 'B').endPhase())).toEqual([
    '  A1 Hunchback fires ml at B1: needs 4, rolls 9, hits the left torso through the lost left arm: 5 damage, 5 armor left',
  ]);
});

test('a death is told with its cause, and later hits strike a wreck', () => {
  const frail = { armor: { CT: 0 }, structure: { CT: 3 } };
  const s = faceToFace(
    {
      weapons: [
        ['ml', 'RT'],
        ['ml', 'LT'],
      ],
    },
    { condition: frail },
  );
  s.roll('toHit', 9).roll('hitLocation', 7).roll('criticalCount', 4).roll('toHit', 9);
  expect(s.tell(() => s.fire('A', 'B', [0, 1]).endPhase()).slice(0, 3)).toEqual([
    '  A1 Hunchback fires ml at B1: needs 4, rolls 9, hits the center torso: 5 damage, destroyed',
    "    B1 Wolverine is destroyed: center torso destroyed (A1's ml)",
    '  A1 Hunchback fires ml at B1: needs 4, rolls 9, hits the wreck',
  ]);
});

test('the guns of an array are one shot', () => {
  const gun = { ...tableWeapon('mg') };
  const s = faceToFace({
    weapons: [
      [gun, 'LA'],
      [gun, 'LA'],
    ],
    equipment: [['machineGunArray', 'LA']],
    ammo: [{ kind: gun.ammo!, in: 'LT', shots: 20, explosionPerShot: 2 }],
  });
  s.roll('toHit', 9).roll('cluster', 12).roll('hitLocation', 7);
  expect(s.tell(() => s.shoot('A', 'B', { rate: 2 }).endPhase())).toEqual([
    '  A1 Hunchback fires 2 x Machine Gun (18 shots left) at B1: needs 8, rolls 9, hits with 2 shots: center torso 2+2 (6 armor left)',
  ]);
});

test('what a weapon does besides damage is told on its line', () => {
  const s = faceToFace({
    weapons: [
      ['tag', 'HD'],
      ['narc', 'LT'],
    ],
  }).roll('toHit', 9, 9);
  expect(s.tell(() => s.fire('A', 'B', [0, 1]).endPhase())).toEqual([
    '  A1 Hunchback fires tag at B1: needs 4, rolls 9, hits; the target is designated',
    '  A1 Hunchback fires narc at B1: needs 4, rolls 9, hits; the pod sticks',
  ]);
});

test('a shot at a building is one line too, with what it leaves of it', () => {
  const house = { level: 0, layers: { building: 2, buildingHeight: 2, buildingCf: 40 } };
  const s = scenario({ board: withHex(openBoard(9, 12), 4 * 9 + 4, house) })
    .mech('A', { name: 'Hunchback', at: '0502', facing: 3, weapons: [AC20], ammo: [bin(5)] })
    .mech('B', { at: '0912', side: 1 })
    .begin('weapons')
    .roll('toHit', 8);
  expect(s.tell(() => s.shootBuilding('A', '0505').endPhase())).toEqual([
    '  A1 Hunchback fires AC/20 (4 shots left) at the building in 0505: needs 0, rolls 8, hits; 20 damage, construction factor 20 left',
  ]);
});
