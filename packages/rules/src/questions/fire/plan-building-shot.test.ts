import { type Board, type HexContent, withHex } from '@hexfall/hex';
import { asciiBoard, openBoard, type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../turn/orders/act.ts';
import type { FireCommand } from '../../vocabulary/commands/command.ts';

const HOUSE: HexContent = { level: 0, layers: { building: 2, buildingHeight: 2, buildingCf: 40 } };
const OPEN = openBoard(9, 14);

function withHouse(at: string, board: Board = OPEN, house = HOUSE): Board {
  return withHex(board, (Number(at.slice(2)) - 1) * 9 + Number(at.slice(0, 2)) - 1, house);
}

function against(board: Board, a: Partial<UnitOptions> = {}, b: Partial<UnitOptions> = {}): Scenario {
  return scenario({ board })
    .mech('A', { at: '0502', facing: 3, weapons: [['ml', 'CT']], ...a })
    .mech('B', { at: '0914', side: 1, ...b })
    .begin('weapons');
}

/** Returns why a shot is refused: the code, and the sentence that the player reads. */
function whyNot(s: Scenario, command: FireCommand): string {
  return `${s.refused(command)}: ${refusalOf(s.game, command)?.message}`;
}

describe('refused shots at buildings', () => {
  test('a shot at a building is refused where no building stands, or one that cannot be damaged', () => {
    const s = against(withHouse('0505'));
    expect(whyNot(s, s.buildingShot('A', '0504'))).toBe(
      'noSuchTarget: buildings[0].hex holds no building or bridge that can be damaged',
    );
    expect(s.refused({ ...s.buildingShot('A', '0505'), buildings: [{ weapon: 0, hex: 9999 }] })).toBe('noSuchTarget');
    const eternal = against(withHouse('0505', OPEN, { level: 0, layers: { building: 2, buildingHeight: 2 } }));
    expect(eternal.refused(eternal.buildingShot('A', '0505'))).toBe('noSuchTarget');
  });

  test('a shot at a building is refused beyond the range of the weapon', () => {
    const s = against(withHouse('0512'));
    expect(whyNot(s, s.buildingShot('A', '0512'))).toBe('outOfRange: buildings[0].hex is out of range');
    expect(s.refused(s.buildingShot('A', '0512', { weapon: 1 }))).toBe('noSuchWeapon');
  });

  test('a shot at a building is refused in the hex of the unit itself', () => {
    const s = against(withHouse('0502'));
    expect(whyNot(s, s.buildingShot('A', '0502'))).toBe('outOfRange: buildings[0].hex is in the same hex');
  });

  test('a shot at a building is refused behind a hill that is higher than its roof', () => {
    const hill = (height: number): Board =>
      withHouse(
        '0505',
        asciiBoard(
          ['.', '.', '.', String(height), '.', '.', '.', '.', '.', '.', '.', '.', '.', '.']
            .map(cell => `. . . . ${cell} . . . .`)
            .join('\n'),
        ),
      );
    const hidden = against(hill(3));
    expect(whyNot(hidden, hidden.buildingShot('A', '0505'))).toBe('noLineOfSight: buildings[0].hex cannot be seen');
    const seen = against(hill(2));
    expect(refusalOf(seen.game, seen.buildingShot('A', '0505'))).toBe(undefined);
  });

  test('a shot at a building is refused outside the firing arc of the weapon', () => {
    const s = against(withHouse('0505'), { facing: 0 });
    expect(whyNot(s, s.buildingShot('A', '0505'))).toBe(
      'outOfArc: buildings[0].hex is outside the firing arc of the weapon',
    );
  });

  test('a shot at a building is refused with a weapon that does no damage, or fires by itself', () => {
    const s = against(withHouse('0505'), {
      weapons: [
        ['tag', 'CT'],
        ['narc', 'LT'],
        ['ams', 'RT'],
      ],
    });
    expect(whyNot(s, s.buildingShot('A', '0505'))).toBe(
      'weaponUnusable: buildings[0].weapon (tag) does no damage to a building',
    );
    expect(s.refused(s.buildingShot('A', '0505', { weapon: 1 }))).toBe('weaponUnusable');
    expect(s.refused(s.buildingShot('A', '0505', { weapon: 2 }))).toBe('weaponUnusable');
  });

  test('a shot at a building is refused with a PPC whose capacitor is to be charged in the same turn', () => {
    const s = against(withHouse('0505'), { weapons: [['ppc', 'RT']], equipment: [['ppcCapacitor', 'RT']] });
    expect(s.refused({ ...s.buildingShot('A', '0505'), capacitors: [0] })).toBe('equipmentUnusable');
  });

  test('a shot at a building is refused without ammunition, or at a rate that the weapon does not have', () => {
    const s = against(withHouse('0505'), {
      weapons: [[tableWeapon('ac5'), 'RT']],
      ammo: [{ kind: 'ac-5', in: 'RT', shots: 0, explosionPerShot: 5 }],
    });
    expect(s.refused(s.buildingShot('A', '0505'))).toBe('weaponUnusable');
    const laser = against(withHouse('0505'));
    expect(whyNot(laser, laser.buildingShot('A', '0505', { rate: 2 }))).toBe(
      'badShot: buildings[0].rate must be one of 1',
    );
  });
});

describe('shots at buildings and units in one order', () => {
  const TWO: Partial<UnitOptions> = {
    weapons: [
      ['ml', 'CT'],
      ['ml', 'LA'],
    ],
  };
  const both = (s: Scenario, unitsWeapon = 0, housesWeapon = 1): FireCommand => ({
    ...s.buildingShot('A', '0505', { weapon: housesWeapon }),
    shots: [{ weapon: unitsWeapon, target: 1 }],
  });

  test('a weapon is fired at one of them only', () => {
    const s = against(withHouse('0505'), TWO, { at: '0404' });
    expect(whyNot(s, both(s, 0, 0))).toBe('weaponUnusable: buildings[0].weapon is fired twice');
  });

  test('a unit in front is the primary target, and the building beside it the secondary one', () => {
    const s = against(withHouse('0505'), TWO, { at: '0504' });
    s.do(both(s));
    expect(s.state.attacks).toMatchObject([
      { kind: 'weapon', secondary: 0 },
      { kind: 'building', need: 4 + 1 - 4 },
    ]);
  });

  test('a building in front is the primary target if no unit is in front', () => {
    const s = against(withHouse('0505'), TWO, { at: '0701' });
    s.do(both(s, 1, 0));
    expect(s.state.attacks).toMatchObject([
      { kind: 'weapon', secondary: 2 },
      { kind: 'building', need: 4 - 4 },
    ]);
  });

  test('the second of two buildings is a secondary target', () => {
    const s = against(withHouse('0404', withHouse('0505')), TWO);
    s.do({
      ...s.buildingShot('A', '0505'),
      buildings: [
        { weapon: 0, hex: s.hex('0505') },
        { weapon: 1, hex: s.hex('0404') },
      ],
    });
    expect(s.state.attacks).toMatchObject([{ need: 0 }, { need: 1 }]);
  });

  test('the first building in front is the primary target, and if none is in front the first of all', () => {
    const aside = withHouse('0801', withHouse('0301'));
    const arms: Partial<UnitOptions> = {
      weapons: [
        ['ml', 'LA'],
        ['ml', 'CT'],
      ],
    };
    const s = against(withHouse('0505', aside), arms);
    s.do({
      ...s.buildingShot('A', '0505'),
      buildings: [
        { weapon: 0, hex: s.hex('0801') },
        { weapon: 1, hex: s.hex('0505') },
      ],
    });
    expect(s.state.attacks).toMatchObject([{ need: 2 }, { need: 0 }]);
    const beside = against(aside, arms);
    beside.do(beside.buildingShot('A', '0801'));
    expect(beside.state.attacks).toMatchObject([{ need: 0 }]);
  });

  test('a prone unit fires the weapons of one arm only, whatever it fires at', () => {
    const arms: Partial<UnitOptions> = {
      weapons: [
        ['ml', 'RA'],
        ['ml', 'LA'],
      ],
      condition: { prone: true },
    };
    const s = against(withHouse('0505'), arms, { at: '0504' });
    expect(s.refused(both(s))).toBe('weaponUnusable');
  });
});
