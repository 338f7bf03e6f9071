import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE, formatUnit } from '@hexfall/data';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, expect, test } from 'vitest';
import { captureBoth, capture as run } from '../capture.ts';
import { FailedError, UsageError } from '../exit.ts';
import { createOutput } from '../output.ts';
import { playTournament, type TournamentOptions } from './tournament.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-tournament-'));
afterAll(() => rmSync(folder, { recursive: true }));
// The tests must not depend on the library of the user who runs them.
process.env['HEXFALL_HOME'] = folder;

const at = (name: string): string => join(folder, name);
const FIELD = at('field.board');
writeFileSync(FIELD, 'size 12 12\nend\n');

/** Options that make duels quick and play them in the main thread. */
const FAST = ['--bots', 'charger', '--workers', '0', '--turns', '12', '--board', FIELD];

const cup = (...args: string[]): Promise<string> => run('tournament', ...args, ...FAST);
const linesOf = (name: string): string[] => readFileSync(at(name), 'utf8').trimEnd().split('\n');

function unitFile(model: string): string {
  return formatUnit(CATALOGUE.find(unit => unit.model === model)!);
}

/** Creates a folder with two units, a force, and files that are neither, and returns its path. */
function stable(name: string): string {
  mkdirSync(join(at(name), 'inner'), { recursive: true });
  writeFileSync(join(at(name), 'hbk.json'), unitFile('HBK-4G'));
  writeFileSync(join(at(name), 'broken.mtf'), 'nothing');
  writeFileSync(join(at(name), 'notes.txt'), 'no unit at all');
  writeFileSync(join(at(name), 'inner', 'pair.yaml'), 'name: Pair\nunits:\n  - unit: WVR-6R\n    count: 2\n');
  writeFileSync(join(at(name), 'inner', 'odd, really.json'), unitFile('WVR-6R'));
  return at(name);
}

test('a tournament prints standings by rating, who beats whom, and results for the cost', async () => {
  const text = await cup('HBK-4G', 'WVR-6R', 'CN9-A', 'GRF-1N', '--games', '6');
  expect(text).toContain('4 entrants, 6 pairings, 36 games\non field, spec rules, played by charger, sides exchanged');
  const [, standings = ''] = text.split(/by rating .*\n/);
  const ranked = standings.split('\n').slice(0, 4);
  expect(ranked.map(line => line.trim()[0])).toEqual(['1', '2', '3', '4']);
  for (const line of ranked) {
    expect(line).toMatch(/^ {2}\d {2}[\w -]+ +18 +\d+ +\d+ +\d+ +\d+\.\d% +\d+-\d+% +\d{4} +\d{3,4}-\d{4} +\d\.\d\d$/);
  }
  const elos = ranked.map(line => Number(/ (\d{4}) +\d{3,4}-/.exec(line)![1]));
  expect(elos).toEqual(elos.toSorted((a, b) => b - a));
  expect(text).toMatch(/wins over \.\.\. +1 +2 +3 +4\n {2}1 .* · /);
  expect(text).toMatch(/Wins of the row over the column in 6 games/);
  expect(text).toMatch(/for its cost +BV +points +expected +Elo +expected +above +95% +per 1,000 BV\n/);
  expect(text).toMatch(/Griffin GRF-1N +1272 /);
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(120);
});

test('rows and columns of the matrix add up', async () => {
  const names = ['HBK-4G', 'WVR-6R', 'CN9-A'];
  const result = JSON.parse(await cup(...names, '--games', '8', '--json'));
  expect(result).toMatchObject({ profile: 'spec', boards: ['field'], bots: ['charger'], turnLimit: 12, games: 24 });
  for (const [i, { games, wins, draws, losses, points }] of result.entrants.entries()) {
    expect(games).toBe(16);
    expect(wins + draws + losses).toBe(16);
    expect(points.value).toBeCloseTo((wins + draws / 2) / 16, 10);
    const own = result.meetings.filter((m: { first: number; second: number }) => m.first === i || m.second === i);
    const won = own.map((m: Record<string, number>) => (m['first'] === i ? m['firstWins'] : m['secondWins']));
    expect(won.reduce((sum: number, count: number) => sum + count, 0)).toBe(wins);
  }
  const text = await cup(...names, '--games', '8');
  const [best] = result.ranking;
  const { name, wins } = result.entrants[best];
  expect(text).toMatch(new RegExp(`1 {2}${name} +16 +${wins} `));
});

