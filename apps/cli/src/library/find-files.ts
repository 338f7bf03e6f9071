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
  /** Folders and links that could not be followed. */
  readonly unreadable: readonly { readonly path: string; readonly reason: string }[];
}

const READ = /\.(?:mtf|json|board)$/i;

/** Every file of a folder and the folders in it that we could read, by name, but nothing in the library itself. */
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

  /** Each real folder once: links may lead in circles. */
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
    // Pipes and devices are no files: reading one could last for ever.
    else if (entry.isFile() && READ.test(path)) this.add(path, statSync(path));
  }

  private follow(path: string): void {
    try {
      const stats = statSync(path);
      if (stats.isDirectory()) this.enter(path);
      else if (stats.isFile() && READ.test(path)) this.add(path, stats);
    } catch (error) {
      if (READ.test(path)) this.unreadable.push({ path, reason: `the link leads nowhere (${reasonOf(error)})` });
    }
  }

  private add(path: string, { size, mtimeMs }: Stats): void {
    this.files.push({ path, size, modified: mtimeMs });
  }
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1;
}
