import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReplay } from '@hexfall/protocol';
import { Course, continuationOf, type Proportion, playGame, type WinCurve } from '@hexfall/sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureFailed, capture as run } from '../capture.ts';
import { UsageError } from '../exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-whatif-'));
const file = join(folder, 'game.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  await run('battle', 'HBK-4G', 'WVR-6R', '--bots', 'charger', '--turns', '14', '--seed', '7', '--out', file);
});

const QUICK = ['--bots', 'charger', '--workers', '0'];

function courseOf(text: string): Course {
  const replay = readReplay(text);
  const course = replay.ok ? Course.of(replay.value) : undefined;
  if (course?.ok !== true) throw new Error('the replay cannot be read');
  return course.value;
}

interface Case {
  readonly kind: string;
  readonly title: string;
  readonly seed: string;
  readonly games: number;
  readonly sides: readonly { readonly wins: Proportion }[];
  readonly difference?: { readonly value: number; readonly low: number; readonly high: number };
}

interface Answer {
  readonly place: string;
  readonly events: number;
  readonly side: string;
  readonly cases: readonly Case[];
}

async function ask(...args: string[]): Promise<Answer> {
  return JSON.parse(await run('whatif', file, ...args, ...QUICK, '--json')) as Answer;
}

/** Returns the first order of a phase that was given to a unit of side A. */
function orderIn(course: Course, phase: string): Course['parts'][number] {
  return course.parts.find(part => part.phase === phase && part.order?.unit === 0)!;
}

test('the games are those of the library from the same moment, and the same with any number of threads', async () => {
  const course = courseOf(readFileSync(file, 'utf8'));
  const { place, events, cases } = await ask('--turn', '3', '--games', '12', '--seed', 's');
  expect(place).toBe('Turn 3');
  expect(course.events[events - 1]).toMatchObject({ type: 'TurnBegan', turn: 3 });
  const made = continuationOf(course, events, { bots: ['charger', 'charger'], seed: 's', changes: [] });
  if (!made.ok) throw new Error(made.errors[0]);
  const games = Array.from({ length: 12 }, (_, game) => playGame(made.value.batch, game));
  expect(cases).toHaveLength(1);
  expect(cases[0]!.sides.map(({ wins }) => wins.count)).toEqual(
    ['A', 'B'].map(side => games.filter(({ outcome }) => outcome === side).length),
  );
  const threaded = await run(
    'whatif',
    file,
    '--turn',
    '3',
    '--games',
    '12',
    '--seed',
    's',
    '--bots',
    'charger',
    '--workers',
    '2',
    '--json',
  );
  expect(JSON.parse(threaded).cases).toEqual(cases);
});

test('another order is compared with what was ordered and with what the bot would do', async () => {
  const course = courseOf(readFileSync(file, 'utf8'));
  const { turn } = orderIn(course, 'movement');
  const { cases, side } = await ask('--turn', String(turn), '--unit', 'A1', '--order', 'stay', '--games', '20');
  expect(side).toBe('A');
  expect(cases.map(({ kind, games }) => [kind, games])).toEqual([
    ['asked', 20],
    ['real', 20],
    ['own', 20],
  ]);
  expect(cases[0]!.title).toBe('A1 stays where it is');
  expect(cases[1]!.title).toMatch(/^as ordered: A1 (?:walks|runs) to \d{4}, facing [NS]/);
  expect(new Set(cases.map(({ seed }) => seed)).size).toBe(1);
  const { low, value, high } = cases[1]!.difference!;
  expect(low).toBeLessThanOrEqual(value);
  expect(high).toBeGreaterThanOrEqual(value);
  const text = await run(
    'whatif',
    file,
    '--turn',
    String(turn),
    '--unit',
    'A1',
    '--order',
    'stay',
    '--games',
    '4',
    ...QUICK,
  );
  expect(text).toContain('Compared with the actual order: ');
  expect(text).toContain("Compared with the bot's own choice: ");
});

test('a unit may face a different way, or another unit may stand in its place', async () => {
  const turned = await ask('--turn', '2', '--unit', 'B1', '--facing', 'se', '--games', '6');
  expect(turned.cases.map(({ title }) => title)).toEqual(['B1 faces SE', 'as it was']);
  const atlas = await ask('--turn', '2', '--unit', 'B1', '--with', 'AS7-D', '--games', '6');
  expect(atlas.cases[0]!.title).toBe('Atlas AS7-D in place of B1 Wolverine WVR-6R');
  expect(atlas.side).toBe('B');
});

test('a precision ends the run early', async () => {
  const { cases } = await ask('--turn', '2', '--games', '4000', '--precision', '14%');
  expect(cases[0]!.games).toBeGreaterThanOrEqual(100);
  expect(cases[0]!.games).toBeLessThan(400);
});

test.each([
  [['--turn', '99'], 'the replay has no turn 99'],
  [['--turn', '2', '--order', 'kick B1'], '--order needs --unit'],
  [['--turn', '2', '--unit', 'C9', '--order', 'stay'], '"C9" is not a unit of this game'],
  [['--turn', '2', '--unit', 'A1', '--order', 'dance'], '"dance" is not an order'],
  [['--turn', '2', '--unit', 'A1', '--order', 'run to 9999'], 'the unit cannot run to 9999'],
  [['--turn', '2', '--unit', 'A1', '--facing', 'up'], '--facing has the facing "up"'],
  [['--turn', '2', '--phase', 'heat'], '--phase must be'],
])('a wrong question is refused: %j', async (args, message) => {
  await expect(run('whatif', file, ...args, ...QUICK)).rejects.toThrow(message);
  await expect(run('whatif', file, ...args, ...QUICK)).rejects.toBeInstanceOf(UsageError);
});

test('external bots do not play on, and no game is played on after its end', async () => {
  const bot = join(folder, 'bot.mjs');
  writeFileSync(bot, 'export default () => ({});');
  const { failure } = await captureFailed('whatif', file, '--turn', '2', '--bots', bot);
  expect(failure).toContain('a game is played on by built-in bots only');
});

test('the whole game is reported without a turn, with its chances and what decided it', async () => {
  const course = courseOf(readFileSync(file, 'utf8'));
  const json = JSON.parse(await run('whatif', file, '--games', '120', ...QUICK, '--json')) as WinCurve;
  const { outcome } = course;
  expect(json.points.at(-1)!.chance.value).toBe(outcome.kind === 'win' ? 1 - outcome.side : 0.5);
  expect(json.games).toBeLessThanOrEqual(120);
  const text = await run('whatif', file, '--games', '120', ...QUICK);
  expect(text).toContain(`${json.games} games played on from`);
  expect(text).toMatch(/^ {2}end .* the result/m);
  for (const moment of json.decisive) expect(text.replace(/\s+/g, ' ')).toContain(moment.text);
  await expect(run('whatif', file, '--unit', 'A1', ...QUICK)).rejects.toThrow('--unit needs a moment of the game');
});

test('a page to watch a game shows its curve if that is asked for', async () => {
  const page = join(folder, 'page.html');
  await run('replay', file, '--html', page, '--curve', '40');
  expect(readFileSync(page, 'utf8')).toContain('"chances":');
  await run('replay', file, '--html', page, '--force');
  expect(readFileSync(page, 'utf8')).not.toContain('"chances":');
  await expect(run('replay', file, '--curve')).rejects.toThrow('--curve needs --html');
});
