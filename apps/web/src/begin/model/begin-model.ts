import { AVERAGE_CREW, type CrewSkill, formatForce } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import type { Result } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import type { Notices } from '../../app/notices.ts';
import type { Library } from '../../library/library.ts';
import type { ForceRecord } from '../../library/records.ts';
import { type BoardOption, boardKey, ownBoards } from './board-options.ts';
import { createMatch, type MatchParts } from './create-match.ts';
import { matchParts } from './match-parts.ts';
import {
  type BoardChoice,
  DEFAULT_MATCH,
  MAX_UNITS_OF_SIDE,
  type MatchSettings,
  type MatchSide,
} from './match-settings.ts';
import { newSeed } from './new-seed.ts';
import { nameOfId } from './own-ids.ts';
import { OwnFiles } from './own-parts.ts';
import { resolveUnits } from './resolve-units.ts';
import { formatSettings, parseSettings, type SettingsQuery } from './settings-text.ts';
import { startGame } from './start-game.ts';
import { type SideTotals, totalsOf, type UnitRow, unitRows } from './unit-rows.ts';
import { type ShelfUnit, UnitShelf } from './unit-shelf.ts';

/** What the model needs from the page around it. */
export interface BeginTools {
  readonly library: Library;
  readonly notices: Notices;
  /** Fills bytes with chance that nobody can predict. */
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  /** Gives the page time to draw. */
  readonly pause: () => Promise<void>;
}

export type SideIndex = 0 | 1;

/** Under which name the last match is remembered. */
const LAST_MATCH = 'match';

/** A match that is being set up. */
export class BeginModel extends Model {
  private match: MatchSettings = DEFAULT_MATCH;
  private units = new UnitShelf([]);
  private ownBoardOptions: readonly BoardOption[] = [];
  private keptForces: readonly ForceRecord[] = [];
  private figures: readonly (readonly UnitRow[])[] = [];
  private starting = false;
  /** Tells whether what the user keeps was changed. */
  private stamp: number;
  private readonly own: OwnFiles;
  private readonly parts: MatchParts;
  private readonly tools: BeginTools;
  private readonly stopListening: () => void;

  constructor(tools: BeginTools) {
    super();
    this.tools = tools;
    this.own = new OwnFiles(tools.library);
    this.parts = matchParts(this.own);
    this.stamp = tools.library.stampOf('units', 'boards', 'forces');
    this.stopListening = tools.library.subscribe(() => void this.refresh());
    this.measure();
  }

  get settings(): MatchSettings {
    return this.match;
  }

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

  get isStarting(): boolean {
    return this.starting;
  }

  /** The choices as they stand in an address. */
  get query(): SettingsQuery {
    return formatSettings(this.match);
  }

  rows(side: SideIndex): readonly UnitRow[] {
    return this.figures[side]!;
  }

  totals(side: SideIndex): SideTotals {
    return totalsOf(this.rows(side));
  }

  isFull(side: SideIndex): boolean {
    return this.match.sides[side].units.length >= MAX_UNITS_OF_SIDE;
  }

  /** Returns a board for its picture. */
  board(choice: BoardChoice): Result<Board, string> {
    return this.parts.board(choice);
  }

  /** Returns a board for its picture, as soon as it is read from the user's own files. */
  async loadBoard(choice: BoardChoice): Promise<Board | undefined> {
    if (choice.kind === 'stored' && !this.own.boards.has(choice.id)) await this.own.loadBoard(choice.id);
    const board = this.parts.board(choice);
    return board.ok ? board.value : undefined;
  }

  /** Opens the match of an address. Where the address says nothing, it is the last match that was set up. */
  async open(query: SettingsQuery): Promise<void> {
    await this.readLibrary();
    const isEmpty = Object.keys(query).length === 0;
    const read = parseSettings(isEmpty ? await this.lastMatch() : query);
    const { sides, problems } = resolveUnits(read.settings.sides, this.units);
    for (const problem of isEmpty ? [] : [...read.problems, ...problems]) this.tools.notices.warn(problem);
    await this.become({ ...read.settings, sides, board: this.knownBoard(read.settings.board) });
  }

  /** Works out the figures of all units in advance, while nothing else is to be done. */
  async prepare(): Promise<void> {
    await this.units.prepare(this.tools.pause);
  }

  close(): void {
    this.stopListening();
  }

  setPlayer(side: SideIndex, player: MatchSide['player']): void {
    this.changeSide(side, { player });
  }

  addUnit(side: SideIndex, { id }: Pick<ShelfUnit, 'id'>): void {
    const { units } = this.match.sides[side];
    const crew = units.at(-1) ?? AVERAGE_CREW;
    if (this.isFull(side)) return;
    this.changeSide(side, { units: [...units, { unit: id, gunnery: crew.gunnery, piloting: crew.piloting }] });
  }

  removeUnit(side: SideIndex, index: number): void {
    this.changeSide(side, { units: this.match.sides[side].units.toSpliced(index, 1) });
  }

  duplicateUnit(side: SideIndex, index: number): void {
    const { units } = this.match.sides[side];
    const unit = units[index];
    if (unit === undefined || this.isFull(side)) return;
    this.changeSide(side, { units: units.toSpliced(index + 1, 0, unit) });
  }

  setCrew(side: SideIndex, index: number, crew: Partial<CrewSkill>): void {
    const units = this.match.sides[side].units.map((unit, i) => (i === index ? { ...unit, ...crew } : unit));
    this.changeSide(side, { units });
  }

