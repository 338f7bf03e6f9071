import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exitCodeOf, FailedError, formatError, UsageError } from './exit.ts';
import { createProgram } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-exit-'));
const FEW = ['--games', '2', '--turns', '1', '--workers', '0', '--bots', 'charger'];
const DUEL = ['HBK-4G', 'WVR-6R'];
const COMPARED = ['HBK-4G', '--with', 'HBK-4P', '--against', 'WVR-6R'];

beforeAll(() => {
  process.env['HEXFALL_HOME'] = join(folder, 'home');
  for (const name of ['folder', 'folder.mtf', 'folder.board', 'folder.parquet']) mkdirSync(join(folder, name));
  const binary = Uint8Array.of(0, 255, 254, 1);
  for (const ending of ['mtf', 'json', 'yaml', 'mul', 'board', 'jsonl']) {
    writeFileSync(join(folder, `bad.${ending}`), 'nothing of the kind');
    writeFileSync(join(folder, `binary.${ending}`), binary);
  }
});

afterAll(() => {
  delete process.env['HEXFALL_HOME'];
  rmSync(folder, { recursive: true });
});

/** Runs a command line, with `@` replaced by the folder of the test, and returns its exit code. */
async function exitCode(args: readonly string[]): Promise<number> {
  const program = createProgram(() => {}, { write: () => {} });
  for (const command of [program, ...program.commands])
    command.configureOutput({ writeErr: () => {}, writeOut: () => {} });
  try {
    await program.parseAsync(
      args.map(arg => arg.replaceAll('@', `${folder}/`)),
      { from: 'user' },
    );
    return 0;
  } catch (error) {
    return exitCodeOf(error);
  }
}

/** Every command that reads a file, with the kinds of file that it reads; `FILE` stands for the name without its ending. */
const READERS: readonly (readonly [ending: string, ...args: string[]])[] = [
  ...['mtf', 'json', 'yaml', 'mul'].flatMap(ending => [
    [ending, 'battle', 'HBK-4G', `FILE.${ending}`] as const,
    [ending, 'simulate', `FILE.${ending}`, 'HBK-4G', ...FEW] as const,
    [ending, 'tournament', 'HBK-4G', `FILE.${ending}`, ...FEW] as const,
    [ending, 'compare', 'HBK-4G', '--with-skill', '3/4', '--against', `FILE.${ending}`, ...FEW] as const,
    [ending, 'value', `FILE.${ending}`] as const,
  ]),
  ['mtf', 'inspect', 'FILE.mtf'],
  ['json', 'inspect', 'FILE.json'],
  ['board', 'inspect', 'FILE.board'],
  ['board', 'board', 'FILE.board'],
  ['board', 'battle', ...DUEL, '--board', 'FILE.board'],
  ['board', 'simulate', ...DUEL, ...FEW, '--board', 'FILE.board'],
  ['board', 'tournament', ...DUEL, ...FEW, '--board', 'FILE.board'],
  ['board', 'compare', ...COMPARED, ...FEW, '--board', 'FILE.board'],
  ['jsonl', 'replay', 'FILE.jsonl'],
  ['jsonl', 'simulate', '--resume', 'FILE.jsonl'],
  ['jsonl', 'tournament', '--resume', 'FILE.jsonl'],
  ['jsonl', 'compare', '--resume', 'FILE.jsonl'],
];

function readersOf(file: string): string[][] {
  return READERS.map(([, ...args]) => args.map(arg => arg.replace('FILE', `@${file}`)));
}

function withEach(commands: readonly string[], ...args: string[]): string[][] {
  return commands.map(command => [command].concat(args));
}

/** Every command that writes a file. */
function writersTo(path: string): string[][] {
  return [
    ['battle', ...DUEL, '--turns', '1', '--out', `${path}.jsonl`],
    ...['jsonl', 'parquet'].flatMap(ending => [
      ['simulate', ...DUEL, ...FEW, '--out', `${path}.${ending}`],
      ['tournament', ...DUEL, ...FEW, '--out', `${path}.${ending}`],
      ['compare', ...COMPARED, ...FEW, '--out', `${path}.${ending}`],
    ]),
    ['simulate', ...DUEL, ...FEW, '--report', `${path}.html`],
    ...['svg', 'html'].flatMap(ending => [
      ['inspect', 'HBK-4G', `--${ending}`, `${path}.${ending}`],
      ['board', 'river', `--${ending}`, `${path}.${ending}`],
    ]),
    ['board', 'river', '--save', `${path}.board`],
  ];
}

