import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { readReplay, specFromJson, specToJson } from '@hexfall/protocol';
import {
  type Batch,
  causeWords,
  planGame,
  playGame,
  prepareBatch,
  ResultCollector,
  replayGame,
  type SimulationResult,
} from '@hexfall/sim';
import { makeFilm } from '@hexfall/stage';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { certainty, headline } from './sections/verdict.ts';
import { simulationReport } from './simulation-report.ts';
import { tablesOf } from './tables-of.ts';
import { percent } from './words.ts';

interface BatchOptions {
  readonly swapSides?: boolean;
  readonly turnLimit?: number;
  readonly names?: readonly [string, string];
  readonly boards?: readonly string[];
}

function duel({ swapSides = true, turnLimit = 15, names, boards = ['field'] }: BatchOptions = {}): Batch {
  const specs = (['HBK-4G', 'WVR-6R'] as const).map((model, i) => {
    const json = specToJson(builtInMech(model)!);
    const spec = specFromJson({ ...json, name: names?.[i] ?? json.name });
    if (!spec.ok) throw new Error(spec.errors[0]!.reason);
    return spec.value;
  });
  const forces = specs.map(spec => ({ name: spec.name, units: [{ spec }] }));
  const batch = prepareBatch(
    {
      forces: [forces[0]!, forces[1]!],
      boards: boards.map(title => ({ title, board: createBoard(10, 10, []) })),
      profile: 'spec',
      bots: ['charger', 'charger'],
      turnLimit,
      seed: 'report',
      swapSides,
    },
    (_board, sides) => ({
      specs: sides.map(side => side.units[0]!.spec),
      units: [
        { spec: 0, side: 0, hex: '0502', facing: 3, gunnery: 4, piloting: 5 },
        { spec: 1, side: 1, hex: '0509', facing: 0, gunnery: 4, piloting: 5 },
      ],
    }),
  );
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

function play(batch: Batch, games: number): SimulationResult {
  const collector = new ResultCollector(batch);
  for (let game = 0; game < games; game++) collector.add(playGame(batch, game));
  return collector.result();
}

/** Returns the elements that are not closed in the right order, except those without an end tag. */
function unclosed(page: string): string[] {
  const open: string[] = [];
  const markup = page.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '');
  for (const [, closing, name, alone] of markup.matchAll(/<(\/?)([a-zA-Z][\w-]*)[^<>]*?(\/?)>/g)) {
    if (closing === '/') {
      if (open.at(-1) !== name) return [...open, `/${name}`];
      open.pop();
    } else if (alone === '' && !['meta', 'br', 'input'].includes(name!)) open.push(name!);
  }
  return open;
}

