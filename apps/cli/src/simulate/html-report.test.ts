import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Film } from '@hexfall/stage';
import { afterAll, expect, test } from 'vitest';
import { capture as run } from '../capture.ts';
import { UsageError } from '../exit.ts';
import { createOutput } from '../output.ts';
import type { SimulateOptions } from './options.ts';
import { createQuickDuels } from './quick-duels.ts';
import { simulate } from './simulate.ts';

const { at, duel, field, folder } = createQuickDuels();
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the figures of the first table in a report: games won by A, won by B, drawn. */
function outcomesOf(name: string): number[] {
  const page = readFileSync(at(name), 'utf8');
  return [...page.matchAll(/<th scope="row">(?:A wins|B wins|draws)<\/th><td>(\d+)<\/td>/g)]
    .slice(0, 3)
    .map(([, n]) => Number(n));
}

test('a report has the same figures, games to watch and the command that plays them again', async () => {
  const text = await duel('--games', '12', '--seed', 'x y', '--report', at('report.html'));
  expect(text).toContain(`\nReport: ${at('report.html')}\n`);
  const wins = [...text.matchAll(/\n {2}(?:A wins|B wins|draws) +(\d+)(?= )/g)].map(([, count]) => Number(count));
  expect(outcomesOf('report.html')).toEqual(wins);
  const page = readFileSync(at('report.html'), 'utf8');
  expect(page).toContain('--games 12 --seed &quot;x y&quot; --rules spec --turns 15 --bots charger');
  const films = filmsOf('report.html');
  expect(films.length).toBeGreaterThanOrEqual(4);
  expect(films[0]!.why).toBe('typical');
  expect(await duel('--games', '2', '--json', '--report', at('quiet.html'))).toMatch(/^\{.*\}\n$/);
  expect(existsSync(at('quiet.html'))).toBe(true);
});

/** Returns the films of a report. */
function filmsOf(name: string): Film[] {
  const page = readFileSync(at(name), 'utf8');
  return JSON.parse(/<script type="application\/json" id="films">([^]*?)<\/script>/.exec(page)![1]!);
}

test('--curve gives every game to watch its chances, which end with its result', async () => {
  await duel('--games', '12', '--curve', '48', '--report', at('curve.html'));
  const films = filmsOf('curve.html');
  expect(films.length).toBeGreaterThanOrEqual(4);
  // There are games with A as side 0 and games with B: the result is that of the force, whichever side it played.
  expect(new Set(films.map(({ title }) => Number(title.replace('game ', '')) % 2))).toEqual(new Set([0, 1]));
  for (const { chances, end, steps, units } of films) {
    const { points, moments, games } = chances!;
    expect(games).toBeGreaterThan(30);
    expect(points.at(-1)).toMatchObject({
      step: steps.length - 1,
      value: end.startsWith('A draw') ? 0.5 : end.startsWith('A') ? 1 : 0,
    });
    for (const { title, side } of moments) expect(title).toMatch(new RegExp(` for ${'AB'[side]}$`));
    expect(units.map(({ mark }) => mark).sort()).toEqual(['A1', 'B1']);
  }
  await duel('--games', '2', '--report', at('plain.html'));
  expect(filmsOf('plain.html').every(({ chances }) => chances === undefined)).toBe(true);
});

test('a curve without a report, and a wrong number of games for it, are refused at once', async () => {
  await expect(duel('--games', '2', '--curve')).rejects.toThrow('--curve needs --report');
  await expect(duel('--games', '2', '--curve', 'x', '--report', at('wrong.html'))).rejects.toThrow(
    '--curve must be a whole number',
  );
  expect(existsSync(at('wrong.html'))).toBe(false);
});

test('a resumed run writes a report of all its games', async () => {
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

test('a report that cannot be written is refused before a game is played, and no file is touched', async () => {
  const device = existsSync('/dev/null') ? ['/dev/null'] : [];
  for (const path of [join(folder, 'no', 'page.html'), folder, ...device]) {
    await expect(duel('--games', '1000000', '--out', at('never.jsonl'), '--report', path)).rejects.toThrow(UsageError);
  }
  expect(existsSync(at('never.jsonl'))).toBe(false);
  await expect(duel('--games', '0', '--report', at('none.html'))).rejects.toThrow('--games');
  expect(existsSync(at('none.html'))).toBe(false);
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

/** Runs a simulation that is interrupted after some games and returns what it printed. */
async function runInterrupted(options: SimulateOptions, after: number): Promise<string> {
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
  const stopped = simulate(['HBK-4G', 'WVR-6R'], options, {
    ...createOutput(write, { write: () => {} }),
    terminal,
    signal: stop.signal,
  });
  await expect(stopped).rejects.toThrow('stopped after');
  return text;
}

test('an interrupted run writes a report of the games that were played', async () => {
  const text = await runInterrupted({ ...OPTIONS, games: '400', report: at('cut.html') }, 2);
  const [, games] = /(\d+) games on field/.exec(text)!;
  expect(outcomesOf('cut.html').reduce((sum, count) => sum + count)).toBe(Number(games));
  const stopped = AbortSignal.abort();
  const early = simulate(
    ['HBK-4G', 'WVR-6R'],
    { ...OPTIONS, report: at('early.html') },
    { ...createOutput(() => {}, { write: () => {} }), signal: stopped },
  );
  await expect(early).rejects.toThrow('stopped after 0 of 200 games');
  expect(readFileSync(at('early.html'), 'utf8')).toContain('No game was finished.');
});
