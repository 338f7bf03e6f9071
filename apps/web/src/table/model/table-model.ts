import type { Side } from '@hexfall/hex';
import {
  type DamageKind,
  type Game,
  type HitTable,
  type MechSpec,
  type MechState,
  mechOf,
  specOf,
} from '@hexfall/rules';
import { Model, type UnitSheet, unitSheet } from '@hexfall/stage';
import { type StoryLine } from '@hexfall/view';
import type { Answer } from './asking-dice.ts';
import { type BlowLine, blowLines } from './blows.ts';
import { type Aim, type Entry, type Line, NO_TARGET } from './entries.ts';
import { entryWords } from './entry-words.ts';
import { type HeatOutlook, heatOutlook } from './heat-outlook.ts';
import { findHit, type HitPlace, rollForPlace } from './hit-place.ts';
import { type Question, questionOf } from './question.ts';
import { type RamLine, ramLines } from './rams.ts';
import { type RandomBytes, throwDice } from './random-dice.ts';
import { type DueRoll, dueRolls, type TableCard, tableCards } from './table-cards.ts';
import { type Chapter, TableLog } from './table-log.ts';
import type { DiceHabit } from './table-text.ts';
import { USUAL_AIM } from './usual-aim.ts';
import { type WeaponLine, weaponLines } from './weapon-lines.ts';

/** The data that are stored after every change. */
export interface TableNow {
  readonly lines: readonly Line[];
  readonly dice: DiceHabit;
  readonly turn: number;
}

/** What the model needs from the page around it. */
export interface TableTools {
  readonly random: RandomBytes;
  readonly keep: (now: TableNow) => void;
}

/** What one entry did, in words for the player. */
export interface Report {
  readonly turn: number;
  /** The entry, in a few words. */
  readonly head: string;
  /** Its results. */
  readonly lines: readonly StoryLine[];
}

/** More rolls than any entry can lead to: a chain that does not end is an error in the program. */
const MAX_ROLLS = 500;

/** The record sheets of a force at a real table. */
export class TableModel extends Model {
  private readonly log: TableLog;
  private readonly tools: TableTools;
  private habit: DiceHabit;
  private undone: Line[] = [];
  private selected = 0;
  private place: HitPlace | undefined;
  private shotAt: number = NO_TARGET;
  private shotAim: Aim = USUAL_AIM;
  /** Values that were computed for the present state. */
  private memo = new Map<string, unknown>();

  constructor(start: Game, { lines, dice }: Pick<TableNow, 'lines' | 'dice'>, tools: TableTools) {
    super();
    this.tools = tools;
    this.habit = dice;
    this.log = new TableLog(start, lines);
  }

  get game(): Game {
    return this.once('game', () => this.log.game);
  }

  get turn(): number {
    return this.game.state.turn;
  }

  get phase(): Game['state']['phase'] {
    return this.game.state.phase;
  }

  get cards(): readonly TableCard[] {
    return this.once('cards', () => tableCards(this.game));
  }

  /** The unit whose sheet is open. */
  get unit(): number {
    return this.selected;
  }

  get mech(): MechState {
    return mechOf(this.game, this.selected);
  }

  get spec(): MechSpec {
    return specOf(this.game, this.mech);
  }

  get sheet(): UnitSheet {
    return this.once('sheet', () => unitSheet(this.spec, this.mech));
  }

  get heat(): HeatOutlook {
    return this.once('heat', () => heatOutlook(this.game, this.selected));
  }

  /** Piloting rolls of the unit that are due. */
  get due(): readonly DueRoll[] {
    return this.once('due', () => dueRolls(this.game, this.mech));
  }

  get weapons(): readonly WeaponLine[] {
    return this.once('weapons', () => {
      const sights = this.shotAt === NO_TARGET ? undefined : { target: this.shotAt, aim: this.shotAim };
      return weaponLines(this.game, this.selected, sights);
    });
  }

  /** Charge or death from above, if the unit's move allows one. */
  get rams(): readonly RamLine[] {
    if (this.shotAt === NO_TARGET) return [];
    return this.once('rams', () => ramLines(this.game, this.selected, this.shotAt, this.shotAim));
  }

  /** Blows against the target, if it is adjacent to the unit. */
  get blows(): readonly BlowLine[] {
    if (this.shotAt === NO_TARGET || this.mech.status !== 'active') return [];
    return this.once('blows', () => blowLines(this.game, this.selected, this.shotAt, this.shotAim));
  }

  /** The location of the open sheet that the next hit strikes. */
  get struck(): HitPlace | undefined {
    return this.place;
  }

  /** The target of the weapons. */
  get target(): number {
    return this.shotAt;
  }

