import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../capture.ts';

/** What `import --json` prints. */
interface ImportJson {
  readonly units: number;
  readonly boards: number;
  readonly unchanged: number;
  readonly unknownEquipment: Readonly<Record<string, number>>;
  readonly remarks: Readonly<Record<string, number>>;
  readonly duplicates: readonly { readonly path: string; readonly name: string; readonly kept: string }[];
  readonly refused: readonly string[];
}

/** An empty folder to import from and no library yet, for tests. */
export interface ImportPlaces {
  /** Creates the folder and the library's place, before each test. */
  readonly open: () => void;
  /** Removes both, after each test. */
  readonly close: () => void;
  readonly root: string;
  readonly folder: string;
  readonly library: string;
  /** Writes a file into the folder, and returns its path. */
  readonly put: (path: string, content: string | Uint8Array) => string;
  readonly importJson: () => Promise<ImportJson>;
}

/** Chooses places that no other test uses. */
export function createImportPlaces(): ImportPlaces {
  const root = mkdtempSync(join(tmpdir(), 'hexfall-import-'));
  const folder = join(root, 'files');
  const library = join(root, 'home');
  const open = (): void => {
    mkdirSync(folder, { recursive: true });
    process.env['HEXFALL_HOME'] = library;
  };
  const close = (): void => {
    delete process.env['HEXFALL_HOME'];
    rmSync(root, { recursive: true });
  };
  const put = (path: string, content: string | Uint8Array): string => {
    const file = join(folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  return {
    open,
    close,
    root,
    folder,
    library,
    put,
    importJson: async () => JSON.parse(await capture('import', folder, '--json')) as ImportJson,
  };
}
