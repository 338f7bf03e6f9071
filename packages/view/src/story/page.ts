import type { Game, GameEvent, MechId, MechSpec, MechState } from '@hexfall/rules';
import { mechOf, specOf } from '@hexfall/rules';
import { markOf, type Names } from '../names.ts';
import { locationWords } from '../words/location-words.ts';
import type { OpenLine } from './story-line.ts';

/** Tells a kind of event: returns the line that it begins or adds to, or `undefined` for one that a story leaves out. */
export type Tellers = {
  readonly [T in GameEvent['type']]?: (event: Extract<GameEvent, { type: T }>) => OpenLine | undefined;
};

/** What the chapters of a story write on, and what they know of each other. */
export class Page {
  readonly game: Game;
  readonly names: Names;
  readonly lines: OpenLine[] = [];
  /** The line whose consequences are being told. */
  thread: OpenLine | undefined;
  /** The unit whose move is under way. */
  mover: MechId | undefined;
  /** Whether the next step of the mover goes on with the line of its move. */
  isMoveOpen = false;
  private heading: string | undefined;
  /** By unit: where it was before the event that is told. */
  private readonly hexes: number[];

  constructor(game: Game, names: Names) {
    this.game = game;
    this.names = names;
    this.hexes = game.state.mechs.map(({ hex }) => hex);
  }

  beginPhase(title: string | undefined): void {
    this.heading = title;
    this.thread = undefined;
    this.mover = undefined;
  }

  /** Begins a line of the highest level. */
  beginTurn(text: string): OpenLine {
    this.beginPhase(undefined);
    return this.add('turn', text);
  }

  /** Begins a line on which others may follow as details. */
  begin(text: string): OpenLine {
    this.thread = this.add('event', text);
    return this.thread;
  }

  /** Adds a consequence of another line, below that line and its earlier consequences. */
  detail(text: string, parent = this.thread): OpenLine {
    const at = parent === undefined ? -1 : this.lines.indexOf(parent);
    if (at < 0) return this.begin(text);
    let end = at + 1;
    while (this.lines[end]?.level === 'detail') end++;
    const line: OpenLine = { level: 'detail', heading: undefined, text, notes: [] };
    this.lines.splice(end, 0, line);
    return line;
  }

  /** Adds a consequence of a move or of heat; in other phases it is a line of its own. */
  follow(text: string): OpenLine {
    const follows = this.mover !== undefined || this.game.state.phase === 'heat';
    return follows ? this.detail(text) : this.begin(text);
  }

  /** Adds a remark from which nothing follows, below the line whose consequences are being told or by itself. */
  remark(text: string, parent = this.thread): OpenLine {
    return parent === undefined ? this.add('event', text) : this.detail(text, parent);
  }

  /** Adds a sentence from which nothing follows. */
  aside(text: string): OpenLine {
    return this.add('event', text);
  }

  mech(unit: MechId): MechState {
    return mechOf(this.game, unit);
  }

  spec(unit: MechId): MechSpec {
    return specOf(this.game, this.mech(unit));
  }

  /** A unit as the subject of a sentence. */
  name(unit: MechId): string {
    return this.names.unit(unit);
  }

  /** A unit that is mentioned in passing. */
  mark(unit: MechId): string {
    return markOf(this.names, unit);
  }

  location(unit: MechId, location: number, rear = false): string {
    return locationWords(this.names, unit, location, rear);
  }

  hexBefore(unit: MechId): number {
    return this.hexes[unit]!;
  }

  /** Notes where a unit is after its event was told. */
  settle(event: GameEvent): void {
    if ('unit' in event) this.hexes[event.unit] = this.mech(event.unit).hex;
  }

  private add(level: OpenLine['level'], text: string): OpenLine {
    const line: OpenLine = { level, heading: this.heading, text, notes: [] };
    this.heading = undefined;
    this.lines.push(line);
    return line;
  }
}