  /** Gives a side the units of a force that is kept. */
  loadForce(side: SideIndex, id: string): void {
    const force = this.keptForces.find(kept => kept.id === id);
    if (force === undefined) return;
    const { units } = force;
    if (units.length > MAX_UNITS_OF_SIDE)
      this.tools.notices.warn(
        `“${id}” has ${units.length} units; a side has at most ${MAX_UNITS_OF_SIDE}, so the others stay out.`,
      );
    this.changeSide(side, { units: units.slice(0, MAX_UNITS_OF_SIDE) });
  }

  /** Forgets a unit of the user's own. Sides lose it. */
  async deleteUnit(id: string): Promise<void> {
    const [a, b] = this.match.sides.map(side => side.units.filter(({ unit }) => unit !== id));
    this.changeSide(0, { units: a! });
    this.changeSide(1, { units: b! });
    await this.tools.library.deleteUnit(id);
  }

  /** Forgets a board of the user's own. */
  async deleteBoard(id: string): Promise<void> {
    if (this.match.board.kind === 'stored' && this.match.board.id === id) this.setBoard(DEFAULT_MATCH.board);
    await this.tools.library.deleteBoard(id);
  }

  async deleteForce(id: string): Promise<void> {
    await this.tools.library.deleteForce(id);
  }

  /** Returns the text of a force file with the units of a side. */
  exportForce(side: SideIndex): string {
    const units = this.match.sides[side].units.map(unit => ({ ...unit, unit: nameOfId(unit.unit) }));
    return formatForce(units, `Side ${'AB'[side]!}`);
  }

  /** Exchanges the forces of the two sides; the players stay where they are. */
  swapForces(): void {
    const [a, b] = this.match.sides;
    void this.become({
      ...this.match,
      sides: [
        { ...a, units: b.units },
        { ...b, units: a.units },
      ],
    });
  }

  setBoard(board: BoardChoice): void {
    void this.become({ ...this.match, board });
  }

  /** Makes another map of the same kind. */
  rerollMap(): void {
    const { board } = this.match;
    if (board.kind === 'generated') this.setBoard({ ...board, seed: this.newSeed().slice(0, 4) });
  }

  /** Changes rules, turns, deployment, withdrawal or seed. */
  change(settings: Partial<Omit<MatchSettings, 'sides' | 'board'>>): void {
    void this.become({ ...this.match, ...settings });
  }

  /** Starts over with the match that stands ready for everyone. */
  reset(): void {
    void this.become(DEFAULT_MATCH);
  }

  /** Returns a seed that nobody has used before. */
  newSeed(): string {
    return newSeed(this.tools.random);
  }

  /** Creates the game and keeps it. Returns its id, or `undefined` after a sentence that says why there is none. */
  async start(): Promise<string | undefined> {
    if (this.starting) return undefined;
    this.starting = true;
    this.changed();
    try {
      await this.own.load(this.match);
      const settings = this.match.seed === '' ? { ...this.match, seed: this.newSeed() } : this.match;
      const setup = createMatch(settings, this.parts);
      if (!setup.ok) {
        this.tools.notices.warn(setup.errors[0]!);
        return undefined;
      }
      const game = await startGame(setup.value, settings, this.parts, this.tools.library);
      return game.id;
    } finally {
      this.starting = false;
      this.changed();
    }
  }

  private changeSide(side: SideIndex, change: Partial<MatchSide>): void {
    const [a, b] = this.match.sides;
    const sides: MatchSettings['sides'] = side === 0 ? [{ ...a, ...change }, b] : [a, { ...b, ...change }];
    void this.become({ ...this.match, sides });
  }

  /** Shows the new settings at once, and again when the user's own files that they need have been read. */
  private async become(settings: MatchSettings): Promise<void> {
    this.match = settings;
    this.measure();
    this.changed();
    const { seed: _once, ...remembered } = this.query;
    await this.tools.library.rememberSetting(LAST_MATCH, remembered);
    if (!(await this.own.load(settings)) || this.match !== settings) return;
    this.measure();
    this.changed();
  }

  private measure(): void {
    this.figures = this.match.sides.map(side => unitRows(side, this.parts, this.units));
  }

  /** Another tab or a file may have changed what the user keeps. */
  private async refresh(): Promise<void> {
    const stamp = this.tools.library.stampOf('units', 'boards', 'forces');
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    this.own.clear();
    await this.readLibrary();
    await this.own.load(this.match);
    this.measure();
    this.changed();
  }

  private async readLibrary(): Promise<void> {
    const { library } = this.tools;
    const [units, boards, forces] = await Promise.all([library.units(), library.boards(), library.forces()]);
    this.units = new UnitShelf(units);
    this.ownBoardOptions = ownBoards(boards);
    this.keptForces = forces.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  private async lastMatch(): Promise<SettingsQuery> {
    const last = await this.tools.library.setting(LAST_MATCH);
    if (typeof last !== 'object' || last === null) return {};
    return Object.fromEntries(
      Object.entries(last).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }

  /** A link may name a board that is not here. */
  private knownBoard(board: BoardChoice): BoardChoice {
    const isKept = this.ownBoardOptions.some(({ choice }) => boardKey(choice) === boardKey(board));
    const found = this.parts.board(board);
    if (isKept || found.ok) return board;
    this.tools.notices.warn(found.errors[0]!);
    return DEFAULT_MATCH.board;
  }
}
