import type { Board } from '@hexfall/hex';
import type { Film, WatchModel } from '@hexfall/stage';
import { type PictureArea, wholeArea } from './position-svg.ts';

/** The part of a film that an animation shows. */
export const SCENES = ['turn', 'rest', 'game'] as const;
export type Scene = (typeof SCENES)[number];

/** The most pictures of an animation: the file would otherwise be too large to send. */
export const MAX_FRAMES = 1500;
/** Milliseconds for a step, for a step with text to read, and for the last picture. */
const STEP = 120;
const READ = 650;
const END = 2500;

/** Space around the units, and the smallest part of a board that is shown, in units of the map. */
const AROUND = 110;
const MIN_SIZE = 640;

export interface AnimationFrame {
  readonly step: number;
  /** Milliseconds for which the picture is shown. */
  readonly delay: number;
}

/** Returns the first and the last step of a scene. */
export function rangeOf({ chapter, at, last }: WatchModel, scene: Scene): readonly [first: number, last: number] {
  if (scene === 'turn') return [chapter.step, chapter.end - 1];
  return [scene === 'rest' ? Math.max(0, at) : 0, last];
}

/**
 * Returns the pictures of an animation: one for each step with something to see or read. In a long scene, some of them are left out evenly.
 */
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

/** Returns the part of the board that contains the units throughout a scene. */
export function areaOf(model: WatchModel, board: Board, first: number, last: number): PictureArea {
  const whole = wholeArea(board);
  const chapters = model.chapters.filter(({ step, end }) => step <= last && end > first);
  const frames = chapters.flatMap(chapter => model.trails.frame(chapter) ?? []);
  if (frames.length === 0) return whole;
  const across = stretch(
    frames.map(({ x, width }) => [x, x + width]),
    whole.x,
    whole.width,
  );
  const down = stretch(
    frames.map(({ y, height }) => [y, y + height]),
    whole.y,
    whole.height,
  );
  return { x: across[0], y: down[0], width: across[1], height: down[1] };
}

/** Returns the start and the length of a part of the board, with space around the units, but within the board. */
function stretch(
  spans: readonly (readonly number[])[],
  from: number,
  length: number,
): readonly [start: number, length: number] {
  const [low, high] = [Math.min(...spans.map(span => span[0]!)), Math.max(...spans.map(span => span[1]!))];
  const wanted = Math.min(length, Math.max(MIN_SIZE, high - low + 2 * AROUND));
  const start = (low + high - wanted) / 2;
  return [Math.max(from, Math.min(from + length - wanted, start)), wanted];
}
