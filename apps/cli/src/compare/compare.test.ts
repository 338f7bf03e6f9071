import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { capture as run } from '../capture.ts';
import { FailedError, UsageError } from '../exit.ts';
import { createOutput } from '../output.ts';
import { compare } from './compare.ts';
import type { CompareOptions } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));
// The tests must not depend on the library of the user who runs them.
process.env['HEXFALL_HOME'] = folder;

const at = (name: string): string => join(folder, name);
const FIELD = at('field.board');
for (const name of ['field', 'dale']) writeFileSync(at(`${name}.board`), 'size 12 12\nend\n');

/** Options that make duels quick and play them in the main thread. */
const FAST = ['--workers', '0', '--turns', '12', '--board', FIELD];
const FOE = ['--against', 'WVR-6R', '--bots', 'charger'];

const study = (...args: string[]): Promise<string> => run('compare', 'HBK-4G', ...FAST, ...args);
const figures = async (...args: string[]) => JSON.parse(await study(...args, '--json'));
const linesOf = (name: string): string[] => readFileSync(at(name), 'utf8').trimEnd().split('\n');

test('comparing two loadouts prints an answer, figures side by side with intervals, and the rounds', async () => {
  const text = await study('--with', 'HBK-4P', ...FOE, '--games', '20');
  expect(text).toContain(
    'Hunchback HBK-4G or Hunchback HBK-4P, against Wolverine WVR-6R\n20 games with each, on field,',
  );
  expect(text).toContain('spec rules, charger on both sides; same dice, board and side for both\n');
  expect(text).toMatch(
    /\n {2}(?:No difference can be shown between )?Hunchback HBK-4P (?:wins (?:more|less) often than|and) Hunchback HBK-4G/,
  );
  expect(text).toMatch(/per game +Hunchback HBK-4G +Hunchback HBK-4P +difference +95%\n/);
  expect(text).toMatch(/games won +\d+\.\d% +\d+\.\d% +[-+]?\d+\.\d +[-+]?\d+\.\d to [-+]?\d+\.\d\n/);
  for (const figure of ['drawn', 'lost', 'turns', 'damage dealt', 'damage taken']) expect(text).toContain(figure);
  expect(text).toMatch(/Battle Value +1041 +1138 +\+97\n/);
  expect(text.replaceAll('\n  ', ' ')).toMatch(
    /10 rounds of four games.*the second won more of them in \d+, fewer in \d+, as many in \d+; p [=<] [01]\.\d+/,
  );
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(120);
});

test('both variants have the same dice, board and side in every round', async () => {
  await study('--with', 'HBK-4P', ...FOE, '--games', '6', '--board', at('dale.board'), '--out', at('rounds.jsonl'));
  const games = linesOf('rounds.jsonl')
    .slice(1)
    .map(line => JSON.parse(line));
  expect(games).toHaveLength(12);
  for (let round = 0; round < 12; round += 4) {
    for (const side of [0, 1]) {
      const [one, two] = [games[round + side], games[round + 2 + side]];
      expect([two.seed, two.board, two.swapped]).toEqual([one.seed, one.board, one.swapped]);
    }
    expect(games[round].swapped).not.toBe(games[round + 1].swapped);
    expect(games[round].board).toBe((round / 4) % 2);
  }
});

test('the figures of a variant are the same as those of simulate', async () => {
  const result = await figures('--with', 'HBK-4P', ...FOE, '--games', '30');
  for (const [i, name] of ['HBK-4G', 'HBK-4P'].entries()) {
    const args = ['simulate', name, 'WVR-6R', ...FAST, '--bots', 'charger', '--games', '30', '--json'];
    const alone = JSON.parse(await run(...args));
    expect(result.wins[i]).toEqual(alone.sides[0].wins);
    expect(result.figures.dealt[i === 0 ? 'first' : 'second']).toBeCloseTo(alone.sides[0].units[0].dealt.mean, 9);
    expect(result.figures.turns[i === 0 ? 'first' : 'second']).toBeCloseTo(alone.turns.mean, 9);
  }
  const { first, second, difference } = result.figures.wins;
  expect(difference.value).toBeCloseTo(second - first, 10);
});

