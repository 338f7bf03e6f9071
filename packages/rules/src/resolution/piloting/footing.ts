import { isLegless, pilotingBase, pilotingNumber } from '../../questions/piloting/target-number.ts';
import { terrainModifier } from '../../questions/piloting/terrain-modifiers.ts';
import { isGyroDestroyed } from '../../questions/unit/condition.ts';
import type { RollTag } from '../../vocabulary/dice/roller.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { announce, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import type { FallCause, FallPlace } from './fall.ts';

/** A destroyed gyro, lost legs or a reactor that has just stopped leave a pilot these numbers to come through the fall unhurt. */
const WITHOUT_GYRO = 6;
const WITHOUT_LEGS = 10;
const WITHOUT_POWER = 3;

/** One piloting skill roll against a number. */
export function rollPiloting(
  game: Game,
  mech: MechState,
  reason: RollReason,
  need: number,
  tag: RollTag = 'piloting',
): boolean {
  const roll = game.dice.twoD6(tag, need);
  const passed = roll >= need;
  announce(game, { type: 'PilotingRolled', unit: mech.id, reason, need, roll, passed });
  return passed;
}

/** A roll made on the spot: `undefined` while the unit keeps its feet, else why it falls. A prone unit has none to lose. */
export function loseFooting(
  game: Game,
  mech: MechState,
  reason: RollReason,
  modifier: number,
  tag: RollTag = 'piloting',
): FallCause | undefined {
  if (mech.prone || mech.status !== 'active') return undefined;
  const need = pilotingNumber(game, mech, reason, modifier);
  if (need >= IMPOSSIBLE) return automaticFall(game, mech, reason, modifier);
  return rollPiloting(game, mech, reason, need, tag) ? undefined : { reason, need };
}

/** A fall that no roll could prevent: what is left of the number is what the pilot rolls against to come through unhurt. */
export function automaticFall(game: Game, mech: MechState, reason: RollReason, modifier: number): FallCause {
  return { reason, need: bracingNumber(game, mech, modifier) };
}

function bracingNumber(game: Game, mech: MechState, modifier: number): number {
  const spec = specOf(game, mech);
  if (mech.pilot !== 'awake' || (mech.shutdown && !mech.shutdownThisPhase)) return IMPOSSIBLE;
  const terrain = terrainModifier(game, mech);
  if (isLegless(game, mech, spec)) return mech.piloting + WITHOUT_LEGS + terrain + modifier;
  if (isGyroDestroyed(mech, spec)) return mech.piloting + WITHOUT_GYRO + terrain + modifier;
  if (mech.shutdown) return mech.piloting + WITHOUT_POWER + terrain + modifier;
  return pilotingBase(game, mech) + terrain + modifier;
}

/**
 * Where a unit falls that stays where it is.
 *
 * @example
 * ```ts
 * import { mechOf, onTheSpot } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * onTheSpot(mechOf(game, 0)); // => { hex: 40, elevation: 0, height: 0 }
 * ```
 */
export function onTheSpot(mech: MechState): FallPlace {
  return { hex: mech.hex, elevation: mech.elevation, height: 0 };
}
