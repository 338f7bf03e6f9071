import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { captureBoth, capture as run } from '../capture.ts';
import { UsageError } from '../exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));
process.env['HEXFALL_HOME'] = folder;

const at = (name: string): string => join(folder, name);

/** Options for a ladder of quick duels in the main thread. */
const SMALL = [
  '--sizes',
  '1',
  '--mixes',
  'light,heavy',
  '--grounds',
  'open,hills',
  '--rules',
  'spec',
  '--workers',
  '0',
];
const ladder = (...args: string[]): Promise<string> => run('ladder', ...args, ...SMALL);

interface LadderJson {
  readonly games: number;
  readonly ranking: readonly number[];
  readonly bots: readonly { readonly name: string; readonly rating: { readonly value: number } }[];
  readonly meetings: readonly { readonly games: number; readonly by: { readonly ground: object } }[];
}

test('a ladder prints ratings, and what the first bot won against each of the others', async () => {
  const text = await ladder('charger', 'random', 'greedy', '--games', '4');
  expect(text).toContain(
    '3 bots, 3 pairings, 12 games\nspec; light, heavy; open, hills; 1v1; equal forces, sides exchanged',
  );
  expect(text).toMatch(/by rating +games +won +drawn +lost +points +95% +Elo +95%\n {2}1 {2}(charger|greedy) /);
  expect(text).toMatch(/charger against +games +points +95% +1v1 +spec\n {2}random +4 +\d+\.\d% /);
  expect(text).toMatch(/charger against +open +hills +light +heavy\n/);
  expect(text).toMatch(/The side that began in the north had \d+\.\d% of the points/);
});

test('a ladder printed as JSON has everything, and the same seed gives the same games', async () => {
  const args = ['charger', 'random', '--games', '8', '--json'];
  const once = JSON.parse(await ladder(...args)) as LadderJson;
  expect(once.games).toBe(8);
  expect(once.bots.map(({ name }) => name)).toEqual(['charger', 'random']);
  expect(once.ranking[0]).toBe(0);
  expect(Object.keys(once.meetings[0]!.by.ground)).toEqual(['open', 'hills']);
  expect(JSON.parse(await ladder(...args))).toEqual(once);
});

test('--first keeps the others from playing each other', async () => {
  const text = await ladder('charger', 'random', 'greedy', '--first', '--games', '4');
  expect(text).toContain('3 bots, 2 pairings, 8 games');
});

test('the default bot meets all sparring partners if no bots are named', async () => {
  const text = await run(
    'ladder',
    '--sizes',
    '1',
    '--mixes',
    'light',
    '--rules',
    'spec',
    '--workers',
    '0',
    '--games',
    '2',
  );
  expect(text).toContain('7 bots, 21 pairings, 42 games');
  expect(text).toMatch(
    /tactician against .*\n {2}turtle .*\n {2}kiter .*\n {2}backstabber .*\n {2}brawler .*\n {2}greedy /,
  );
});

test('a run that was cut off is resumed to the same result', async () => {
  const args = ['charger', 'greedy', '--games', '8'];
  const whole = await ladder(...args, '--out', at('whole.jsonl'));
  const lines = readFileSync(at('whole.jsonl'), 'utf8').split('\n');
  writeFileSync(at('cut.jsonl'), `${lines.slice(0, 4).join('\n')}\n`);
  const resumed = await run('ladder', '--resume', at('cut.jsonl'), '--workers', '0');
  expect(resumed.replace('cut.jsonl', 'whole.jsonl')).toBe(whole);
  expect(readFileSync(at('cut.jsonl'), 'utf8')).toBe(lines.join('\n'));
});

test('the number of games is rounded up to whole rounds, and the user is told', async () => {
  const { text, errors } = await captureBoth('ladder', 'charger', 'random', ...SMALL, '--games', '5');
  expect(text).toContain('1 pairing, 8 games');
  expect(errors).toContain(
    '--games 5 plays 8 games of each pairing, so that all combinations are played equally often.',
  );
});

test.each([
  [['charger'], 'a ladder needs at least two bots; there is only charger.'],
  [['charger', 'charger'], 'charger is named twice; a bot that plays itself wins exactly half of its games.'],
  [['charger', 'genius'], 'bots: must name one of'],
  [['charger', 'random', '--sizes', '3'], '--sizes must be some of 1, 2, 4, not "3".'],
  [['charger', 'random', '--grounds', 'moon'], '--grounds must be some of open, woods, hills, city, not "moon".'],
  [['charger', 'random', '--games', '0'], '--games must be a whole number from 1'],
  [['--resume', 'none.jsonl', '--games', '10'], '--resume continues a ladder up to its own number of games'],
])('%j is refused in one sentence', async (args, message) => {
  await expect(run('ladder', ...args)).rejects.toThrow(message);
  await expect(run('ladder', ...args)).rejects.toBeInstanceOf(UsageError);
});
