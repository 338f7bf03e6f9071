import { expect, test } from 'vitest';
import { aimWords } from './aim-words.ts';
import { USUAL_AIM } from './usual-aim.ts';

test('a shot in the open has nothing to tell', () => {
  expect(aimWords(USUAL_AIM, true)).toBe('none');
});

test('the reasons that make a shot harder or easier are named', () => {
  const aim = { ...USUAL_AIM, lightWoods: 2, heavyWoods: 1, cover: true, secondary: 1, extra: -1 };
  expect(aimWords(aim, false)).toBe('2 light woods, 1 heavy woods, partial cover, second target, −1');
});

test('only a target without a sheet is asked what it does', () => {
  const aim = { ...USUAL_AIM, jumped: true, prone: true, immobile: true, ground: 'water1' } as const;
  expect(aimWords(aim, true)).toBe('jumped, prone, immobile, in water, depth 1');
  expect(aimWords(aim, false)).toBe('none');
});
