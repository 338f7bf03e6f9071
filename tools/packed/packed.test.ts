import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { binPath, ROOT } from '../bootstrap/run.mjs';
import { carriedPackages } from '../build/carry.mjs';
import { buildWorkspaces } from '../build/workspaces.mjs';
import { installPacked } from './install.ts';
import { type PackedPackage, packedFiles, packWorkspace, readManifest, run, workspaceFolders } from './pack.ts';

/** The site is part of the command line. */
const PUBLISHED = workspaceFolders().filter(folder => !folder.endsWith('/testkit') && folder !== 'apps/web');
const LIBRARIES = PUBLISHED.filter(folder => folder.startsWith('packages/'));

/** Folders of users: one has installed the libraries, the other only the command line. */
const home = mkdtempSync(join(tmpdir(), 'hexfall-packed-'));
const USERS = { '@hexfall': join(home, 'libraries'), hexfall: join(home, 'command-line') };

const packed = new Map<string, PackedPackage>();

beforeAll(async () => {
  if ((await buildWorkspaces(ROOT, [])) !== 0) throw new Error('the workspace does not build');
  for (const one of packWorkspace(home)) packed.set(one.folder, one);
  installPacked(USERS['@hexfall'], LIBRARIES.map(packedOf));
  installPacked(USERS.hexfall, [packedOf('apps/cli')]);
}, 120_000);

afterAll(() => rmSync(home, { recursive: true, force: true }), 60_000);

function packedOf(folder: string): PackedPackage {
  return packed.get(folder)!;
}

test('every package but the test kit and the site is published', () => {
  expect([...packed.keys()]).toEqual(PUBLISHED);
});

