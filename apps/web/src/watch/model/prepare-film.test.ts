import { readFileSync } from 'node:fs';
import { hashState } from '@hexfall/rules';
import { makeFilm } from '@hexfall/stage';
import { expect, test } from 'vitest';
import { prepareFilm } from './prepare-film.ts';
import { finish, readText } from './sample-game.ts';

const TEXT = readFileSync(new URL('../../../../../fixtures/replays/duel.jsonl', import.meta.url), 'utf8');

function messageOf(text: string): string {
  const prepared = finish(prepareFilm(text));
  return prepared.ok ? '' : prepared.errors[0]!;
}

test('a replay is prepared bit by bit, and its film is the one that reports show', () => {
  const shares: number[] = [];
  const work = prepareFilm(TEXT);
  let step = work.next();
  for (; step.done !== true; step = work.next()) shares.push(step.value);
  if (!step.value.ok) throw new Error(step.value.errors[0]);
  const { film, turns, finalHash, history, inconsistentTurn, eventsAt } = step.value.value;
  const made = makeFilm(readText(TEXT), { why: '', title: '', board: 0, swapped: false });
  expect(made.ok && made.value).toEqual(film);
  expect(shares).toEqual(shares.toSorted((one, two) => one - two));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
  expect(hashState(history.at(eventsAt(film.steps.length - 1)).state)).toBe(finalHash);
  expect(inconsistentTurn).toBe(undefined);
  expect(film.end).toContain(`after ${turns} turn`);
});

test('a state that does not have the hash of the replay is noticed', () => {
  const changed = TEXT.replace(/"type":"TurnEnded","turn":2,"hash":\d+/, '"type":"TurnEnded","turn":2,"hash":1');
  expect(changed).not.toBe(TEXT);
  const prepared = finish(prepareFilm(changed));
  expect(prepared.ok && prepared.value.inconsistentTurn).toBe(2);
});

test.each([
  ['nothing', '', 'the file is empty'],
  ['another file', '{"hexfall":"song"}', 'line 1: hexfall: is not "replay", so this file is not a replay'],
  ['no JSON', '<script>alert(1)</script>', /^line 1: is not complete JSON/],
  [
    'an event of a unit that does not exist',
    TEXT.replace(/"type":"Moved","unit":0/, '"type":"Moved","unit":7'),
    /^line \d+: e\.unit/,
  ],
  ['half a line', TEXT.slice(0, TEXT.length / 2), /is not complete JSON/],
])('%s is refused with the place and the reason', (_, text, message) => {
  expect(messageOf(text)).toMatch(message);
});
