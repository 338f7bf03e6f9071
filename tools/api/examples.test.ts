import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { binPath, ROOT } from '../bootstrap/run.mjs';
import { toModule } from './example-module.ts';
import { type ApiEntry, apiFile, DOCUMENTED_PACKAGES, readApi } from './read-api.ts';

/** Inside the workspace, so that the examples resolve packages as its other files do. */
const FOLDER = join(ROOT, '.cache', 'examples');
const TABLE = "'../../examples/table.mjs'";

interface ExampleFile {
  readonly title: string;
  readonly place: string;
  readonly file: string;
  readonly problem: string | undefined;
}

const api = readApi(ROOT);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const examples = api.entries.flatMap(writeExamples);

function writeExamples(entry: ApiEntry): ExampleFile[] {
  return entry.examples.map((example, i) => {
    const title = `${entry.package} ${entry.name}${i === 0 ? '' : ` ${i + 1}`}`;
    const file = join(FOLDER, `${title.replaceAll(/[ /]/g, '-')}.ts`);
    try {
      writeFileSync(file, toModule(example, TABLE).text);
      return { title, place: entry.place, file, problem: undefined };
    } catch (error) {
      return { title, place: entry.place, file, problem: (error as Error).message };
    }
  });
}

describe('examples in the documentation of the packages', () => {
  test('every function and class that users may call has an example', () => {
    const without = api.entries.filter(entry => entry.examples.length === 0);
    expect(without.map(entry => `${entry.place} ${entry.name} has no @example`)).toEqual([]);
  });

  test('every example is a block of code that states its results', () => {
    const wrong = examples.filter(({ problem }) => problem !== undefined);
    expect(wrong.map(({ place, title, problem }) => `${place} the example of ${title} ${problem}`)).toEqual([]);
  });

  test('every example compiles', () => {
    const config = { extends: '../../tsconfig.check.json', include: ['*.ts'] };
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync(process.execPath, [binPath('typescript', 'tsc'), '-p', FOLDER], { encoding: 'utf8' });
    expect(stdout.split('\n').filter(line => line !== '')).toEqual([]);
  });

  test.each(examples.filter(({ problem }) => problem === undefined))(
    'the example of $title gives the results that it states',
    async ({ file }) => {
      const module = (await import(pathToFileURL(file).href)) as { results: [number, unknown, unknown][] };
      expect(module.results.map(([line, value]) => ({ line, value }))).toEqual(
        module.results.map(([line, , stated]) => ({ line, value: stated })),
      );
    },
  );
});

test('the documentation is made of what users may call', () => {
  const { entryPoints } = JSON.parse(readFileSync(join(ROOT, 'tools', 'api', 'typedoc.json'), 'utf8')) as {
    entryPoints: string[];
  };
  expect(entryPoints.map(path => join(ROOT, 'tools', 'api', path))).toEqual(
    DOCUMENTED_PACKAGES.map(id => apiFile(ROOT, id)),
  );
});

describe('what packages share with each other', () => {
  test('every name of an internal.ts is imported by another package', () => {
    const imported = readImports();
    const idle = api.internal.filter(each => !imported.has(`${each.package} ${each.name}`));
    expect(idle.map(each => `packages/${each.package}/src/internal.ts exports ${each.name} for nobody`)).toEqual([]);
  });
});

const IMPORT = /(?:import|export)[^;]*?\{([^}]*)\}\s*from '@hexfall\/(\w+)'/g;

/** Every name that a file imports from a package it is not part of, as "package name". */
function readImports(): Set<string> {
  const files = ['packages', 'apps', 'tools', 'bench', 'examples'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  );
  const sources = files.filter(path => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('node_modules'));
  return new Set(sources.flatMap(importsOf));
}

function importsOf(path: string): string[] {
  const imports = [...readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)];
  return imports
    .filter(([, , id = '']) => !path.startsWith(join('packages', id, 'src')))
    .flatMap(([, names = '', id = '']) => names.split(',').map(name => `${id} ${bareName(name)}`));
}

/** `type A` and `b as c` are A and b. */
function bareName(text: string): string {
  return text
    .trim()
    .replace(/^type /, '')
    .split(' ')[0]!;
}