describe('what variants differ in', () => {
  const few = [...FOE, '--games', '4'];

  test('variants can differ in their crews', async () => {
    const { variants } = await figures('--with-skill', '3/4', ...few);
    expect(variants).toMatchObject([
      { name: 'Hunchback HBK-4G with 4/5', label: 'with 4/5', value: 1041 },
      { name: 'Hunchback HBK-4G with 3/4', label: 'with 3/4', value: 1374 },
    ]);
    const worse = await figures('--skill', '5/6', '--with-skill', '3/4', ...few);
    expect(worse.variants[0]).toMatchObject({ label: 'with 5/6' });
  });

  test('variants can differ in their rules', async () => {
    const { variants } = await figures('--with-rules', 'canon', ...few);
    expect(variants).toMatchObject([
      { label: 'by spec rules', profile: 'spec' },
      { label: 'by canon rules', profile: 'canon' },
    ]);
  });

  test('variants can differ in their bots, while the bot of the opponent stays the same', async () => {
    const { variants } = await figures('--with-bot', 'random', ...few);
    expect(variants).toMatchObject([{ bots: ['charger', 'charger'] }, { bots: ['random', 'charger'] }]);
    const apart = await figures(
      '--with-bot',
      'charger',
      '--against',
      'WVR-6R',
      '--bots',
      'random,charger',
      '--games',
      '2',
    );
    expect(apart.variants).toMatchObject([{ bots: ['random', 'charger'] }, { bots: ['charger', 'charger'] }]);
  });

  test('variants can differ in their boards', async () => {
    const text = await study('--with-board', at('dale.board'), ...few);
    expect(text).toContain('Hunchback HBK-4G on field or Hunchback HBK-4G on dale, against');
    expect(text).toContain('4 games with each, spec rules, charger on both sides');
  });

  test('variants can differ in several ways, and are told apart by file if they have the same name', async () => {
    const { variants } = await figures('--with', 'HBK-4P', '--with-skill', '3/4', ...few);
    expect(variants[1]).toMatchObject({ name: 'Hunchback HBK-4P with 3/4', label: 'Hunchback HBK-4P with 3/4' });
    writeFileSync(at('one.yaml'), 'name: Lance\nunits:\n  - unit: HBK-4G\n');
    writeFileSync(at('two.yaml'), 'name: Lance\nunits:\n  - unit: HBK-4P\n');
    const twins = JSON.parse(await run('compare', at('one.yaml'), '--with', at('two.yaml'), ...FAST, ...few, '--json'));
    expect(twins.variants.map(({ name }: { name: string }) => name)).toEqual([
      `Lance (${at('one.yaml')})`,
      `Lance (${at('two.yaml')})`,
    ]);
  });
});

test('a bot that plays far worse is reported as worse, in words and figures', async () => {
  const result = await figures('--with-bot', 'random', ...FOE, '--games', '60');
  expect(result.verdict).toBe('worse');
  expect(result.chance).toBeLessThan(0.05);
  expect(result.answer).toContain('Hunchback HBK-4G played by random wins less often than');
  expect(result.answer).toContain('The difference is real');
});

