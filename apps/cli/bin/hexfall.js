#!/usr/bin/env node
import { existsSync } from 'node:fs';

/*
 * The command that npm links to. It stands here and not among what is built, since npm links only what is there when it installs.
 */
const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) await import(main.href);
else {
  console.error('hexfall: it is not built yet; npm run build does that');
  process.exitCode = 1;
}
