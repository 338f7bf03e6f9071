import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, expect, test } from 'vitest';
import { type GameRecord, parseHeaderLine, planGame, Samples } from '@hexfall/sim';
import { capture as run } from '../capture.ts';
import { FailedError, UsageError } from '../exit.ts';
import type { SimulateOptions } from './options.ts';
import { writeParquet } from './parquet-file.ts';
import { formatProgress, winEstimate } from './progress-line.ts';
import { simulate } from './simulate.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));
// Whatever the user of this machine has imported must not matter.
process.env['HEXFALL_HOME'] = folder;

const FIELD = join(folder, 'field.board');
writeFileSync(FIELD, 'size 12 12\nend\n');

/** Duels that are over soon, in this thread. */
const FAST = ['--bots', 'charger', '--workers', '0', '--turns', '15', '--board', FIELD];

const duel = (...args: string[]): Promise<string> => run('simulate', 'HBK-4G', 'WVR-6R', ...FAST, ...args);
const at = (name: string): string => join(folder, name);
const linesOf = (name: string): string[] => readFileSync(at(name), 'utf8').trimEnd().split('\n');

test('the report says who wins how often, how long it takes and what does it', async () => {
  const text = await duel('--games', '40');
  expect(text).toContain('Hunchback HBK-4G against Wolverine WVR-6R\n40 games on field, spec rules, charger on both');
  expect(text).toMatch(/\n {2}A wins +\d+ +\d+\.\d% +95%: \d+\.\d% to \d+\.\d%\n {2}B wins .*\n {2}draws /);
  expect(text).toMatch(/Turns: median [\d.]+ \(95%: \d+ to \d+\); half of the games/);
  expect(text).toMatch(
    /20 pairs of games: \d+ to A, \d+ to B, \d+ to neither; chance between equals (?:0\.\d{3}|below)/,
  );
  expect(text).toMatch(/A1 Hunchback HBK-4G +\d+\.\d% /);
  expect(text).toMatch(/units lost to +A +B\n/);
  expect(text).toMatch(/damage by A .*\n {4}AC\/20 +\d+\.\d +\d+\.\d +\d+% +\d+\n/);
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(110);
});

test('as JSON the same figures, without single games', async () => {
  const result = JSON.parse(await duel('--games', '10', '--json'));
  expect(result).toMatchObject({ games: 10, profile: 'spec', swapSides: true, turnLimit: 15, failures: [] });
  expect(result.sides[0].wins.count + result.sides[1].wins.count + result.draws.count).toBe(10);
  expect(result.samples).toBeUndefined();
});

test('the same seed gives the same games, byte for byte, with any number of workers', async () => {
  const text = await duel('--games', '24', '--seed', 'x', '--out', at('one.jsonl'));
  const again = await duel('--games', '24', '--seed', 'x', '--workers', '2', '--out', at('two.jsonl'));
  expect(readFileSync(at('two.jsonl'), 'utf8')).toBe(readFileSync(at('one.jsonl'), 'utf8'));
  expect(again.replace('two.jsonl', 'one.jsonl')).toBe(text);
  expect(linesOf('one.jsonl')).toHaveLength(25);
  await duel('--games', '24', '--seed', 'y', '--out', at('two.jsonl'));
  expect(readFileSync(at('two.jsonl'), 'utf8')).not.toBe(readFileSync(at('one.jsonl'), 'utf8'));
});

test('several units, boards, canon rules, sides that stay', async () => {
  for (const name of ['hill', 'dale']) writeFileSync(at(`${name}.board`), 'size 12 12\nhex 0101 0 "woods:1" ""\nend\n');
  const boards = ['--board', at('hill.board'), '--board', at('dale.board')];
  const args = ['--rules', 'canon', '--no-swap-sides', '--games', '6', '--turns', '4', '--workers', '0'];
  const text = await run('simulate', 'HBK-4G,WVR-6R', 'wvr-6r,wvr-6r', ...boards, ...args, '--bots', 'charger,random');
  expect(text).toContain('Hunchback HBK-4G, Wolverine WVR-6R against Wolverine WVR-6R, Wolverine WVR-6R');
  expect(text).toContain('6 games on hill, dale, canon rules, charger against random\n');
  expect(text).not.toContain('pairs');
  expect(text).toMatch(/by board +games .*\n {2}hill +3 .*\n {2}dale +3 /);
  expect(text).toContain('B2 Wolverine WVR-6R');
});

