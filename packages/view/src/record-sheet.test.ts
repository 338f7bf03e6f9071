import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { formatRecordSheet } from './record-sheet.ts';

test('a record sheet lists equipment, and what of it is charged, switched on or destroyed', () => {
  const s = scenario()
    .mech('A', {
      at: '0505',
      weapons: [['ppc', 'RT']],
      equipment: [
        ['ppcCapacitor', 'RT'],
        ['activeProbe', 'LT'],
        ['ecm', 'CT'],
        ['case', 'LT'],
      ],
      armorType: 'stealth',
      condition: { criticals: { LT: [1] } },
    })
    .mech('B', { at: '0502' })
    .begin('weapons')
    .do({ type: 'fire', unit: 0, twist: 0, shots: [], capacitors: [0] });
  const lines = formatRecordSheet(s.game, s.unit('A'));
  expect(lines[0]).toContain('stealth armor on');
  const right = lines.slice(4).map(line => line.slice(60));
  expect(right.filter(line => /^[a-z]/.test(line))).toEqual([
    'weapons',
    'ppc                  RT      charged',
    'equipment',
    'ppcCapacitor         RT',
    'activeProbe          LT      destroyed',
    'ecm                  CT',
  ]);
});
