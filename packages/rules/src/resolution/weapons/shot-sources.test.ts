import { type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';

/** Two units face to face, three hexes apart. */
function faceToFace(a: Partial<UnitOptions>): Scenario {
  return scenario()
    .mech('A', { at: '0505', ...a })
    .mech('B', { at: '0502', facing: 3 })
    .begin('weapons');
}

test('a homing pod and a designation name the weapon that they come from', () => {
  const s = faceToFace({
    weapons: [
      ['tag', 'HD'],
      ['narc', 'LT'],
    ],
  });
  s.roll('toHit', 9, 9).fire('A', 'B', [0, 1]).endPhase();
  expect(s.all('Tagged')).toMatchObject([{ unit: 1, source: { kind: 'weapon', attacker: 0, weapon: 0 } }]);
  expect(s.all('NarcAttached')).toMatchObject([{ unit: 1, source: { kind: 'weapon', attacker: 0, weapon: 1 } }]);
});

test('every gun of an array names the weapon that was ordered to fire', () => {
  const gun = tableWeapon('mg');
  const s = faceToFace({
    weapons: [
      [gun, 'LA'],
      [gun, 'LA'],
    ],
    equipment: [['machineGunArray', 'LA']],
    ammo: [{ kind: gun.ammo!, in: 'LT', shots: 20, explosionPerShot: 2 }],
  });
  s.roll('toHit', 2).shoot('A', 'B', { rate: 2 }).endPhase();
  expect(s.all('WeaponFired')).toMatchObject([
    { weapon: 0, shot: 0 },
    { weapon: 1, shot: 0 },
  ]);
});
