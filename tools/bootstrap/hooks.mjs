import { spawnSync } from 'node:child_process';
import { ROOT } from './run.mjs';

const HOOKS = '.githooks';

/** Points git at the repository's hooks. Does nothing outside a clone, and never overrides a developer's own choice. */
export function useRepositoryHooks() {
  // An empty prefix: the workspace is the top of the work tree, not a folder inside another repository.
  if (git('rev-parse', '--show-prefix') !== '') return;
  if (git('config', '--local', 'core.hooksPath') !== undefined) return;
  git('config', '--local', 'core.hooksPath', HOOKS);
}

/**
 * @param {string[]} args
 * @returns {string | undefined} what git prints, undefined when it fails or is not there
 */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : undefined;
}
