import { depthAt } from '../../questions/board/spot.ts';
import {
  STEP_BUILDING,
  STEP_ICE,
  STEP_LEAVES_WATER,
  STEP_ROUGH,
  STEP_RUBBLE,
  STEP_SWAMP,
  STEP_WATER,
} from '../../questions/board/step-cost.ts';
import type { StepTable } from '../../questions/board/step-table.ts';
import { waterEntryModifier } from '../../questions/piloting/terrain-modifiers.ts';
import type { RollTag } from '../../vocabulary/dice/roller.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState, MoveMode } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { passWall } from '../buildings/walls.ts';
import { floodBareLocations } from '../damage/hull-breach.ts';
import { breaksIce, fallInto } from '../displacement/displace.ts';
import type { FallCause, FallPlace } from '../piloting/fall.ts';
import { rollFooting } from '../piloting/psr.ts';
import { bogsDown } from './swamp.ts';

/** A hex that was just entered, and how. */
export interface Entry extends Stride {
  /** STEP_ bits. */
  readonly flags: number;
  readonly mode: MoveMode;
  readonly backward: boolean;
  readonly reckless: boolean;
}

/**
 * What the ground of a hex does to a unit that enters it, in a fixed order. False when the move ends here. A prone unit
 * has no footing to lose, but ice may still break under it.
 */
export function survivesEntry(game: Game, mech: MechState, entry: Entry): boolean {
  if ((entry.flags & STEP_BUILDING) !== 0) passWall(game, mech, entry);
  if ((entry.flags & STEP_WATER) !== 0) floodBareLocations(game, mech);
  if (mech.status !== 'active' || mech.pilot !== 'awake') return false;
  return (
    crossesDebris(game, mech, entry) &&
    crossesIce(game, mech, entry) &&
    crossesWater(game, mech, entry) &&
    ((entry.flags & STEP_SWAMP) === 0 || !bogsDown(game, mech))
  );
}

/** How many rolls a step into such a hex asks of a unit on foot, to keep its footing. */
export function countFootingRolls(game: Game, flags: number, running: boolean): number {
  const water = (flags & STEP_WATER) !== 0 || slipsOutOfWater(game, flags);
  return Number((flags & STEP_RUBBLE) !== 0) + Number(isRoughRun(game, flags, running)) + Number(water);
}

/** Rough ground is for walking. */
function isRoughRun(game: Game, flags: number, running: boolean): boolean {
  return (flags & STEP_ROUGH) !== 0 && running && game.rules.psrRoughTrigger;
}

function slipsOutOfWater(game: Game, flags: number): boolean {
  return (flags & STEP_LEAVES_WATER) !== 0 && game.rules.psrWaterExit;
}

function crossesDebris(game: Game, mech: MechState, entry: Entry): boolean {
  if ((entry.flags & STEP_RUBBLE) !== 0 && !keepFooting(game, mech, entry, { reason: 'rubble', modifier: 0 })) {
    return false;
  }
  if (!isRoughRun(game, entry.flags, entry.mode === 'run')) return true;
  return keepFooting(game, mech, entry, { reason: 'rough', modifier: game.rules.psrRoughModifier });
}

function crossesIce(game: Game, mech: MechState, entry: Entry): boolean {
  if ((entry.flags & STEP_ICE) === 0) return true;
  const upright = !entry.reckless || keepFooting(game, mech, entry, { reason: 'reckless', modifier: 0 });
  return iceHolds(game, mech, entry) && upright;
}

/** Whether ice holds a unit that has come onto it, on its feet or in a fall; one that fell short of it does not ask. */
function iceHolds(game: Game, mech: MechState, entry: Entry): boolean {
  const onIt = mech.hex === entry.table.places.hex[entry.to];
  return !onIt || mech.status !== 'active' || !breaksIce(game, mech, entry.mode === 'jump');
}

/** One roll for a step into water, from land or from other water, or out of it; never two. */
function crossesWater(game: Game, mech: MechState, entry: Entry): boolean {
  if ((entry.flags & STEP_WATER) !== 0) {
    const modifier = waterEntryModifier(game, depthAt(game, mech));
    return keepFooting(game, mech, entry, { reason: 'enteredWater', modifier });
  }
  if (!slipsOutOfWater(game, entry.flags)) return true;
  return keepFooting(game, mech, entry, { reason: 'leftWater', modifier: 0 });
}

/** A step that was just made, and may end in a fall. */
export interface Stride {
  readonly table: StepTable;
  readonly from: number;
  readonly to: number;
}

/** A roll on the way: a failure is a fall into the lower of the two hexes. False when the unit has fallen. */
export function keepFooting(
  game: Game,
  mech: MechState,
  stride: Stride,
  roll: { readonly reason: RollReason; readonly modifier: number; readonly tag?: RollTag },
): boolean {
  const cause = rollFooting(game, mech, roll, roll.tag);
  if (cause !== undefined) fall(game, mech, cause, stride);
  return cause === undefined;
}

function fall(game: Game, mech: MechState, cause: FallCause, stride: Stride): void {
  fallInto(game, mech, cause, lowerPlace(stride));
}

/** Between two levels a unit falls to the lower one, by the difference. */
function lowerPlace({ table, from, to }: Stride): FallPlace {
  const { hex, elevation, level } = table.places;
  const place = level[to]! <= level[from]! ? to : from;
  return { hex: hex[place]!, elevation: elevation[place]!, height: Math.abs(level[from]! - level[to]!) };
}
