import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { capture as run } from '../capture.ts';
import { FailedError, UsageError } from '../exit.ts';
import { createOutput } from '../output.ts';
import { winEstimate } from './figures.ts';
import type { SimulateOptions } from './options.ts';
import { createQuickDuels } from './quick-duels.ts';
import { simulate } from './simulate.ts';

const { at, duel, field, folder, linesOf } = createQuickDuels();
afterAll(() => rmSync(folder, { recursive: true }));

test('the result says who wins how often, how long games last and what does the damage', async () => {
  const text = await duel('--games', '40');
  expect(text).toContain('Hunchback HBK-4G against Wolverine WVR-6R\n40 games on field, spec rules, charger on both');
  expect(text).toMatch(/\n {2}A wins +\d+ +\d+\.\d% +95%: \d+\.\d% to \d+\.\d%\n {2}B wins .*\n {2}draws /);
  expect(text).toMatch(/Turns: median [\d.]+ \(95%: \d+ to \d+\); half of the games/);
  expect(text).toMatch(/20 pairs of games: \d+ to A, \d+ to B, \d+ to neither; p (?:= 0\.\d{2,3}|= 1\.00|< 0\.001)\n/);
  expect(text).toMatch(/A1 Hunchback HBK-4G +\d+\.\d% /);
  expect(text).toMatch(/cause of loss +A +B\n/);
  expect(text).toMatch(/damage by A .*\n {4}AC\/20 +\d+\.\d +\d+\.\d +\d+% +\d+\n/);
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(120);
});

test('--json prints the same figures, without single games', async () => {
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
  await duel('--games', '24', '--seed', 'y', '--out', at('two.jsonl'), '--force');
  expect(readFileSync(at('two.jsonl'), 'utf8')).not.toBe(readFileSync(at('one.jsonl'), 'utf8'));
});

