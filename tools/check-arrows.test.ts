import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkWorkspaces, formatViolation } from './arrows/arrows.ts';
import { type Manifest, readWorkspaces, type Workspace } from './arrows/workspace.ts';

const ROOT_MANIFEST: Manifest = { name: 'root', devDependencies: { vite: '1' } };

/** A workspace in memory. Its package.json declares what `dependencies` names; files are given by path under it. */
function workspace(folder: string, files: Record<string, string>, dependencies: readonly string[] = []): Workspace {
  const id = folder.split('/')[1]!;
  const isApp = folder.startsWith('apps/');
  return {
    folder,
    id,
    isApp,
    manifest: {
      name: isApp ? `hexfall-${id}` : `@hexfall/${id}`,
      exports: { '.': './src/index.ts' },
      dependencies: Object.fromEntries(dependencies.map(name => [name, '0.1.0'])),
    },
    files: Object.entries(files).map(([path, text]) => ({ path: `${folder}/${path}`, text })),
  };
}

const EMPTY_PACKAGES = ['hex', 'rules', 'data', 'bots', 'sim', 'testkit'].map(id => workspace(`packages/${id}`, {}));

/** Violations of one workspace beside otherwise empty ones, a line each. */
function check(subject: Workspace): string[] {
  const others = EMPTY_PACKAGES.filter(other => other.id !== subject.id);
  return checkWorkspaces([...others, subject], ROOT_MANIFEST).map(formatViolation);
}

describe('arrows between packages', () => {
  test.each([
    ['packages/hex', '@hexfall/rules', 'hex may import no other package'],
    ['packages/rules', '@hexfall/data', 'rules may import hex'],
    ['packages/data', '@hexfall/bots', 'data may import hex, rules'],
    ['packages/bots', '@hexfall/sim', 'bots may import hex, rules, data'],
    ['packages/sim', '@hexfall/testkit', 'sim may import hex, rules, data, protocol, bots, view'],
    ['packages/testkit', '@hexfall/sim', 'testkit may import hex, rules, data, view, bots'],
    ['apps/cli', '@hexfall/testkit', 'cli may import hex, rules, data, protocol, bots, view, sim, report'],
    ['packages/rules', '@hexfall/nothing', 'there is no such package'],
  ])('%s does not import %s', (folder, name, why) => {
    const source = `// the arrow\nexport * from '${name}';\n`;
    expect(check(workspace(folder, { 'src/a.ts': source }, [name]))).toEqual([
      `${folder}/src/a.ts:2: imports ${name} (${why})`,
    ]);
  });

  test.each([
    ['packages/rules', '@hexfall/hex'],
    ['packages/data', '@hexfall/rules'],
    ['packages/sim', '@hexfall/bots'],
    ['packages/testkit', '@hexfall/data'],
    ['apps/cli', '@hexfall/sim'],
    ['apps/cli', 'commander'],
  ])('%s imports %s', (folder, name) => {
    expect(check(workspace(folder, { 'src/a.ts': `import '${name}';` }, [name]))).toEqual([]);
  });

  test('an app does not import another app', () => {
    const web = workspace('apps/web', { 'src/a.ts': "import 'hexfall-cli';" }, ['hexfall-cli']);
    const found = checkWorkspaces([workspace('apps/cli', {}), web], ROOT_MANIFEST);
    expect(found.map(violation => violation.what)).toEqual(['imports hexfall-cli']);
  });

  test('a package without a layer is reported', () => {
    expect(check(workspace('packages/lore', {}))).toEqual([
      'packages/lore/package.json:1: package lore has no place among the layers (add it to tools/arrows/layers.ts)',
    ]);
  });
});

describe('ways into a package', () => {
  test.each([
    ['@hexfall/hex/src/grid.ts', '@hexfall/hex does not export that path'],
    ['../../hex/src/grid.ts', 'a package is entered by its name, never by a path'],
    ['@hexfall/rules', 'inside a package imports are relative'],
    ['./b.test.ts', 'shipped code does not need tests'],
  ])('%s is no way', (specifier, why) => {
    const files = { 'src/a.ts': `import '${specifier}';`, 'src/b.ts': "import '@hexfall/hex';" };
    expect(check(workspace('packages/rules', files, ['@hexfall/hex']))).toEqual([
      `packages/rules/src/a.ts:1: imports ${specifier} (${why})`,
    ]);
  });
});

