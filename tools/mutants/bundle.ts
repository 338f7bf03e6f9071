import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { ASK, type Mutant, plantMutants } from './plant.ts';

export interface Bundle {
  readonly code: string;
  readonly mutants: readonly Mutant[];
}

/** Name of the global object in which a bundle finds the substitute for the test runner, and the function to ask about mutants. */
export const STAND_IN = 'hexfallMutants';

/** Runs before the tests, as in every other test run. */
const SET_UP = 'tools/properties/seed.ts';

/** Bundles all test files into one script in which the mutants of some source files are planted. Nothing is written. */
export async function bundleTests(root: string, tests: readonly string[], mutated: readonly string[]): Promise<Bundle> {
  const mutants: Mutant[] = [];
  const planted = new Map(
    mutated.map(file => [join(root, file), plantMutants(file, readFileSync(join(root, file), 'utf8'), mutants)]),
  );
  const contents = [SET_UP, ...tests].map((file, i) => `import 'begin:${i}';\nimport './${file}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'node',
    // The packages declare that loading them does nothing; loading a test file declares its tests.
    ignoreAnnotations: true,
    conditions: ['@hexfall/source'],
    external: ['fast-check'],
    banner: { js: `var ${ASK} = ${STAND_IN}.ask, require = ${STAND_IN}.require;` },
    plugins: [standIn([SET_UP, ...tests]), sources(planted)],
  });
  return { code: outputFiles[0]!.text, mutants };
}

/** Gives the tests our runner instead of vitest, and tells it which file begins. */
function standIn(tests: readonly string[]): Plugin {
  const namespace = 'stand-in';
  return {
    name: 'stand-in',
    setup(bundler) {
      bundler.onResolve({ filter: /^(?:vitest$|begin:)/ }, ({ path }) => ({ path, namespace }));
      bundler.onLoad({ filter: /^vitest$/, namespace }, () => ({ contents: `module.exports = ${STAND_IN}.runner;` }));
      bundler.onLoad({ filter: /^begin:/, namespace }, ({ path }) => ({
        contents: `${STAND_IN}.runner.begin(${JSON.stringify(tests[Number(path.slice('begin:'.length))])});`,
      }));
    },
  };
}

/** Reads the sources, with their mutants. A bundle has one URL, so a file that asks for its own gets it as text. */
function sources(planted: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'sources',
    setup(bundler) {
      bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const source = planted.get(path) ?? readFileSync(path, 'utf8');
        const address = JSON.stringify(pathToFileURL(path).href);
        return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' };
      });
    },
  };
}
