import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleMtf } from '@hexfall/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capture as run } from './capture.ts';
import { UsageError } from './exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-inspect-'));

beforeAll(async () => {
  process.env['HEXFALL_HOME'] = join(folder, 'home');
  const units = [
    { chassis: 'Hunchback', model: 'HBK-9X' },
    { chassis: 'Jenner', model: 'JR9-Z' },
    { chassis: 'Gray Wolf', model: 'Prime', clanName: 'Old Wolf' },
    { chassis: 'Mad Cat', model: 'W', clanName: 'Timber Wolf' },
    { chassis: 'Gadgeteer', model: 'GDG-1', LT: ['Frobnicator'] },
  ];
  for (const unit of units) writeFileSync(join(folder, `${unit.model}.mtf`), sampleMtf(unit));
  await run('import', folder);
});

afterAll(() => {
  delete process.env['HEXFALL_HOME'];
  rmSync(folder, { recursive: true });
});

describe('a record sheet is shown', () => {
  test.each([
    ['HBK-4G', 'Hunchback HBK-4G · 50 tons'],
    ['hbk4g', 'Hunchback HBK-4G · 50 tons'],
    // Two units are called so, one of them is built in.
    ['jenner', 'Jenner JR7-D · 35 tons'],
    ['hbk-9x', 'Hunchback HBK-9X · 50 tons'],
    ['timber wolf prime', 'Mad Cat (Timber Wolf) Prime · 75 tons'],
    ['old wolf prime', 'Gray Wolf (Old Wolf) Prime · 50 tons'],
    [join(folder, 'W.mtf'), 'Mad Cat (Timber Wolf) W · 50 tons'],
  ])('of %s', async (name, title) => {
    expect((await run('inspect', name)).split('\n')[0]).toBe(title);
  });

  test('with what does nothing', async () => {
    const text = await run('inspect', 'gadgeteer');
    expect(text).toContain('Takes up its slots and does nothing: Frobnicator.');
    expect(text.match(/Frobnicator/g)).toHaveLength(3);
  });

  test('by the rules that were asked for', async () => {
    expect(await run('inspect', 'HBK-4G')).toContain('10: walk 2, run 4');
    expect(await run('inspect', 'HBK-4G', '--rules', 'canon')).toContain('10: walk 2, run 3');
  });

  test('without colors where nobody looks at a terminal', async () => {
    expect(await run('inspect', 'HBK-4G')).not.toContain('\u001B');
  });

  test('as JSON that is the unit', async () => {
    expect(JSON.parse(await run('inspect', 'HBK-4G', '--json'))).toMatchObject({
      name: 'Hunchback HBK-4G',
      tonnage: 50,
    });
  });

  test('as a drawing and as a page', async () => {
    const [svg, html] = [join(folder, 'sheet.svg'), join(folder, 'sheet.html')];
    expect(await run('inspect', 'HBK-4G', '--svg', svg, '--html', html)).toBe(
      `Record sheet: ${svg}\nRecord sheet: ${html}\n`,
    );
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [^]*Hunchback HBK-4G[^]*<\/svg>\n$/);
    expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>[^]*<title>Hunchback HBK-4G<\/title>/);
    expect(await run('inspect', 'HBK-4G', '--svg', '-')).toBe(readFileSync(svg, 'utf8'));
  });
});

test('a chassis of several models means the one that came first', async () => {
  expect(await run('inspect', 'mad cat')).toMatch(/^Mad Cat \(Timber Wolf\) Prime/);
  expect(await run('inspect', 'atlas')).toMatch(/^Atlas AS7-D ·/);
});

test.each([
  ['hunhcback hbk-4g', 'Did you mean Hunchback HBK-4G'],
  ['hunch', '"hunch" fits several units; say which: Hunchback HBK-4G, Hunchback HBK-4P, Hunchback HBK-9X'],
  ['zzz', '"zzz" is no unit that is built in or imported, and no .mtf or .json file. Built in are'],
  ['none.mtf', 'none.mtf: there is no such file.'],
  ['field.board', 'field.board: there is no such file.'],
  [folder, 'is no unit'],
])('%s is refused with a way out', async (name, message) => {
  await expect(run('inspect', name)).rejects.toThrow(message);
  await expect(run('inspect', name)).rejects.toBeInstanceOf(UsageError);
});

test('a board is drawn instead', async () => {
  expect(await run('inspect', 'river-crossing')).toMatch(/16x17 hexes[^]*\/0101\\/);
});

test('a name may be typed without quotes', async () => {
  expect(await run('inspect', 'timber', 'wolf', 'prime')).toMatch(/^Mad Cat/);
});

test('rules that do not exist and files that cannot be written are refused', async () => {
  await expect(run('inspect', 'HBK-4G', '--rules', 'house')).rejects.toThrow('"house" is no rules profile');
  await expect(run('inspect', 'HBK-4G', '--svg', join(folder, 'no', 'where.svg'))).rejects.toThrow(
    'there is no such file',
  );
});