  get aim(): Aim {
    return this.shotAim;
  }

  get dice(): DiceHabit {
    return this.habit;
  }

  /** The roll that waits for an answer. */
  get question(): Question | undefined {
    return this.once('question', () => {
      const { asked, chapters } = this.log;
      if (asked === undefined) return undefined;
      return questionOf(this.game, asked, value => this.log.foresee(value), chapters.at(-1)!.events);
    });
  }

  /** The results of the last entry. */
  get last(): Report | undefined {
    const chapter = this.log.chapters.at(-1);
    return chapter === undefined ? undefined : this.report(chapter);
  }

  /** All entries, the last first. */
  get history(): readonly Report[] {
    return this.once('history', () => this.log.chapters.map(chapter => this.report(chapter)).toReversed());
  }

  get canUndo(): boolean {
    return this.log.lines.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  select(unit: number): void {
    this.selected = unit;
    this.place = undefined;
    if (this.shotAt === unit) this.shotAt = NO_TARGET;
    this.refresh();
  }

  /** Chooses the location that the next hit strikes, or none. */
  choosePlace(place: HitPlace | undefined): void {
    this.place = place;
    this.refresh();
  }

  /** Finds the location that the next hit strikes in the table of the rules. The page throws the dice if no roll is given. */
  findPlace(table: HitTable, side: Side, roll = throwDice(rollForPlace(table), this.tools.random)): void {
    this.choosePlace(findHit(table, side, roll, this.spec.quad));
  }

  /** Deals damage to the location that was chosen. */
  strike(points: number, by: DamageKind = 'plain'): void {
    if (this.place === undefined) return;
    const { location, rear, through } = this.place;
    this.place = undefined;
    this.put({ kind: 'damage', unit: this.selected, location, rear, through, points, by });
  }

  aimAt(target: number): void {
    this.shotAt = target;
    this.refresh();
  }

  changeAim(change: Partial<Aim>): void {
    this.shotAim = { ...this.shotAim, ...change };
    this.refresh();
  }

  /** Sets whether the players throw the dice at their table, or the page does. */
  throwAt(dice: DiceHabit): void {
    this.habit = dice;
    if (dice === 'page') this.rollAll();
    this.keep();
  }

  /** Adds an entry. Rolls that still wait are left out. */
  put(entry: Entry): void {
    this.undone = [];
    this.leaveRest();
    this.log.write(entry);
    if (this.habit === 'page') this.rollAll();
    this.keep();
  }

  /** Answers the roll that waits. */
  answer(value: Answer): void {
    if (this.log.asked === undefined) return;
    this.undone = [];
    this.log.write({ kind: 'answer', value });
    this.keep();
  }

  /** Throws the dice of the roll that waits. */
  rollHere(): void {
    const { asked } = this.log;
    if (asked !== undefined) this.answer(throwDice(asked, this.tools.random));
  }

  /** Leaves out the roll that waits. */
  leaveOut(): void {
    this.answer('skip');
  }

  /** Leaves out all rolls that still wait. */
  leaveAllOut(): void {
    this.undone = [];
    this.leaveRest();
    this.keep();
  }

  undo(): void {
    for (let line = this.log.takeBack(); line !== undefined; line = this.log.takeBack()) {
      this.undone.push(line);
      if (!isAutomatic(line)) break;
    }
    this.keep();
  }

  redo(): void {
    for (let line = this.undone.pop(); line !== undefined; line = this.undone.pop()) {
      this.log.write(line);
      if (!isAutomatic(this.undone.at(-1))) break;
    }
    this.keep();
  }

  private leaveRest(): void {
    this.settle(() => 'skip');
  }

  private rollAll(): void {
    this.settle(() => throwDice(this.log.asked!, this.tools.random));
  }

  private settle(answer: () => Answer): void {
    for (let rolls = 0; this.log.asked !== undefined && rolls < MAX_ROLLS; rolls++) {
      this.log.write({ kind: 'answer', value: answer(), auto: true });
    }
  }

  private report({ entry, turn, lines }: Chapter): Report {
    return { turn, head: entryWords(this.game, entry), lines };
  }

  private keep(): void {
    this.refresh();
    this.tools.keep({ lines: this.log.lines, dice: this.habit, turn: this.turn });
  }

  private refresh(): void {
    this.memo = new Map();
    this.changed();
  }

  private once<T>(name: string, find: () => T): T {
    if (!this.memo.has(name)) this.memo.set(name, find());
    return this.memo.get(name) as T;
  }
}

function isAutomatic(line: Line | undefined): boolean {
  return line?.kind === 'answer' && line.auto === true;
}
