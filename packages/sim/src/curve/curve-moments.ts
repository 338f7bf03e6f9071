import { apply, type Phase } from '@hexfall/rules';
import { exchangedNames, headlineOf, type Names, namesOf, Story, type StoryLine } from '@hexfall/view';
import type { Course } from '../continuation/course.ts';

/** A moment of a game at which its chances can be asked for. */
export interface CurveMoment {
  /** How many events had happened. */
  readonly events: number;
  readonly turn: number;
  readonly phase: Phase;
  /** How coarse the grid is that it belongs to: the start of a turn, of a phase, or of a single order, shot, blow or fall. */
  readonly grain: 'turn' | 'phase' | 'single';
}

/** The moments of a game, and what a story tells between them. */
export class CurveMoments {
  readonly moments: readonly CurveMoment[];
  private readonly course: Course;
  private readonly names: Names;
  /** By event: the line of the story that tells of it. */
  private readonly lines: readonly (StoryLine | undefined)[];

  /** `swapped` says that force B is side 0 of the game, so that texts call its units B1, B2 and so on. */
  constructor(course: Course, swapped = false) {
    this.course = course;
    const game = course.gameAt(0);
    this.names = swapped ? exchangedNames(game) : namesOf(game);
    const story = new Story(game, swapped ? { names: this.names } : {});
    const lines: (StoryLine | undefined)[] = [];
    const begun = new Set<StoryLine>();
    const starts = new Map<number, CurveMoment>();
    const turns = new Set<number>();
    const decisions = new Set(course.parts.flatMap(part => (part.order === undefined ? [] : [part.events])));
    const add = (events: number, grain: CurveMoment['grain']): void => {
      const { turn, phase } = game.state;
      if (!course.isTraced && !decisions.has(events)) return;
      // The first decision of a turn stands for its start where the start itself cannot be played on.
      starts.set(events, { events, turn, phase, grain: turns.has(turn) ? grain : 'turn' });
      turns.add(turn);
    };
    add(0, 'turn');
    for (const [i, event] of course.events.entries()) {
      if (decisions.has(i) && !starts.has(i)) add(i, 'single');
      apply(game.state, event);
      const line = story.push(event);
      lines.push(line);
      if (event.type === 'TurnBegan') add(i + 1, 'turn');
      else if (event.type === 'PhaseBegan' && event.order.length > 0) add(i + 1, 'phase');
      else if (line !== undefined && line.level === 'event' && !begun.has(line) && !starts.has(i)) add(i, 'single');
      if (line !== undefined) begun.add(line);
    }
    if (course.isUnderWay) add(course.events.length, 'turn');
    this.lines = lines;
    this.moments = [...starts.values()].sort((one, two) => one.events - two.events);
  }

  /** Returns what happened from one moment to another, in a few words. */
  between(from: number, to: number): string {
    const headline = headlineOf(this.course.events.slice(from, to), this.names);
    if (headline !== undefined) return headline;
    const first = this.lines.slice(from, to).find(line => line !== undefined && line.level !== 'turn');
    return first === undefined ? 'a decision' : first.text.replace(/: needs .*$/, '');
  }
}
