import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { siteFiles } from '../../apps/web/build-site.mjs';
import { ROOT } from '../bootstrap/run.mjs';
import { filesBelow, readBytes } from './output.mjs';
import { buildWorkspaces } from './workspaces.mjs';

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

beforeAll(async () => {
  if ((await buildWorkspaces(ROOT, [])) !== 0) throw new Error('the workspace does not build');
}, 120_000);

const WORKSPACES = ['packages', 'apps'].flatMap(home => readdirSync(join(ROOT, home)).map(name => join(home, name)));

/** The site is not imported by anybody. */
const PACKAGES = WORKSPACES.filter(folder => folder !== join('apps', 'web'));

test.each(PACKAGES)('%s: every file that package.json names exists', folder => {
  const { exports = {}, bin = {} } = readManifest(folder);
  const named = [
    ...Object.values(exports).flatMap(way => (typeof way === 'string' ? [way] : [way.types, way.default])),
    ...Object.values(bin),
  ];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(file => !existsSync(join(ROOT, folder, file)))).toEqual([]);
});

/** The testkit runs beside the test tools of the workspace. */
const SHIPPED = PACKAGES.filter(folder => !folder.endsWith('testkit'));

test.each(SHIPPED)('%s: the build imports only what package.json declares', folder => {
  const { name: own, dependencies = {} } = readManifest(folder);
  const dist = join(ROOT, folder, 'dist');
  const built = filesBelow(dist).filter(name => name.endsWith('.js') && !name.startsWith('site/'));
  const imported = built.flatMap(name => importsOf(readFileSync(join(dist, name), 'utf8')));
  const packages = imported.filter(id => !id.startsWith('.') && !id.startsWith('node:')).map(packageOf);
  expect([...new Set(packages)].filter(name => name !== own && !(name in dependencies))).toEqual([]);
});

function importsOf(code: string): string[] {
  const statements = code.matchAll(
    /^(?:import|export)\b[^;]*?\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm,
  );
  return [...statements].map(([, from, bare, later]) => from ?? bare ?? later!);
}

/** `@scope/name` or `name` of a path into it. */
function packageOf(id: string): string {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/');
}

function toBytes(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

function isSame(bytes: Uint8Array, file: string): boolean {
  return readFileSync(file).compare(bytes) === 0;
}

test('the command line carries the site as it was built, byte for byte', () => {
  const [built, carried] = ['apps/web/dist/site', 'apps/cli/dist/site'].map(folder => join(ROOT, folder));
  const files = filesBelow(built!).sort();
  expect(files).toEqual(expect.arrayContaining(['index.html', 'service-worker.js', 'icons/icon-512.png']));
  expect(filesBelow(carried!).sort()).toEqual(files);
  expect(files.filter(file => !isSame(readBytes(join(carried!, file)), join(built!, file)))).toEqual([]);
});

test('the same sources give the same site', async () => {
  const built = join(ROOT, 'apps/web/dist/site');
  const again = await siteFiles();
  expect(again.map(({ path }) => path).sort()).toEqual(filesBelow(built).sort());
  const others = again.filter(({ path, text }) => !isSame(toBytes(text), join(built, path)));
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('no file of the site names another host as a place to load from', async () => {
  const texts = (await siteFiles()).filter(({ path }) => /\.(?:html|css|webmanifest)$/.test(path));
  for (const { path, text } of texts) expect(String(text), path).not.toMatch(/https?:|(?:src|href)="\//);
});

test.skipIf(process.platform === 'win32')('the command that npm links to runs', () => {
  const { stdout } = spawnSync(join(ROOT, 'apps/cli/bin/hexfall.js'), ['--version'], { encoding: 'utf8' });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

/** Returns what the built command line prints, without the lines about time. */
function simulate(...args: string[]): string {
  const main = join(ROOT, 'apps/cli/bin/hexfall.js');
  const command = ['simulate', '--games', '6', '--seed', 'built', ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...command], { encoding: 'utf8', cwd: ROOT });
  expect({ stderr, status }).toMatchObject({ status: 0 });
  return stdout.replace(/^.*\d s.*$/gm, '');
}

test('built threads play the same games as one process', () => {
  expect(simulate('--workers', '2')).toBe(simulate('--workers', '0'));
});

test('the built program writes a report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-built-'));
  try {
    simulate('--report', join(folder, 'page.html'));
    expect(readFileSync(join(folder, 'page.html'), 'utf8')).toMatch(/<\/script>\n<\/body>\n<\/html>\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the built host finds and starts a bot from outside', () => {
  expect(simulate('--bots', './examples/bots/cautious.mjs,tactician')).not.toMatch(/forfeit/);
});
