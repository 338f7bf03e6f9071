import { apply, type Game, type GameEvent, type GameState } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import { Story, type StoryLine } from '@hexfall/view';
import { GameHistory, gameToShow } from './game-history.ts';
import { type Moment, momentOf } from './moment.ts';
import { stageTime } from './stage-time.ts';

/** A line of the log, and the event that began it. */
export interface LogLine {
  readonly line: StoryLine;
  /** Index of its first event. */
  readonly index: number;
}

/**
 * Shows the events of a game one after another. The game that is shown lags behind the true one by the events that are still to be shown;
 * it is drawn, but never played. A view calls `tick` when the time of the present moment (`delay`) is over.
 */
export class Playback extends Model {
  /** Every event of the game, including those still to be shown. */
  private readonly events: GameEvent[] = [];
  /** What has been shown, to look back at. */
  private readonly history: GameHistory;
  private readonly story: Story;
  private readonly present: Game;
  private readonly lines: LogLine[] = [];
  private readonly told = new Set<StoryLine>();
  private cursor = 0;
  private now: Moment | undefined;
  private past: { readonly moment: Moment; readonly game: Game } | undefined;
  private pace = 1;

  constructor(match: Game['match'], opening: GameState) {
    super();
    this.history = new GameHistory(match, opening);
    this.present = gameToShow(match, opening);
    this.story = new Story(this.present);
  }

  /** The game to draw: as far as it has been shown, or at the moment that the viewer looks back at. */
  get game(): Game {
    return this.past?.game ?? this.present;
  }

  /** The moment that is being shown; `undefined` if nothing is moving. */
  get moment(): Moment | undefined {
    return this.past?.moment ?? this.now;
  }

  get log(): readonly LogLine[] {
    return this.lines;
  }

  /** Whether events are still to be shown. */
  get isPlaying(): boolean {
    return this.now !== undefined || this.cursor < this.events.length;
  }

  /** Whether an earlier moment is being shown. */
  get isLookingBack(): boolean {
    return this.past !== undefined;
  }

  /** Changes whenever the game to draw does. */
  get version(): number {
    return this.past === undefined ? this.cursor : -1 - this.past.moment.index;
  }

  /** Milliseconds for which the present moment is to be shown, at the present speed. */
  get delay(): number {
    return this.now === undefined ? 0 : stageTime(this.now.event) / this.pace;
  }

  /** How fast events are shown: 1 is normal, 2 twice as fast. `Infinity` shows only results. */
  get speed(): number {
    return this.pace;
  }

  set speed(speed: number) {
    this.pace = speed;
    if (speed === Number.POSITIVE_INFINITY) this.runToEnd();
    this.changed();
  }

  /** Adds events that are to be shown. */
  push(events: readonly GameEvent[]): void {
    this.events.push(...events);
    this.past = undefined;
    if (this.pace === Number.POSITIVE_INFINITY) this.runToEnd();
    else if (this.now === undefined) this.next();
    this.changed();
  }

  /** Shows the next moment. */
  tick(): void {
    this.next();
    this.changed();
  }

  /** Shows the result of everything at once. */
  skip(): void {
    this.past = undefined;
    this.runToEnd();
    this.changed();
  }

  /** Shows an earlier event again, with the game as it was then. */
  lookBack(index: number): void {
    if (index < 0 || index >= this.cursor) return;
    const game = this.history.at(index + 1);
    this.past = { game, moment: momentOf(game, this.events[index]!, index) };
    this.changed();
  }

  /** Ends looking back. */
  lookAhead(): void {
    if (this.past === undefined) return;
    this.past = undefined;
    this.changed();
  }

  private runToEnd(): void {
    this.now = undefined;
    while (this.cursor < this.events.length) this.take();
  }

  /** Applies events up to the next one that is worth showing. */
  private next(): void {
    this.now = undefined;
    while (this.cursor < this.events.length) {
      const event = this.take();
      if (stageTime(event) === 0) continue;
      this.now = momentOf(this.present, event, this.cursor - 1);
      return;
    }
  }

  private take(): GameEvent {
    const index = this.cursor++;
    const event = this.events[index]!;
    apply(this.present.state, event);
    this.history.push(event, this.present.state);
    const line = this.story.push(event);
    if (line !== undefined && !this.told.has(line)) {
      this.told.add(line);
      this.lines.push({ line, index });
    }
    return event;
  }
}
