import { FIELD, type Film } from '../film/film.ts';
import type { Frame } from '../map/map-camera.ts';
import type { Chapter } from './contents.ts';
import { Projector } from './projector.ts';

/** A point that a unit reached, and the step in which it did. */
interface Waypoint {
  readonly step: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The path of a unit in a turn. A point is a leap if it is farther than one hex from the point before it: the unit has jumped or was
 * thrown.
 */
export interface Trail {
  readonly unit: number;
  readonly points: readonly { readonly x: number; readonly y: number; readonly leap: boolean }[];
}

/** The distance between the centers of two hexes that touch, with room for rounding. */
const NEXT_HEX = 75;

/** The paths of all units, one turn at a time. */
export class Trails {
  private readonly film: Film;
  private readonly projector: Projector;
  private chapter: Chapter | undefined;
  private ways: Waypoint[][] = [];

  constructor(film: Film) {
    this.film = film;
    this.projector = new Projector(film);
  }

  /** Returns the path of each unit up to a step of a turn; units that stayed where they were are left out. */
  at(chapter: Chapter, step: number): Trail[] {
    this.follow(chapter);
    return this.ways.flatMap((way, unit) => {
      const past = way.filter(point => point.step <= step);
      if (past.length < 2) return [];
      return [{ unit, points: past.map((point, i) => ({ x: point.x, y: point.y, leap: isLeap(past[i - 1], point) })) }];
    });
  }

  /**
   * Returns the smallest rectangle around all places of a turn at which one of these units is; all units count unless stated. Returns
   * `undefined` if none of them is on the board.
   */
  frame(chapter: Chapter, units?: ReadonlySet<number>): Frame | undefined {
    this.follow(chapter);
    const all = this.ways.filter((_, unit) => units?.has(unit) !== false).flat();
    if (all.length === 0) return undefined;
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  private follow(chapter: Chapter): void {
    if (this.chapter === chapter) return;
    this.chapter = chapter;
    this.projector.seek(chapter.step - 1);
    this.ways = this.film.units.map((_, unit) => this.place(unit, chapter.step - 1));
    for (let step = chapter.step; step < chapter.end; step++) {
      this.projector.seek(step);
      for (const [unit] of this.film.steps[step]!.d ?? []) this.extend(unit!, step);
    }
  }

  private extend(unit: number, step: number): void {
    const way = this.ways[unit]!;
    const [place] = this.place(unit, step);
    const last = way.at(-1);
    if (place !== undefined && (last?.x !== place.x || last.y !== place.y)) way.push(place);
  }

  /** Where a unit is; nothing for one that is not on the board, or is a wreck there. */
  private place(unit: number, step: number): Waypoint[] {
    const state = this.projector.units[unit]!;
    const [x, y] = [state[FIELD.x]!, state[FIELD.y]!];
    return x < 0 || state[FIELD.status] !== 0 ? [] : [{ step, x, y }];
  }
}

function isLeap(from: Waypoint | undefined, to: Waypoint): boolean {
  return from !== undefined && (to.x - from.x) ** 2 + (to.y - from.y) ** 2 > NEXT_HEX ** 2;
}
