/**
 * Runs every task of the workspace: `node tools/bootstrap/main.mjs <task> [arguments]`.
 * It needs only Node and installs the rest itself.
 */
const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_MAJOR || (major === OLDEST_MAJOR && minor < OLDEST_MINOR)) {
  console.error(`Hexfall needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

// Loaded only now, so that an old Node prints the sentence above and not a syntax error.
const { runTask } = await import('./run-task.mjs');
process.exitCode = await runTask(process.argv.slice(2));
