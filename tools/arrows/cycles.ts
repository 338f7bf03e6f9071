import { posix } from 'node:path';
import { type Import, parseImports } from './imports.ts';
import type { SourceFile, Violation } from './workspace.ts';

/** Import cycles among the given files. Type-only imports do not count: nothing of them is left at run time. */
export function findCycles(files: readonly SourceFile[]): Violation[] {
  const imports = new Map(files.map(file => [file.path, runTimeImports(file)]));
  const done = new Set<string>();
  const open: string[] = [];
  const found: Violation[] = [];

  function visit(path: string): void {
    open.push(path);
    for (const { specifier, line } of imports.get(path)!) {
      const target = resolveRelative(path, specifier);
      const start = open.indexOf(target);
      if (start !== -1) found.push(cycleViolation(path, line, open.slice(start)));
      else if (imports.has(target) && !done.has(target)) visit(target);
    }
    open.pop();
    done.add(path);
  }

  for (const path of imports.keys()) if (!done.has(path)) visit(path);
  return found;
}

export function resolveRelative(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier);
}

function runTimeImports(file: SourceFile): Import[] {
  return parseImports(file.text).filter(entry => !entry.typeOnly && entry.specifier.startsWith('.'));
}

function cycleViolation(path: string, line: number, cycle: readonly string[]): Violation {
  const names = [...cycle, cycle[0]!].map(file => posix.basename(file));
  return {
    path,
    line,
    what: `closes an import cycle: ${names.join(' > ')}`,
    why: 'neither file loads or reads without the other',
  };
}
