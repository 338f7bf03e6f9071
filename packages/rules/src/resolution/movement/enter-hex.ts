import { depthAt } from '../../questions/board/spot.ts';
import {
  STEP_BUILDING,
  STEP_ICE,
  STEP_LEAVES_WATER,
  STEP_ROUGH,
  STEP_RUBBLE,
  STEP_SWAMP,
  STEP_SWUM,
  STEP_WATER,
} from '../../questions/board/step-cost.ts';
import type { StepTable } from '../../questions/board/step-table.ts';
import { waterEntryModifier } from '../../questions/piloting/terrain-modifiers.ts';
import { TERRAIN } from '../../vocabulary/events/source.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState, MoveMode, PendingRoll } from '../../vocabulary/state/mech-state.ts';
import { floodBareLocations } from '../damage/hull-breach.ts';
import { fallInto, resolveIce } from '../displacement/displace.ts';
import type { FallSpot } from '../piloting/fall.ts';
import { rollFooting } from '../piloting/psr.ts';
import { passWall } from '../walls/pass-wall.ts';
import type { Progress } from './end-move.ts';
import { resolveSwamp } from './swamp.ts';

/** A step that was just made, and that may end in a fall. */
export interface Stride {
  readonly table: StepTable;
  /** Place where the step began. */
  readonly from: number;
  /** Place where the step led. */
  readonly to: number;
}

/** A hex that was just entered, and how. */
export interface Entry extends Stride {
  /** STEP_ bits of the step. */
  readonly flags: number;
  readonly mode: MoveMode;
  readonly backward: boolean;
  readonly reckless: boolean;
}

/**
 * Lets the ground of a hex take effect on a unit that enters it, in a fixed order. A prone unit has no footing to lose,
 * but ice may still break under it.
 */
export function resolveEntry(game: Game, mech: MechState, entry: Entry): Progress {
  if ((entry.flags & STEP_BUILDING) !== 0) {
    passWall(game, mech, { side: entry.backward ? 'rear' : 'front', hexesMoved: mech.hexesMoved });
  }
  if ((entry.flags & (STEP_WATER | STEP_SWUM)) !== 0) floodBareLocations(game, mech, TERRAIN);
  if (mech.status !== 'active' || mech.pilot !== 'awake') return 'stopped';
  if (resolveDebrisEntry(game, mech, entry) === 'stopped') return 'stopped';
  if (resolveIceEntry(game, mech, entry) === 'stopped') return 'stopped';
  if (resolveWaterEntry(game, mech, entry) === 'stopped') return 'stopped';
  return (entry.flags & STEP_SWAMP) === 0 ? 'goesOn' : resolveSwamp(game, mech);
}

function resolveDebrisEntry(game: Game, mech: MechState, entry: Entry): Progress {
  const onRubble = (entry.flags & STEP_RUBBLE) !== 0;
  if (onRubble && resolveFooting(game, mech, entry, { reason: 'rubble', modifier: 0 }) === 'stopped') return 'stopped';
  if (!isRoughRun(game, entry.flags, entry.mode === 'run')) return 'goesOn';
  return resolveFooting(game, mech, entry, { reason: 'rough', modifier: game.rules.psrRoughModifier });
}

/**
 * Tests the ice of a hex that is entered; a reckless move calls for a roll of its own. The ice is tested under a unit
 * that fell onto it, but not under one that fell before reaching it.
 */
function resolveIceEntry(game: Game, mech: MechState, entry: Entry): Progress {
  if ((entry.flags & STEP_ICE) === 0) return 'goesOn';
  const progress = entry.reckless ? resolveFooting(game, mech, entry, { reason: 'reckless', modifier: 0 }) : 'goesOn';
  const isOnIt = mech.hex === entry.table.places.hex[entry.to];
  if (!isOnIt || mech.status !== 'active') return progress;
  return resolveIce(game, mech, entry.mode === 'jump' ? 'landing' : 'step') === 'fell' ? 'stopped' : progress;
}

/** Makes one roll for a step into water, from land or from other water, or out of it; never two. */
function resolveWaterEntry(game: Game, mech: MechState, entry: Entry): Progress {
  if ((entry.flags & STEP_WATER) !== 0) {
    const modifier = waterEntryModifier(game, depthAt(game, mech));
    return resolveFooting(game, mech, entry, { reason: 'enteredWater', modifier });
  }
  if (!isRiskyWaterExit(game, entry.flags)) return 'goesOn';
  return resolveFooting(game, mech, entry, { reason: 'leftWater', modifier: 0 });
}

/**
 * Makes a roll on the way. A failure is a fall to the lower of the two places, by their difference in level, and ends
 * the move.
 */
export function resolveFooting(game: Game, mech: MechState, stride: Stride, roll: PendingRoll): Progress {
  const cause = rollFooting(game, mech, roll);
  if (cause === undefined) return 'goesOn';
  fallInto(game, mech, cause, lowerEnd(stride));
  return 'stopped';
}

function lowerEnd({ table, from, to }: Stride): FallSpot {
  const { hex, elevation, level } = table.places;
  const place = level[to]! <= level[from]! ? to : from;
  return { hex: hex[place]!, elevation: elevation[place]!, height: Math.abs(level[from]! - level[to]!) };
}

/** Returns how many rolls to keep its footing a unit on foot must make for a step with these flags. */
export function countFootingRolls(game: Game, flags: number, running: boolean): number {
  const water = (flags & STEP_WATER) !== 0 || isRiskyWaterExit(game, flags);
  return Number((flags & STEP_RUBBLE) !== 0) + Number(isRoughRun(game, flags, running)) + Number(water);
}

/** Whether a step is a run over rough ground that calls for a roll. */
function isRoughRun(game: Game, flags: number, running: boolean): boolean {
  return (flags & STEP_ROUGH) !== 0 && running && game.rules.psrRoughTrigger;
}

function isRiskyWaterExit(game: Game, flags: number): boolean {
  return (flags & STEP_LEAVES_WATER) !== 0 && game.rules.psrWaterExit;
}
