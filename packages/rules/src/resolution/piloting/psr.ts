import { isLegless, pilotingBase, pilotingNumber } from '../../questions/piloting/target-number.ts';
import { terrainModifier } from '../../questions/piloting/terrain-modifiers.ts';
import { isGyroDestroyed } from '../../questions/unit/condition.ts';
import type { RollTag } from '../../vocabulary/dice/roller.ts';
import type { PilotingRolled } from '../../vocabulary/events/piloting-events.ts';
import { type Explanation, IMPOSSIBLE, NO_MODIFIERS, note } from '../../vocabulary/explain/modifiers.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { explanationFor, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechId, MechState, PendingRoll } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { type FallCause, type FallSpot, resolveFall } from './fall.ts';

/**
 * Makes one piloting skill roll by itself, at once. Returns false when it fails, and the unit has fallen where it stood. In a game, rules
 * trigger the rolls; this is for tools that need a single one.
 *
 * @example
 * ```ts
 * import { createPosition, mechOf, resolvePsr, ScriptedDice } from '@hexfall/rules';
 *
 * const game = createPosition([{ tonnage: 50 }], { dice: new ScriptedDice().add('piloting', 6) });
 * resolvePsr(game, 0, 'kicked', 0); // => true
 * mechOf(game, 0).prone; // => false
 * ```
 */
export function resolvePsr(game: Game, unit: MechId, reason: RollReason, modifier: number): boolean {
  const mech = mechOf(game, unit);
  const fall = rollFooting(game, mech, { reason, modifier });
  if (fall !== undefined) resolveFall(game, mech, fall, onTheSpot(mech));
  return fall === undefined;
}

/**
 * Rolls at once whether a unit keeps its footing. Returns `undefined` when it does, else why it falls. A prone unit has no footing to lose.
 */
export function rollFooting(
  game: Game,
  mech: MechState,
  { reason, modifier }: PendingRoll,
  tag: RollTag = 'piloting',
): FallCause | undefined {
  if (mech.prone || mech.status !== 'active') return undefined;
  const why = explanationFor(game);
  const need = pilotingNumber(game, mech, reason, modifier, why);
  if (need >= IMPOSSIBLE) return automaticFall(game, mech, reason, modifier);
  return rollAgainst(game, mech, { reason, need, why }, tag);
}

/** Makes a piloting skill roll that does not end in a fall. Returns false also if no roll can succeed, in which case no dice are rolled. */
export function rollPiloting(
  game: Game,
  mech: MechState,
  { reason, modifier }: PendingRoll,
  tag: RollTag = 'piloting',
): boolean {
  const why = explanationFor(game);
  const need = pilotingNumber(game, mech, reason, modifier, why);
  return need < IMPOSSIBLE && throwAgainst(game, mech, { reason, need, why }, tag).passed;
}

/** A piloting skill roll whose number is known. */
export interface KnownRoll {
  readonly reason: RollReason;
  readonly need: number;
  readonly why: Explanation;
}

/** Rolls the dice of a piloting skill roll. Returns `undefined` when it succeeds, else why the unit falls. */
export function rollAgainst(
  game: Game,
  mech: MechState,
  known: KnownRoll,
  tag: RollTag = 'piloting',
): FallCause | undefined {
  return causeOfFall(throwAgainst(game, mech, known, tag));
}

/** Rolls the dice of a piloting skill roll, and returns the event for it. */
export function throwAgainst(
  game: Game,
  mech: MechState,
  { reason, need, why }: KnownRoll,
  tag: RollTag = 'piloting',
): PilotingRolled {
  const roll = game.dice.twoD6(tag, need);
  const passed = roll >= need;
  const modifiers = why ?? NO_MODIFIERS;
  const rolled: PilotingRolled = { type: 'PilotingRolled', unit: mech.id, reason, need, roll, passed, modifiers };
  announce(game, rolled);
  return rolled;
}

/** Returns why a unit falls after a roll; `undefined` after one that succeeded. */
export function causeOfFall({ passed, reason, need, modifiers }: PilotingRolled): FallCause | undefined {
  return passed ? undefined : { reason, need, modifiers };
}

/** Returns the cause of a fall that no roll could prevent, with the number that the pilot rolls against to come through unhurt. */
export function automaticFall(game: Game, mech: MechState, reason: RollReason, modifier: number): FallCause {
  const why = explanationFor(game);
  return { reason, need: bracingNumber(game, mech, modifier, why), modifiers: why ?? NO_MODIFIERS };
}

/** Numbers of the pilot's roll to come through a fall unhurt after a destroyed gyro, lost legs or a reactor that has just stopped. */
const WITHOUT_GYRO = 6;
const WITHOUT_LEGS = 10;
const WITHOUT_POWER = 3;

function bracingNumber(game: Game, mech: MechState, modifier: number, why: Explanation): number {
  if (mech.pilot !== 'awake' || (mech.shutdown && !mech.shutdownThisPhase)) return IMPOSSIBLE;
  return bracingBase(game, mech, why) + terrainModifier(game, mech, why) + note(why, 'reason', modifier);
}

function bracingBase(game: Game, mech: MechState, why: Explanation): number {
  const spec = specOf(game, mech);
  const skill = (): number => note(why, 'piloting', mech.piloting);
  if (isLegless(game, mech, spec)) return skill() + note(why, 'leg.gone', WITHOUT_LEGS);
  if (isGyroDestroyed(mech, spec)) return skill() + note(why, 'gyro', WITHOUT_GYRO);
  return mech.shutdown ? skill() + note(why, 'reason', WITHOUT_POWER) : pilotingBase(game, mech, why);
}

/**
 * Returns the spot of a fall in which a unit stays where it is.
 *
 * @example
 * ```ts
 * import { createPosition, mechOf, onTheSpot } from '@hexfall/rules';
 *
 * const game = createPosition([{ tonnage: 50 }]);
 * onTheSpot(mechOf(game, 0)); // => { hex: 40, elevation: 0, height: 0 }
 * ```
 */
export function onTheSpot(mech: MechState): FallSpot {
  return { hex: mech.hex, elevation: mech.elevation, height: 0 };
}
