import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';

/** Where and with what something was measured. */
export interface Environment {
  /** Short hash of the commit; with a plus where files differ from it. */
  readonly commit: string;
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
}

export function environmentOf(tree: string): Environment {
  const commit = git(tree, 'rev-parse', '--short=9', 'HEAD');
  const changed = git(tree, 'status', '--porcelain', '--untracked-files=no') !== '';
  return {
    commit: changed ? `${commit}+` : commit,
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
  };
}

/** What git says, without the line end. */
export function git(tree: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: tree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
