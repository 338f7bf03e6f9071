import { isLegless, pilotingBase, pilotingNumber } from '../../questions/piloting/target-number.ts';
import { terrainModifier } from '../../questions/piloting/terrain-modifiers.ts';
import { isGyroDestroyed } from '../../questions/unit/condition.ts';
import type { RollTag } from '../../vocabulary/dice/roller.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { announce, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { type FallCause, type FallPlace, resolveFall } from './fall.ts';

/**
 * One piloting skill roll by itself, made on the spot: false when it fails, and the unit has fallen where it stood. Rolls
 * of a game come from its triggers; this is for tools that ask for one.
 *
 * @example
 * ```ts
 * import { mechOf, resolvePsr, ScriptedDice } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable([], new ScriptedDice().add('initiative', 4, 9).add('piloting', 6));
 * resolvePsr(game, 0, 'kicked', 0); // => true
 * mechOf(game, 0).prone; // => false
 * ```
 */
export function resolvePsr(game: Game, unit: MechId, reason: RollReason, modifier: number): boolean {
  const mech = mechOf(game, unit);
  const cause = loseFooting(game, mech, reason, modifier);
  if (cause !== undefined) resolveFall(game, mech, cause, onTheSpot(mech));
  return cause === undefined;
}

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