describe('a report', () => {
  const result = play(duel(), 60);
  const page = simulationReport({ result });
  const tables = tablesOf(page);

  test('a report is a complete page with all sections', () => {
    expect(page.startsWith('<!doctype html>')).toBe(true);
    expect(unclosed(page)).toEqual([]);
    expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/);
    const ids = [...page.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['outcome', 'length', 'kills', 'damage', 'survival', 'heat', 'falls', 'about']);
    for (const id of ids) expect(page).toContain(`href="#${id}"`);
  });

  test('every figure has a caption and a table', () => {
    expect(tables.size).toBeGreaterThan(14);
    for (const [title, rows] of tables) expect(rows.length, title).toBeGreaterThan(0);
    for (const [, says] of page.matchAll(/<figcaption><h3>[^<]*<\/h3><p>([^<]*)<\/p>/g))
      expect(says!.length).toBeGreaterThan(20);
  });

  test('the table of outcomes shows those of the result', () => {
    const { sides, draws } = result;
    expect(tables.get('Outcomes')).toEqual(
      (
        [
          ['A wins', sides[0].wins],
          ['B wins', sides[1].wins],
          ['draws', draws],
        ] as const
      ).map(([label, rate]) => [label, String(rate.count), percent(rate.value), percent(rate.low), percent(rate.high)]),
    );
    expect(tables.get('Pairs of games')![0]!.slice(1, 4)).toEqual(
      [result.pairs!.better, result.pairs!.worse, result.pairs!.equal].map(String),
    );
  });

  test('the histogram of turns counts every game once', () => {
    const counts = tables.get('Turns per game')!.map(row => row.slice(1).map(Number));
    const sum = (column: number): number => counts.reduce((total, row) => total + row[column]!, 0);
    expect([sum(0), sum(1), sum(2)]).toEqual([
      result.sides[0].wins.count,
      result.sides[1].wins.count,
      result.draws.count,
    ]);
    const last = tables.get('Games decided by turn')!.at(-1)!;
    expect(last[1]).toBe(percent(result.sides[0].wins.value));
  });

  test('losses add up by cause and by weapon', () => {
    const lost = [0, 1].map(side => 60 - result.sides[side as 0 | 1].units[0]!.survival.count);
    for (const title of ['Causes of loss', 'Killing weapons', 'Killing weapons and causes of loss']) {
      const columns = tables.get(title)!.map(row => row.slice(-2).map(Number));
      expect(
        [0, 1].map(side => columns.reduce((sum, row) => sum + row[side]!, 0)),
        title,
      ).toEqual(lost);
    }
    const { cause } = result.sides[0].units[0]!.ends[0]!;
    expect(tables.get('Causes of loss')!.map(([words]) => words)).toContain(causeWords(cause));
  });

  test('the tables of damage, survival, heat, falls and rolls show those of the result', () => {
    const [unit] = result.sides[0].units;
    const games = (title: string): number => tables.get(title)!.reduce((sum, row) => sum + Number(row[1]), 0);
    expect(games('Damage per game')).toBe(60);
    expect(games('Highest heat')).toBe(60);
    expect(games('Falls')).toBe(60);
    const first = result.sides[0].dealtByTurn[0]!;
    expect(tables.get('Damage turn by turn')![0]).toEqual([
      '1',
      '60',
      first.mean.toFixed(1),
      result.sides[1].dealtByTurn[0]!.mean.toFixed(1),
    ]);
    const curve = tables.get('Survival curves')!.filter(([mark]) => mark === 'A1');
    expect(curve.map(row => row[4])).toEqual(unit!.curve.map(({ value }) => percent(value)));
    const rolls = tables.get('Piloting skill rolls')!.filter(([mark]) => mark === 'A1');
    expect(rolls.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(unit!.rollsMade);
    expect(rolls.reduce((sum, row) => sum + Number(row[4]), 0)).toBe(unit!.rollsFailed);
    expect(tables.get('Unit by unit')![0]!.slice(0, 2)).toEqual(['A1 Hunchback HBK-4G', percent(unit!.survival.value)]);
  });

  test('the same games give the same page', () => {
    expect(simulationReport({ result: play(duel(), 60) })).toBe(page);
  });
});

