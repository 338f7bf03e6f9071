import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** Returns the names of the modules that a module imports statically, without those from which it imports only types. */
function staticImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imports = text.matchAll(/^(?:import|export) (?!type\b)(?:([^'";]*?) from )?'([^']+)';$/gm);
  return Array.from(imports, ([, names = '', name = '']) => ({ names, name }))
    .filter(({ names }) => !/^\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}$/.test(names))
    .map(({ name }) => name);
}

/** Returns all packages that are loaded before a command is known. */
function packagesAtStart(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const name of staticImports(file)) {
    if (!name.startsWith('.')) packages.add(name);
    else for (const each of packagesAtStart(join(dirname(file), name), seen)) packages.add(each);
  }
  return packages;
}

test('help and errors about commands load nothing but the library that reads commands', () => {
  const packages = [...packagesAtStart(MAIN)].filter(name => !name.startsWith('node:'));
  expect(packages).toEqual(['commander']);
});
