import type { Board } from '@hexfall/hex';
import type { NamedUnit } from '@hexfall/protocol';
import type { Library } from '../../library/library.ts';
import type { OwnParts } from './match-parts.ts';
import type { BoardChoice } from './match-settings.ts';
import { isOwnId } from './own-ids.ts';

/**
 * Those of the user's own units and boards that are needed here, read from the files that are kept. A file that cannot be read counts as
 * missing.
 */
export class OwnFiles implements OwnParts {
  readonly units = new Map<string, NamedUnit>();
  readonly boards = new Map<string, Board>();
  private readonly library: Library;
  /** Increases whenever everything is discarded, so that what was being read at that time is discarded too. */
  private era = 0;

  constructor(library: Library) {
    this.library = library;
  }

  /** Reads those units and boards that are the user's own. Returns whether there was anything new. */
  async load(units: readonly string[], boards: readonly BoardChoice[]): Promise<boolean> {
    const kept = boards.flatMap(board => (board.kind === 'stored' ? [board.id] : []));
    const newBoards = [...new Set(kept)].filter(id => !this.boards.has(id));
    const found = await Promise.all([this.loadUnits(units), ...newBoards.map(id => this.loadBoard(id))]);
    return found.includes(true);
  }

  /** Reads those units that are the user's own. Returns whether there was anything new. */
  async loadUnits(ids: Iterable<string>): Promise<boolean> {
    const wanted = [...new Set(ids)].filter(id => isOwnId(id) && !this.units.has(id));
    const found = await Promise.all(wanted.map(id => this.loadUnit(id)));
    return found.includes(true);
  }

  /** Reads one of the user's boards. Returns whether it was found and read. */
  async loadBoard(id: string): Promise<boolean> {
    const { era } = this;
    const record = await this.library.board(id);
    if (record === undefined) return false;
    const { parseBoard } = await import('../../files/readers.ts');
    const file = parseBoard(record.text, record.file);
    if (!file.ok || era !== this.era) return false;
    this.boards.set(id, file.value.board);
    return true;
  }

  /** Discards everything that was read, since files with the same names may have been added. */
  clear(): void {
    this.era++;
    this.units.clear();
    this.boards.clear();
  }

  private async loadUnit(id: string): Promise<boolean> {
    const { era } = this;
    const record = await this.library.unit(id);
    if (record === undefined) return false;
    const { parseUnitFile } = await import('../../files/readers.ts');
    const unit = parseUnitFile(record.text, record.file);
    if (!unit.ok || era !== this.era) return false;
    this.units.set(id, unit.value);
    return true;
  }
}
