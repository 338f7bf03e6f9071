import { AVERAGE_CREW, type CrewSkill, formatForce } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import type { Result } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import type { Notices } from '../../app/notices.ts';
import type { Library } from '../../library/library.ts';
import type { ForceRecord } from '../../library/records.ts';
import { type BoardOption, boardKey, ownBoards } from './board-options.ts';
import type { MatchParts } from './create-match.ts';
import { matchParts } from './match-parts.ts';
import { type BoardChoice, DEFAULT_MATCH, MAX_UNITS_OF_SIDE, type MatchUnit } from './match-settings.ts';
import { newSeed } from './new-seed.ts';
import { nameOfId } from './own-ids.ts';
import { OwnFiles } from './own-parts.ts';
import { type SideTotals, totalsOf, type UnitRow, unitRows } from './unit-rows.ts';
import { type ShelfUnit, UnitShelf } from './unit-shelf.ts';

/** What the model needs from the page around it. */
export interface DeskTools {
  readonly library: Library;
  readonly notices: Notices;
  /** Fills bytes with random values that nobody can predict. */
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  /** Gives the page time to draw. */
  readonly pause: () => Promise<void>;
}

/**
 * Forces that are being put together, and the boards that are chosen for them, along with the user's own units, boards and forces. Forces
 * are identified by their index.
 */
export abstract class ForceDesk extends Model {
  protected readonly tools: DeskTools;
  protected readonly parts: MatchParts;
  private readonly own: OwnFiles;
  private units = new UnitShelf([]);
  private ownBoardOptions: readonly BoardOption[] = [];
  private keptForces: readonly ForceRecord[] = [];
  private figures: readonly (readonly UnitRow[])[] = [];
  /** The library's stamp at the last reading, which shows whether the user's own units, boards or forces have changed since. */
  private stamp: number;
  private readonly stopListening: () => void;

  constructor(tools: DeskTools) {
    super();
    this.tools = tools;
    this.own = new OwnFiles(tools.library);
    this.parts = matchParts(this.own);
    this.stamp = tools.library.stampOf('units', 'boards', 'forces');
    this.stopListening = tools.library.subscribe(() => void this.refresh());
  }

  /** The units of every force. */
  protected abstract get allUnits(): readonly (readonly MatchUnit[])[];
  protected abstract get boardsInUse(): readonly BoardChoice[];
  protected abstract setUnits(force: number, units: readonly MatchUnit[]): void;
  /** Replaces a board that no longer exists, if it was chosen. */
  protected abstract dropBoard(board: BoardChoice): void;
  /** Returns the title of a force on the page. */
  abstract forceTitle(force: number): string;

  get shelf(): UnitShelf {
    return this.units;
  }

  /** The user's own boards. */
  get boards(): readonly BoardOption[] {
    return this.ownBoardOptions;
  }

  /** Forces that the user keeps. */
  get forces(): readonly ForceRecord[] {
    return this.keptForces;
  }

  rows(force: number): readonly UnitRow[] {
    return this.figures[force] ?? [];
  }

  totals(force: number): SideTotals {
    return totalsOf(this.rows(force));
  }

  isFull(force: number): boolean {
    return this.unitsOf(force).length >= MAX_UNITS_OF_SIDE;
  }

  /** Returns a board, to draw its picture. */
  board(choice: BoardChoice): Result<Board, string> {
    return this.parts.board(choice);
  }

  /** Returns a board, to draw its picture, as soon as it has been read from the user's own files. */
  async loadBoard(choice: BoardChoice): Promise<Board | undefined> {
    if (choice.kind === 'stored' && !this.own.boards.has(choice.id)) await this.own.loadBoard(choice.id);
    const board = this.parts.board(choice);
    return board.ok ? board.value : undefined;
  }

  /** Computes the figures of all units in advance, while there is nothing else to do. */
  async prepare(): Promise<void> {
    await this.units.prepare(this.tools.pause);
  }

  close(): void {
    this.stopListening();
  }

  addUnit(force: number, { id }: Pick<ShelfUnit, 'id'>): void {
    const units = this.unitsOf(force);
    const crew = units.at(-1) ?? AVERAGE_CREW;
    if (this.isFull(force)) return;
    this.setUnits(force, [...units, { unit: id, gunnery: crew.gunnery, piloting: crew.piloting }]);
  }

