import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { capture } from '../capture.ts';
import { UsageError } from '../exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-force-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Proposed {
  readonly target: number;
  readonly forces: { total: number; units: { unit: string; value: number; base: number }[] }[];
}

async function propose(...args: string[]): Promise<Proposed> {
  return JSON.parse(await capture('force', ...args, '--json'));
}

describe('hexfall force', () => {
  test('hexfall force proposes forces of a Battle Value, each unit once, the same for the same seed', async () => {
    const args = ['--bv', '6000', '--units', '4', '--year', '3050'];
    const { forces } = await propose(...args);
    expect(forces).toHaveLength(3);
    for (const { total, units } of forces) {
      expect(Math.abs(total - 6000)).toBeLessThanOrEqual(120);
      expect(total).toBe(units.reduce((sum, { value }) => sum + value, 0));
      expect(new Set(units.map(({ unit }) => unit)).size).toBe(4);
    }
    expect((await propose(...args)).forces).toEqual(forces);
    expect((await propose(...args, '--seed', 'friday')).forces).not.toEqual(forces);
    expect(await capture('force', ...args)).toMatch(/^ {2}force 1 +tons +crew +BV +role\n.*in all +\d+ +[56],\d{3}\n/s);
  });

  test('hexfall force proposes a fair opponent with as many units, and crews of the skill that is asked for', async () => {
    const { target, forces } = await propose('--against', 'HBK-4G,WVR-6R@3/4', '--skill', '3/4', '--proposals', '1');
    expect(target).toBe(1041 + Math.round(1101 * 1.32));
    expect(forces[0]!.units).toHaveLength(2);
    for (const { value, base } of forces[0]!.units) expect(value).toBe(Math.floor(base * 1.32 + 0.5));
  });

  test('hexfall force writes the first force as a file that other commands take', async () => {
    for (const name of ['lance.yaml', 'lance.json']) {
      const path = join(folder, name);
      const { forces } = await propose('--bv', '4000', '--units', '3', '--skill', '3/4', '--save', path);
      const read = JSON.parse(await capture('value', path, '--json'));
      expect(read.forces[0].total).toBe(forces[0]!.total);
      await expect(propose('--bv', '4000', '--save', path)).rejects.toThrow('--force overwrites it');
    }
  });

  test.each([
    [[], 'force needs a Battle Value, such as --bv 6000, or --against FORCE.'],
    [['--bv', '6000', '--against', 'HBK-4G'], 'use either --bv or --against, not both.'],
    [['--bv', 'much'], '--bv must be a whole number from 1 to 1000000, not "much".'],
    [['--bv', '6000', '--tolerance', '90%'], '--tolerance must be a share such as 1% or 0.01, below 50%, not "90%".'],
    [['--bv', '6000', '--tons', '300'], 'there are no units to choose from.'],
    [['--bv', '6000', '--save', 'lance.txt'], '--save lance.txt: the name must end in .yaml or .json.'],
  ])('%j is refused with a sentence', async (args, message) => {
    await expect(capture('force', ...args)).rejects.toThrow(new UsageError(message));
  });
});