describe('libraries', () => {
  test.each(['node:fs', 'fs', 'zod'])('the engine does not import %s', name => {
    expect(check(workspace('packages/rules', { 'src/a.ts': `import '${name}';` }))).toHaveLength(1);
  });

  test('tests may use the test kit, the catalogue, test libraries and Node', () => {
    const names = ['@hexfall/testkit', '@hexfall/data', '@hexfall/hex', 'vitest', 'fast-check', 'node:fs'];
    const source = names.map(name => `import '${name}';`).join('\n');
    expect(check(workspace('packages/hex', { 'src/a.test.ts': source }))).toEqual([]);
  });

  test('tests follow the arrows otherwise', () => {
    expect(check(workspace('packages/hex', { 'src/a.test.ts': "import '@hexfall/rules';" }))).toHaveLength(1);
    expect(check(workspace('packages/hex', { 'src/a.test.ts': "import 'lodash';" }))).toHaveLength(1);
  });

  test('files beside src may use the tools of the root', () => {
    expect(check(workspace('apps/web', { 'vite.config.ts': "import 'vite';" }))).toEqual([]);
    expect(check(workspace('apps/web', { 'src/main.ts': "import 'vite';" }))).toHaveLength(1);
  });
});

describe('package.json', () => {
  test('names every import', () => {
    expect(check(workspace('packages/rules', { 'src/a.ts': "import '@hexfall/hex';" }))).toEqual([
      'packages/rules/src/a.ts:1: imports @hexfall/hex (not among the dependencies in its package.json)',
    ]);
  });

  test('names nothing else', () => {
    const files = { 'src/a.ts': 'export const a = 1;', 'src/a.test.ts': "import '@hexfall/hex';" };
    expect(check(workspace('packages/rules', files, ['@hexfall/hex']))).toEqual([
      'packages/rules/package.json:1: depends on @hexfall/hex (no shipped file imports it)',
    ]);
  });
});

describe('purity of the engine', () => {
  test.each([
    'Math.random()',
    'new Date()',
    'performance.now()',
    'console.log(1)',
    'process.env',
    'globalThis.Date',
    'setTimeout(f, 1)',
    'new Intl.Collator()',
    'a.localeCompare(b)',
    'a.toLocaleUpperCase()',
    ...'sin cos tan asin acos atan atan2 exp expm1 log log2 log10 log1p pow cbrt sinh cosh tanh hypot'
      .split(' ')
      .map(name => `Math.${name}(x)`),
    "Math['pow'](2, 3)",
    'const { random } = Math',
    'a ** b',
    'a **= b',
    '`${Date.now()}`',
    'ready ? Date : undefined',
  ])('%s is reported', source => {
    const found = check(workspace('packages/hex', { 'src/a.ts': `\n${source};` }));
    expect(found).toEqual([expect.stringMatching(/^packages\/hex\/src\/a\.ts:2: uses /)]);
  });

  test.each([
    'Math.floor(x) + Math.sqrt(y) + Math.imul(a, b)',
    'unit.process(log.Date)',
    'const a = { process: 1, Date: 2 }',
    'interface Clock { performance?: number }',
    'const updateDate = expMath.pow',
    "const text = 'Math.random() ** Date' // console.log",
    'export * as all from "./b.ts"',
  ])('%s is not', source => {
    expect(check(workspace('packages/hex', { 'src/a.ts': source }))).toEqual([]);
  });

  test('tests and other packages are free', () => {
    expect(check(workspace('packages/hex', { 'src/a.test.ts': 'Date.now()' }))).toEqual([]);
    expect(check(workspace('packages/data', { 'src/a.ts': 'Date.now()' }))).toEqual([]);
  });
});

describe('import cycles', () => {
  test('are reported once, where they close', () => {
    const files = {
      'src/a.ts': "import './deep/b.ts';",
      'src/deep/b.ts': "import '../c.ts';",
      'src/c.ts': "\nimport { a } from './a.ts';",
    };
    expect(check(workspace('packages/rules', files))).toEqual([
      'packages/rules/src/c.ts:2: closes an import cycle: a.ts > b.ts > c.ts > a.ts ' +
        '(neither file loads or reads without the other)',
    ]);
  });

  test('of types only are none', () => {
    const files = { 'src/a.ts': "import './b.ts';", 'src/b.ts': "import type { A } from './a.ts';" };
    expect(check(workspace('packages/rules', files))).toEqual([]);
  });

  test('need a way back', () => {
    const files = {
      'src/a.ts': "import './b.ts';\nimport './c.ts';",
      'src/b.ts': "import './c.ts';",
      'src/c.ts': 'export {};',
    };
    expect(check(workspace('packages/rules', files))).toEqual([]);
  });
});

test('this workspace is clean', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Manifest;
  expect(checkWorkspaces(readWorkspaces(root), manifest).map(formatViolation)).toEqual([]);
});
