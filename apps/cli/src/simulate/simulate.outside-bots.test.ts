import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, expect, test } from 'vitest';
import { capture, captureFailed } from '../capture.ts';
import { FailedError, UsageError } from '../exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-outside-'));
afterAll(() => rmSync(folder, { recursive: true }));
process.env['HEXFALL_HOME'] = folder;
const at = (name: string): string => join(folder, name);
const FIELD = at('field.board');
writeFileSync(FIELD, 'size 9 12\nend\n');

const simulateSecretly = (...args: string[]): Promise<string> =>
  capture('simulate', 'HBK-4G', 'WVR-6R', '--board', FIELD, '--turns', '3', ...args);
const simulate = (...args: string[]): Promise<string> => simulateSecretly('--seed', 'outside', ...args);
/** Plays games some of which a bot forfeits, so that the command prints the result and then fails. */
const simulateLosses = async (...args: string[]): Promise<string> => {
  const order = ['simulate', 'HBK-4G', 'WVR-6R', '--board', FIELD, '--turns', '3', '--seed', 'outside', ...args];
  const { text, failure } = await captureFailed(...order);
  expect(failure).toMatch(/^\d+ games? of \d+ ended because a bot failed and forfeited\.$/);
  return text;
};

const linesOf = (name: string): string[] => readFileSync(at(name), 'utf8').trimEnd().split('\n').slice(1);

/** Returns a program that passes without asking anything. `trouble` is code that runs before each order and may use the seed. */
function programBot(name: string, trouble: string): string {
  const text = `
const PASS = { movement: { type: 'stay' }, weapons: { type: 'fire', twist: 0, shots: [] }, physical: { type: 'hold' } };
const seed = Number.parseInt(process.env.HEXFALL_BOT_SEED.slice(-2), 16);
let orders = 0;
require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
  const turn = JSON.parse(line);
  if (turn.phase === undefined) return;
  orders++;
  let command = { ...PASS[turn.phase], unit: turn.units[0] };
  ${trouble}
  console.log(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'game.act', params: { game: turn.game, command } }));
});
`;
  writeFileSync(at(`${name}.cjs`), text);
  return `exec:"${process.execPath}" "${at(`${name}.cjs`)}"`;
}

/** Whether a process is running. A process that has ended may remain as a zombie for a while. */
function isAlive(pid: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return !/^(Z.*)?$/.test(stdout.trim());
}

/** A program that fails in one game in four, in three ways. */
const MOODY = programBot(
  'moody',
  `if (orders === 4 && seed % 4 === 0) {
    if (seed % 3 === 0) return;
    if (seed % 3 === 1) process.exit(7);
    console.log('nonsense');
  }`,
);

test('external bots play the same games with any number of workers, and a forfeit counts as a loss', async () => {
  const args = ['--bots', `${MOODY},charger`, '--bot-time', '4000', '--games', '24'];
  const text = await simulateLosses(...args, '--workers', '0', '--out', at('one.jsonl'));
  await simulateLosses(...args, '--workers', '3', '--out', at('three.jsonl'));
  expect(readFileSync(at('three.jsonl'), 'utf8')).toBe(readFileSync(at('one.jsonl'), 'utf8'));
  const records = linesOf('one.jsonl').map(line => JSON.parse(line));
  expect(records).toHaveLength(24);
  const forfeits = records.filter(({ forfeit }) => forfeit !== undefined);
  expect(forfeits.length).toBeGreaterThan(1);
  expect(forfeits.length).toBeLessThan(24);
  for (const { outcome, forfeit } of forfeits) {
    expect(outcome).toBe('B');
    expect(forfeit.by).toBe('A');
    expect(forfeit.reason).toMatch(
      /^(gave no order within 4000 ms|ended \(exit code 7\)|wrote something that is not a request)/,
    );
  }
  const [first] = forfeits;
  expect(text).toContain(
    `  ${forfeits.length} games forfeited by A, whose bot failed (${MOODY})\n    the first is game ${first.game}: ${first.forfeit.reason}\n`,
  );
});

test('forfeits are kept in every file, and a resumed run uses the same bots', async () => {
  const bot = programBot('quitter', `if (seed % 2 === 0) process.exit(7);`);
  const args = ['--bots', `charger,${bot}`, '--workers', '0'];
  const result = JSON.parse(await simulateLosses(...args, '--games', '12', '--json'));
  expect(result.forfeits).toEqual([
    {
      side: 1,
      bot,
      count: expect.any(Number) as number,
      first: { game: expect.any(Number) as number, reason: 'ended (exit code 7)' },
    },
  ]);
  await simulateLosses(...args, '--games', '5', '--out', at('part.jsonl'));
  await simulateLosses(...args, '--games', '12', '--out', at('whole.jsonl'));
  await simulateLosses(...args, '--games', '12', '--resume', at('part.jsonl'));
  expect(linesOf('part.jsonl')).toEqual(linesOf('whole.jsonl'));
  await simulateLosses(...args, '--games', '12', '--out', at('table.parquet'), '--replays', '1');
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(at('table.parquet')) });
  expect(rows.filter(({ forfeit }) => forfeit === 'B')).toHaveLength(result.forfeits[0].count);
});

