import { writeFileSync } from 'node:fs';

/*
 * Runs the command line as a user does, and at its end writes the processor time of the whole process in microseconds:
 * node bench/time-command.mjs FILE ARGUMENTS...
 */
const [node = '', , file = '', ...args] = process.argv;
const main = new URL('../apps/cli/dist/main.js', import.meta.url);
process.argv = [node, main.pathname, ...args];
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(file, String(user + system));
});
await import(main.href);