test('precision ends a run as soon as it is reached', async () => {
  const result = JSON.parse(await duel('--precision', '9.5%', '--games', '2000', '--json'));
  const { low, high } = result.sides[0].wins;
  expect((high - low) / 2).toBeLessThanOrEqual(0.095);
  expect(result.games).toBeGreaterThanOrEqual(100);
  expect(result.games).toBeLessThan(200);
});

test('replays of telling games are left, and each proves itself', async () => {
  const text = await duel('--games', '20', '--out', at('kept.jsonl'), '--replays', '3');
  const files = readdirSync(folder).filter(name => name.startsWith('kept-'));
  expect(files).toHaveLength(3);
  expect(files[0]).toBe('kept-1-typical.jsonl');
  for (const file of files) {
    expect(text).toContain(`hexfall replay ${at(file)}`);
    expect(await run('replay', at(file), '--verify')).toContain(': proved.');
  }
});

test('a table for other programs, one row a game', async () => {
  await duel('--games', '12', '--out', at('games.parquet'));
  await duel('--games', '12', '--out', at('games.jsonl'));
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(at('games.parquet')) });
  const records = linesOf('games.jsonl')
    .slice(1)
    .map(line => JSON.parse(line));
  expect(rows).toHaveLength(12);
  for (const [i, row] of rows.entries()) {
    const { game, seed, swapped, outcome, turns, units } = records[i];
    expect(row).toMatchObject({ game, seed, swapped, outcome, turns, board: 'field' });
    expect(row).toMatchObject({ A1_dealt: units[0].dealt, B1_heat: units[1].heat, B1_end: units[1].end?.turn ?? 0 });
    expect(row['A1_cause']).toBe(units[0].end?.cause ?? '');
  }
});

test('a large table is written piece by piece, and is one table', async () => {
  await duel('--games', '2', '--out', at('two.jsonl'));
  const [first = '', second = ''] = linesOf('two.jsonl');
  const header = parseHeaderLine(first);
  if (!header.ok) throw new Error(header.errors[0]);
  const samples = new Samples(1, 1);
  const count = 20_001;
  for (let game = 0; game < count; game++)
    samples.push({ ...(JSON.parse(second) as GameRecord), game, turns: game % 50 });
  writeParquet(at('large.parquet'), header.value.batch, samples);
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(at('large.parquet')) });
  expect(rows).toHaveLength(count);
  expect(rows.every((row, game) => row['game'] === game && row['turns'] === game % 50)).toBe(true);
  expect(rows[20_000]).toMatchObject({ seed: planGame(header.value.batch, 20_000).seed, swapped: false });
});

/** The figures of a page's first table: games that A won, that B won, draws. */
function outcomesOf(name: string): number[] {
  const page = readFileSync(at(name), 'utf8');
  return [...page.matchAll(/<th scope="row">(?:A wins|B wins|draws)<\/th><td>(\d+)<\/td>/g)]
    .slice(0, 3)
    .map(([, n]) => Number(n));
}

test('a page with the same figures, games to watch and how to play them again', async () => {
  const text = await duel('--games', '12', '--seed', 'x y', '--report', at('report.html'));
  expect(text).toContain(`\nReport: ${at('report.html')}\n`);
  const wins = [...text.matchAll(/\n {2}(?:A wins|B wins|draws) +(\d+)/g)].map(([, count]) => Number(count));
  expect(outcomesOf('report.html')).toEqual(wins);
  const page = readFileSync(at('report.html'), 'utf8');
  expect(page).toContain('--games 12 --seed &quot;x y&quot; --rules spec --turns 15 --bots charger');
  const films = JSON.parse(/<script type="application\/json" id="films">([^]*?)<\/script>/.exec(page)![1]!);
  expect(films.length).toBeGreaterThanOrEqual(4);
  expect(films[0].why).toBe('typical');
  expect(await duel('--games', '2', '--json', '--report', at('quiet.html'))).toMatch(/^\{.*\}\n$/);
  expect(existsSync(at('quiet.html'))).toBe(true);
});

