import { fail, nextBelow, parseSeed, type Result, seedFromText, streamRngState, succeed } from '@hexfall/rules';
import { AVERAGE_CREW, type CrewSkill, valueWithCrew } from '../battle-value/skill.ts';

/** The request for a force: this many units with this Battle Value together. */
export interface MatchRequest {
  readonly target: number;
  readonly units: number;
  /** How much the total may differ, as a share of the target. */
  readonly tolerance: number;
  /** Any text; the same text gives the same force. */
  readonly seed: string;
  /** Whether a unit of the pool may be taken several times. */
  readonly repeat: boolean;
}

/** Anything with a Battle Value that can be chosen. */
export interface PoolEntry {
  readonly value: number;
}

export interface MatchedForce<T> {
  readonly chosen: readonly T[];
  readonly total: number;
}

export interface MatchError {
  readonly message: string;
}

const MAX_ATTEMPTS = 500;

/**
 * Returns a force of this many units near a Battle Value, chosen from a pool at random.
 *
 * @example
 * ```ts
 * import { battleValue, CATALOGUE, catalogueMech, matchForces } from '@hexfall/data';
 *
 * const pool = CATALOGUE.map(unit => ({ unit, value: battleValue(catalogueMech(unit)).base }));
 * const lance = matchForces(pool, { target: 5000, units: 4, tolerance: 0.02, seed: 'friday', repeat: false });
 * lance.ok && lance.value.chosen.length; // => 4
 * lance.ok && Math.abs(lance.value.total - 5000) <= 100; // => true
 * ```
 */
export function matchForces<T extends PoolEntry>(
  pool: readonly T[],
  request: MatchRequest,
): Result<MatchedForce<T>, MatchError> {
  const { units, target, tolerance, repeat } = request;
  const problem = problemWith(pool, request);
  if (problem !== undefined) return fail({ message: problem });
  const sorted = pool.toSorted((a, b) => a.value - b.value);
  const below = chanceOf(request.seed);
  let best: MatchedForce<T> | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const chosen = draw(sorted, units, target, repeat, below);
    const total = chosen.reduce((sum, { value }) => sum + value, 0);
    if (best === undefined || Math.abs(total - target) < Math.abs(best.total - target)) best = { chosen, total };
    if (Math.abs(best.total - target) <= tolerance * target) return succeed(best);
  }
  const found = `the nearest that was found is worth ${best!.total}`;
  return fail({ message: `no force of ${units} units comes within ${tolerance * 100} % of ${target}: ${found}` });
}

function problemWith(
  pool: readonly PoolEntry[],
  { units, target, tolerance, repeat }: MatchRequest,
): string | undefined {
  if (pool.length === 0) return 'there are no units to choose from';
  if (!Number.isInteger(units) || units < 1) return `a force has at least one unit, not ${units}`;
  if (!(target > 0)) return `a force must be worth more than nothing, not ${target}`;
  if (!(tolerance >= 0)) return `the tolerance must not be below zero, not ${tolerance}`;
  if (!repeat && pool.length < units) return `there are ${pool.length} units to choose ${units} from`;
  return undefined;
}

/** Draws units one by one from those that keep the target within reach; the last one is the best of those left. */
function draw<T extends PoolEntry>(
  sorted: readonly T[],
  units: number,
  target: number,
  repeat: boolean,
  below: (count: number) => number,
): readonly T[] {
  const left = [...sorted];
  const chosen: T[] = [];
  let budget = target;
  for (let open = units; open > 0; open--) {
    const others = open - 1;
    const lowest = budget - others * left.at(-1)!.value;
    const highest = budget - others * left[0]!.value;
    const fitting = left.filter(({ value }) => value >= lowest && value <= highest);
    const pick = others > 0 && fitting.length > 0 ? fitting[below(fitting.length)]! : findNearest(left, budget / open);
    if (!repeat) left.splice(left.indexOf(pick), 1);
    chosen.push(pick);
    budget -= pick.value;
  }
  return chosen;
}

function findNearest<T extends PoolEntry>(pool: readonly T[], value: number): T {
  return pool.reduce((best, entry) => (Math.abs(entry.value - value) < Math.abs(best.value - value) ? entry : best));
}

function chanceOf(text: string): (count: number) => number {
  const seed = parseSeed(seedFromText(text));
  if (!seed.ok) throw new Error(seed.errors[0]!.message);
  const words = streamRngState(seed.value, 'setup');
  return count => nextBelow(words, count);
}

/** Common skills: a pilot is never more than a little better in one skill than in the other. */
const BEST_SKILL = 0;
const WORST_SKILL = 8;
const WIDEST_GAP = 2;

/**
 * Returns the skills, equal for all, with which units of these base values come nearest to a target; if several do,
 * those nearest to an average crew.
 *
 * @example
 * ```ts
 * import { balanceSkills } from '@hexfall/data';
 *
 * balanceSkills([1041], 1374); // => { gunnery: 3, piloting: 4, total: 1374 }
 * ```
 */
export function balanceSkills(bases: readonly number[], target: number): CrewSkill & { readonly total: number } {
  const crews: CrewSkill[] = [];
  for (let gunnery = BEST_SKILL; gunnery <= WORST_SKILL; gunnery++) {
    for (let piloting = BEST_SKILL; piloting <= WORST_SKILL; piloting++) {
      if (Math.abs(piloting - gunnery) <= WIDEST_GAP) crews.push({ gunnery, piloting });
    }
  }
  const rated = crews.map(crew => {
    const total = bases.reduce((sum, base) => sum + valueWithCrew(base, crew), 0);
    return { crew, total, off: Math.abs(total - target), odd: distanceFromAverage(crew) };
  });
  const best = rated.reduce((a, b) => (b.off < a.off || (b.off === a.off && b.odd < a.odd) ? b : a));
  return { ...best.crew, total: best.total };
}

function distanceFromAverage({ gunnery, piloting }: CrewSkill): number {
  return Math.abs(gunnery - AVERAGE_CREW.gunnery) + Math.abs(piloting - AVERAGE_CREW.piloting);
}