test('the games of a pairing depend only on its entrants and the seed, not on workers or other entrants', async () => {
  const names = ['HBK-4G', 'WVR-6R', 'CN9-A'];
  const text = await cup(...names, '--games', '6', '--seed', 'x', '--out', at('one.jsonl'));
  const again = await cup(...names, '--games', '6', '--seed', 'x', '--workers', '2', '--out', at('two.jsonl'));
  expect(readFileSync(at('two.jsonl'), 'utf8')).toBe(readFileSync(at('one.jsonl'), 'utf8'));
  expect(again.replace('two.jsonl', 'one.jsonl')).toBe(text);
  const other = await cup(...names, '--games', '6', '--seed', 'y', '--out', at('two.jsonl'), '--force');
  expect(other.replace('two.jsonl', 'one.jsonl')).not.toBe(text);
  await cup('WVR-6R', 'CN9-A', '--games', '6', '--seed', 'x', '--out', at('pair.jsonl'));
  const hashes = (name: string, pairing: number, pairings: number): number[] =>
    linesOf(name)
      .slice(1)
      .map(line => JSON.parse(line))
      .filter(({ game }) => Math.floor(game / 2) % pairings === pairing)
      .map(({ hash }) => hash);
  expect(hashes('pair.jsonl', 0, 1)).toEqual(hashes('one.jsonl', 2, 3));
  // With the seed of the pairing, `simulate` plays the same games.
  const duel = ['simulate', 'WVR-6R', 'CN9-A', '--games', '6', '--seed', 'x: Wolverine WVR-6R - Centurion CN9-A'];
  await run(...duel, ...FAST, '--out', at('duel.jsonl'));
  expect(hashes('duel.jsonl', 0, 1)).toEqual(hashes('pair.jsonl', 0, 1));
});

test('a folder enters all its files, and broken ones are skipped with a note', async () => {
  const text = await cup(stable('stable'), 'CN9-A', '--games', '2');
  expect(text).toContain('4 entrants, 6 pairings, 12 games');
  for (const name of ['Hunchback HBK-4G', 'Pair', 'Wolverine WVR-6R', 'Centurion CN9-A']) expect(text).toContain(name);
  const { errors } = await captureBoth('tournament', at('stable'), ...FAST, '--games', '2');
  expect(errors).toMatch(/^Note: skipped .*broken\.mtf: /);
  expect(errors).not.toContain('notes.txt');
  const { notes } = JSON.parse(await cup(stable('stable'), '--games', '2', '--json'));
  expect(notes).toEqual([
    expect.stringMatching(/^skipped .*broken\.mtf: /),
    expect.stringMatching(/field\.board: 144 of 144 hexes are missing/),
  ]);
});

test('a force that does not fit the board is skipped, and wrong options are not blamed on it', async () => {
  writeFileSync(join(stable('large'), 'crowd.yaml'), 'units:\n  - unit: WVR-6R\n    count: 100\n');
  const { errors } = await captureBoth('tournament', at('large'), ...FAST, '--games', '2');
  expect(errors).toMatch(/Note: skipped .*crowd\.yaml: .*not have enough open hexes/);
  const wrong = run('tournament', at('large'), ...FAST, '--turns', '0');
  await expect(wrong).rejects.toThrow(/^--turns must be a whole number/);
});

test('entrants with the same name get distinct names', async () => {
  const text = await cup('HBK-4G', 'HBK-4G', stable('twins'), '--games', '2');
  expect(text).toContain('Hunchback HBK-4G (HBK-4G) #1');
  expect(text).toContain('Hunchback HBK-4G (HBK-4G) #2');
  expect(text).toMatch(/Hunchback HBK-4G \(.*…/);
});

test('every force enters once with each of several bots', async () => {
  const text = await run('tournament', 'HBK-4G', '--bots', 'charger, random', '--games', '10', ...FAST.slice(2));
  expect(text).toContain('2 entrants, 1 pairing, 10 games\non field, spec rules, played by charger, random,');
  expect(text).toMatch(/1 {2}Hunchback HBK-4G by charger/);
  // Two entrants always lie on a line, so the line predicts nothing about them.
  expect(text).not.toContain('expected');
});

test('an odd number of games is made even, because sides are exchanged in pairs', async () => {
  expect(await cup('HBK-4G', 'WVR-6R', '--games', '5')).toContain('1 pairing, 6 games');
});

test('a Parquet file has one row per game', async () => {
  const names = ['HBK-4G', 'WVR-6R', 'CN9-A'];
  await cup(...names, '--games', '4', '--out', at('games.parquet'));
  await cup(...names, '--games', '4', '--out', at('games.jsonl'));
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(at('games.parquet')) });
  const records = linesOf('games.jsonl')
    .slice(1)
    .map(line => JSON.parse(line));
  expect(rows).toHaveLength(12);
  expect(rows[2]).toMatchObject({ match: 1, A: 'Hunchback HBK-4G', B: 'Centurion CN9-A' });
  for (const [i, row] of rows.entries()) {
    const { game, seed, swapped, outcome, turns, units } = records[i];
    expect(row).toMatchObject({ game, seed, swapped, outcome, turns, board: 'field', B_dealt: units[1].dealt });
  }
});

const OPTIONS: TournamentOptions = {
  board: [FIELD],
  rules: 'spec',
  seed: 'first blood',
  bots: 'charger',
  turns: '12',
  workers: '0',
  botTime: '5000',
  deploy: false,
  withdrawal: 'none',
  force: false,
  json: false,
};