test('simulate takes several units, several boards, canon rules and fixed sides', async () => {
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

test('--precision ends a run as soon as the win rate is known that well', async () => {
  const result = JSON.parse(await duel('--precision', '9.5%', '--games', '2000', '--json'));
  const { low, high } = result.sides[0].wins;
  expect((high - low) / 2).toBeLessThanOrEqual(0.095);
  expect(result.games).toBeGreaterThanOrEqual(100);
  expect(result.games).toBeLessThan(200);
});

test('--replays writes replays of telling games that can be verified', async () => {
  const text = await duel('--games', '20', '--out', at('kept.jsonl'), '--replays', '3');
  const files = readdirSync(folder).filter(name => name.startsWith('kept-'));
  expect(files).toHaveLength(3);
  expect(files[0]).toBe('kept-1-typical.jsonl');
  for (const file of files) {
    expect(text).toContain(`hexfall replay ${at(file)}`);
    expect(await run('replay', at(file), '--verify')).toContain(': proved.');
  }
});

const OPTIONS: SimulateOptions = {
  board: [field],
  rules: 'spec',
  seed: 'first blood',
  bots: 'charger',
  swapSides: true,
  botTime: '5000',
  deploy: false,
  withdrawal: 'none',
  turns: '15',
  workers: '0',
  force: false,
  json: false,
};

/** Runs a simulation that is interrupted after some games. */
async function runInterrupted(options: SimulateOptions, after: number): Promise<{ text: string; error: unknown }> {
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
  const context = { ...createOutput(write, { write: () => {} }), terminal, signal: stop.signal };
  const error: unknown = await simulate(['HBK-4G', 'WVR-6R'], options, context).catch((reason: unknown) => reason);
  return { text, error };
}

test('an interrupted run prints its result and how to resume it, and the resumed run is complete', async () => {
  const file = at('cut.jsonl');
  const { text, error } = await runInterrupted({ ...OPTIONS, games: '400', out: file }, 2);
  expect(error).toBeInstanceOf(FailedError);
  expect((error as Error).message).toMatch(
    /^stopped after \d+ of 400 games\. Continue with: hexfall simulate --resume .*cut\.jsonl$/,
  );
  const games = linesOf('cut.jsonl').length - 1;
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(400);
  expect(text).toContain(`\n${games} games on field`);
  // A killed program may leave an incomplete line.
  appendFileSync(file, '{"game":');
  const wanted = String(games + 10);
  expect(await run('simulate', '--resume', file, '--games', wanted, '--workers', '0')).toContain(`${wanted} games on`);
  await duel('--games', wanted, '--out', at('whole.jsonl'));
  expect(linesOf('cut.jsonl').slice(1)).toEqual(linesOf('whole.jsonl').slice(1));
});

test('a resumed run does not repeat games, and may be asked for fewer', async () => {
  await duel('--games', '10', '--out', at('ten.jsonl'));
  const text = await run('simulate', '--resume', at('ten.jsonl'), '--games', '6', '--workers', '0');
  expect(text).toContain('6 games on field');
  expect(linesOf('ten.jsonl')).toHaveLength(11);
  expect(await duel('--resume', at('ten.jsonl'))).toContain('10 games on');
  expect(await duel('--games', '12', '--resume', at('ten.jsonl'))).toContain('12 games on');
});

test('a run that cannot write its games fails', async () => {
  // A device that is always full, on systems that have such a device.
  const full = '/dev/full';
  if (!existsSync(full)) return;
  await expect(duel('--out', full)).rejects.toThrow('/dev/full: cannot be written: no space left on the disk.');
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
  [['--rules', 'house'], '"house" is no'],
  [['--replays', 'all'], '--replays must be a whole number'],
  [['--board', 'none.board'], 'none.board: no such file'],
  [['--out', join(folder, 'no', 'such.jsonl')], 'such.jsonl: cannot be written: its folder does not exist.'],
  [['--out', join(folder, 'no', 'such.parquet')], 'such.parquet: cannot be written: its folder does not exist.'],
  [['--resume', join(folder, 'no.jsonl')], 'no such file'],
  [['--resume', 'a.jsonl', '--out', 'b.jsonl'], '--resume appends to the file that it names'],
])('the wrong options %j are refused in one sentence before a game is played', async (args, message) => {
  await expect(duel(...args)).rejects.toThrow(message);
  await expect(duel(...args)).rejects.toBeInstanceOf(UsageError);
});

test('a missing force, a bad force and an unknown command are refused', async () => {
  await expect(run('simulate', 'HBK-4G')).rejects.toThrow('simulate needs two forces; name an opponent for "HBK-4G".');
  await expect(run('simulate', ',', 'HBK-4G')).rejects.toThrow('"," does not name a unit.');
  writeFileSync(at('broken.mtf'), 'nothing');
  await expect(run('simulate', 'HBK-4G', at('broken.mtf'))).rejects.toThrow(/broken\.mtf: /);
  await expect(run('HBK-4G', 'WVR-6R')).rejects.toThrow('"HBK-4G" is not a command');
});

test('a file of a different match-up and a damaged file are not resumed', async () => {
  await duel('--games', '4', '--out', at('four.jsonl'));
  await expect(duel('--games', '6', '--resume', at('four.jsonl'), '--seed', 'other')).rejects.toThrow(
    'four.jsonl has games of a different match-up',
  );
  const [header, first, ...rest] = linesOf('four.jsonl');
  writeFileSync(at('four.jsonl'), `${[header, first, 'x', ...rest].join('\n')}\n`);
  await expect(duel('--games', '6', '--resume', at('four.jsonl'))).rejects.toThrow(/line 3: is not complete JSON/);
  writeFileSync(at('empty.jsonl'), '');
  await expect(duel('--resume', at('empty.jsonl'))).rejects.toThrow(/line 1: /);
  await expect(duel('--resume', at('empty.jsonl'))).rejects.toBeInstanceOf(FailedError);
});

test('a simulation reports the share of games that A wins, and how sure that is', () => {
  expect(winEstimate({ count: 54, trials: 100, value: 0.54, low: 0.44, high: 0.64 })).toBe('A wins 54.0% ±10.0%');
});