describe('a report of few games', () => {
  test('a report without games says so and has no figures', () => {
    const page = simulationReport({ result: play(duel(), 0) });
    expect(page).toContain('No game was finished.');
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    expect(page).not.toContain('<figure');
  });

  test('a report of one game has no pairs', () => {
    const page = simulationReport({ result: play(duel(), 1) });
    expect(page).toContain('1 simulated game on field');
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    expect(page).toContain('The game lasts');
    expect(tablesOf(page).has('Pairs of games')).toBe(false);
  });

  test('a report of draws only says that nobody wins', () => {
    const page = simulationReport({ result: play(duel({ turnLimit: 1 }), 6) });
    expect(page).toContain('Nobody wins: all 6 games are draws.');
    expect(page).toContain('No unit was destroyed.');
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('a report without exchanged sides has no pairs, and one of two boards compares them', () => {
    const page = simulationReport({ result: play(duel({ swapSides: false, boards: ['hill', 'dale'] }), 8) });
    expect(page).toContain('A always has the first side');
    const tables = tablesOf(page);
    expect(tables.has('Pairs of games')).toBe(false);
    expect(tables.get('Board by board')!.map(row => row.slice(0, 2))).toEqual([
      ['hill', '4'],
      ['dale', '4'],
    ]);
  });

  test('a report lists games that could not be played', () => {
    const { samples: _samples, ...result } = play(duel(), 2);
    const failures = [{ game: 7, seed: 's', reason: 'a <bug>' }];
    const page = simulationReport({ result: { ...result, samples: _samples, failures } });
    expect(page).toContain('1 game could not be played');
    expect(page).toContain('a &lt;bug&gt;');
  });
});

test('names that contain markup are escaped', () => {
  const nasty = '</script><script>alert(1)</script>" onload="x';
  const batch = duel({ names: [nasty, '<img src=x onerror=alert(1)>'], boards: [nasty] });
  const lines: string[] = [];
  replayGame(batch, 0, line => void lines.push(line));
  const replay = readReplay(lines.join('\n'));
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  const { swapped } = planGame(batch, 0);
  const film = makeFilm(replay.value, { why: 'typical', title: nasty, board: 0, swapped });
  if (!film.ok) throw new Error(film.errors[0]!.message);
  const boards = batch.fields.map(({ straight }) => straight.board);
  const page = simulationReport({ result: play(batch, 4), films: [film.value], boards, command: nasty });
  // The only scripts are the data of the films and the script of the page.
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toMatch(/<img|<script>alert/);
  expect(unclosed(page)).toEqual([]);
});

describe('the verdict', () => {
  /** Returns the headline and the certainty for these numbers of games. */
  function verdictOf(a: number, b: number, draws: number): string[] {
    const collector = new ResultCollector(duel({ swapSides: false }));
    const record = playGame(duel({ swapSides: false }), 0);
    const outcomes = [...Array<'A'>(a).fill('A'), ...Array<'B'>(b).fill('B'), ...Array<'draw'>(draws).fill('draw')];
    for (const [game, outcome] of outcomes.entries()) collector.add({ ...record, game, outcome });
    return [headline(collector.result()), certainty(collector.result())];
  }

  test.each([
    [124, 66, 10, 'A (Hunchback HBK-4G) wins 62% of games (55 to 68%).', 'more than chance'],
    [
      30,
      170,
      0,
      'B (Wolverine WVR-6R) wins 85% of games (79 to 89%).',
      'B (Wolverine WVR-6R) beats A (Hunchback HBK-4G) here',
    ],
    [6, 4, 0, 'A (Hunchback HBK-4G) wins 60% of games (31 to 83%).', 'cannot tell the sides apart'],
    [5, 5, 2, 'Both sides win equally often.', 'Nothing tells the sides apart.'],
  ])('the verdict is drawn from %i wins of A, %i wins of B and %i draws', (a, b, draws, head, sure) => {
    const [first, second] = verdictOf(a, b, draws);
    expect(first).toBe(head);
    expect(second).toContain(sure);
  });
});

test('remarks on the units are at the top of the page, escaped, and only if there are any', () => {
  const result = play(duel({ turnLimit: 1 }), 1);
  const notes = ['Atlas AS7-K: fights without its 2 TAG (not played yet).', '<b>bold</b>'];
  const { document } = parseHTML(simulationReport({ result, notes }));
  const items = [...document.querySelectorAll('main > .notes li')].map(item => item.textContent);
  expect(items).toEqual(notes);
  expect(parseHTML(simulationReport({ result })).document.querySelector('.notes')).toBe(null);
});

describe('what the page tells about units', () => {
  const batch = duel();
  const { specs } = batch.fields[0]!.straight;

  test('the top of the page has tonnage, crew and Battle Value of every unit, and their sums', () => {
    const crew = { gunnery: 3, piloting: 4 };
    const crews = [[{ spec: specs[0]!, ...crew }], specs.map(spec => ({ spec, gunnery: 4, piloting: 5 }))] as const;
    const { document } = parseHTML(simulationReport({ result: play(batch, 2), crews }));
    const rows = [...document.querySelectorAll('.party tbody tr')].map(row =>
      [...row.querySelectorAll('th,td')].map(cell => cell.textContent),
    );
    expect(rows).toEqual([
      ['A1 Hunchback HBK-4G', '50', '3/4', '1374'],
      ['B1 Hunchback HBK-4G', '50', '4/5', '1041'],
      ['B2 Wolverine WVR-6R', '55', '4/5', '1101'],
      ['together', '105', '', '2142'],
    ]);
  });

  test('weapons that kill have the colour of the side that fired, and mishaps of the side that had them', () => {
    const collector = new ResultCollector(batch);
    const record = playGame(batch, 0);
    const [a, b] = record.units.map(({ end: _end, ...unit }) => ({ ...unit, status: 'active' as const }));
    const end = (source: string, by: number): object => ({
      status: 'destroyed',
      end: { turn: 2, cause: 'centerTorso', source, by },
    });
    collector.add({ ...record, units: [a!, { ...b!, ...end('AC/20', 0) }] });
    collector.add({ ...record, game: 1, units: [{ ...a!, ...end('fall', -1) }, b!] });
    const { document } = parseHTML(simulationReport({ result: collector.result() }));
    const figure = [...document.querySelectorAll('figure')].find(
      each => each.querySelector('h3')!.textContent === 'Killing weapons',
    )!;
    const bars = [...figure.querySelectorAll('rect')].flatMap(bar => {
      const title = bar.querySelector('title')?.textContent ?? '';
      return title.endsWith(': 1') ? [`${title} ${bar.getAttribute('fill')}`] : [];
    });
    expect(bars.sort()).toEqual(['A, AC/20: 1 var(--a)', 'A, falls: 1 var(--a)']);
  });

  test('a table tells how often a unit never fired', () => {
    const collector = new ResultCollector(batch);
    const record = playGame(batch, 0);
    const [a, b] = record.units;
    collector.add(record);
    collector.add({ ...record, game: 1, units: [{ ...a!, attacks: {} }, b!] });
    const page = simulationReport({ result: collector.result() });
    expect(
      tablesOf(page)
        .get('Unit by unit')!
        .map(row => row.at(-1)),
    ).toEqual(['50.0%', '0.0%']);
    expect(page).toContain('A1 Hunchback HBK-4G most often fires no weapon at all: in 50% ');
  });

  test('every figure of many units has a row for each instead of lines that hide each other', () => {
    const name = 'a lance with a name that is a list of all of its many units';
    const forces = [0, 1].map(() => ({ name, units: Array.from({ length: 4 }, () => ({ spec: specs[0]! })) }));
    const crowd = prepareBatch(
      {
        forces: [forces[0]!, forces[1]!],
        boards: [{ title: 'field', board: createBoard(10, 10, []) }],
        profile: 'spec',
        bots: ['charger', 'charger'],
        turnLimit: 3,
        seed: 'crowd',
        swapSides: false,
      },
      () => ({
        specs: [specs[0]!],
        units: Array.from({ length: 8 }, (_, i) => ({
          spec: 0,
          side: i < 4 ? 0 : 1,
          hex: `0${(i % 4) + 2}0${i < 4 ? 2 : 9}`,
          facing: i < 4 ? 3 : 0,
          gunnery: 4,
          piloting: 5,
        })),
      }),
    );
    if (!crowd.ok) throw new Error(crowd.errors[0]!.message);
    const page = simulationReport({ result: play(crowd.value, 2) });
    expect(page).toContain('<h1>4 Hunchback HBK-4G against 4 Hunchback HBK-4G</h1>');
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    const { document } = parseHTML(page);
    for (const title of ['Survival curves', 'Heat turn by turn', 'Highest heat', 'Falls']) {
      const figure = [...document.querySelectorAll('figure')].find(
        each => each.querySelector('h3')!.textContent === title,
      )!;
      const texts = [...figure.querySelectorAll('svg text')].map(text => text.textContent.slice(0, 2));
      for (const mark of ['A1', 'A4', 'B1', 'B4']) expect(texts, title).toContain(mark);
      expect(figure.querySelectorAll('.key span')).toHaveLength(2);
    }
  });
});