/** Runs a tournament that is interrupted when the progress line is drawn for the second time, or before it begins. */
async function runInterrupted(options: TournamentOptions, atOnce = false): Promise<{ text: string; error: unknown }> {
  const stop = new AbortController();
  if (atOnce) stop.abort();
  let [text, shown] = ['', 0];
  const terminal = {
    isTTY: true,
    write: () => {
      shown++;
      if (shown === 2) stop.abort();
    },
  };
  const write = (part: string): void => {
    text += part;
  };
  const names = ['HBK-4G', 'WVR-6R', 'CN9-A'];
  const context = { ...createOutput(write, { write: () => {} }), terminal, signal: stop.signal };
  const error: unknown = await playTournament(names, options, context).catch((reason: unknown) => reason);
  return { text, error };
}

test('an interrupted run prints its standings and how to resume it, and the resumed run is complete', async () => {
  const file = at('cut.jsonl');
  const { text, error } = await runInterrupted({ ...OPTIONS, games: '400', out: file });
  expect(error).toBeInstanceOf(FailedError);
  expect((error as Error).message).toMatch(
    /^stopped after \d+ of 1200 games\. Continue with: hexfall tournament --resume .*cut\.jsonl$/,
  );
  const games = linesOf('cut.jsonl').length - 1;
  expect(text).toContain(`3 entrants, 3 pairings, ${games} games`);
  expect(text).toContain('by rating');
  const each = 2 * Math.ceil((games + 12) / 6);
  const rest = await run('tournament', '--resume', file, '--games', String(each), '--workers', '0');
  expect(rest).toContain(`3 entrants, 3 pairings, ${3 * each} games`);
  await cup('HBK-4G', 'WVR-6R', 'CN9-A', '--games', String(each), '--out', at('whole.jsonl'));
  expect(linesOf('cut.jsonl').slice(1)).toEqual(linesOf('whole.jsonl').slice(1));
});

test('a run that is interrupted before its first game says so', async () => {
  const { text, error } = await runInterrupted(OPTIONS, true);
  expect(text).toContain('No game was finished.');
  expect((error as Error).message).toContain(
    'stopped after 0 of 60 games. A run with --out games.jsonl can be resumed.',
  );
});

test('a file of different match-ups or of a different command is not resumed', async () => {
  await cup('HBK-4G', 'WVR-6R', '--games', '2', '--out', at('small.jsonl'));
  const other = cup('HBK-4G', 'CN9-A', '--resume', at('small.jsonl'));
  await expect(other).rejects.toThrow('small.jsonl has games of different match-ups');
  await run('simulate', 'HBK-4G', 'WVR-6R', ...FAST, '--games', '2', '--out', at('simulation.jsonl'));
  const wrong = run('tournament', '--resume', at('simulation.jsonl'));
  await expect(wrong).rejects.toThrow(/line 1: .*tournament/);
  expect(await cup('HBK-4G', 'WVR-6R', '--resume', at('small.jsonl'))).toContain('1 pairing, 2 games');
});

test('fewer than two entrants are refused with the files that were skipped', async () => {
  await expect(cup()).rejects.toThrow('a tournament needs at least two entrants; there are none.');
  await expect(cup('HBK-4G')).rejects.toThrow('at least two entrants; there is only Hunchback HBK-4G.');
  mkdirSync(at('poor'), { recursive: true });
  writeFileSync(join(at('poor'), 'bad.json'), '{"chassis": 7}');
  const poor = cup('HBK-4G', at('poor'));
  await expect(poor).rejects.toThrow(/there is only Hunchback HBK-4G\.$/);
  await expect(poor).rejects.toMatchObject({ details: [expect.stringContaining('bad.json')] });
  await expect(cup('HBK-4G', at('poor'))).rejects.toBeInstanceOf(UsageError);
});

test.each([
  [['--games', '0'], '--games must be a whole number from 1'],
  [['--workers', '-1'], '--workers must be a whole number from 0'],
  [['--turns', '0'], '--turns must be a whole number from 1'],
  [['--bots', 'charger,genius'], '--bots must name one of'],
  [['--rules', 'house'], '"house" is no'],
  [['--board', 'none.board'], 'none.board: no such file'],
  [['--out', join(folder, 'no', 'such.jsonl')], 'such.jsonl: cannot be written: its folder does not exist.'],
  [['--out', join(folder, 'no', 'such.parquet')], 'such.parquet: cannot be written: its folder does not exist.'],
  [['--resume', join(folder, 'no.jsonl')], 'no such file'],
  [['--resume', 'a.jsonl', '--out', 'b.jsonl'], '--resume appends to the file that it names'],
])('the wrong options %j are refused in one sentence before a game is played', async (args, message) => {
  const wrong = run('tournament', 'HBK-4G', 'WVR-6R', ...FAST, ...args);
  await expect(wrong).rejects.toThrow(message);
  await expect(run('tournament', 'HBK-4G', 'WVR-6R', ...FAST, ...args)).rejects.toBeInstanceOf(UsageError);
});

test('an unknown entrant and too many entrants are refused', async () => {
  await expect(cup('HBK-4G', 'nobody at all')).rejects.toThrow('"nobody at all" is not a built-in or imported unit');
  const crowd = Array.from({ length: 201 }, () => 'HBK-4G');
  await expect(cup(...crowd)).rejects.toThrow('a tournament has at most 200 entrants, not 201.');
});
