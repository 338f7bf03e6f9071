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

describe('inspect shows the record sheet', () => {
  test.each([
    ['HBK-4G', 'Hunchback HBK-4G · 50 tons'],
    ['hbk4g', 'Hunchback HBK-4G · 50 tons'],
    // Two units have this name, and one of them is built in.
    ['jenner', 'Jenner JR7-D · 35 tons'],
    ['hbk-9x', 'Hunchback HBK-9X · 50 tons'],
    ['timber wolf prime', 'Mad Cat (Timber Wolf) Prime · 75 tons'],
    ['old wolf prime', 'Gray Wolf (Old Wolf) Prime · 50 tons'],
    [join(folder, 'W.mtf'), 'Mad Cat (Timber Wolf) W · 50 tons'],
  ])('of %s', async (name, title) => {
    expect((await run('inspect', name)).split('\n')[0]).toBe(title);
  });

  test('with the equipment that does nothing', async () => {
    const text = await run('inspect', 'gadgeteer');
    expect(text).toContain('Gadgeteer GDG-1: fights without its Frobnicator (unknown to this program).');
    expect(text.match(/Frobnicator/g)).toHaveLength(3);
  });

  test('with the figures of the chosen rules', async () => {
    expect(await run('inspect', 'HBK-4G')).toContain('10: walk 2, run 4');
    expect(await run('inspect', 'HBK-4G', '--rules', 'canon')).toContain('10: walk 2, run 3');
  });

  test('without colors if the output is not a terminal', async () => {
    expect(await run('inspect', 'HBK-4G')).not.toContain('\u001B');
  });

  test('as JSON with the unit itself', async () => {
    expect(JSON.parse(await run('inspect', 'HBK-4G', '--json'))).toMatchObject({
      name: 'Hunchback HBK-4G',
      tonnage: 50,
    });
  });

  test('as a picture and as a web page', async () => {
    const [svg, html] = [join(folder, 'sheet.svg'), join(folder, 'sheet.html')];
    expect(await run('inspect', 'HBK-4G', '--svg', svg, '--html', html)).toBe(
      `Record sheet: ${svg}\nRecord sheet: ${html}\n`,
    );
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [^]*Hunchback HBK-4G[^]*<\/svg>\n$/);
    expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>[^]*<title>Hunchback HBK-4G<\/title>/);
    expect(await run('inspect', 'HBK-4G', '--svg', '-')).toBe(readFileSync(svg, 'utf8'));
  });
});

test('a chassis name alone stands for the model that was introduced first', async () => {
  expect(await run('inspect', 'mad cat')).toMatch(/^Mad Cat \(Timber Wolf\) Prime/);
  expect(await run('inspect', 'atlas')).toMatch(/^Atlas AS7-D ·/);
});

test.each([
  ['hunhcback hbk-4g', 'Did you mean Hunchback HBK-4G'],
  ['hunch', '"hunch" fits several units; name one of them: Hunchback HBK-4G, Hunchback HBK-4P, Hunchback HBK-9X'],
  ['zzz', '"zzz" is not a built-in or imported unit, nor a .mtf or .json file. There are'],
  ['none.mtf', 'none.mtf: no such file.'],
  ['field.board', 'field.board: no such file.'],
  [folder, 'this is a folder, not a unit.'],
  [join(folder, 'none'), 'no such file or folder.'],
  ['./mechs', './mechs: no such file or folder.'],
])('the unit name %s is refused with advice', async (name, message) => {
  await expect(run('inspect', name)).rejects.toThrow(message);
  await expect(run('inspect', name)).rejects.toBeInstanceOf(UsageError);
});

test('inspect shows a board if the name is that of a board', async () => {
  expect(await run('inspect', 'river-crossing')).toMatch(/16x17 hexes[^]*\/0101\\/);
});

test('a name of several words may be typed without quotes', async () => {
  expect(await run('inspect', 'timber', 'wolf', 'prime')).toMatch(/^Mad Cat/);
});

test('unknown rules and files that cannot be written are refused', async () => {
  await expect(run('inspect', 'HBK-4G', '--rules', 'house')).rejects.toThrow('"house" is no');
  await expect(run('inspect', 'HBK-4G', '--svg', join(folder, 'no', 'where.svg'))).rejects.toThrow(
    'where.svg: cannot be written: its folder does not exist.',
  );
});