test('each of several opponents has its own line and a name of its own', async () => {
  const text = await study('--with', 'HBK-4P', ...FOE, '--against', 'CN9-A', '--against', 'CN9-A', '--games', '4');
  expect(text).toContain(
    'against Wolverine WVR-6R, Centurion CN9-A (CN9-A) #1, Centurion CN9-A (CN9-A) #2\n12 games with each',
  );
  expect(text).toMatch(/won against .*\n {2}Wolverine WVR-6R +\d+\.\d% .*\n {2}Centurion CN9-A \(CN9-A\) #1 +\d/);
});

test('a comparison has the same result with any number of workers', async () => {
  const args = ['--with', 'HBK-4P', ...FOE, '--games', '12'];
  expect(await study(...args, '--workers', '2')).toBe(await study(...args));
});

test('--precision ends a run as soon as the difference is known that well', async () => {
  const result = await figures('--with', 'HBK-4P', ...FOE, '--precision', '10%');
  const { low, high } = result.figures.wins.difference;
  expect((high - low) / 2).toBeLessThanOrEqual(0.1);
  expect(result.rounds).toBeGreaterThanOrEqual(50);
  expect(result.rounds).toBeLessThan(150);
});

test('an interrupted comparison prints its result so far and can be resumed', async () => {
  const options: CompareOptions = {
    with: 'HBK-4P',
    against: ['WVR-6R'],
    board: [FIELD],
    rules: 'spec',
    seed: 'first blood',
    bots: 'charger',
    turns: '12',
    workers: '0',
    botTime: '5000',
    deploy: false,
    withdrawal: 'none',
    games: '400',
    out: at('cut.jsonl'),
    force: false,
    json: false,
  };
  const stop = new AbortController();
  let [text, shown] = ['', 0];
  const terminal = { isTTY: true, write: () => void (++shown === 2 && stop.abort()) };
  const write = (part: string): void => {
    text += part;
  };
  const stopped = compare('HBK-4G', options, {
    ...createOutput(write, { write: () => {} }),
    terminal,
    signal: stop.signal,
  });
  await expect(stopped).rejects.toThrow(
    /^stopped after \d+ of 800 games\. Continue with: hexfall compare --resume .*cut\.jsonl$/,
  );
  expect(text).toMatch(/\d+ rounds of four games/);
  const games = linesOf('cut.jsonl').length - 1;
  const each = 2 * Math.ceil((games + 4) / 4);
  const rest = await run('compare', '--resume', at('cut.jsonl'), '--games', String(each), '--workers', '0');
  const whole = await study('--with', 'HBK-4P', ...FOE, '--games', String(each));
  expect(rest.replace(/\n\d+ games in .*\n$/, '')).toBe(whole);
});

test.each([
  [['--against', 'WVR-6R'], 'compare needs something that differs: --with FORCE'],
  [['--with', 'HBK-4P'], 'compare needs an opponent, such as --against'],
  [
    ['--with', 'HBK-4G', ...FOE],
    'both variants are Hunchback HBK-4G with 4/5, by spec rules, played by charger, on field',
  ],
  [['--with-skill', '4/5', ...FOE], 'both variants are Hunchback HBK-4G'],
  [['--with-skill', '9/5', ...FOE], '--with-skill must be gunnery/piloting from 0 to 8, such as 3/4, not "9/5".'],
  [['--skill', 'good', '--with', 'HBK-4P', ...FOE], '--skill must be gunnery/piloting'],
  [['--with-rules', 'house', ...FOE], '"house" is no'],
  [['--with-bot', 'genius', ...FOE], '--with-bot must name one of'],
  [['--with-board', 'none.board', ...FOE], 'none.board: no such file'],
  [['--with', 'nobody', ...FOE], '"nobody" is not a built-in or imported unit'],
  [['--with', 'HBK-4P', '--against', 'WVR-6R', '--bots', 'charger,random,charger'], '--bots must be one or two bots'],
  [['--with', 'HBK-4P', ...FOE, '--precision', '70%'], '--precision must be a share'],
])('the wrong options %j are refused in one sentence', async (args, message) => {
  await expect(study(...args)).rejects.toThrow(message);
  await expect(study(...args)).rejects.toBeInstanceOf(UsageError);
});

test('compare without a force, or with an empty file to resume, is refused', async () => {
  await expect(run('compare')).rejects.toThrow('compare needs a force, such as: hexfall compare HBK-4G');
  writeFileSync(at('empty.jsonl'), '');
  const empty = run('compare', '--resume', at('empty.jsonl'));
  await expect(empty).rejects.toThrow(/line 1: .*comparison/);
  await expect(run('compare', '--resume', at('empty.jsonl'))).rejects.toBeInstanceOf(FailedError);
});
