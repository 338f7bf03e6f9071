import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { captureBoth, capture as run } from './capture.ts';
import { FailedError, UsageError } from './exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EXAMPLES = fileURLToPath(new URL('../../../examples/forces', import.meta.url));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('crews, damage and edges of force files are those of the game', async () => {
  const out = join(folder, 'fight.jsonl');
  const lance = join(EXAMPLES, 'fire-lance.yaml');
  const { errors } = await captureBoth('battle', lance, join(EXAMPLES, 'veterans.mul'), '--turns', '1', '--out', out);
  expect(errors).toContain('Note: ');
  const story = await run('replay', out);
  expect(story).toContain('  A1 Hunchback HBK-4G, gunnery 3, piloting 4\n');
  expect(story).toContain('  B2 Wolverine WVR-6R, gunnery 5, piloting 6\n');
  const { state } = JSON.parse(await run('replay', out, '--turn', '0', '--json')) as {
    state: { mechs: { facing: number; ammo: number[]; pilotWounds: number }[] };
  };
  // The lance asks for the south edge, so it faces north.
  expect(state.mechs[0]).toMatchObject({ facing: 0, ammo: [5, 5], pilotWounds: 0 });
  expect(state.mechs[3]).toMatchObject({ facing: 3, ammo: [2, 5], pilotWounds: 1 });
});

test('two forces with the same edge are refused', async () => {
  const lance = join(EXAMPLES, 'fire-lance.yaml');
  await expect(run('battle', lance, lance)).rejects.toThrow('both forces want to set up in the south');
});

test('a force file may name its bot, and unit files by paths from its own folder', async () => {
  const force = file('random.yaml', 'side: { bot: random }\nunits: [{ unit: HBK-4G }]\n');
  expect(await run('battle', force, 'WVR-6R', '--turns', '2')).toMatch(/after \d turns?\./);
  const wrong = file('wrong.yaml', 'side: { bot: genius }\nunits: [{ unit: HBK-4G }]\n');
  await expect(run('battle', wrong, 'WVR-6R')).rejects.toThrow('not "genius"');
  const near = file('near.yaml', 'units: [{ unit: none.mtf }]\n');
  await expect(run('value', near)).rejects.toThrow(
    `near.yaml, line 1, unit: ${join(folder, 'none.mtf')}: no such file`,
  );
});

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
  ['bomb.yaml', bomb(), 'bomb.yaml: the file repeats parts of itself too often to be read.'],
  [
    'unknown.yaml',
    'units:\n - unit: Nobody\n',
    'unknown.yaml, line 2, unit: "Nobody" is not a built-in or imported unit',
  ],
  ['cut.mul', '<unit>\n<entity chassis="A"', 'cut.mul, line 2: a tag is not finished'],
])('the wrong force file %s is refused with file and line', async (name, text, message) => {
  const path = file(name, text);
  await expect(run('value', path)).rejects.toThrow(message);
  await expect(run('value', path)).rejects.toBeInstanceOf(FailedError);
});

test('a force without a name is refused', async () => {
  await expect(run('value', ' , ')).rejects.toBeInstanceOf(UsageError);
});

/** Returns YAML that would be huge if all its references were expanded. */
function bomb(): string {
  const levels = ['a: &a [x, x, x, x, x, x, x, x]'];
  for (const [before, name] of ['ab', 'bc', 'cd', 'de', 'ef'].map(pair => [pair[0]!, pair[1]!] as const)) {
    levels.push(`${name}: &${name} [${Array(8).fill(`*${before}`).join(', ')}]`);
  }
  return `${levels.join('\n')}\nunits: [*f]\n`;
}

test('crews and counts can be written with the unit, and --skill is for all others', async () => {
  const value = async (...args: string[]) => {
    const { forces } = JSON.parse(await run('value', ...args, '--json'));
    return forces[0].units.map((unit: { unit: string; gunnery: number; piloting: number; pilot?: string }) =>
      [unit.unit, `${unit.gunnery}/${unit.piloting}`, unit.pilot ?? ''].join(' ').trim(),
    );
  };
  const [two, one, plain] = ['2xHBK-4G@3/4', 'atlas as7-d@2/3:Kerensky', 'WVR-6R'];
  expect(await value(`${two},${one},${plain}`, '--skill', '1/1')).toEqual([
    'Hunchback HBK-4G 3/4',
    'Hunchback HBK-4G 3/4',
    'Atlas AS7-D 2/3 Kerensky',
    'Wolverine WVR-6R 1/1',
  ]);
  const lance = join(EXAMPLES, 'fire-lance.yaml');
  expect(new Set((await value(`${lance}@0/1`)).map((text: string) => text.split(' ').at(-1)))).toContain('0/1');
  await expect(run('value', `${lance}@0/1:Kerensky`)).rejects.toThrow(/names one pilot for \d units/);
  await expect(run('value', 'HBK-4G', '--skill', '9/9')).rejects.toThrow('--skill must be gunnery/piloting');
});

test('--skill sets the crews of battle, simulate, tournament and compare', async () => {
  const fast = ['--turns', '2', '--bots', 'random', '--skill', '2/3'];
  const games = ['--games', '2', '--workers', '0'];
  expect(await run('battle', 'HBK-4G', 'WVR-6R', ...fast)).toMatch(/HBK-4G +50 +2\/3 /);
  const result = JSON.parse(await run('simulate', 'HBK-4G', 'WVR-6R@5/6', ...fast, ...games, '--json'));
  expect(result.sides[0].units[0]).toMatchObject({ gunnery: 2, piloting: 3, tonnage: 50, value: 1749 });
  expect(result.sides[1].units[0]).toMatchObject({ gunnery: 5, piloting: 6, tonnage: 55 });
  const cup = JSON.parse(await run('tournament', 'HBK-4G', 'WVR-6R', ...fast, ...games, '--json'));
  expect(cup.entrants[0].value).toBe(1749);
  const both = ['--with', 'HBK-4P', '--against', 'WVR-6R'];
  const answer = JSON.parse(await run('compare', 'HBK-4G', ...both, ...fast, ...games, '--json'));
  expect(answer.variants[0].value).toBe(1749);
});