test('a page is there also of a run that was gone on with', async () => {
  await duel('--games', '6', '--out', at('begun.jsonl'));
  await run(
    'simulate',
    '--resume',
    at('begun.jsonl'),
    '--games',
    '10',
    '--workers',
    '0',
    '--report',
    at('resumed.html'),
  );
  expect(outcomesOf('resumed.html').reduce((sum, count) => sum + count)).toBe(10);
});

test('a page that cannot be written is refused before a game is played, and nothing is left or lost', async () => {
  const device = existsSync('/dev/null') ? ['/dev/null'] : [];
  for (const path of [join(folder, 'no', 'page.html'), folder, ...device]) {
    await expect(duel('--games', '1000000', '--out', at('never.jsonl'), '--report', path)).rejects.toThrow(UsageError);
  }
  expect(existsSync(at('never.jsonl'))).toBe(false);
  await expect(duel('--games', '0', '--report', at('none.html'))).rejects.toThrow('--games');
  expect(existsSync(at('none.html'))).toBe(false);
});

const OPTIONS: SimulateOptions = {
  board: [FIELD],
  rules: 'spec',
  seed: 'first blood',
  bots: 'charger',
  swapSides: true,
  botTime: '5000',
  deploy: false,
  withdrawal: 'none',
  turns: '15',
  workers: '0',
  json: false,
};

/** A run that is interrupted after some games. */
async function interrupted(options: SimulateOptions, after: number): Promise<{ text: string; error: unknown }> {
  const stop = new AbortController();
  let [text, shown] = ['', 0];
  const terminal = {
    isTTY: true,
    write: () => {
      shown++;
      if (shown === after) stop.abort();
    },
  };
  const write = (part: string): void => {
    text += part;
  };
  const error: unknown = await simulate(['HBK-4G', 'WVR-6R'], options, { write, terminal, signal: stop.signal }).catch(
    (reason: unknown) => reason,
  );
  return { text, error };
}

test('an interrupted run tells what was done and how to go on; the rest gives the whole', async () => {
  const file = at('cut.jsonl');
  const { text, error } = await interrupted({ ...OPTIONS, games: '400', out: file }, 2);
  expect(error).toBeInstanceOf(FailedError);
  expect((error as Error).message).toMatch(
    /^stopped after \d+ of 400 games\. hexfall simulate --resume .*cut\.jsonl goes on\.$/,
  );
  const games = linesOf('cut.jsonl').length - 1;
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(400);
  expect(text).toContain(`\n${games} games on field`);
  // A program that was killed leaves half a line behind.
  appendFileSync(file, '{"game":');
  const wanted = String(games + 10);
  expect(await run('simulate', '--resume', file, '--games', wanted, '--workers', '0')).toContain(`${wanted} games on`);
  await duel('--games', wanted, '--out', at('whole.jsonl'));
  expect(linesOf('cut.jsonl').slice(1)).toEqual(linesOf('whole.jsonl').slice(1));
});

test('an interrupted run leaves its page, of whatever was done', async () => {
  const { text } = await interrupted({ ...OPTIONS, games: '400', report: at('cut.html') }, 2);
  const [, games] = /(\d+) games on field/.exec(text)!;
  expect(outcomesOf('cut.html').reduce((sum, count) => sum + count)).toBe(Number(games));
  const stopped = AbortSignal.abort();
  const early = simulate(
    ['HBK-4G', 'WVR-6R'],
    { ...OPTIONS, report: at('early.html') },
    { write: () => {}, terminal: { write: () => {} }, signal: stopped },
  );
  await expect(early).rejects.toThrow('stopped after 0 of 200 games');
  expect(readFileSync(at('early.html'), 'utf8')).toContain('No game was finished.');
});

test('games that are there already are not played again, and fewer may be asked for', async () => {
  await duel('--games', '10', '--out', at('ten.jsonl'));
  const text = await run('simulate', '--resume', at('ten.jsonl'), '--games', '6', '--workers', '0');
  expect(text).toContain('6 games on field');
  expect(linesOf('ten.jsonl')).toHaveLength(11);
  expect(await duel('--resume', at('ten.jsonl'))).toContain('10 games on');
  expect(await duel('--games', '12', '--resume', at('ten.jsonl'))).toContain('12 games on');
});

