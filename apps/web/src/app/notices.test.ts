import { expect, test } from 'vitest';
import { Notices } from './notices.ts';

test('sentences stay until they are dismissed', () => {
  const notices = new Notices();
  let changes = 0;
  notices.subscribe(() => changes++);
  notices.say('Saved.');
  notices.warn('Full.');
  expect(notices.list.map(({ text, isProblem }) => [text, isProblem])).toEqual([
    ['Saved.', false],
    ['Full.', true],
  ]);
  notices.dismiss(notices.list[0]!.id);
  expect(notices.list.map(({ text }) => text)).toEqual(['Full.']);
  notices.dismissAll();
  expect(notices.list).toEqual([]);
  expect(changes).toBe(4);
});

test('a sentence is not repeated, and old ones make room for new ones', () => {
  const notices = new Notices();
  for (const text of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g']) notices.say(text);
  expect(notices.list.map(({ text }) => text)).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
});
