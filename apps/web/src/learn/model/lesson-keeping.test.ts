import { expect, test } from 'vitest';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { Match } from '../../play/model/match.ts';
import { beginLesson, continueLesson, keepProgress, keptLesson } from './lesson-keeping.ts';
import { coachedGame, freshProgress } from './progress.ts';

function newLibrary(): Library {
  let time = 0;
  return new Library(new MemoryStorage(), () => ++time);
}

test('a lesson is a game of the library that can be played', async () => {
  const library = newLibrary();
  expect(await keptLesson(library)).toBeUndefined();
  const id = await beginLesson(library);
  const record = await library.loadGame(id);
  expect(record).toMatchObject({
    name: 'A first game',
    over: false,
    sides: [{ player: 'human' }, { player: 'charger' }],
  });
  const match = Match.resume(record!.replay, { players: ['human', 'charger'] });
  expect(match.ok && match.value.game.state.phase).toBe('movement');
  expect(await keptLesson(library)).toEqual({ progress: freshProgress(id), isOver: false });
  expect(await coachedGame(library)).toBe(id);
});

test('the lesson under way is gone on with; after its end another begins', async () => {
  const library = newLibrary();
  const first = await continueLesson(library);
  expect(await continueLesson(library)).toBe(first);
  await keepProgress(library, { ...freshProgress(first), ended: true });
  expect(await coachedGame(library)).toBeUndefined();
  const second = await continueLesson(library);
  expect(second).not.toBe(first);
  await library.deleteGame(second);
  expect(await keptLesson(library)).toBeUndefined();
});
