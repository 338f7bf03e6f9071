import { expect, test } from 'vitest';
import { beginLesson } from '../../learn/model/lesson-keeping.ts';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import type { GameSummary } from '../../library/records.ts';
import { gameWords, KeptGames, whenWords } from './kept-games.ts';

const GAME: Omit<GameSummary, 'id' | 'created' | 'updated' | 'revision'> & { settings: undefined; replay: string } = {
  name: 'Friday',
  turn: 3,
  over: false,
  result: '',
  sides: [
    { player: 'human', units: ['Atlas AS7-D'] },
    { player: 'tactician', units: ['Locust LCT-1V'] },
  ],
  file: '',
  settings: undefined,
  replay: '',
};

test('a new reader has no games, and a lesson under way is known among them', async () => {
  const library = new Library(new MemoryStorage(), () => 1000);
  const games = new KeptGames(library);
  await games.read();
  expect(games.isEmpty).toBe(true);
  const { id: other } = await library.addGame(GAME);
  const id = await beginLesson(library);
  await games.read();
  expect([games.isEmpty, games.isLesson(id), games.isLesson(other)]).toEqual([false, true, false]);
});

test('games under way can be continued, the others watched', async () => {
  const library = new Library(new MemoryStorage(), () => 1000);
  const games = new KeptGames(library);
  await library.addGame(GAME);
  await library.addGame({ ...GAME, name: 'Won', over: true });
  await library.addGame({ ...GAME, name: 'From a file', file: 'x.jsonl' });
  await games.read();
  expect(games.underWay.map(({ name }) => name)).toEqual(['Friday']);
  expect(games.toWatch.map(({ name }) => name).sort()).toEqual(['From a file', 'Won']);
  const [{ id } = { id: '' }] = games.underWay;
  await games.rename(id, '  The bridge ');
  await games.rename(id, '   ');
  await games.read();
  expect(games.underWay[0]!.name).toBe('The bridge');
  await games.delete(id);
  await games.read();
  expect(games.underWay).toEqual([]);
});

test('a game is described by its turn, players and end', () => {
  const game = { ...GAME, id: 'x', created: 0, updated: 0, revision: 1 };
  expect(gameWords(game)).toBe('Turn 3 · Human against Bot: Tactician');
  expect(gameWords({ ...game, turn: 0 })).toBe('Not begun · Human against Bot: Tactician');
  const nobody = [{ player: undefined, units: [] }];
  expect(gameWords({ ...game, over: true, result: 'Side A wins', sides: nobody, file: 'x.jsonl' })).toBe(
    'Side A wins in turn 3 · x.jsonl',
  );
});

test.each([
  [30_000, 'just now'],
  [61_000, '1 minute ago'],
  [7_300_000, '2 hours ago'],
  [90_000_000, 'yesterday'],
  [4 * 86_400_000, '4 days ago'],
])('a game of %i milliseconds ago was %s', (ago, words) => {
  expect(whenWords(1_700_000_000_000 - ago, 1_700_000_000_000)).toBe(words);
});

test('a game of long ago has its date', () => {
  expect(whenWords(1_600_000_000_000, 1_700_000_000_000)).toMatch(/2020/);
});
