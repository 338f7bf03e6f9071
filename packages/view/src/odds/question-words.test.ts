import { builtInMech } from '@hexfall/data';
import { PLAIN_SUBJECTS, type Question } from '@hexfall/odds';
import { createPosition, LT } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { namesOf } from '../unit-names.ts';
import { questionWords } from './question-words.ts';

const NAMES = namesOf(createPosition([{ spec: builtInMech('HBK-4G')! }]));

test.each<[Question, string]>([
  [{ about: 'hit', unit: 0 }, 'hits'],
  [{ about: 'hit', unit: 0, weapon: 0 }, 'hits with the Medium Laser'],
  [{ about: 'structure', unit: 0 }, 'structure damaged'],
  [{ about: 'structure', unit: 0, location: LT }, 'structure damaged in the left torso'],
  [{ about: 'locationLost', unit: 0, location: LT }, 'left torso lost'],
  [{ about: 'critical', unit: 0 }, 'takes a critical hit'],
  [{ about: 'itemLost', unit: 0, kind: 'weapon', item: 0 }, 'Medium Laser lost'],
  [{ about: 'itemLost', unit: 0, kind: 'ammo', item: 0 }, 'AC/20 ammo lost'],
  [{ about: 'damage', unit: 0 }, 'damage'],
  [{ about: 'damage', unit: 0, location: LT }, 'damage to the left torso'],
  [{ about: 'criticals', unit: 0 }, 'critical hits'],
  [{ about: 'heat', unit: 0 }, 'heat in the end'],
  [{ about: 'ammo', unit: 0, bin: 0 }, 'shots left of AC/20 ammo'],
])('%o is "%s"', (question, words) => {
  expect(questionWords(question, NAMES)).toBe(words);
});

test('every plain subject has words of its own', () => {
  const words = PLAIN_SUBJECTS.map(about => questionWords({ about, unit: 0 }, NAMES));
  expect(new Set(words).size).toBe(PLAIN_SUBJECTS.length);
});