test('a run that cannot write goes no further, and tells what it has', async () => {
  // A device that is always full, where there is one.
  const full = '/dev/full';
  if (!existsSync(full)) return;
  await expect(duel('--out', full)).rejects.toThrow('/dev/full: there is no room left on the disk.');
});

test.each([
  [['--games', '0'], '--games must be a whole number from 1'],
  [['--games', ''], '--games must be a whole number from 1'],
  [['--precision', '70%'], '--precision must be a share such as 1%'],
  [['--precision', 'fine'], '--precision must be a share such as 1%'],
  [['--workers', '0', '--game-time', '9'], '--game-time needs workers'],
  [['--workers', '-1'], '--workers must be a whole number from 0'],
  [['--turns', '0'], '--turns must be a whole number from 1'],
  [['--bots', 'genius'], '--bots must name one of'],
  [['--rules', 'house'], '"house" is no rules profile'],
  [['--replays', 'all'], '--replays must be a whole number'],
  [['--board', 'none.board'], 'none.board: there is no such file'],
  [['--out', join(folder, 'no', 'such.jsonl')], 'there is no such file'],
  [['--out', join(folder, 'no', 'such.parquet')], 'there is no such file'],
  [['--resume', join(folder, 'no.jsonl')], 'there is no such file'],
  [['--resume', 'a.jsonl', '--out', 'b.jsonl'], '--resume goes on with the file it names'],
])('wrong use is told in one sentence, before a game is played: %j', async (args, message) => {
  await expect(duel(...args)).rejects.toThrow(message);
  await expect(duel(...args)).rejects.toBeInstanceOf(UsageError);
});

test('forces that are none, and commands that do not exist', async () => {
  await expect(run('simulate', 'HBK-4G')).rejects.toThrow('simulate needs two forces; who fights "HBK-4G"?');
  await expect(run('simulate', ',', 'HBK-4G')).rejects.toThrow('"," names no unit.');
  writeFileSync(at('broken.mtf'), 'nothing');
  await expect(run('simulate', 'HBK-4G', at('broken.mtf'))).rejects.toThrow(/broken\.mtf: there is neither/);
  await expect(run('HBK-4G', 'WVR-6R')).rejects.toThrow('there is no command "HBK-4G"');
});

test('a file of another match-up, or one that is spoilt, is not gone on with', async () => {
  await duel('--games', '4', '--out', at('four.jsonl'));
  await expect(duel('--games', '6', '--resume', at('four.jsonl'), '--seed', 'other')).rejects.toThrow(
    'four.jsonl has games of another match-up',
  );
  const [header, first, ...rest] = linesOf('four.jsonl');
  writeFileSync(at('four.jsonl'), `${[header, first, 'x', ...rest].join('\n')}\n`);
  await expect(duel('--games', '6', '--resume', at('four.jsonl'))).rejects.toThrow(/line 3: is not complete JSON/);
  writeFileSync(at('empty.jsonl'), '');
  await expect(duel('--resume', at('empty.jsonl'))).rejects.toThrow(/line 1: is not the beginning of a file/);
  await expect(duel('--resume', at('empty.jsonl'))).rejects.toBeInstanceOf(FailedError);
});

test('the progress line: how far, how fast, how long, and what it looks like', () => {
  const estimate = winEstimate({ count: 54, trials: 100, value: 0.54, low: 0.44, high: 0.64 });
  const line = formatProgress({ games: 400, done: 100, seconds: 4, fresh: 80, estimate });
  expect(line).toBe('  ███░░░░░░░░░ 100 of 400  20 games/s  15 s left  A wins 54.0% ±10.0%');
  expect(formatProgress({ games: 40_000, done: 100, seconds: 4, fresh: 80, estimate })).toContain('33 min left');
  expect(formatProgress({ games: 400_000, done: 9, seconds: 4, fresh: 8, estimate })).toContain(
    '2.0 games/s  56 h left',
  );
});