describe('the exit code of a wrong command', () => {
  test.each([...readersOf('missing'), ['import', '@missing']])(
    'the exit code is 2 for a file that is not there: %s %s %s',
    async (...args) => {
      expect(await exitCode(args)).toBe(2);
    },
  );

  test.each([
    ['inspect', '@folder.mtf'],
    ['inspect', '@folder.board'],
    ['board', '@folder.board'],
    ['battle', ...DUEL, '--board', '@folder.board'],
    ['replay', '@folder'],
    ['simulate', '--resume', '@folder'],
    ['tournament', '--resume', '@folder'],
    ['compare', '--resume', '@folder'],
    ['import', '@bad.mtf'],
  ])(
    'the exit code is 2 for a folder in place of a file, or a file in place of a folder: %s %s %s',
    async (...args) => {
      expect(await exitCode(args)).toBe(2);
    },
  );

  test.each([
    ...'simulate tournament compare battle replay exchange inspect import board value engine'
      .split(' ')
      .map(command => [command, '--nonsense']),
    ['nonsense'],
    ['battle', 'HBK-4G'],
    ['battle', ...DUEL, '--turns', 'x'],
    ['simulate', ...DUEL, '--games', 'x'],
    ['tournament', ...DUEL, '--games', 'x'],
    ['compare', ...COMPARED, '--games', 'x'],
    ['replay', '@bad.jsonl', '--turn'],
    ...withEach(['battle', 'simulate', 'tournament'], ...DUEL, '--rules', 'nonsense'),
    ['compare', ...COMPARED, '--rules', 'nonsense'],
    ['inspect', 'HBK-4G', '--rules', 'nonsense'],
    ['exchange', '--rules', 'nonsense'],
    ['odds', 'nonsense'],
    ['odds', 'ppc at 5 hexes', '--rules', 'nonsense'],
    ...withEach(['battle', 'simulate', 'tournament'], ...DUEL, '--bots', 'nonsense'),
    ['compare', ...COMPARED, '--bots', 'nonsense'],
    ...withEach(['battle', 'simulate', 'tournament'], ...DUEL, '--board', 'nonsense'),
    ['board', 'nonsense'],
    ['inspect', 'nonsense'],
    ['value', 'nonsense'],
    ...['simulate', 'tournament', 'compare'].map(command => [command, '--resume', '@games.parquet']),
  ])('the exit code is 2 for a wrong option or name: %s %s %s %s %s', async (...args) => {
    expect(await exitCode(args)).toBe(2);
  });

  test.each([...writersTo('@missing/file'), ...writersTo('@bad.mtf/file')])(
    'the exit code is 2 for a file that cannot be written: %s %s %s %s %s',
    async (...args) => {
      expect(await exitCode(args)).toBe(2);
    },
  );

  test.each(['simulate', 'tournament'])('the exit code is 2 for a table that is a folder: %s', async command => {
    expect(await exitCode([command, ...DUEL, ...FEW, '--out', '@folder.parquet'])).toBe(2);
  });
});

describe('the exit code of a command that failed', () => {
  test.each([...readersOf('bad'), ...readersOf('binary')])(
    'the exit code is 1 for a file of which nothing can be made: %s %s %s %s %s',
    async (...args) => {
      expect(await exitCode(args)).toBe(1);
    },
  );
});

describe('the exit code of a command that succeeds', () => {
  test.each([['--help'], ['--version'], ['battle', '--help'], ['exchange'], ['value', 'HBK-4G'], ['board']])(
    'the exit code is 0 for a command that succeeds: %s',
    async (...args) => {
      expect(await exitCode(args)).toBe(0);
    },
  );
});

test('a file that cannot be written is said to be that', async () => {
  for (const args of writersTo(join(folder, 'missing', 'file'))) {
    const attempt = createProgram(() => {}, { write: () => {} }).parseAsync(args, { from: 'user' });
    await expect(attempt).rejects.toThrow(/file\.\w+: cannot be written: its folder does not exist\.$/);
  }
});

test('a run cannot be resumed from a table, and the error says what to give instead', async () => {
  for (const command of ['simulate', 'tournament', 'compare']) {
    const attempt = createProgram(() => {}).parseAsync([command, '--resume', 't.parquet'], { from: 'user' });
    await expect(attempt).rejects.toThrow(
      't.parquet: a table cannot be continued; give --resume the file of games in JSON lines that --out games.jsonl keeps.',
    );
  }
});

test('an error is printed as one line, and its details as one line each', () => {
  expect(formatError(new UsageError('one\ntwo'))).toBe('one\\ntwo');
  expect(formatError(new FailedError('all of it:', ['a\r\nb', 'c']))).toBe('all of it:\n  a\\r\\nb\n  c');
  const long = formatError(new FailedError(`"${'x'.repeat(5000)}" is not a unit.`));
  expect(long).toMatch(/^"x+ … x+" is not a unit\.$/);
  expect(long.length).toBeLessThan(1010);
});
