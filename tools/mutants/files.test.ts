import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/run.mjs';
import { runner } from './collected.ts';
import { findFiles } from './files.ts';

test('a folder stands for its sources, to be tested with the scenario tests of all rules', () => {
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

test('the substitute for the test runner has everything that the tests of the rules import', () => {
  const found = findFiles(ROOT, []);
  if (typeof found === 'string') throw new Error(found);
  for (const file of found.tests) {
    const [, names = ''] = /import \{([^}]*)\} from 'vitest'/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    for (const name of names.split(',').map(word => word.trim())) expect(Object.keys(runner), file).toContain(name);
  }
});
