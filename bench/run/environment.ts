import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** Where and with what something was measured. */
export interface Environment {
  /** Short hash of the commit; with a plus where files differ from it. */
  readonly commit: string;
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  /** Processes that wanted a core in the minute before: above a few tenths, figures are worse than they could be. */
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

/** What git says, without the line end. */
export function git(tree: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: tree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
