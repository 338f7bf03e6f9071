import { expect, test } from 'vitest';
import { plainName, plainSentence } from './plain-name.ts';

test('names keep letters of every language and lose what a browser would obey', () => {
  expect(plainName('Götterdämmerung 戦闘 🤖')).toBe('Götterdämmerung 戦闘 🤖');
  expect(plainName('evil\u202Efdp.exe')).toBe('evil\uFFFDfdp.exe');
  expect(plainName('a\u001b[31mb\nc\u0000')).toBe('a\uFFFD[31mb\uFFFDc\uFFFD');
  expect(plainName('\uD800')).toBe('\uFFFD');
});

test('long names and sentences are cut, and sentences keep their end', () => {
  expect(Array.from(plainName('🤖'.repeat(500)))).toHaveLength(80);
  const sentence = plainSentence(`${'x'.repeat(5000)}, line 3: is missing.`);
  expect(sentence.length).toBeLessThan(410);
  expect(sentence).toMatch(/, line 3: is missing\.$/);
});
