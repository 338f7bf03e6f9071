import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE, type UnitFacts } from '@hexfall/data';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capture } from '../capture.ts';
import { UsageError } from '../exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-units-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => vi.stubEnv('HEXFALL_HOME', at('home')));
afterEach(() => vi.unstubAllEnvs());

async function find(...args: string[]): Promise<(UnitFacts & { builtIn: boolean })[]> {
  return JSON.parse(await capture('units', ...args, '--json'));
}

describe('hexfall units', () => {
  test('hexfall units lists every built-in unit, but none that only serves to try things out', async () => {
    const all = await find();
    expect(all).toHaveLength(CATALOGUE.length);
    expect(all.some(({ chassis }) => /testbed/i.test(chassis))).toBe(false);
    const text = await capture('units');
    expect(text).toMatch(/^unit +tons +BV +MP +tech +year +role +weapons\n/);
    expect(text).toMatch(
      /\nHunchback HBK-4G +50 +1,041 +4\/6\/0 +IS +2572 +Juggernaut +AC\/20, 2 Medium Laser, Small Laser\n/,
    );
    expect(text).toMatch(/\n\d+ units\. .*hexfall\s+import FOLDER reads \.mtf files/s);
  });

  test.each([
    [
      ['--tons', '50-55', '--tech', 'is', 'hunchback'],
      ({ tonnage, chassis }: UnitFacts) => tonnage === 50 && chassis === 'Hunchback',
    ],
    [['--bv', '2000+'], ({ value }: UnitFacts) => value >= 2000],
    [['--year', '2500'], ({ year }: UnitFacts) => year !== undefined && year <= 2500],
    [['--year', '3025-3055'], ({ year }: UnitFacts) => year !== undefined && year >= 3025 && year <= 3055],
    [['--walk', '7+', '--jump', '5+'], ({ walk, jump }: UnitFacts) => walk >= 7 && jump >= 5],
    [['--tech', 'clan'], ({ techBase }: UnitFacts) => techBase === 'clan'],
    [['--role', 'sniper'], ({ role }: UnitFacts) => role === 'Sniper'],
    [
      ['--weapon', 'ac/20', '--weapon', 'medium laser'],
      ({ weapons }: UnitFacts) => weapons.some(name => /AC\/20/.test(name)),
    ],
    [
      ['assault', 'missile boat'],
      ({ weightClass, role }: UnitFacts) => weightClass === 'assault' && role === 'Missile Boat',
    ],
    [['jump', 'heavy'], ({ jump, weightClass }: UnitFacts) => jump > 0 && weightClass === 'heavy'],
    [['--played'], ({ unplayed }: UnitFacts) => unplayed.length === 0],
  ] as const)('%j chooses what it says', async (args, fits) => {
    const found = await find(...args);
    expect(found.length).toBeGreaterThan(0);
    for (const unit of found) expect(fits(unit), `${unit.chassis} ${unit.model}`).toBe(true);
  });

  test('hexfall units sorts by weight, or as it is asked to', async () => {
    const tons = (await find()).map(({ tonnage }) => tonnage);
    expect(tons).toEqual(tons.toSorted((a, b) => a - b));
    const values = (await find('--sort', '-bv')).map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  test.each([
    [['--tons', 'heavy'], '--tons must be a number or a range, such as 50, 50-75 or 50+, not "heavy".'],
    [['--tons', '75-50'], '--tons must be a number or a range, such as 50, 50-75 or 50+, not "75-50".'],
    [['--tech', 'alien'], '--tech must be is, clan or mixed, not "alien".'],
    [
      ['--sort', 'beauty'],
      '--sort must be name, tons, bv, year, walk, jump, with a leading - for descending order, not "beauty".',
    ],
    [['HBK-4G', '--save', 'my.txt'], '--save my.txt: the name must end in .mtf or .json.'],
  ])('%j is refused with a sentence', async (args, message) => {
    await expect(capture('units', ...args)).rejects.toThrow(new UsageError(message));
  });

  test('hexfall units saves a unit as a file to change, which every command reads', async () => {
    for (const name of ['my.mtf', 'my-hbk.json']) {
      expect(await capture('units', 'HBK-4G', '--save', at(name))).toContain(`Hunchback HBK-4G: ${at(name)}\n`);
      expect(await capture('value', at(name))).toContain('1041');
      await expect(capture('units', 'HBK-4G', '--save', at(name))).rejects.toThrow(
        'the file exists; --force overwrites it',
      );
      await capture('units', 'HBK-4P', '--save', at(name), '--force');
      expect(readFileSync(at(name), 'utf8')).toContain('HBK-4P');
    }
  });

  test('the output of inspect --json can be read back', async () => {
    const json = await capture('inspect', 'HBK-4G', '--json');
    writeFileSync(at('sheet.json'), json);
    expect(await capture('inspect', at('sheet.json'), '--json')).toBe(json);
    expect(await capture('value', at('sheet.json'))).toContain('1041');
    writeFileSync(at('bad.json'), json.replace('"tonnage":50', '"tonnage":"fifty"'));
    await expect(capture('inspect', at('bad.json'))).rejects.toThrow(
      /bad\.json: unit\.tonnage must be .*, not "fifty"/,
    );
    await expect(capture('units', at('sheet.json'), '--save', at('x.mtf'))).rejects.toThrow('has only a record sheet');
  });

  test('imported units are listed with a mark, from what the import has kept', async () => {
    await capture('units', 'HBK-4G', '--save', at('mine.mtf'), '--force');
    writeFileSync(at('mine.mtf'), readFileSync(at('mine.mtf'), 'utf8').replace('HBK-4G', 'HBK-MINE'));
    await capture('import', folder);
    const [mine] = await find('HBK-MINE');
    expect(mine).toMatchObject({
      builtIn: false,
      tonnage: 50,
      value: 1041,
      weapons: ['AC/20', 'Medium Laser', 'Medium Laser', 'Small Laser'],
    });
    expect(await capture('units', 'HBK-MINE')).toMatch(/^.*\nHunchback HBK-MINE \* .*\n1 of \d+ units; \* imported\./);
    // The index of an older version has no figures for lists: they are computed.
    const index = join(at('home'), 'library.jsonl');
    const lines = readFileSync(index, 'utf8')
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    writeFileSync(index, lines.map(({ listed: _listed, ...line }) => `${JSON.stringify(line)}\n`).join(''));
    expect(await find('HBK-MINE')).toEqual([mine]);
  });
});
