import { weaponById } from '@hexfall/data';
import { type Board, withHex } from '@hexfall/hex';
import { openBoard, type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { refusalOf } from './act.ts';
import { legalBuildingShots } from './legal-building-shots.ts';
import { legalCommands } from './legal-commands.ts';

/** Houses in 0505 and 0512, the second out of reach for a medium laser in 0502. */
function town(): Board {
  const house = { level: 0, layers: { building: 1, buildingHeight: 1, buildingCf: 15 } };
  return withHex(withHex(openBoard(9, 14), 4 * 9 + 4, house), 11 * 9 + 4, house);
}

function inTown(a: Partial<UnitOptions> = {}): Scenario {
  return scenario({ board: town() })
    .mech('A', { at: '0502', facing: 3, weapons: [['ml', 'CT']], ...a })
    .mech('B', { at: '0914', side: 1 })
    .begin('weapons');
}

test('every building that a weapon can be fired at is on offer', () => {
  const s = inTown();
  expect([...legalBuildingShots(s.game, s.unit('A'), 0)]).toEqual([{ weapon: 0, hex: s.hex('0505') }]);
  const far = inTown({ weapons: [['ppc', 'CT']] });
  expect([...legalBuildingShots(far.game, far.unit('A'), 0)]).toHaveLength(2);
});

test('a building is on offer up to the longest range of the weapon', () => {
  const far = inTown({ at: '0503' });
  expect([...legalBuildingShots(far.game, far.unit('A'), 0)].map(({ hex }) => hex)).toEqual([
    far.hex('0505'),
    far.hex('0512'),
  ]);
});

test('a building behind a hill, and one for an empty weapon, are not on offer', () => {
  const hill = withHex(town(), 3 * 9 + 4, { level: 4, layers: {} });
  const hidden = scenario({ board: hill })
    .mech('A', { at: '0502', facing: 3, weapons: [['ml', 'CT']] })
    .mech('B', { at: '0914', side: 1 })
    .begin('weapons');
  expect([...legalBuildingShots(hidden.game, hidden.unit('A'), 0)]).toEqual([]);
  const empty = inTown({
    weapons: [[tableWeapon('ac5'), 'RT']],
    ammo: [{ kind: 'ac-5', in: 'RT', shots: 0, explosionPerShot: 5 }],
  });
  expect([...legalBuildingShots(empty.game, empty.unit('A'), 0)]).toEqual([]);
});

test('a unit that looks the other way has no building on offer, even with its torso twisted', () => {
  const s = inTown({ facing: 0 });
  for (const twist of [-1, 0, 1]) expect([...legalBuildingShots(s.game, s.unit('A'), twist)]).toEqual([]);
});

test('munitions and rates of fire are on offer as against units', () => {
  const ammo = { kind: 'lb-x-10', in: 'RT', shots: 5, explosionPerShot: 10 } as const;
  const s = inTown({
    at: '0504',
    weapons: [[tableWeapon('lbx10'), 'RT']],
    ammo: [ammo, { ...ammo, munition: 'cluster' }],
  });
  expect([...legalBuildingShots(s.game, s.unit('A'), 0)].map(({ bin }) => bin)).toEqual([0, 0, 1, 1]);
  const ultra = inTown({
    weapons: [[tableWeapon('ultra5'), 'RT']],
    ammo: [{ kind: 'ultra-ac-5', in: 'RT', shots: 5, explosionPerShot: 5 }],
  });
  const house = ultra.hex('0505');
  expect([...legalBuildingShots(ultra.game, ultra.unit('A'), 0)].filter(({ hex }) => hex === house)).toEqual([
    { weapon: 0, hex: house },
    { weapon: 0, hex: house, rate: 2 },
  ]);
});

test('every shot on offer may be ordered, and the list of commands does not have it', () => {
  const s = inTown();
  for (const shot of legalBuildingShots(s.game, s.unit('A'), 0)) {
    const command = { type: 'fire', unit: 0, twist: 0, shots: [], buildings: [shot] } as const;
    expect(refusalOf(s.game, command)).toBe(undefined);
  }
  expect([...legalCommands(s.game, s.unit('A'))]).toEqual([{ type: 'fire', unit: 0, twist: 0, shots: [] }]);
});

test('artillery has those hexes on offer from which its burst reaches an enemy, and it can be fired at each', () => {
  const { type } = weaponById('is-sniper')!;
  const s = scenario({ board: openBoard(9, 16) })
    .mech('A', {
      at: '0515',
      weapons: [[type, 'RT']],
      ammo: [{ kind: type.ammo!, in: 'LT', shots: 5, explosionPerShot: 0 }],
    })
    .mech('B', { at: '0505', side: 1 })
    .begin('weapons');
  const offered = [...legalBuildingShots(s.game, s.unit('A'), 0)];
  const around = ['0505', '0504', '0604', '0605', '0506', '0405', '0404'].map(at => s.hex(at));
  expect(new Set(offered.map(({ hex }) => hex))).toEqual(new Set(around));
  for (const shot of offered) {
    expect(refusalOf(s.game, { type: 'fire', unit: 0, twist: 0, shots: [], buildings: [shot] })).toBeUndefined();
  }
});
