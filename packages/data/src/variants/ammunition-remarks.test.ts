import { expect, test } from 'vitest';
import { ALL_DESIGNS, findInCatalogue } from '../units/catalogue/catalogue.ts';
import { describeDraft } from './draft-report.ts';
import type { DraftOperation } from './operation.ts';
import { changeDraft, startDraft } from './unit-draft.ts';

function remarksAfter(name: string, operation: DraftOperation): readonly string[] {
  const changed = changeDraft(startDraft(findInCatalogue(name)!), operation);
  if (!changed.ok) throw new Error(changed.errors[0]);
  return describeDraft(changed.value.blueprint).remarks;
}

test('ammunition whose weapon is gone is named once, however many tons of it there are', () => {
  const gun = describeDraft(findInCatalogue('HBK-4G')!).items.find(({ title }) => title === 'AC/20');
  expect(remarksAfter('HBK-4G', { kind: 'remove', location: gun!.location, slot: gun!.slot })).toEqual([
    'No weapon fires the AC/20 ammo.',
  ]);
});

test('a weapon without ammunition is named', () => {
  expect(remarksAfter('LCT-1V', { kind: 'add', item: 'SRM 2', location: 'LT' })).toEqual([
    'There is no ammunition for the SRM 2.',
  ]);
});

test('the built-in units get no remarks', () => {
  const told = ALL_DESIGNS.flatMap(unit => describeDraft(unit).remarks.map(remark => `${unit.model}: ${remark}`));
  expect(told).toEqual([]);
});
