import type { Board } from '@hexfall/hex';
import { PLACE_BOTTOM, PLACE_GROUND, type Places } from '../../questions/board/places.ts';
import {
  isIcePlace,
  isPavedPlace,
  STEP_ICE,
  STEP_LEAVES_WATER,
  STEP_RUBBLE,
  STEP_SWAMP,
  STEP_WATER,
} from '../../questions/board/step-cost.ts';
import { boosterDrop } from '../../questions/movement/booster-landing.ts';
import { isShakyOnLanding } from '../../questions/movement/leg-damage.ts';
import type { JumpPlan } from '../../questions/movement/plan-jump.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { type Footing, fallInto, fallOntoIce } from '../displacement/displace.ts';
import { isOnThinIce } from '../displacement/ice.ts';
import { automaticFall, onTheSpot, rollFooting } from '../piloting/psr.ts';
import { endMove } from './end-move.ts';
import { resolveEntry } from './enter-hex.ts';

/** Carries out a legal jump. Legs and gyro are tested first, then the ground of the landing. */
export function resolveJump(game: Game, unit: MechId, plan: JumpPlan): void {
  const { hex, elevation } = plan.table.places;
  const mech = mechOf(game, unit);
  const drop = boosterDrop(game, mech, plan);
  emit(game, {
    type: 'Jumped',
    unit,
    hex: hex[plan.to]!,
    elevation: elevation[plan.to]!,
    facing: plan.facing,
    mpUsed: plan.costMp,
    hexesMoved: plan.costMp,
  });
  // A failed landing is a fall in the hex of the landing, from no height.
  const entry = {
    table: plan.table,
    from: plan.to,
    to: plan.to,
    flags: landingFlags(boardOf(game), plan.table.places, plan.from, plan.to),
    mode: 'jump',
    backward: false,
    reckless: false,
  } as const;
  if (drop > 0) fallFromBoosters(game, mech, drop);
  else if (resolveLanding(game, mech) === 'held') resolveEntry(game, mech, entry);
  endMove(game, unit, 'jump');
}

/** Makes a unit fall after a jump with boosters, which do not slow it down. */
function fallFromBoosters(game: Game, mech: MechState, levels: number): void {
  const cause = automaticFall(game, mech, 'hardLanding', 0);
  if (isOnThinIce(game, mech)) fallOntoIce(game, mech, cause, levels);
  else fallInto(game, mech, cause, { ...onTheSpot(mech), height: levels });
}

/** Tests damaged legs or a damaged gyro in a landing. Ice that the unit falls onto is tested all the same. */
function resolveLanding(game: Game, mech: MechState): Footing {
  if (!isShakyOnLanding(game, mech)) return 'held';
  const cause = rollFooting(game, mech, { reason: 'landedDamaged', modifier: 0 });
  if (cause === undefined) return 'held';
  if (isOnThinIce(game, mech)) fallOntoIce(game, mech, cause, 0);
  else fallInto(game, mech, cause, onTheSpot(mech));
  return 'fell';
}

/**
 * Returns the STEP_ bits of the effects that await a unit where it lands. Only the ends of the jump count, not the
 * hexes crossed.
 */
function landingFlags(board: Board, places: Places, from: number, to: number): number {
  const kind = places.kind[to];
  if (kind === PLACE_BOTTOM) return STEP_WATER;
  let flags = places.kind[from] === PLACE_BOTTOM ? STEP_LEAVES_WATER : 0;
  if (isIcePlace(board, places, to)) flags |= STEP_ICE;
  if (kind !== PLACE_GROUND || isPavedPlace(board, places, to)) return flags;
  const hex = places.hex[to]!;
  if (board.layers.rubble[hex] !== 0) flags |= STEP_RUBBLE;
  if (board.layers.swamp[hex] !== 0) flags |= STEP_SWAMP;
  return flags;
}
