import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/run.mjs';

/** What the checks read in a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly repository?: { readonly type: string; readonly url: string; readonly directory?: string };
  readonly exports?: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package of the workspace as npm would publish it. */
export interface PackedPackage {
  /** In the workspace, from the root. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** The file that npm packed. */
  readonly tarball: string;
}

/** Reads the package.json of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the folders of packages and apps, from the root. */
export function workspaceFolders(): string[] {
  const folders = ['packages', 'apps'].flatMap(home => readdirSync(join(ROOT, home)).map(name => `${home}/${name}`));
  return folders.filter(folder => existsSync(join(ROOT, folder, 'package.json')));
}

/**
 * Packs every package that is not private into a folder. They must have been built: the scripts that build a package before it is packed
 * are not run.
 */
export function packWorkspace(into: string): PackedPackage[] {
  const folders = workspaceFolders().filter(folder => readManifest(join(ROOT, folder)).private !== true);
  const chosen = folders.flatMap(folder => ['--workspace', folder]);
  run('npm', ['pack', '--ignore-scripts', '--offline', '--pack-destination', into, ...chosen], ROOT);
  return folders.map(folder => {
    const manifest = readManifest(join(ROOT, folder));
    const name = manifest.name.replace('@', '').replace('/', '-');
    return { folder, manifest, tarball: join(into, `${name}-${manifest.version}.tgz`) };
  });
}

/** Returns the files in a package as npm packed it. */
export function packedFiles({ tarball }: PackedPackage): string[] {
  const paths = run('tar', ['-tzf', tarball], ROOT).trim().split('\n');
  return paths.map(path => path.replace('package/', ''));
}

/** Runs a program and returns what it prints; throws with its output if it fails. */
export function run(program: string, args: readonly string[], cwd: string): string {
  // On Windows npm is a command file, which only a shell runs.
  const shell = process.platform === 'win32';
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, shell, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stdout + stderr}`);
}
