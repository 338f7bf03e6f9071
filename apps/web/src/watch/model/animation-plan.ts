import type { Film, WatchModel } from '@hexfall/stage';

/** What an animation shows. */
export const SCENES = ['turn', 'rest', 'game'] as const;
export type Scene = (typeof SCENES)[number];

/** More pictures would make a file that nobody sends. */
export const MAX_FRAMES = 1500;
/** Milliseconds for a step, for one whose text is to be read, and for the last picture. */
const STEP = 120;
const READ = 650;
const END = 2500;

export interface AnimationFrame {
  readonly step: number;
  /** Milliseconds for which it is shown. */
  readonly delay: number;
}

/** Returns the first and the last step of a scene. */
export function rangeOf({ chapter, at, last }: WatchModel, scene: Scene): readonly [first: number, last: number] {
  if (scene === 'turn') return [chapter.step, chapter.end - 1];
  return [scene === 'rest' ? Math.max(0, at) : 0, last];
}

/** Returns the pictures of an animation: one for each step that shows or says something. A long scene leaves out some of them evenly. */
export function framesOf(film: Film, first: number, last: number): AnimationFrame[] {
  const all: AnimationFrame[] = [];
  for (let step = first; step <= last; step++) {
    const { t, d, a } = film.steps[step]!;
    if (t === '' && d === undefined && a === undefined) continue;
    all.push({ step, delay: step === last ? END : t === '' ? STEP : READ });
  }
  const every = Math.ceil(all.length / MAX_FRAMES);
  return all.filter((_, i) => (all.length - 1 - i) % every === 0);
}