describe.each(PUBLISHED)('%s', folder => {
  test('the package holds code, types and legal texts, and nothing that is left over from tests and builds', () => {
    const files = packedFiles(packedOf(folder));
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'NOTICE.md']));
    expect(files.filter(file => /\.test\.|tsbuildinfo|tsconfig|node_modules|\.tgz$/.test(file))).toEqual([]);
    for (const text of ['LICENSE', 'NOTICE.md']) {
      expect(readFileSync(join(ROOT, folder, text), 'utf8')).toBe(readFileSync(join(ROOT, text), 'utf8'));
    }
  });

  test('package.json has the version, license and repository of the workspace', () => {
    const { version, license, repository } = readManifest(ROOT);
    expect(packedOf(folder).manifest).toMatchObject({ version, license });
    expect(packedOf(folder).manifest.repository).toEqual(repository && { ...repository, directory: folder });
  });

  test('publint finds nothing to improve', async () => {
    const { buffer } = new Uint8Array(readFileSync(packedOf(folder).tarball));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map(message => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('the types are found by every way of resolution that can import an ES module', () => {
    const attw = binPath('@arethetypeswrong/cli', 'attw');
    const report = run(
      process.execPath,
      [attw, '--profile', 'esm-only', '--format', 'ascii', ...exceptions(folder), packedOf(folder).tarball],
      ROOT,
    );
    expect(report).toContain('node16 (from ESM): 🟢 (ESM)');
  });
});

/**
 * Style sheets have no types. Where sources are in a folder with the name of an entry point, the oldest way of resolution, which knows
 * no ES modules, finds them instead of the build.
 */
function exceptions(folder: string): string[] {
  const styles = Object.keys(packedOf(folder).manifest.exports ?? {}).filter(entry => entry.endsWith('.css'));
  const excluded = styles.length === 0 ? [] : ['--exclude-entrypoints', ...styles];
  const ignored = existsSync(join(ROOT, folder, 'views')) ? ['--ignore-rules', 'internal-resolution-error'] : [];
  return [...excluded, ...ignored, '--'];
}

test('the command line declares what the packages in it need', () => {
  const app = readManifest(join(ROOT, 'apps/cli'));
  const carried = carriedPackages(app).map(name => readManifest(join(ROOT, 'packages', name)));
  expect(carried.map(({ name }) => name)).toEqual(LIBRARIES.map(folder => readManifest(join(ROOT, folder)).name));
  const needed = carried.flatMap(({ dependencies = {} }) => Object.entries(dependencies));
  expect(app.dependencies).toMatchObject(Object.fromEntries(needed.filter(([name]) => !name.startsWith('@hexfall/'))));
  expect(Object.keys(app.dependencies ?? {}).filter(name => name.startsWith('@hexfall/'))).toEqual([]);
});

test('the command line offers every entry point of the packages in it', () => {
  const app = readManifest(join(ROOT, 'apps/cli'));
  const entries = carriedPackages(app).flatMap(name =>
    Object.keys(readManifest(join(ROOT, 'packages', name)).exports ?? {}).map(entry => `./${join(name, entry)}`),
  );
  expect(Object.keys(app.exports ?? {}).sort()).toEqual(entries.sort());
});

describe('the packed command line, alone in a folder', () => {
  function hexfall(...args: string[]): string {
    return run(process.execPath, [join('node_modules', 'hexfall', 'bin', 'hexfall.js'), ...args], USERS.hexfall);
  }

  test('the packed command line says its version', () => {
    expect(hexfall('--version')).toBe(`${readManifest(ROOT).version}\n`);
  });

  test('the packed command line plays a battle and proves the replay', () => {
    hexfall('battle', 'HBK-4G', 'WVR-6R', '--bots', 'charger', '--out', 'game.jsonl');
    expect(hexfall('replay', 'game.jsonl', '--verify')).toContain('proved.');
  });

  test('the packed command line simulates on threads and writes a page', () => {
    hexfall('simulate', '--games', '4', '--bots', 'charger', '--workers', '2', '--report', 'page.html');
    expect(readFileSync(join(USERS.hexfall, 'page.html'), 'utf8')).toMatch(/<\/html>\n$/);
  });

  test('the packed command line serves the web page with everything in it until it is stopped', async () => {
    const program = spawn(
      process.execPath,
      [join('node_modules', 'hexfall', 'bin', 'hexfall.js'), 'web', '--port', '0', '--no-open'],
      { cwd: USERS.hexfall, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(program.stdout.setEncoding('utf8'), 'data')) as [string];
    const address = /http:\S+/.exec(line)![0];
    const page = await (await fetch(address)).text();
    const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => new URL(file!, address).href);
    expect(named.length).toBeGreaterThan(3);
    for (const file of named) expect((await fetch(file)).status, file).toBe(200);
    program.kill('SIGINT');
    expect(await once(program, 'exit')).toEqual(process.platform === 'win32' ? expect.anything() : [0, null]);
  });
});

const DUEL = readFileSync(new URL('consumer/duel.ts', import.meta.url), 'utf8');

/** How users' compilers find modules, and the modules they write. */
const COMPILERS = { NodeNext: 'NodeNext', Bundler: 'ESNext' };

describe.each([
  ['one by one', '@hexfall', LIBRARIES],
  ['all in the command line', 'hexfall', ['apps/cli']],
] as const)('the packed libraries, %s', (_, scope, folders) => {
  const folder = USERS[scope];

  beforeAll(() => {
    writeFileSync(join(folder, 'duel.ts'), DUEL.replaceAll("'@hexfall/", `'${scope}/`));
    writeFileSync(join(folder, 'everything.ts'), importEverything(folders.map(packedOf)));
  });

  test.each(Object.entries(COMPILERS))('a strict program is correct with %s resolution', (moduleResolution, module) => {
    const strictness = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
    const target = { target: 'ES2022', lib: ['ES2023', 'DOM'], types: [], outDir: `./${moduleResolution}` };
    const compilerOptions = { ...strictness, ...target, module, moduleResolution };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['duel.ts', 'everything.ts'] }),
    );
    expect(run(process.execPath, [binPath('typescript', 'tsc')], folder)).toBe('');
  });

  test('every entry point can be imported, and a program plays the duel that the sources play', () => {
    expect(run(process.execPath, ['NodeNext/everything.js'], folder)).toBe('');
    const fromSource = ['--conditions=@hexfall/source', '--import', 'tsx', 'tools/packed/consumer/duel.ts'];
    const duel = run(process.execPath, ['NodeNext/duel.js'], folder);
    expect(duel).toMatch(/events, turn \d+, win/);
    expect(duel).toBe(run(process.execPath, fromSource, ROOT));
  });
});

/** A module that imports all that packages export. */
function importEverything(packages: readonly PackedPackage[]): string {
  const entries = packages.flatMap(({ manifest: { name, exports = {} } }) =>
    Object.keys(exports).map(entry => `${name}${entry.slice(1)}`),
  );
  const modules = entries.filter(entry => !entry.endsWith('.css'));
  return modules.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join('');
}
