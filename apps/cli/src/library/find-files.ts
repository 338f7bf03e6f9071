import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
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

/** Every file of a folder and the folders in it that we could read, by name. Each real folder is entered once. */
export function findFiles(folder: string): FoundFiles {
  const files: FoundFile[] = [];
  const unreadable: { path: string; reason: string }[] = [];
  const entered = new Set<string>();

  const enter = (path: string): void => {
    let inside: Dirent[];
    try {
      const real = realpathSync(path);
      if (entered.has(real)) return;
      entered.add(real);
      inside = readdirSync(path, { withFileTypes: true });
    } catch (error) {
      unreadable.push({ path, reason: reasonOf(error) });
      return;
    }
    for (const entry of inside.sort(byName)) visit(join(path, entry.name), entry);
  };

  const visit = (path: string, entry: Dirent): void => {
    if (entry.isDirectory()) return enter(path);
    const wanted = READ.test(entry.name);
    if (!entry.isSymbolicLink() && !wanted) return;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) {
      if (wanted) unreadable.push({ path, reason: 'the link leads nowhere' });
    } else if (stats.isDirectory()) enter(path);
    // Pipes and devices are no files: reading one could last for ever.
    else if (stats.isFile() && wanted) files.push({ path, size: stats.size, modified: stats.mtimeMs });
  };

  enter(folder);
  return { files, unreadable };
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1;
}
