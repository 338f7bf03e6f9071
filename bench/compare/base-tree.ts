import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binPath } from '../../tools/bootstrap/run.mjs';
import { git } from '../run/environment.ts';

/** Scope of the workspace's own packages; all others are those of the present tree. */
const SCOPE = '@hexfall';

/** A commit, checked out and built beside the present tree. */
export interface BaseTree {
  readonly folder: string;
  readonly commit: string;
  readonly subject: string;
}

/** Returns where the present work began: the merge base with main, or on main itself the previous commit. */
export function defaultBase(tree: string): string {
  const head = git(tree, 'rev-parse', 'HEAD');
  try {
    const fork = git(tree, 'merge-base', 'HEAD', 'main');
    if (fork !== head) return fork;
  } catch {
    // A clone without a branch called main.
  }
  return 'HEAD~1';
}

/** Returns the full hash of a commit, or undefined if there is none by that name. */
export function findCommit(tree: string, ref: string): string | undefined {
  try {
    return git(tree, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    return undefined;
  }
}

/**
 * Checks a commit out, gives it the present benchmarks, builds it, does the work, and removes everything again, also when something
 * fails or a signal ends the run.
 */
export async function withBaseTree<T>(tree: string, commit: string, work: (base: BaseTree) => Promise<T>): Promise<T> {
  const parent = mkdtempSync(join(tmpdir(), 'hexfall-base-'));
  const folder = join(parent, 'tree');
  const clear = (): void => removeTree(tree, parent, folder);
  const leave = (signal: NodeJS.Signals): void => {
    clear();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    git(tree, 'worktree', 'add', '--detach', '--quiet', folder, commit);
    furnish(tree, folder);
    await build(folder);
    return await work({ folder, commit, subject: git(folder, 'log', '-1', '--format=%h %s') });
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
    clear();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function removeTree(tree: string, parent: string, folder: string): void {
  try {
    git(tree, 'worktree', 'remove', '--force', folder);
  } catch {
    // It never became a worktree, or something is in the way; the rest is removed below.
  }
  rmSync(parent, { recursive: true, force: true });
}

/** Adds the present benchmarks, the installed packages, and the workspace's own packages as they were. */
function furnish(tree: string, folder: string): void {
  rmSync(join(folder, 'bench'), { recursive: true, force: true });
  cpSync(join(tree, 'bench'), join(folder, 'bench'), { recursive: true });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, SCOPE), { recursive: true });
  for (const name of readdirSync(join(tree, 'node_modules'))) {
    if (name !== SCOPE && !name.startsWith('.'))
      symlinkSync(join(tree, 'node_modules', name), join(modules, name), LINK);
  }
  for (const name of packagesOf(folder)) symlinkSync(join(folder, 'packages', name), join(modules, SCOPE, name), LINK);
}

/** The only kind of link that needs no special rights on Windows; elsewhere it makes no difference. */
const LINK = 'junction';

function packagesOf(folder: string): string[] {
  return readdirSync(join(folder, 'packages')).filter(name =>
    existsSync(join(folder, 'packages', name, 'tsconfig.json')),
  );
}

/** Where the build script is, and where it was in earlier commits. */
const BUILD_SCRIPTS = ['build/main.mjs', 'build.mjs'];

/** Each commit is built in its own way. */
async function build(folder: string): Promise<void> {
  const projects = packagesOf(folder).map(name => join('packages', name));
  const ownWay = BUILD_SCRIPTS.map(script => join(folder, 'tools', script)).find(existsSync);
  const builder = ownWay === undefined ? [binPath('typescript', 'tsc'), '-b'] : [ownWay];
  try {
    await promisify(execFile)(process.execPath, [...builder, ...projects], { cwd: folder });
  } catch (error) {
    const { stdout = '', message } = error as Error & { stdout?: string };
    const [complaint] = (stdout === '' ? message : stdout).split('\n');
    throw new Error(`the base does not build: ${complaint}`, { cause: error });
  }
}
