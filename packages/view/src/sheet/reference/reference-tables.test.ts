import { builtInMech } from '@hexfall/data';
import { describe, expect, test } from 'vitest';
import { createProvingGround } from '../proving-ground.ts';
import type { ReferenceTable } from './reference-table.ts';
import { referenceTables } from './reference-tables.ts';

function tablesOf(profile: string): readonly ReferenceTable[] {
  return referenceTables(createProvingGround(builtInMech('HBK-4G')!, profile).game.rules);
}

function tableNamed(title: string, profile = 'spec'): ReferenceTable {
  return tablesOf(profile).find(table => table.title === title)!;
}

function rowOf(title: string, first: string, profile?: string): readonly string[] | undefined {
  return tableNamed(title, profile)
    .rows.find(row => row[0] === first)
    ?.slice(1);
}

describe('the tables on the back of a sheet', () => {
  test('the tables on the back of a sheet say where hits land', () => {
    expect(tableNamed('Hit location').head).toEqual(['2d6', 'Left', 'Front, rear', 'Right']);
    expect(rowOf('Hit location', '2')).toEqual(['LT*', 'CT*', 'RT*']);
    expect(rowOf('Hit location', '12')).toEqual(['HD', 'HD', 'HD']);
    expect(rowOf('Punch location', '1')).toEqual(['LT', 'LA', 'RT']);
    expect(rowOf('Kick location', '4')).toEqual(['LL', 'LL', 'RL']);
    expect(tableNamed('Kick location, quad').head).toEqual(['1d6', 'Left', 'Front', 'Right', 'Rear']);
    expect(rowOf('Kick location, quad', '1')).toEqual(['RLL', 'FLL', 'FRL', 'RLL']);
  });

  test('the tables on the back of a sheet say how many hits there are', () => {
    expect(rowOf('Cluster hits', '20')).toEqual(['6', '6', '9', '12', '12', '12', '12', '16', '16', '20', '20']);
    expect(tableNamed('Critical hits').rows).toEqual([
      ['2–7', 'none'],
      ['8–9', '1'],
      ['10–11', '2'],
      ['12', '3'],
    ]);
    expect(rowOf('Falls', '4')).toEqual(['Rear', '3 hexsides']);
  });

  test.each([
    ['range and terrain', 'Long range', '+4'],
    ['range and terrain', 'At minimum range', '+1'],
    ['range and terrain', 'Each hex closer', '+1'],
    ['range and terrain', 'Heavy woods', '+2'],
    ['range and terrain', 'Light smoke', '+1'],
    ['range and terrain', 'Partial cover', '+1'],
    ['attacker', 'Attacker ran', '+2'],
    ['attacker', 'Sensors hit, each', '+2'],
    ['attacker', 'Shoulder hit', '+4'],
    ['attacker', 'Heat 24+', '+4'],
    ['attacker', 'Secondary target elsewhere', '+2'],
    ['target', 'Moved 0–2 hexes', '+0'],
    ['target', 'Moved 7–9 hexes', '+3'],
    ['target', 'Moved 25+ hexes', '+6'],
    ['target', 'Target immobile', '−4'],
    ['target', 'Target prone, adjacent', '−2'],
    ['target', 'Stealth armor, by range', '+0 / +1 / +2'],
    ['fire control', 'Targeting computer', '−1'],
    ['fire control', 'Indirect fire', '+1'],
  ])('the tables on the back of a sheet give the to-hit modifiers: %s, %s %s', (what, words, modifier) => {
    expect(rowOf(`To hit: ${what}`, words)).toEqual([modifier]);
  });

  test('the tables on the back of a sheet give the piloting modifiers by the rules in force', () => {
    expect(rowOf('Piloting rolls: state of the unit', 'Gyro hit, each')).toEqual(['+3']);
    expect(rowOf('Piloting rolls: reason', 'Gyro destroyed')).toEqual(['falls']);
    expect(rowOf('Piloting rolls: reason', 'Entering water')).toEqual(['varies']);
    expect(rowOf('Piloting rolls: reason', '20 damage this phase', 'canon')).toEqual(['+1']);
    expect(tableNamed('Piloting rolls: reason', 'spec').note).toContain('20 damage this phase');
    expect(tableNamed('Piloting rolls: reason', 'canon').note).toMatch(/^\+0 for: .*missed kick/);
  });

  test('the tables on the back of a sheet have as many cells in every row as in the head', () => {
    for (const { title, head, rows } of tablesOf('canon'))
      for (const row of rows) expect(row.length, title).toBe(head.length);
  });
});
