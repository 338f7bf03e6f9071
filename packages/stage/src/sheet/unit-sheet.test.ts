import { builtInMech } from '@hexfall/data';
import { createPosition, type UnitCondition } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { type UnitSheet, unitSheet } from './unit-sheet.ts';

function sheetOf(condition: UnitCondition): UnitSheet {
  const spec = builtInMech('HBK-4G')!;
  const game = createPosition([{ spec, condition }]);
  return unitSheet(spec, game.state.mechs[0]!);
}

const at = (sheet: UnitSheet, code: string): UnitSheet['locations'][number] =>
  sheet.locations.find(location => location.code === code)!;

test('a fresh unit has everything that its sheet says', () => {
  const sheet = sheetOf({});
  expect(at(sheet, 'CT')).toMatchObject({ armor: { left: 26, all: 26 }, rear: { left: 5, all: 5 }, gone: false });
  expect(at(sheet, 'LA').rear).toBe(undefined);
  expect(sheet.locations.flatMap(({ slots }) => slots).filter(({ out }) => out)).toEqual([]);
  expect([sheet.heat, sheet.wounds, sheet.condition]).toEqual([0, 0, []]);
});

test('armor drains, struck slots go dark, and a lost location takes its slots along', () => {
  const sheet = sheetOf({
    armor: { CT: 3 },
    structure: { LA: 0 },
    criticals: { CT: [1] },
    heat: 9,
    pilotWounds: 2,
    prone: true,
  });
  expect(at(sheet, 'CT').armor).toEqual({ left: 3, all: 26 });
  expect(at(sheet, 'LA')).toMatchObject({ gone: true, structure: { left: 0, all: 8 } });
  expect(at(sheet, 'LA').slots[0]).toEqual({ name: 'Shoulder', out: true, idle: false });
  expect(at(sheet, 'LA').slots.at(-1)).toMatchObject({ out: false, idle: true });
  expect(at(sheet, 'CT').slots[0]).toEqual({ name: 'Engine', out: true, idle: false });
  expect(sheet.condition).toContain('prone');
  expect([sheet.heat, sheet.wounds, sheet.deadlyWounds]).toEqual([9, 2, 6]);
});
