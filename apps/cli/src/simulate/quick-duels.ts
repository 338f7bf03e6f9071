import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../capture.ts';

/** Quick simulated duels that write into a folder of their own. For tests. */
export interface QuickDuels {
  readonly folder: string;
  /** The board file. */
  readonly field: string;
  /** Returns the path of a file in the folder. */
  readonly at: (name: string) => string;
  readonly linesOf: (name: string) => string[];
  /** Runs `hexfall simulate` with further arguments and returns what it printed. */
  readonly duel: (...args: string[]) => Promise<string>;
}

/** Creates the folder and its empty board. The test removes the folder when it is done. */
export function createQuickDuels(): QuickDuels {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-duels-'));
  // The tests must not depend on the library of the user who runs them.
  process.env['HEXFALL_HOME'] = folder;
  const at = (name: string): string => join(folder, name);
  const field = at('field.board');
  writeFileSync(field, 'size 12 12\nend\n');
  const options = ['--bots', 'charger', '--workers', '0', '--turns', '15', '--board', field];
  return {
    folder,
    field,
    at,
    linesOf: name => readFileSync(at(name), 'utf8').trimEnd().split('\n'),
    duel: (...args) => capture('simulate', 'HBK-4G', 'WVR-6R', ...options, ...args),
  };
}
