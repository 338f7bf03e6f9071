import { eloText, type SimOutcome, TournamentCollector, type TournamentResult } from '@hexfall/sim';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { tablesOf } from './tables-of.ts';
import { tournamentReport } from './tournament-report.ts';
import { percent } from './words.ts';

const TERMS = { boards: ['field'], profile: 'spec', bots: ['tactician'], turnLimit: 60 };

/** Returns a tournament of forces with these Battle Values, with these outcomes of its games, in order. */
function cup(values: readonly number[], outcomes: readonly SimOutcome[], prefix = 'Force'): TournamentResult {
  const collector = new TournamentCollector(values.map((value, i) => ({ name: `${prefix} ${i}`, value })));
  for (const [game, outcome] of outcomes.entries())
    collector.add({ seed: '', board: 0, swapped: game % 2 === 1, turns: 12, hash: 0, units: [], game, outcome });
  return collector.result();
}

const OUTCOMES: readonly SimOutcome[] = ['A', 'A', 'A', 'draw', 'B', 'A', 'A', 'A', 'A', 'B', 'B', 'B'];

test('a tournament page has the standings, the ratings and the value line of the result', () => {
  const result = cup([1000, 1500, 900], OUTCOMES);
  const page = tournamentReport({ result, terms: TERMS });
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
  expect(page).toContain('12 games in 3 pairings on field, spec rules');
  const tables = tablesOf(page);
  const best = result.entrants[result.ranking[0]!]!;
  expect(tables.get('Standings')![0]!.slice(0, 6)).toEqual([
    `1 ${best.name}`,
    ...[best.games, best.wins, best.draws, best.losses].map(String),
    percent(best.points.value),
  ]);
  expect(tables.get('Ratings with their intervals')!.map(row => row[1])).toEqual(
    result.ranking.map(index => eloText(result.entrants[index]!.rating.value)),
  );
  expect(tables.get('Rating and Battle Value')).toHaveLength(3);
  const surplus = tables.get('Above or below the line')!.map(row => Number(row[4]!.replace('−', '-')));
  expect(surplus).toEqual([...surplus].sort((a, b) => b - a));
});

test('the cross table has wins of rows over columns, in order of rank', () => {
  const result = cup([1000, 1500, 900], OUTCOMES);
  const { document } = parseHTML(tournamentReport({ result, terms: TERMS }));
  const rows = [...document.querySelectorAll('.cross tbody tr')].map(row =>
    [...row.querySelectorAll('td')].map(cell => cell.textContent),
  );
  for (const [i, row] of result.ranking.entries()) {
    for (const [j, column] of result.ranking.entries()) {
      const meeting = result.meetings.find(
        ({ first, second }) => first === Math.min(row, column) && second === Math.max(row, column),
      );
      const wins = row < column ? meeting?.firstWins : meeting?.secondWins;
      const drawn = meeting?.draws === 0 ? '' : `=${meeting?.draws}`;
      expect(rows[i]![j]).toBe(i === j ? '·' : `${wins}${drawn}`);
    }
  }
});

test('two entrants have no value line, and no games no figures', () => {
  const two = tournamentReport({ result: cup([1000, 1500], ['A', 'B']), terms: TERMS });
  expect(tablesOf(two).get('Points and Battle Value')).toHaveLength(2);
  expect(two).toContain('but the intervals of the first two overlap');
  const none = tournamentReport({ result: cup([1000, 1500], []), terms: TERMS });
  expect(none).toContain('No game was finished.');
  expect(none).not.toContain('<figure');
});

test('names and notes in a tournament page are escaped', () => {
  const page = tournamentReport({
    result: cup([1000, 1500, 700], OUTCOMES, '<img src=x onerror=alert(1)>'),
    terms: TERMS,
    notes: ['<b>note</b>'],
  });
  expect(page).not.toMatch(/<img|<b>note/);
});
