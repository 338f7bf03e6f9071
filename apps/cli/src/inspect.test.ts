import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

describe('the record sheet of a unit', () => {
  test.each([
    ['HBK-4G', 'Hunchback HBK-4G · 50 tons'],
    ['hbk4g', 'Hunchback HBK-4G · 50 tons'],
    // Two units have this name, and one of them is built in.
    ['jenner', 'Jenner JR7-D · 35 tons'],
    ['hbk-9x', 'Hunchback HBK-9X · 50 tons'],
    ['timber wolf prime', 'Mad Cat (Timber Wolf) Prime · 75 tons'],
    ['old wolf prime', 'Gray Wolf (Old Wolf) Prime · 50 tons'],
    [join(folder, 'W.mtf'), 'Mad Cat (Timber Wolf) W · 50 tons'],
  ])('inspect shows the record sheet of %s', async (name, title) => {
    expect((await run('inspect', name)).split('\n')[0]).toBe(title);
  });

  test('a record sheet has Battle Value, technology base, year and role of its unit', async () => {
    const line = async (...words: string[]): Promise<string> => (await run('inspect', ...words)).split('\n')[1]!;
    expect(await line('HBK-4G')).toBe('Battle Value 1041 · Inner Sphere · introduced 2572 · Juggernaut');
    expect(await line('HBK-4G', '--skill', '3/4')).toMatch(/^Battle Value 1041, 1374 with crew 3\/4 · Inner Sphere/);
    expect(await line('timber wolf prime')).toMatch(/^Battle Value \d+ · Clan · introduced \d+ · Brawler$/);
  });

  test('a record sheet has the crew if it is stated', async () => {
    expect(await run('inspect', 'HBK-4G', '--skill', '3/4')).toContain('  gunnery 3, piloting 4\n');
    expect(await run('inspect', 'HBK-4G@2/3:Kerensky')).toContain('  Kerensky, gunnery 2, piloting 3\n');
    expect(await run('inspect', 'HBK-4G@4/5')).toContain('  gunnery 4, piloting 5\n');
    expect(await run('inspect', 'HBK-4G')).not.toContain('gunnery');
  });

  test('a record sheet names the equipment that does nothing', async () => {
    const text = await run('inspect', 'gadgeteer');
    expect(text).toContain('Gadgeteer GDG-1: fights without its Frobnicator (unknown to this program).');
    expect(text.match(/Frobnicator/g)).toHaveLength(3);
  });

  test('a record sheet has the figures of the chosen rules', async () => {
    expect(await run('inspect', 'HBK-4G')).toContain('10: walk 2, run 4');
    expect(await run('inspect', 'HBK-4G', '--rules', 'canon')).toContain('10: walk 2, run 3');
  });

  test('a record sheet has no colors if the output is not a terminal', async () => {
    expect(await run('inspect', 'HBK-4G')).not.toContain('\u001B');
  });

  test('inspect prints a record sheet as JSON with the unit itself', async () => {
    expect(JSON.parse(await run('inspect', 'HBK-4G', '--json'))).toMatchObject({
      name: 'Hunchback HBK-4G',
      tonnage: 50,
    });
  });

  test('inspect saves a record sheet as a picture and as a web page', async () => {
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
  ['hunch', '"hunch" matches several units; name one of them: Hunchback HBK-4G, Hunchback HBK-4P, Hunchback HBK-9X'],
  ['zzz', '"zzz" is not a built-in or imported unit, nor a .mtf or .json file. There are'],
  ['none.mtf', 'none.mtf: no such file.'],
  ['field.board', 'field.board: no such file.'],
  [join(folder, 'none'), 'no such file or folder.'],
  ['./mechs', './mechs: no such file or folder.'],
  ['./mechs/', './mechs/: no such folder.'],
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

describe('the units of a force', () => {
  const lance = join(folder, 'lance.yaml');
  const list = join(folder, 'hurt.mul');

  beforeAll(() => {
    const units = [
      '- { unit: HBK-4G, pilot: "<b>Ann</b>", gunnery: 3, piloting: 4 }',
      '- { unit: WVR-6R, count: 2 }',
      '- { unit: atlas }',
    ];
    writeFileSync(lance, `name: Fire lance\nunits:\n${units.map(line => `  ${line}\n`).join('')}`);
    writeFileSync(
      list,
      `<unit><entity chassis="Hunchback" model="HBK-4G"><pilot name="Bo&#x202e;" gunnery="2" piloting="3" hits="1"/>
<location index="1"><armor points="20"/><slot index="1" type="System" isHit="true"/></location></entity></unit>`,
    );
  });

  const units = (html: string): number => html.match(/class="page sheet"/g)!.length;

  test('inspect saves the units of a force as a page with a summary, a sheet for each unit, and the tables', async () => {
    const page = join(folder, 'lance.html');
    expect(await run('inspect', lance, '--html', page)).toBe(`Record sheets: ${page}\n`);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('<h1>Fire lance</h1>');
    expect(units(html)).toBe(4);
    expect(html.match(/class="page (?:summary|tables)"/g)).toHaveLength(2);
    expect(html).toContain('>&lt;b&gt;Ann&lt;/b&gt;<');
    expect(html).not.toContain('<b>Ann');
    expect(html).toContain('Inner Sphere · introduced 2572 · Juggernaut');
  });

  test('inspect shows the units of a force as text, one after the other', async () => {
    const text = await run('inspect', lance);
    expect(text.match(/ · \d+ tons\n/g)).toHaveLength(4);
    expect(text).toContain('  <b>Ann</b>, gunnery 3, piloting 4\n');
  });

  test('inspect shows units whether they are listed with commas, as words, or are in a folder', async () => {
    expect(units(await run('inspect', '2xHBK-4G@3/4', 'atlas', join(folder, 'W.mtf'), '--html', '-'))).toBe(4);
    expect(units(await run('inspect', 'HBK-4G,', 'atlas', '--html', '-'))).toBe(2);
    const names = readdirSync(folder).filter(name => name.endsWith('.mtf'));
    expect(units(await run('inspect', folder, '--html', '-'))).toBe(names.length);
  });

  test('inspect prints the units of a force as JSON, in a list', async () => {
    const specs = JSON.parse(await run('inspect', lance, '--json')) as { name: string }[];
    expect(specs.map(({ name }) => name)).toEqual([
      'Hunchback HBK-4G',
      'Wolverine WVR-6R',
      'Wolverine WVR-6R',
      'Atlas AS7-D',
    ]);
  });

  test('inspect refuses to save a force as a single picture', async () => {
    await expect(run('inspect', lance, '--svg', '-')).rejects.toThrow('--svg draws a single unit');
  });

  test('inspect shows the units of a force with the damage that the file tells of', async () => {
    const text = await run('inspect', list);
    expect(text).toMatch(/Battle Value 1041, \d+ with crew 2\/3 and damage/);
    expect(text).toMatch(/CURRENT STATE\n {2}1 wound\n[^]*CT {2}20\/26[^]*struck CT {2}Engine\n/);
    const svg = await run('inspect', list, '--svg', '-');
    expect(svg).toContain('>CT 20/26<');
    expect(svg).toContain('>Bo\\u202e<');
    expect(svg.match(/class="pip lost"/g)).toHaveLength(6);
  });
});

describe('the units of a replay', () => {
  const game = join(folder, 'game.jsonl');

  beforeAll(async () => {
    await run('battle', 'HBK-4G', 'WVR-6R', '--seed', '7', '--turns', '4', '--bot', 'charger', '--out', game);
  });

  test('inspect shows the units of a replay as they are at its end, or at the end of a turn', async () => {
    const lost = (html: string): number => html.match(/class="(?:pip|tick) lost"/g)?.length ?? 0;
    const [start, end] = [
      await run('inspect', game, '--turn', '0', '--html', '-'),
      await run('inspect', game, '--html', '-'),
    ];
    expect(start).toContain('<h1>');
    expect(start).toContain(', before the first turn</h1>');
    expect(start).toContain('Record sheet of A1 Hunchback HBK-4G</title>');
    expect(start).toMatch(/<tfoot>.*1 unit, side A<.*\n.*1 unit, side B</);
    expect(lost(start)).toBe(0);
    expect(lost(end)).toBeGreaterThan(0);
    expect(await run('inspect', game, '--turn', '1')).toContain('CURRENT STATE');
  });

  test('inspect refuses options that make no sense for a replay', async () => {
    await expect(run('inspect', game, '--skill', '3/4')).rejects.toThrow('--skill is not for a replay');
    await expect(run('inspect', game, '--turn', '99')).rejects.toThrow('does not reach the end of turn 99');
    await expect(run('inspect', game, '--turn', 'x')).rejects.toThrow('--turn must be a whole number');
    await expect(run('inspect', 'HBK-4G', '--turn', '1')).rejects.toThrow('--turn is for a replay (.jsonl).');
    await expect(run('inspect', 'HBK-4G', '--skill', '9/4')).rejects.toThrow('--skill must be gunnery/piloting');
    await expect(run('inspect', 'river-crossing', '--turn', '1')).rejects.toThrow('are for units, not for a board');
    await expect(run('inspect', 'none.jsonl')).rejects.toThrow('none.jsonl: no such file.');
  });
});
