import { physicalBase } from '../../questions/physical/base-number.ts';
import { baseOf, contactRefusal, levelsOf, OUT_OF_ARC, OUT_OF_LEVEL, topOf } from '../../questions/physical/contact.ts';
import { hasFired } from '../../questions/physical/limbs.ts';
import { isInArc } from '../../questions/to-hit/firing-arc.ts';
import { isActuatorOut, isLocationGone, legsOf } from '../../questions/unit/condition.ts';
import { type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import { isLeg, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { HitTable } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** A kick is easier than the pilot's skill says. */
export const KICK = -2;
const MULE_KICK = 1;
const LEG_ACTUATOR = 2;
const FOOT = 1;

/** Why a leg cannot kick a target. */
export function kickRefusal(
  game: Game,
  attacker: MechState,
  target: MechState | undefined,
  leg: LocationId,
): Refusal | undefined {
  const contact = contactRefusal(game, attacker, target);
  if (contact !== undefined || target === undefined) return contact;
  const limb = legRefusal(game, attacker, leg);
  if (limb !== undefined) return limb;
  const { attackerBase, targetBase, targetTop } = levelsOf(game, attacker, target);
  if (targetBase > attackerBase || attackerBase > targetTop) return OUT_OF_LEVEL;
  if (target.prone && targetBase !== attackerBase) return OUT_OF_LEVEL;
  const arc = isMuleKick(specOf(game, attacker), leg) ? 'rear' : 'forward';
  return isInArc(game, attacker, arc, 0, target.hex) ? undefined : OUT_OF_ARC;
}

/** Kicking takes every leg: one swings while the others stand. */
function legRefusal(game: Game, attacker: MechState, leg: LocationId): Refusal | undefined {
  const spec = specOf(game, attacker);
  const legs = legsOf(spec);
  if (attacker.stuck) return refusal('unitStuck', 'unit', 'is bogged down and cannot kick');
  if (!legs.includes(leg)) return refusal('limbUnusable', 'leg', 'is no leg');
  if (legs.some(each => isLocationGone(attacker, each)))
    return refusal('limbUnusable', 'leg', 'cannot kick: a leg is gone');
  const hips = game.rules.kickHipScope === 'anyLeg' || spec.quad ? legs : [leg];
  if (hips.some(each => isActuatorOut(attacker, spec.masks.hip, each))) {
    return refusal('limbUnusable', 'leg', 'cannot kick: a hip is destroyed');
  }
  return hasFired(attacker, spec, leg) ? refusal('limbUnusable', 'leg', 'has fired a weapon this turn') : undefined;
}

/** A quad kicks forward with its front legs and backward with its hind legs. */
function isMuleKick({ quad }: MechSpec, leg: LocationId): boolean {
  return quad && isLeg(leg);
}

/**
 * What a kick needs to hit.
 *
 * @example
 * ```ts
 * import { kickNumber, mechOf, RL } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * kickNumber(game, mechOf(game, 0), mechOf(game, 1), RL); // => 3
 * ```
 */
export function kickNumber(
  game: Game,
  attacker: MechState,
  target: MechState,
  leg: LocationId,
  explanation?: Explanation,
): number {
  const spec = specOf(game, attacker);
  return (
    physicalBase(game, 'kick', attacker, target, explanation) +
    note(explanation, 'attack', KICK) +
    (isMuleKick(spec, leg) ? note(explanation, 'muleKick', MULE_KICK) : 0) +
    (attacker.slotsOut[leg] === 0 ? 0 : actuatorModifier(attacker, spec, leg, explanation))
  );
}

function actuatorModifier(mech: MechState, { masks }: MechSpec, leg: LocationId, explanation: Explanation): number {
  return (
    note(explanation, 'upperLeg', isActuatorOut(mech, masks.upperLeg, leg) ? LEG_ACTUATOR : 0) +
    note(explanation, 'lowerLeg', isActuatorOut(mech, masks.lowerLeg, leg) ? LEG_ACTUATOR : 0) +
    note(explanation, 'foot', isActuatorOut(mech, masks.foot, leg) ? FOOT : 0)
  );
}

/** Feet meet legs; the upper half of a target that stands a level lower; anything of one that lies there. */
export function kickTableFor(game: Game, attacker: MechState, target: MechState): HitTable {
  const board = boardOf(game);
  if (baseOf(board, attacker) < topOf(board, target)) return 'kick';
  return target.prone ? 'full' : 'punch';
}
