import { DIRECTIONS, type HexId } from '@hexfall/hex';
import { type Command, type Game, type MechState, type MoveStep, planMove } from '@hexfall/rules';
import type { MoveEnd } from './reach-table.ts';

/** The steps with which a prone unit moves or turns. */
const CRAWLING: readonly MoveStep[] = ['forward', 'backward', 'left', 'right'];

/** The most steps of a way: no unit crawls farther in a turn. */
const MAX_STEPS = 12;

/** Finds where a prone unit can crawl or turn to, step by step, by asking the rules about every way. This includes turning on the spot. */
export function crawlEnds(game: Game, mech: MechState, climb: boolean): Map<HexId, (MoveEnd | undefined)[]> {
  const ends = new Map<HexId, (MoveEnd | undefined)[]>();
  if (!mech.prone) return ends;
  let ways: (readonly MoveStep[])[] = [[]];
  for (let length = 0; length < MAX_STEPS && ways.length > 0; length++) {
    ways = ways
      .flatMap(way => CRAWLING.map(step => way.concat(step)))
      .filter(way => takeIn(game, mech, climb, way, ends));
  }
  return ends;
}

/** Notes where a way leads. Returns whether it is worth continuing: the rules allow it, and no cheaper way leads to the same end. */
function takeIn(
  game: Game,
  mech: MechState,
  climb: boolean,
  steps: readonly MoveStep[],
  ends: Map<HexId, (MoveEnd | undefined)[]>,
): boolean {
  const command: Command = { type: 'move', unit: mech.id, mode: 'walk', steps, climb };
  const plan = planMove(game, command);
  if (!plan.ok) return false;
  const { place, facing, mpUsed: mp } = plan.value.steps.at(-1)!;
  const hex = plan.value.table.places.hex[place]!;
  let facings = ends.get(hex);
  if (facings === undefined) ends.set(hex, (facings = DIRECTIONS.map(() => undefined)));
  const known = facings[facing];
  if (known !== undefined && known.mp <= mp) return false;
  facings[facing] = { mp, command };
  return true;
}
