import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../bootstrap/run.mjs';
import { runner } from './collected.ts';
import { findFiles } from './files.ts';

describe('findFiles', () => {
  const tree = mkdtempSync(join(tmpdir(), 'hexfall-mutants-'));
  afterAll(() => rmSync(tree, { recursive: true }));
  for (const file of ['physical/kick.ts', 'physical/kick.test.ts', 'piloting/fall.ts', 'fall.property.test.ts']) {
    const path = join(tree, 'packages/rules/src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }

  test('a folder stands for its sources, to be tested with the scenario tests of all rules', () => {
    expect(findFiles(tree, ['packages/rules/src/piloting'])).toEqual({
      mutated: ['packages/rules/src/piloting/fall.ts'],
      tests: ['packages/rules/src/physical/kick.test.ts'],
    });
  });

  test('a folder without sources of the rules is refused by name', () => {
    expect(findFiles(tree, ['packages/view'])).toBe('There is no source of packages/rules/src in "packages/view".');
  });
});

test('the substitute for the test runner has everything that the tests of the rules import', () => {
  const found = findFiles(ROOT, []);
  if (typeof found === 'string') throw new Error(found);
  for (const file of found.tests) {
    const [, names = ''] = /import \{([^}]*)\} from 'vitest'/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    for (const name of names.split(',').map(word => word.trim())) expect(Object.keys(runner), file).toContain(name);
  }
});
