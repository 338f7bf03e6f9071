import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findFiles } from './files.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

test('a folder gives its sources, and the scenario tests of all rules', () => {
  const found = findFiles(ROOT, ['packages/rules/src/piloting']);
  expect(found).toMatchObject({ mutated: expect.arrayContaining(['packages/rules/src/piloting/fall.ts']) as unknown });
  if (typeof found === 'string') throw new Error(found);
  expect(found.mutated.every(file => file.startsWith('packages/rules/src/piloting/'))).toBe(true);
  expect(found.tests).toContain('packages/rules/src/physical/kick.test.ts');
  expect(found.tests).not.toContain('packages/rules/src/properties.test.ts');
});

test('a folder without sources of the rules is refused by name', () => {
  expect(findFiles(ROOT, ['packages/view'])).toBe('There is no source of packages/rules/src in "packages/view".');
});
