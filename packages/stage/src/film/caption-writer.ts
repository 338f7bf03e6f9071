import type { StoryLine } from '@hexfall/view';
import { type FilmStep, LEVELS } from './film.ts';

/** What an event has done to a film. */
export interface FilmChange {
  /** How many steps were added at the end. */
  readonly added: number;
  /** Earlier steps whose text has grown. */
  readonly grown: readonly number[];
}

/**
 * Adds steps to a film and keeps their texts up to date: a line of the story may grow until its phase is over. The first step of a line
 * has all of its text, the others point to that step.
 */
export class CaptionWriter {
  readonly steps: FilmStep[] = [];
  private readonly firsts = new WeakMap<StoryLine, number>();
  /** Lines that may still grow. */
  private open: StoryLine[] = [];

  /**
   * Adds a step and the line of the story that describes it. Without a line, the last one describes it too. Returns how many steps were
   * added: two if the line begins a phase, whose heading is a step of its own.
   */
  add(step: Omit<FilmStep, 't'>, line: StoryLine | undefined): number {
    const first = line === undefined ? this.lastCaption() : this.firsts.get(line);
    if (line === undefined || first !== undefined) {
      this.steps.push({ ...step, t: '', ...(first === undefined ? {} : { c: first }) });
      return 1;
    }
    if (line.heading !== undefined) this.steps.push({ l: LEVELS.phase, t: line.heading });
    this.firsts.set(line, this.steps.length);
    this.open.push(line);
    this.steps.push({ ...step, t: line.text });
    return line.heading === undefined ? 1 : 2;
  }

  /** Copies text that was added to open lines into their steps. Returns the steps whose text has grown. */
  refresh(): number[] {
    return this.open.flatMap(line => {
      const at = this.firsts.get(line)!;
      const step = this.steps[at]!;
      if (step.t === line.text) return [];
      this.steps[at] = { ...step, t: line.text };
      return [at];
    });
  }

  /** Marks all lines so far as complete. */
  close(): void {
    this.open = [];
  }

  /** Returns the step whose text describes a further step without text of its own. */
  private lastCaption(): number | undefined {
    const last = this.steps.length - 1;
    return last < 0 ? undefined : (this.steps[last]!.c ?? last);
  }
}
