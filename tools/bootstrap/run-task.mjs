import { useRepositoryHooks } from './hooks.mjs';
import { installIfStale } from './install.mjs';
import { TASKS } from './tasks.mjs';

/**
 * @param {string[]} argv task name and its arguments
 * @returns {Promise<number>} exit code: 0 done, 1 failed, 2 wrong use
 */
export async function runTask([name = '', ...args]) {
  const task = TASKS[name];
  if (!task) return wrongUse(name === '' ? 'No task given.' : `Unknown task "${name}".`);
  if (args.length > 0 && !task.takesArguments) {
    return wrongUse(`Task "${name}" takes no arguments. To run some tests only: npx vitest run ${args.join(' ')}`);
  }
  if (!(await installIfStale())) return 1;
  useRepositoryHooks();
  return task.run(args);
}

/** @param {string} reason */
function wrongUse(reason) {
  console.error(reason);
  console.error('Use: node tools/bootstrap/main.mjs <task> [arguments]');
  for (const [name, { summary }] of Object.entries(TASKS)) console.error(`  ${name.padEnd(14)} ${summary}`);
  return 2;
}