test('the dice have a new secret seed without --seed, which is shown afterwards and repeats the games', async () => {
  const bot = programBot('patient', '');
  const args = ['--bots', `charger,${bot}`, '--workers', '0', '--games'];
  const text = await simulateSecretly(...args, '4', '--out', at('secret.jsonl'));
  const seed = /^Note: the seed was secret; --seed (xoshiro128ss:\w{32}) repeats the dice$/m.exec(text)?.[1] ?? '';
  await simulateSecretly(...args, '4', '--out', at('again.jsonl'), '--seed', seed);
  expect(readFileSync(at('again.jsonl'), 'utf8')).toBe(readFileSync(at('secret.jsonl'), 'utf8'));
  const other = JSON.parse(await simulateSecretly(...args, '2', '--json'));
  expect(other.seed).not.toBe(seed);
  // With the file, the run can be continued without typing the seed, but not with another seed.
  expect(await simulateSecretly(...args, '6', '--resume', at('secret.jsonl'))).not.toContain('the seed was secret');
  expect(linesOf('secret.jsonl')).toHaveLength(6);
  await expect(simulate(...args, '8', '--resume', at('secret.jsonl'))).rejects.toThrow('games of a different match-up');
  const seeds = linesOf('secret.jsonl').map(line => JSON.parse(line).seed);
  expect(new Set(seeds).size).toBe(6);
});

test('the children of a bot end with it, whether it is running or has ended', { timeout: 60_000 }, async () => {
  for (const [name, end, workers] of [
    ['stays', '', '0'],
    ['leaves', 'process.exit(3)', '0'],
    ['stays-elsewhere', '', '1'],
    ['leaves-elsewhere', 'process.exit(3)', '1'],
  ] as const) {
    const bot = programBot(
      name,
      `const child = require('node:child_process').spawn('sleep', ['300'], { stdio: ['ignore', 'inherit', 'inherit'] });
  require('node:fs').writeFileSync(${JSON.stringify(at(name))}, String(child.pid));
  ${end}`,
    );
    const play = end === '' ? simulate : simulateLosses;
    await play('--bots', `charger,${bot}`, '--games', '1', '--workers', workers);
    await expect.poll(() => isAlive(readFileSync(at(name), 'utf8')), { message: name }).toBe(false);
  }
});

test('a bot that never answers loses every game, and its process ends with the run', async () => {
  const pidFile = JSON.stringify(at('pid'));
  const bot = programBot(
    'sleeper',
    `require('node:fs').writeFileSync(${pidFile}, String(process.pid)); if (orders > 1) return;`,
  );
  const text = await simulateLosses('--bots', `charger,${bot}`, '--bot-time', '200', '--games', '2', '--workers', '1');
  expect(text).toContain('2 games forfeited by B');
  expect(text).toContain('gave no order within 200 ms');
  expect(isAlive(readFileSync(at('pid'), 'utf8'))).toBe(false);
});

test('a game beyond its time limit is abandoned with its seed, and the processes of its bots end', async () => {
  const bot = programBot(
    'slow',
    `require('node:fs').writeFileSync(${JSON.stringify(at('slow'))}, String(process.pid)); if (seed % 2) return;`,
  );
  const limits = ['--bot-time', '60000', '--game-time', '4', '--workers', '1'];
  const error: unknown = await simulate(
    '--bots',
    `${bot},charger`,
    '--games',
    '6',
    '--out',
    at('slow.jsonl'),
    ...limits,
  ).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FailedError);
  expect((error as Error).message).toMatch(
    /^\d games could not be played; the first is game \d \(seed xoshiro128ss:\w+\): took longer than 4 s\.$/,
  );
  const failed = Number((error as Error).message[0]);
  expect(linesOf('slow.jsonl')).toHaveLength(6 - failed);
  expect(isAlive(readFileSync(at('slow'), 'utf8'))).toBe(false);
});

test('simulate takes the same bots as battle, and the lookahead bot with a budget', async () => {
  expect(await simulate('--bots', 'lookahead:2,charger', '--games', '2', '--turns', '1', '--workers', '0')).toContain(
    'lookahead:2 against charger',
  );
  for (const bots of ['./nobody.mjs', 'exec:', 'charger:5', 'charger,charger,charger'])
    await expect(simulate('--bots', bots)).rejects.toBeInstanceOf(UsageError);
  await expect(simulate('--bot-time', '0')).rejects.toThrow('--bot-time must be a whole number from 1');
  await expect(simulate('--game-time', '0')).rejects.toThrow('--game-time must be a whole number from 1');
});

test('bots deploy their own units, and units withdraw, as in a battle', async () => {
  const args = ['--bots', 'charger', '--games', '30', '--workers', '0', '--turns', '30'];
  await simulate(...args, '--deploy', '--withdrawal', 'forced', '--out', at('deployed.jsonl'));
  const [header] = readFileSync(at('deployed.jsonl'), 'utf8').split('\n');
  const { straight, exchanged } = JSON.parse(header!).batch.fields[0];
  expect(straight.withdrawal).toEqual({ rule: 'forced', homeEdges: ['north', 'south'] });
  expect(straight.units[0].arrives).toEqual({ zone: { edge: 'north', depth: 3 } });
  expect(exchanged.units[0].arrives).toEqual({ zone: { edge: 'north', depth: 3 } });
  const fates = linesOf('deployed.jsonl').flatMap(line =>
    JSON.parse(line).units.map(({ status }: { status: string }) => status),
  );
  expect(fates).toContain('withdrawn');
  // Options that the user gives again are compared with the file.
  await simulate(...args, '--deploy', '--withdrawal', 'forced', '--resume', at('deployed.jsonl'));
  await expect(simulate(...args, '--resume', at('deployed.jsonl'))).rejects.toThrow('games of a different match-up');
  await expect(simulate('--withdrawal', 'never')).rejects.toThrow('--withdrawal must be none, allowed or forced');
});
