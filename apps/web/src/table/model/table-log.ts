import { cloneState, createGameOn, type Game, type GameState, NO_SINK, SeededDice } from '@hexfall/rules';
import type { Answer, AskedRoll } from './asking-dice.ts';
import { type Outcome, resolveEntry } from './carry-out-entry.ts';
import type { Entry, Line } from './entries.ts';

/** An entry, with the answers to the rolls that it required, and its results. */
export interface Chapter {
  readonly entry: Entry;
  readonly answers: readonly Answer[];
  /** The turn before the entry. */
  readonly turn: number;
  readonly phase: GameState['phase'];
  readonly lines: Outcome['lines'];
  /** Number of events that the entry caused. */
  readonly events: number;
  readonly asked: AskedRoll | undefined;
}

/** Number of entries after which a state is kept, so that taking one back need not start from the beginning. */
const KEPT_EVERY = 24;

/** All entries of a table. Its state is the result of carrying them all out again. */
export class TableLog {
  private readonly start: Game;
  private written: Line[] = [];
  private told: Chapter[] = [];
  /** The states before every so many chapters; see `KEPT_EVERY`. */
  private kept: GameState[] = [];
  /** The state before the last chapter, and the state after it. */
  private before: GameState;
  private after: GameState;

  constructor(start: Game, lines: readonly Line[]) {
    this.start = start;
    this.before = start.state;
    this.after = start.state;
    this.kept = [start.state];
    for (const line of lines) this.write(line);
  }

  get lines(): readonly Line[] {
    return this.written;
  }

  get chapters(): readonly Chapter[] {
    return this.told;
  }

  /** The roll for which the last entry waits. */
  get asked(): AskedRoll | undefined {
    return this.told.at(-1)?.asked;
  }

  /** The game in its present state, to ask the rules about. */
  get game(): Game {
    return createGameOn(this.start.match, this.after, new SeededDice(this.after.dice), NO_SINK);
  }

  write(line: Line): void {
    if (line.kind !== 'answer') this.begin(line, []);
    else if (this.asked === undefined) return;
    else this.goOn(line.value);
    this.written.push(line);
  }

  /** Removes the last line, and returns it. */
  takeBack(): Line | undefined {
    const line = this.written.pop();
    if (line === undefined) return undefined;
    const chapter = this.told.pop()!;
    this.recall(this.told.length);
    if (line.kind === 'answer') this.begin(chapter.entry, chapter.answers.slice(0, -1));
    return line;
  }

  /** Returns the outcome of one more answer, without giving it. */
  foresee(answer: Answer): Outcome {
    const { entry, answers } = this.told.at(-1)!;
    return resolveEntry(this.start.match, this.before, entry, [...answers, answer]);
  }

  private begin(entry: Entry, answers: readonly Answer[]): void {
    this.before = this.after;
    if (this.told.length === this.kept.length * KEPT_EVERY) this.kept.push(cloneState(this.before));
    this.resolve(entry, answers);
  }

  private goOn(answer: Answer): void {
    const { entry, answers } = this.told.pop()!;
    this.resolve(entry, [...answers, answer]);
  }

  private resolve(entry: Entry, answers: readonly Answer[]): void {
    const { turn, phase } = this.before;
    const { state, events, lines, asked } = resolveEntry(this.start.match, this.before, entry, answers);
    this.after = state;
    this.told.push({ entry, answers, turn, phase, lines, events: events.length, asked });
  }

  /** Returns the state before a chapter, by carrying out again the chapters after the last state that was kept. */
  private recall(chapter: number): void {
    const again = this.told.slice(Math.floor(chapter / KEPT_EVERY) * KEPT_EVERY);
    this.kept.length = Math.floor(chapter / KEPT_EVERY) + 1;
    this.told.length -= again.length;
    this.after = this.kept.at(-1)!;
    this.before = this.after;
    for (const { entry, answers } of again) this.begin(entry, answers);
  }
}
