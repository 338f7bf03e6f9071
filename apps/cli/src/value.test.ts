import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { capture as run } from './capture.ts';
import { FailedError, UsageError } from './exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EXAMPLES = fileURLToPath(new URL('../../../examples/forces', import.meta.url));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('hexfall value', () => {
  test('tells a unit', async () => {
    expect(await run('value', 'HBK-4G')).toBe(
      'Hunchback HBK-4G\n  Hunchback HBK-4G  4/5  1041\n  Total                  1041\n',
    );
  });

  test('explains where the number comes from', async () => {
    const text = await run('value', 'HBK-4G', '--explain');
    expect(text).toContain('      Armor                       400  160 points x 2.5\n');
    expect(text).toContain('    Heat efficiency 17: Allowance 6, Heat sinks 13, Running -2\n');
    expect(text).toContain('    Battle Value 1041: 623.4 + 417.76, rounded\n');
  });

  test('tells two forces of files and how they compare', async () => {
    const text = await run('value', join(EXAMPLES, 'fire-lance.yaml'), join(EXAMPLES, 'raiders.json'));
    expect(text).toContain('  Hunchback HBK-4G (Ann Vale)  3/4  1374 = 1041 x 1.32\n');
    expect(text).toContain('  Wolverine WVR-6R (Kit Marsh)  3/5  1321 = 1101 x 1.2\n');
    expect(text).toContain('\nFire Lance : Raiders = 3576 : 3411, 104.8 %\n');
  });

  test('reads a unit list and says what it left out', async () => {
    const text = await run('value', join(EXAMPLES, 'veterans.mul'));
    expect(text).toContain('  Hunchback HBK-4G (Jo "Ace" Reed, damaged)  3/4  1255 = 951 x 1.32\n');
    expect(text).toContain('  Wolverine WVR-6R (Max Holt)                5/6   947 = 1101 x 0.86\n');
    expect(text).toContain('line 19: Manticore Heavy Tank (Tracked) is not a BattleMech that can be played');
  });

  test('prints JSON', async () => {
    const json = JSON.parse(await run('value', 'HBK-4G,WVR-6R', 'WVR-6R', '--json', '--explain')) as {
      forces: { total: number; units: { unit: string; value: number; explanation: { base: number } }[] }[];
      ratio: number;
    };
    expect(json.forces.map(({ total }) => total)).toEqual([2142, 1101]);
    expect(json.forces[0]!.units[0]).toMatchObject({
      unit: 'Hunchback HBK-4G',
      value: 1041,
      explanation: { base: 1041 },
    });
    expect(json.ratio).toBeCloseTo(2142 / 1101);
  });
});

describe('forces in battle', () => {
  test('crews, damage and edges of the files reach the game', async () => {
    const out = join(folder, 'fight.jsonl');
    const lance = join(EXAMPLES, 'fire-lance.yaml');
    const report = await run('battle', lance, join(EXAMPLES, 'veterans.mul'), '--turns', '1', '--out', out);
    expect(report).toContain('Note: ');
    const story = await run('replay', out);
    expect(story).toContain('  A1 Hunchback HBK-4G, gunnery 3, piloting 4\n');
    expect(story).toContain('  B2 Wolverine WVR-6R, gunnery 5, piloting 6\n');
    const { state } = JSON.parse(await run('replay', out, '--turn', '0', '--json')) as {
      state: { mechs: { facing: number; ammo: number[]; pilotWounds: number }[] };
    };
    // The lance wishes for the south edge and so looks north.
    expect(state.mechs[0]).toMatchObject({ facing: 0, ammo: [5, 5], pilotWounds: 0 });
    expect(state.mechs[3]).toMatchObject({ facing: 3, ammo: [2, 5], pilotWounds: 1 });
  });

  test('two forces cannot have the same edge', async () => {
    const lance = join(EXAMPLES, 'fire-lance.yaml');
    await expect(run('battle', lance, lance)).rejects.toThrow('both forces want to set up in the south');
  });

  test('a force may name its bot, and unit files next to it', async () => {
    const force = file('random.yaml', 'side: { bot: random }\nunits: [{ unit: HBK-4G }]\n');
    expect(await run('battle', force, 'WVR-6R', '--turns', '2')).toMatch(/after \d turns?\./);
    const wrong = file('wrong.yaml', 'side: { bot: genius }\nunits: [{ unit: HBK-4G }]\n');
    await expect(run('battle', wrong, 'WVR-6R')).rejects.toThrow('not "genius"');
    const near = file('near.yaml', 'units: [{ unit: none.mtf }]\n');
    await expect(run('value', near)).rejects.toThrow(
      `near.yaml, line 1, unit: ${join(folder, 'none.mtf')}: there is no`,
    );
  });
});

describe('wrong forces are told with file and line', () => {
  test.each([
    [
      'skill.yaml',
      'units:\n  - unit: HBK-4G\n    gunnery: 9\n',
      'skill.yaml, line 3, units[0].gunnery: must be from 0 to 8, not 9.',
    ],
    [
      'field.json',
      '{\n "units": [\n {"unit": "HBK-4G", "rank": 1}]}',
      'field.json, line 3, units[0].rank: is not a known field.',
    ],
    ['cut.json', '{\n "units": [', 'cut.json, line 2: Flow sequence'],
    ['bomb.yaml', bomb(), 'bomb.yaml: it repeats parts of itself too often to be read.'],
    ['unknown.yaml', 'units:\n - unit: Nobody\n', 'unknown.yaml, line 2, unit: "Nobody" is no'],
    ['cut.mul', '<unit>\n<entity chassis="A"', 'cut.mul, line 2: a tag is not finished'],
  ])('%s', async (name, text, message) => {
    const path = file(name, text);
    await expect(run('value', path)).rejects.toThrow(message);
    await expect(run('value', path)).rejects.toBeInstanceOf(FailedError);
  });

  test('no name at all is wrong use', async () => {
    await expect(run('value', ' , ')).rejects.toBeInstanceOf(UsageError);
  });
});

/** Data that would be huge if all of it were written out. */
function bomb(): string {
  const levels = ['a: &a [x, x, x, x, x, x, x, x]'];
  for (const [before, name] of ['ab', 'bc', 'cd', 'de', 'ef'].map(pair => [pair[0]!, pair[1]!] as const)) {
    levels.push(`${name}: &${name} [${Array(8).fill(`*${before}`).join(', ')}]`);
  }
  return `${levels.join('\n')}\nunits: [*f]\n`;
}
