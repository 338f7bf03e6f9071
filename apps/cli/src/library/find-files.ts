import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../files.ts';

export interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
}

export interface FoundFiles {
  readonly files: readonly FoundFile[];
  /** Folders and links that could not be read. */
  readonly unreadable: readonly { readonly path: string; readonly reason: string }[];
}

const READABLE = /\.(?:mtf|json|board)$/i;

/** Finds all unit and board files in a folder and its subfolders, in order of name, leaving out the library itself. */
export function findFiles(folder: string, library: string): FoundFiles {
  const finder = new Finder(library);
  finder.enter(folder);
  return finder;
}

class Finder implements FoundFiles {
  readonly files: FoundFile[] = [];
  readonly unreadable: { readonly path: string; readonly reason: string }[] = [];
  private readonly entered = new Set<string>();

  constructor(library: string) {
    this.entered.add(realpathSync(library));
  }

  /** Enters each real folder only once, because links may form a loop. */
  enter(path: string): void {
    try {
      const real = realpathSync(path);
      if (this.entered.has(real)) return;
      this.entered.add(real);
      const inside = readdirSync(path, { withFileTypes: true }).sort(byName);
      for (const entry of inside) this.visit(join(path, entry.name), entry);
    } catch (error) {
      this.unreadable.push({ path, reason: reasonOf(error) });
    }
  }

  private visit(path: string, entry: Dirent): void {
    if (entry.isDirectory()) this.enter(path);
    else if (entry.isSymbolicLink()) this.follow(path);
    // Pipes and devices are left out: reading one might never end.
    else if (entry.isFile() && READABLE.test(path)) this.add(path, statSync(path));
  }

  private follow(path: string): void {
    try {
      const stats = statSync(path);
      if (stats.isDirectory()) this.enter(path);
      else if (stats.isFile() && READABLE.test(path)) this.add(path, stats);
    } catch (error) {
      if (READABLE.test(path)) this.unreadable.push({ path, reason: `the link leads nowhere (${reasonOf(error)})` });
    }
  }

  private add(path: string, { size, mtimeMs }: Stats): void {
    this.files.push({ path, size, modified: mtimeMs });
  }
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1;
}
