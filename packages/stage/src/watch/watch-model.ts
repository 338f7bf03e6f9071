import type { Chances } from '../film/chances.ts';
import type { Film } from '../film/film.ts';
import type { Frame } from '../map/map-camera.ts';
import { Model } from '../model.ts';
import { balanceOf } from './balance.ts';
import { captionText } from './captions.ts';
import { type Chapter, chaptersOf, type Heading, headingAt, type Moment, momentsOf } from './contents.ts';
import { Projector } from './projector.ts';
import { type Shot, shotsOf } from './shots.ts';
import { Trails } from './trails.ts';
import { turningPoints } from './turning-points.ts';
import { type Why, whyOf, whyOfLine } from './why.ts';

/** Steps per second at each speed. */
export const SPEEDS: readonly number[] = [1, 2, 4, 8, 16, 32];
const FIRST_SPEED = 2;

/** How much of the board is shown: all of it, the part where the units are, or the part where something happens. */
export const ZOOMS = ['board', 'units', 'action'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** A board that is wider or higher is shown in part. */
const WHOLE_BOARD = 1400;

type Direction = 1 | -1;

/**
 * Everything about watching a film but the drawing: where the viewer is, whether the film runs and how fast, which unit is shown in detail.
 * Views draw it and call its methods; none of it needs a browser.
 */
export class WatchModel extends Model {
  readonly film: Film;
  chapters: readonly Chapter[] = [];
  moments: readonly Moment[] = [];
  /** How the game stands before its first step and after each: the share of A in what both sides have left, from 0 to 1. */
  balance: readonly number[] = [];
  /** How likely A was to win; `undefined` if that was not worked out. */
  chances: Chances | undefined;
  readonly trails: Trails;
  playing = false;
  /** Index into `SPEEDS`. */
  speed = FIRST_SPEED;
  zoom: Zoom;
  /** The unit that the viewer has chosen; `undefined` to show the one that acts. */
  pinned: number | undefined;
  private readonly projector: Projector;
  /** What the viewer points at: a line of the log, or something that a sentence explains. */
  private pointed: number | string | undefined;
  /** The last explanation, which several views may ask for. */
  private explained: { readonly of: string; readonly why: Why } | undefined;

  /** `boardSize` is the larger side of the drawing of the board. */
  constructor(film: Film, boardSize: number) {
    super();
    this.film = film;
    this.chances = film.chances;
    this.readContents();
    this.trails = new Trails(film);
    this.zoom = boardSize > WHOLE_BOARD ? 'units' : 'board';
    this.projector = new Projector(film);
  }

  /** Shows what was added to the film of a game that is under way. The viewer stays where they are. */
  grow(): void {
    this.readContents();
    this.explained = undefined;
    this.changed();
  }

  /** Sets the chances of the game, or removes them. The moments that decided the game by these chances become its turning points. */
  setChances(chances: Chances | undefined): void {
    this.chances = chances;
    this.readContents();
    this.changed();
  }

  /** Index of the current step; -1 before the first. */
  get at(): number {
    return this.projector.at;
  }

  get last(): number {
    return this.projector.last;
  }

  /** States of all units, in the order of `FIELD`. */
  get units(): readonly (readonly number[])[] {
    return this.projector.units;
  }

  get chapter(): Chapter {
    return headingAt(this.chapters, this.at)!;
  }

  /** The current phase; `undefined` before the first one of a turn. */
  get phase(): Heading | undefined {
    return this.chapter.phases.findLast(({ step }) => step <= this.at);
  }

  /** Turn and phase in words. */
  get place(): string {
    if (this.at < 0) return 'Before the first turn';
    const phase = this.phase?.title;
    if (phase === undefined) return this.chapter.title;
    return `${this.chapter.title}, ${phase.charAt(0).toLowerCase()}${phase.slice(1)}`;
  }

  /** The unit that is shown in detail: the chosen one, or the last one that something happened to. */
  get shownUnit(): number {
    return this.pinned ?? this.actingUnit() ?? 0;
  }

  /** The line of the log that describes the current step. */
  get caption(): string {
    return captionText(this.film, this.at);
  }

  /** What is explained: what the viewer points at, or else the current step. */
  get why(): Why {
    const { pointed, at, film } = this;
    if (typeof pointed === 'string') return { text: '', numbers: [{ roll: undefined, parts: [], note: pointed }] };
    const of = pointed === undefined ? `step ${at}` : `line ${pointed}`;
    if (this.explained?.of !== of) {
      this.explained = { of, why: pointed === undefined ? whyOf(film, at) : whyOfLine(film, pointed) };
    }
    return this.explained.why;
  }

  /** The lines of fire of the current phase so far. */
  get shots(): readonly Shot[] {
    return shotsOf(this.film, this.units, this.phase?.step ?? this.chapter.step, this.at);
  }

  /** Explains a line of the log, or a sentence; with `undefined`, the current step again. */
  point(at: number | string | undefined): void {
    if (at === this.pointed) return;
    this.pointed = at;
    this.changed();
  }

  /** Goes to a step and pauses there. */
  go(step: number): void {
    this.seek(step);
    this.pause();
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  turn(direction: Direction): void {
    this.jump(this.chapters, direction);
  }

  moment(direction: Direction): void {
    this.jump(this.moments, direction);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.seek(-1);
    this.playing = true;
    this.changed();
  }

  pause(): void {
    this.playing = false;
    this.changed();
  }

  /** Plays one step. The film pauses at its end. */
  tick(): void {
    this.seek(this.at + 1);
    if (this.at === this.last) this.playing = false;
    this.changed();
  }

  setSpeed(speed: number): void {
    this.speed = Math.max(0, Math.min(SPEEDS.length - 1, speed));
    this.changed();
  }

  /** Shows a unit in detail, or releases it if it is already the chosen one. */
  pin(unit: number): void {
    this.pinned = this.pinned === unit ? undefined : unit;
    this.changed();
  }

  setZoom(zoom: Zoom): void {
    this.zoom = zoom;
    this.changed();
  }

  /** The part of the board that should be shown; `undefined` for all of it. */
  get frame(): Frame | undefined {
    if (this.zoom === 'board') return undefined;
    const attack = this.film.steps[this.at]?.a;
    const acting = attack === undefined ? [this.shownUnit] : [attack[0], attack[1]];
    return this.trails.frame(this.chapter, this.zoom === 'units' ? undefined : new Set(acting));
  }

  /** Handles a key. Returns whether the key has a function. */
  press(key: string, shift: boolean): boolean {
    const orders: Readonly<Record<string, () => void>> = {
      ' ': () => this.toggle(),
      ArrowRight: () => (shift ? this.turn(1) : this.step(1)),
      ArrowLeft: () => (shift ? this.turn(-1) : this.step(-1)),
      '[': () => this.turn(-1),
      ']': () => this.turn(1),
      ',': () => this.moment(-1),
      '.': () => this.moment(1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      '+': () => this.setSpeed(this.speed + 1),
      '-': () => this.setSpeed(this.speed - 1),
      z: () => this.setZoom(ZOOMS[(ZOOMS.indexOf(this.zoom) + 1) % ZOOMS.length]!),
    };
    const order = orders[key];
    order?.();
    return order !== undefined;
  }

  private readContents(): void {
    this.chapters = chaptersOf(this.film);
    this.balance = balanceOf(this.film);
    const swings =
      this.chances === undefined
        ? turningPoints(this.chapters, this.balance)
        : this.chances.moments.map(moment => ({ ...moment, kind: 'swing' as const }));
    this.moments = momentsOf(this.film, swings);
  }

  private seek(step: number): void {
    this.projector.seek(step);
    this.pointed = undefined;
  }

  /** Goes to the next or the previous of some places; to an end of the film if there is none. */
  private jump(places: readonly Heading[], direction: Direction): void {
    const next =
      direction === 1 ? places.find(({ step }) => step > this.at) : places.findLast(({ step }) => step < this.at);
    this.go(next?.step ?? (direction === 1 ? this.last : 0));
  }

  private actingUnit(): number | undefined {
    const { steps } = this.film;
    for (let step = this.at; step >= 0; step--) {
      const { a, d, u } = steps[step]!;
      // At the end of a turn many units change at once, and none of them acts.
      const unit = a?.[1] ?? u ?? (d?.length === 1 ? d[0]![0] : undefined);
      if (unit !== undefined) return unit;
    }
    return undefined;
  }
}
