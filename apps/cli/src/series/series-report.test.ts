import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { capture as run } from '../capture.ts';
import { UsageError } from '../exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-series-report-'));
afterAll(() => rmSync(folder, { recursive: true }));
// The tests must not depend on the library of the user who runs them.
process.env['HEXFALL_HOME'] = folder;

const at = (name: string): string => join(folder, name);
const FIELD = at('field.board');
writeFileSync(FIELD, 'size 12 12\nend\n');

/** Options that make duels quick and play them in the main thread. */
const FAST = ['--bots', 'charger', '--workers', '0', '--turns', '12', '--board', FIELD];
const CUP = ['tournament', 'HBK-4G', 'WVR-6R', 'CN9-A', ...FAST];
const STUDY = ['compare', 'HBK-4G', '--with', 'WVR-6R', '--against', 'CN9-A', ...FAST];

interface PageFilm {
  readonly why: string;
  readonly title: string;
  readonly end: string;
}

function filmsOf(page: string): PageFilm[] {
  const data = /<script type="application\/json" id="films">([^]*?)<\/script>/.exec(page);
  return data === null ? [] : (JSON.parse(data[1]!) as PageFilm[]);
}

describe('a tournament', () => {
  test('the page of a tournament has the figures of the text, and telling games to watch', async () => {
    const text = await run(...CUP, '--games', '6', '--report', at('cup.html'));
    expect(text).toContain(`\nReport: ${at('cup.html')}\n`);
    const page = readFileSync(at('cup.html'), 'utf8');
    const [, name, games, won] = / {2}1 {2}(.*?) {2,}(\d+) +(\d+) /.exec(text)!;
    expect(page).toContain(`<th scope="row">1 ${name}</th><td>${games}</td><td>${won}</td>`);
    const [film] = filmsOf(page);
    expect(film).toMatchObject({ why: 'best against second' });
    const winner = film!.title.startsWith(`A: ${name}, `) ? 'A' : 'B';
    expect(film!.end).toMatch(new RegExp(`^${winner} wins after `));
  });

  test('a resumed tournament has a page of all its games', async () => {
    await run(...CUP, '--games', '2', '--out', at('cup.jsonl'));
    await run('tournament', '--resume', at('cup.jsonl'), '--games', '4', '--workers', '0', '--report', at('more.html'));
    expect(readFileSync(at('more.html'), 'utf8')).toContain('<p>12 games in 3 pairings on field, spec rules</p>');
  });
});

test('the page of a comparison has the answer of the text, and the same dice played with both variants', async () => {
  const text = await run(...STUDY, '--games', '20', '--report', at('study.html'));
  expect(text).toContain(`\nReport: ${at('study.html')}\n`);
  const page = readFileSync(at('study.html'), 'utf8');
  const answer = text.split('\n\n')[1]!.replace(/\s+/g, ' ').trim();
  expect(page).toContain(`<p class="answer">${answer}</p>`);
  const films = filmsOf(page);
  expect(films.map(({ title }) => title)).toEqual([
    'A: Hunchback HBK-4G, B: Centurion CN9-A',
    'A: Wolverine WVR-6R, B: Centurion CN9-A',
  ]);
  const winners = films.map(({ end }) => end[0]);
  expect(winners.sort()).toEqual(['A', 'B']);
});

test.each([
  ['tournament', CUP],
  ['compare', STUDY],
])('%s overwrites a page only by force, and refuses before the first game', async (_name, command) => {
  writeFileSync(at('old.html'), 'mine');
  const order = [...command, '--games', '1000', '--out', at('never.jsonl'), '--report'];
  await expect(run(...order, at('old.html'))).rejects.toThrow('the file exists; --force overwrites it.');
  await expect(run(...order, join(folder, 'no', 'page.html'))).rejects.toThrow(UsageError);
  expect(existsSync(at('never.jsonl'))).toBe(false);
  expect(readFileSync(at('old.html'), 'utf8')).toBe('mine');
  await run(...command, '--games', '2', '--force', '--json', '--report', at('old.html'));
  expect(readFileSync(at('old.html'), 'utf8')).toMatch(/^<!doctype html>/);
});