  removeUnit(force: number, index: number): void {
    this.setUnits(force, this.unitsOf(force).toSpliced(index, 1));
  }

  duplicateUnit(force: number, index: number): void {
    const units = this.unitsOf(force);
    const unit = units[index];
    if (unit === undefined || this.isFull(force)) return;
    this.setUnits(force, units.toSpliced(index + 1, 0, unit));
  }

  setCrew(force: number, index: number, crew: Partial<CrewSkill>): void {
    const units = this.unitsOf(force);
    const unit = units[index];
    if (unit !== undefined) this.setUnits(force, units.with(index, { ...unit, ...crew }));
  }

  /** Replaces a force by one that is kept under a name. */
  loadForce(force: number, id: string): void {
    const kept = this.keptForces.find(each => each.id === id);
    if (kept === undefined) return;
    const { units } = kept;
    if (units.length > MAX_UNITS_OF_SIDE)
      this.tools.notices.warn(
        `“${id}” has ${units.length} units; a side has at most ${MAX_UNITS_OF_SIDE}, so the others were left out.`,
      );
    const chosen = units.slice(0, MAX_UNITS_OF_SIDE);
    this.setUnits(
      force,
      chosen.map(({ unit, gunnery, piloting }) => ({ unit, gunnery, piloting })),
    );
  }

  /** Deletes one of the user's own units. Forces lose it. */
  async deleteUnit(id: string): Promise<void> {
    for (const [force, units] of this.allUnits.entries())
      this.setUnits(
        force,
        units.filter(({ unit }) => unit !== id),
      );
    await this.tools.library.deleteUnit(id);
  }

  /** Deletes one of the user's own boards. */
  async deleteBoard(id: string): Promise<void> {
    for (const board of this.boardsInUse) if (board.kind === 'stored' && board.id === id) this.dropBoard(board);
    await this.tools.library.deleteBoard(id);
  }

  async deleteForce(id: string): Promise<void> {
    await this.tools.library.deleteForce(id);
  }

  /** Returns the text of a force file with the units of a force. */
  exportForce(force: number): string {
    const units = this.unitsOf(force).map(({ unit, gunnery, piloting }) => ({
      unit: nameOfId(unit),
      gunnery,
      piloting,
    }));
    return formatForce(units, this.forceTitle(force));
  }

  /** Returns another map of the same kind, or the same board if it is not a generated map. */
  anotherMap(board: BoardChoice): BoardChoice {
    return board.kind === 'generated' ? { ...board, seed: this.newSeed().slice(0, 4) } : board;
  }

  /** Returns a new random seed. */
  newSeed(): string {
    return newSeed(this.tools.random);
  }

  protected unitsOf(force: number): readonly MatchUnit[] {
    return this.allUnits[force] ?? [];
  }

  /** Reads those of the user's own files that the forces and boards need. Returns whether there was anything new. */
  protected loadOwn(): Promise<boolean> {
    return this.own.load(
      this.allUnits.flat().map(({ unit }) => unit),
      this.boardsInUse,
    );
  }

  protected measure(): void {
    this.figures = this.allUnits.map(units => unitRows(units, this.parts, this.units));
  }

  protected async readLibrary(): Promise<void> {
    const { library } = this.tools;
    const [units, boards, forces] = await Promise.all([library.units(), library.boards(), library.forces()]);
    this.units = new UnitShelf(units);
    this.ownBoardOptions = ownBoards(boards);
    this.keptForces = forces.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Returns the board, or a default one if a link names a board that does not exist here. */
  protected knownBoard(board: BoardChoice): BoardChoice {
    const isKept = this.ownBoardOptions.some(({ choice }) => boardKey(choice) === boardKey(board));
    const found = this.parts.board(board);
    if (isKept || found.ok) return board;
    this.tools.notices.warn(found.errors[0]!);
    return DEFAULT_MATCH.board;
  }

  /** Reads the library again if another tab or an opened file has changed it. */
  private async refresh(): Promise<void> {
    const stamp = this.tools.library.stampOf('units', 'boards', 'forces');
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    this.own.clear();
    await this.readLibrary();
    await this.loadOwn();
    this.measure();
    this.changed();
  }
}
