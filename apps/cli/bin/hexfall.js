#!/usr/bin/env node
import { existsSync } from 'node:fs';

/*
 * The command that npm links to. It is not part of the build output, because npm only links files that exist at install time.
 */
const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) await import(main.href);
else {
  console.error('hexfall: the program has not been built yet; run "npm run build" first');
  process.exitCode = 1;
}
