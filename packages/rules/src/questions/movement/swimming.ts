import { type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { MoveStep } from '../../vocabulary/state/path.ts';
import { placeOf, stepTable } from '../board/step-table.ts';
import { isItemOut } from '../unit/condition.ts';
import { type Course, type PlannedStep, takeStep } from './plan-step.ts';

/*
 * Swimming with underwater maneuvering units. A unit that stands in water may swim instead of walking, with one MP for each of them. Water
 * does not slow it down and requires no rolls, but it stays in the water. Swimming counts as walking.
 */

/** Returns the MP for swimming: the number of maneuvering units that work. A large shield makes all of them useless. */
export function swimMp(mech: MechState, spec: MechSpec): number {
  const items = spec.gear.umu;
  if (items === undefined || spec.gear.largeShield !== undefined) return 0;
  return items.filter(item => !isItemOut(mech, spec, 'equipment', item)).length;
}

/** Returns why a unit cannot swim from where it is. */
export function swimRefusal(
  mech: MechState,
  spec: MechSpec,
  mode: 'walk' | 'run',
  boosters: number,
): Refusal | undefined {
  if (swimMp(mech, spec) === 0) return refusal('equipmentUnusable', 'swim', 'needs maneuvering units that work');
  if (mech.elevation >= 0) return refusal('equipmentUnusable', 'swim', 'is for units in water');
  if (mech.prone) return refusal('unitProne', 'swim', 'is impossible for a prone unit');
  return mode === 'run' || boosters !== 0 ? refusal('malformed', 'mode', 'must be walk to swim') : undefined;
}

const STROKES: readonly MoveStep[] = ['forward', 'left', 'right'];

/** Returns a cheapest way to every place and facing that a unit can swim to; none for a unit that cannot. */
export function swimWays(game: Game, mech: MechState): readonly (readonly MoveStep[])[] {
  const spec = specOf(game, mech);
  if (spec.gear.umu === undefined || swimRefusal(mech, spec, 'walk', 0) !== undefined) return [];
  const mp = swimMp(mech, spec);
  const course: Course = { game, mech, table: stepTable(boardOf(game)), climb: false, reckless: false, swims: true };
  const seen = new Set<number>();
  const ways: (readonly MoveStep[])[] = [];
  // Ordered by MP used, so that the first way to a place is a cheapest one.
  const byCost: { at: PlannedStep; way: readonly MoveStep[] }[][] = [[{ at: startOf(course), way: [] }]];
  for (let cost = 0; cost <= mp; cost++) {
    for (const { at, way } of byCost[cost] ?? []) {
      const key = at.place * 8 + at.facing;
      if (seen.has(key)) continue;
      seen.add(key);
      if (way.length > 0) ways.push(way);
      for (const stroke of STROKES) {
        const next = takeStep(course, at, stroke);
        if (next !== undefined && next.mpUsed <= mp)
          (byCost[next.mpUsed] ??= []).push({ at: next, way: [...way, stroke] });
      }
    }
  }
  return ways;
}

function startOf({ mech, table }: Course): PlannedStep {
  return {
    kind: 'start',
    place: placeOf(table, mech),
    facing: mech.facing,
    mpUsed: 0,
    hexesMoved: 0,
    flags: 0,
    prone: false,
    justStood: false,
    heading: mech.facing,
    backing: undefined,
  };
}
