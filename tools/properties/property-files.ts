import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['packages', 'apps', 'tools', 'bench'];

/** Returns the test files that state properties, as paths from the root. */
export function propertyFiles(root: string): string[] {
  const isTest = (file: string): boolean => file.endsWith('.test.ts') && !file.includes('node_modules');
  return FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(file => join(folder, file))
      .filter(file => isTest(file) && readFileSync(join(root, file), 'utf8').includes("from 'fast-check'")),
  ).sort();
}
