import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleMtf } from '@hexfall/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captureBoth as run } from './capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-remarks-'));
const at = (name: string): string => join(folder, name);

const GRENADES = 'Spotter SPT-1: fights without its 2 Vehicular Grenade Launcher (grenades are not played).';
const SENSORS = 'Spotter SPT-1: fights without its C3 Remote Sensor Launcher (remote sensors are not played).';
const UNKNOWN = 'Spotter SPT-1: fights without its Frobnicator (unknown to this program).';
const NOTES = [GRENADES, SENSORS, UNKNOWN];
const BOARD = 'odd.board, line 2: ';

beforeAll(() => {
  process.env['HEXFALL_HOME'] = at('home');
  const LT = [
    ...Array.from({ length: 2 }, () => 'ISVehicularGrenadeLauncher'),
    ...Array.from({ length: 3 }, () => 'ISC3RemoteSensorLauncher'),
  ];
  const spotter = { chassis: 'Spotter', model: 'SPT-1', techBase: 'Clan', LT, RT: ['Frobnicator', 'Cargo'] };
  writeFileSync(at('spotter.mtf'), sampleMtf(spotter));
  writeFileSync(at('pair.yaml'), 'units: [{ unit: spotter.mtf }, { unit: ./spotter.mtf }]\n');
  writeFileSync(at('odd.board'), 'size 16 17\nhex 0101 0 "frobwood:1" ""\nend\n');
});

afterAll(() => {
  delete process.env['HEXFALL_HOME'];
  rmSync(folder, { recursive: true });
});

/** Returns how often a text contains another one. */
function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

const QUICK = ['--turns', '1'];
const FEW = [...QUICK, '--games', '2', '--workers', '0', '--bots', 'charger'];
const OPPONENT = ['--with-skill', '3/4', '--against', 'HBK-4G'];

/** Command lines that involve the unit, several of it where that is possible. */
const COMMANDS: readonly (readonly string[])[] = [
  ['battle', '@spotter.mtf,@pair.yaml', '@spotter.mtf', ...QUICK],
  ['simulate', '@pair.yaml', '@spotter.mtf', ...FEW],
  ['tournament', '@spotter.mtf', '@pair.yaml', 'HBK-4G', ...FEW],
  ['compare', '@spotter.mtf', ...OPPONENT, '--against', '@pair.yaml', ...FEW],
  ['value', '@spotter.mtf', '@pair.yaml'],
];

const PLAYED = COMMANDS.filter(([name]) => name !== 'value');

function withPaths(args: readonly string[]): string[] {
  return args.map(arg => arg.replaceAll('@', `${folder}/`));
}

describe('a unit that fights without some of its weapons', () => {
  test.each(COMMANDS)(
    'a unit that fights without some of its weapons is remarked on once, on standard error, by %s',
    async (...args) => {
      const { text, errors } = await run(...withPaths(args));
      for (const note of NOTES) expect(count(errors, `Note: ${note}\n`)).toBe(1);
      expect(count(errors, 'fights without')).toBe(NOTES.length);
      expect(text).not.toContain('fights without');
    },
  );

  test.each(PLAYED)(
    'a unit that fights without some of its weapons is remarked on in the JSON of %s',
    async (...args) => {
      const { text, errors } = await run(...withPaths(args), '--json');
      expect(JSON.parse(text)).toMatchObject({ notes: NOTES });
      expect(errors).toBe('');
    },
  );

  test('a unit that fights without some of its weapons is remarked on in the JSON of value, force by force', async () => {
    const { forces } = JSON.parse((await run('value', at('pair.yaml'), at('spotter.mtf'), '--json')).text);
    expect(forces).toMatchObject([{ warnings: NOTES }, { warnings: NOTES }]);
  });

  test('a unit that fights without some of its weapons is remarked on in the report and on the record sheet', async () => {
    await run('simulate', at('spotter.mtf'), 'HBK-4G', ...FEW, '--report', at('report.html'));
    expect(count(readFileSync(at('report.html'), 'utf8'), GRENADES)).toBe(1);
    const { text } = await run('inspect', at('spotter.mtf'), '--html', at('sheet.html'));
    expect(text).toBe(`Record sheet: ${at('sheet.html')}\n`);
    const words = readFileSync(at('sheet.html'), 'utf8')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(words).toContain(GRENADES);
    expect(words).toContain(UNKNOWN);
    expect((await run('inspect', at('spotter.mtf'))).text.replace(/\s+/g, ' ')).toContain(GRENADES);
  });

  test('a unit that fights without some of its weapons is remarked on when a run is resumed, with its forces or without', async () => {
    const args = [at('spotter.mtf'), 'HBK-4G', ...FEW];
    await run('simulate', ...args, '--out', at('games.jsonl'));
    const resumed = ['--resume', at('games.jsonl'), '--games', '4', '--workers', '0'];
    expect(count((await run('simulate', ...resumed)).errors, GRENADES)).toBe(1);
    expect(count((await run('simulate', ...args, ...resumed)).errors, GRENADES)).toBe(1);
    await run('tournament', ...args, '--out', at('cup.jsonl'));
    const { errors } = await run('tournament', '--resume', at('cup.jsonl'), '--games', '4', '--workers', '0');
    expect(count(errors, GRENADES)).toBe(1);
  });
});

describe('a remark of the reader of boards', () => {
  test.each(PLAYED)('a remark of the reader of boards reaches the user of %s once', async (...args) => {
    const { errors } = await run(...withPaths(args), '--board', at('odd.board'));
    expect(count(errors, BOARD)).toBe(1);
  });

  test('a remark of the reader of boards reaches the user of board and inspect once, in both forms', async () => {
    for (const command of ['board', 'inspect']) {
      expect(count((await run(command, at('odd.board'))).errors, BOARD)).toBe(1);
      expect(JSON.parse((await run(command, at('odd.board'), '--json')).text)).toMatchObject({
        remarks: expect.arrayContaining([expect.stringContaining(BOARD)]),
      });
    }
  });

  test('a remark of the reader of boards names the file that was imported, not the copy in the library', async () => {
    await run('import', folder);
    expect((await run('board', 'odd')).errors).toContain(`Note: ${at(BOARD)}`);
  });
});
