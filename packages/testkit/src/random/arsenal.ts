import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBoard, parseMtf } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import type { MechSpec } from '@hexfall/rules';

/** Units and boards to draw from. */
export interface Arsenal {
  readonly specs: readonly MechSpec[];
  readonly boards: readonly Board[];
  /** A message for each file that could not be read. */
  readonly refused: readonly string[];
}

/** Reads every `.mtf` and `.board` file below a folder, in the order of their names. */
export function readArsenal(folder: string): Arsenal {
  const specs: MechSpec[] = [];
  const boards: Board[] = [];
  const refused: string[] = [];
  for (const path of filesBelow(folder)) {
    if (path.endsWith('.mtf')) {
      const unit = parseMtf(readFileSync(path, 'utf8'), path);
      if (unit.ok) specs.push(unit.value.spec);
      else refused.push(unit.errors[0]!.message);
    }
    if (path.endsWith('.board')) {
      const file = parseBoard(readFileSync(path, 'utf8'), path);
      if (file.ok) boards.push(file.value.board);
      else refused.push(file.errors[0]!.message);
    }
  }
  return { specs, boards, refused };
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.path, entry.name))
    .sort();
}
