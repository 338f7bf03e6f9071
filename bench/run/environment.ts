import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** Where and with what something was measured. */
export interface Environment {
  /** Short hash of the commit, with a plus if files differ from it. */
  readonly commit: string;
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  /** Average number of runnable processes in the minute before: above a few tenths, figures suffer. */
  readonly load: number;
}

export function environmentOf(tree: string): Environment {
  const commit = git(tree, 'rev-parse', '--short=9', 'HEAD');
  const changed = git(tree, 'status', '--porcelain', '--untracked-files=no') !== '';
  return {
    commit: changed ? `${commit}+` : commit,
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    load: Number(loadavg()[0]!.toFixed(1)),
  };
}

/** Runs git and returns its output without the final line break. */
export function git(tree: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: tree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
