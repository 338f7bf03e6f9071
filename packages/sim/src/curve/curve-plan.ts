import type { CurveMoment } from './curve-moments.ts';

/** What is known of a moment: games played on from it, and what they were worth to A. */
export interface Sample {
  readonly games: number;
  readonly score: number;
}

/** Games to be played on from a moment, in addition to those already played. */
export interface Order {
  /** Index of the moment. */
  readonly moment: number;
  readonly games: number;
}

/** Games that a moment is first played on. */
const FIRST_GAMES = 16;
/** Games that are added to a moment at a time. */
const MORE_GAMES = 8;
/** The least that a swing must be to be looked into. */
const MIN_SWING = 0.04;
/** How much a moment without any swing beside it counts, compared with a swing of 1. */
const CALM = 0.15;

/** Returns the moments with which a curve begins: as fine a grid as the games allow. */
export function firstOrders(moments: readonly CurveMoment[], games: number): Order[] {
  const most = Math.max(2, Math.floor(games / FIRST_GAMES));
  const turns = moments.flatMap(({ grain }, i) => (grain === 'turn' ? [i] : []));
  const phases = moments.flatMap(({ grain }, i) => (grain === 'single' ? [] : [i]));
  const chosen = phases.length <= most ? phases : thin(turns, most);
  return chosen.map(moment => ({ moment, games: FIRST_GAMES }));
}

/** Returns at most `most` items of a list, evenly spread, with the first and the last. */
function thin(list: readonly number[], most: number): number[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / (most - 1))]!);
}

/** A place on the curve: a moment that was played on, or the end of a game that is over. */
interface Place {
  readonly moment: number;
  readonly value: number;
  readonly games: number;
}

/**
 * Returns what to play next: half of the games look into the largest swings, at a moment in their midst; the others go to moments that
 * are in doubt, most of all where the curve moves. `end` is the result of a game that is over.
 */
export function nextOrders(
  moments: readonly CurveMoment[],
  samples: ReadonlyMap<number, Sample>,
  end: number | undefined,
  games: number,
): Order[] {
  const places = placesOf(moments, samples, end);
  const splits = splitSwings(moments, places, Math.floor(games / 2 / FIRST_GAMES));
  const left = games - splits.length * FIRST_GAMES;
  return [...splits.map(moment => ({ moment, games: FIRST_GAMES })), ...settleDoubts(places, left)];
}

function placesOf(
  moments: readonly CurveMoment[],
  samples: ReadonlyMap<number, Sample>,
  end: number | undefined,
): Place[] {
  const known = [...samples]
    .filter(([, { games }]) => games > 0)
    .map(([moment, { games, score }]) => ({ moment, games, value: score / games }))
    .sort((one, two) => one.moment - two.moment);
  return end === undefined
    ? known
    : [...known, { moment: moments.length, value: end, games: Number.POSITIVE_INFINITY }];
}

/** Moments in the midst of the largest swings. */
function splitSwings(moments: readonly CurveMoment[], places: readonly Place[], most: number): number[] {
  const swings = places.slice(1).flatMap((place, i) => {
    const before = places[i]!;
    const swing = Math.abs(place.value - before.value);
    return swing < MIN_SWING || place.moment - before.moment < 2
      ? []
      : [{ from: before.moment, to: place.moment, swing }];
  });
  return swings
    .sort((one, two) => two.swing - one.swing || one.from - two.from)
    .slice(0, most)
    .map(({ from, to }) => middleOf(moments, from, to));
}

/** Returns a moment in the middle between two others: the start of a phase or turn if there is one, or else any moment. */
function middleOf(moments: readonly CurveMoment[], from: number, to: number): number {
  const between = Array.from({ length: to - from - 1 }, (_, i) => from + 1 + i);
  const coarse = between.filter(moment => moments[moment]!.grain !== 'single');
  const list = coarse.length > 0 ? coarse : between;
  return list[Math.floor(list.length / 2)]!;
}

function settleDoubts(places: readonly Place[], games: number): Order[] {
  const open = places.flatMap((place, i) => {
    if (!Number.isFinite(place.games)) return [];
    const swings = [places[i - 1], places[i + 1]].map(other => Math.abs((other?.value ?? place.value) - place.value));
    return [{ ...place, weight: CALM + Math.max(...swings), more: 0 }];
  });
  for (let left = games; left >= MORE_GAMES && open.length > 0; left -= MORE_GAMES) {
    const most = open.reduce((one, two) => (doubt(two) > doubt(one) ? two : one));
    most.more += MORE_GAMES;
  }
  return open.filter(({ more }) => more > 0).map(({ moment, more }) => ({ moment, games: more }));
}

/** Returns the standard error of an estimate times its weight. It is above 0 even if all games had the same result. */
function doubt({ value, games, more, weight }: Place & { weight: number; more: number }): number {
  return weight * Math.sqrt((value * (1 - value) + 0.02) / (games + more));
}
