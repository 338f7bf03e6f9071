import { expect, test } from 'vitest';
import { parseImports } from './imports.ts';

test('finds every form of import, with its line', () => {
  const source = [
    "import { a } from './a.ts';",
    "import type { B } from './b.ts';",
    'import {',
    '  c,',
    '  type D,',
    "} from './c.ts';",
    "import './d.ts';",
    "export * from './e.ts';",
    "export type { F } from './f.ts';",
    "const g = await import('./g.ts');",
    "type H = import('./h.ts').H;",
    "const i = require('./i.ts');",
    "import type from './j.ts';",
  ].join('\n');
  expect(
    parseImports(source).map(({ specifier, line, typeOnly }) => `${line} ${specifier}${typeOnly ? ' type' : ''}`),
  ).toEqual([
    '1 ./a.ts',
    '2 ./b.ts type',
    '3 ./c.ts',
    '7 ./d.ts',
    '8 ./e.ts',
    '9 ./f.ts type',
    '10 ./g.ts',
    '11 ./h.ts',
    '12 ./i.ts',
    '13 ./j.ts',
  ]);
});

test('is not taken in by comments, strings and names', () => {
  const source = [
    "// import { a } from './a.ts';",
    'const text = "import b from \'./b.ts\'";',
    "const from = list.from('c');",
    "loader.import('./d.ts');",
    "export interface Empty {}\nexport const key = { from: './e.ts' };",
  ].join('\n');
  expect(parseImports(source)).toEqual([]);
});
