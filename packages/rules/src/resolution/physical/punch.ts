import { divideUp, tenthUp } from '../../basics/integers.ts';
import { fail, succeed } from '../../basics/result.ts';
import { physicalBase, STANDING } from '../../questions/physical/base-number.ts';
import { contactRefusal, levelsOf, OUT_OF_ARC, OUT_OF_LEVEL } from '../../questions/physical/contact.ts';
import { hasClaw, hasFired, lacksActuator } from '../../questions/physical/limbs.ts';
import { dampenedDamage, tsmFactor } from '../../questions/physical/strength.ts';
import { isInFiringArc } from '../../questions/to-hit/firing-arc.ts';
import { armAesModifier } from '../../questions/unit/aes.ts';
import { isActuatorOut, isLocationGone } from '../../questions/unit/condition.ts';
import { noEnemy } from '../../questions/unit/enemies.ts';
import { isArmRaised } from '../../questions/unit/shields.ts';
import { type PunchCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Explanation, keepReasons, note } from '../../vocabulary/explain/modifiers.ts';
import { explanationFor, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { isArm, LA, LOCATIONS, type LocationCode, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { HitTable, LimbAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { type BlowKind, strikeTarget } from './blow.ts';

/** A punch: both arms together are one order, but two blows, each with its own number. */
export const punch: BlowKind<PunchCommand, LimbAttack> = {
  rolls: {},
  touches: true,

  orders: (_, { id: unit }, { id: target }) => ARMS.map(arms => ({ type: 'punch', unit, target, arms })),

  plan(game, order) {
    const codes: readonly LocationCode[] = Array.isArray(order.arms) ? order.arms : [];
    const arms = codes.map(code => LOCATIONS.indexOf(code));
    if (arms.length === 0 || arms.length > 2 || arms[0] === arms[1] || !arms.every(isArm)) {
      return fail(refusal('malformed', 'arms', 'must name one arm or both, each once'));
    }
    const attacker = mechOf(game, order.unit);
    const target = game.state.mechs[order.target];
    if (target === undefined) return fail(noEnemy('target'));
    const planned: LimbAttack[] = [];
    for (const limb of arms) {
      const wrong = punchRefusal(game, attacker, target, limb);
      if (wrong !== undefined) return fail(wrong);
      planned.push(planPunch(game, attacker, target, limb));
    }
    return succeed(planned);
  },

  number: (game, { attacker, target, limb }, explanation) =>
    limb < 0 ? undefined : punchNumber(game, attacker, target, limb, explanation),

  limb: (_, { limb }) => limb,
  damage: (game, attacker, { limb }) => punchDamage(game, attacker, limb),
  table: (game, attacker, target) => punchTableFor(game, attacker, target),

  land(game, rolled) {
    const { target, limb } = rolled.attack;
    if (rolled.damage > 0) strikeTarget(game, mechOf(game, target), rolled, limb);
  },

  miss: () => undefined,
};

const ARM_ACTUATOR = 2;
const HAND = 1;
const CLAW = 1;

/** Returns why an arm cannot punch a target. */
export function punchRefusal(game: Game, attacker: MechState, target: MechState, arm: LocationId): Refusal | undefined {
  const contact = contactRefusal(game, attacker, target);
  if (contact !== undefined) return contact;
  const limb = armRefusal(game, attacker, arm);
  if (limb !== undefined) return limb;
  const { attackerBase, attackerTop, targetBase, targetTop } = levelsOf(game, attacker, target);
  if (targetBase > attackerTop || attackerTop > targetTop) return OUT_OF_LEVEL;
  if (target.prone && targetBase !== attackerBase + 1) return OUT_OF_LEVEL;
  return isInFiringArc(game, attacker, { arc: armArc(arm), twist: attacker.twist }, target.hex)
    ? undefined
    : OUT_OF_ARC;
}

/** Returns why an arm cannot punch: it must exist, have a working shoulder, and not have fired in this turn. */
export function armRefusal(game: Game, attacker: MechState, arm: LocationId): Refusal | undefined {
  const spec = specOf(game, attacker);
  if (spec.quad) return refusal('limbUnusable', 'unit', 'is a quad and has no arms');
  if (isLocationGone(attacker, arm)) return refusal('limbUnusable', 'arm', 'is gone');
  if (attacker.armsFlipped) return refusal('limbUnusable', 'arm', 'reaches backward this turn');
  if (isActuatorOut(attacker, spec.masks.shoulder, arm))
    return refusal('limbUnusable', 'arm', 'has no working shoulder');
  if (isArmRaised(attacker, spec, arm)) return refusal('limbUnusable', 'arm', 'holds up a shield');
  return hasFired(attacker, spec, arm) ? refusal('limbUnusable', 'arm', 'has fired a weapon this turn') : undefined;
}

export function armArc(arm: LocationId): 'leftArm' | 'rightArm' {
  return arm === LA ? 'leftArm' : 'rightArm';
}

/**
 * Returns the target number of a punch.
 *
 * @example
 * ```ts
 * import { LA, mechOf, punchNumber } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * punchNumber(game, mechOf(game, 0), mechOf(game, 1), LA); // => 5
 * ```
 */
export function punchNumber(
  game: Game,
  attacker: MechState,
  target: MechState,
  arm: LocationId,
  explanation?: Explanation,
): number {
  const spec = specOf(game, attacker);
  return (
    physicalBase(game, STANDING, attacker, target, explanation) +
    armAesModifier(attacker, spec, arm, explanation) +
    note(explanation, 'upperArm', isActuatorOut(attacker, spec.masks.upperArm, arm) ? ARM_ACTUATOR : 0) +
    note(explanation, 'lowerArm', lacksActuator(attacker, spec.masks.lowerArm, arm) ? ARM_ACTUATOR : 0) +
    (hasClaw(attacker, spec, arm)
      ? note(explanation, 'claw', CLAW)
      : note(explanation, 'hand', lacksActuator(attacker, spec.masks.hand, arm) ? HAND : 0))
  );
}

/** Returns the table for a punch: the upper half of a target, or the legs of one that stands a level higher. */
export function punchTableFor(game: Game, attacker: MechState, target: MechState): HitTable {
  const { attackerTop, targetBase } = levelsOf(game, attacker, target);
  if (attackerTop !== targetBase) return 'punch';
  return target.prone ? 'full' : 'kick';
}

/**
 * Returns the damage of a punch: a tenth of the tonnage, halved for each arm actuator that is out, rounded down once at the end.
 *
 * @example
 * ```ts
 * import { mechOf, punchDamage, RA } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * punchDamage(game, mechOf(game, 0), RA); // => 5
 * ```
 */
export function punchDamage(game: Game, attacker: MechState, arm: LocationId): number {
  const spec = specOf(game, attacker);
  const fist = hasClaw(attacker, spec, arm) ? divideUp(spec.tonnage, 7) : tenthUp(spec.tonnage);
  const weak =
    Number(isActuatorOut(attacker, spec.masks.upperArm, arm)) +
    Number(lacksActuator(attacker, spec.masks.lowerArm, arm));
  const damage = (fist * tsmFactor(attacker, spec)) >> weak;
  return attacker.elevation < 0 ? dampenedDamage(game, attacker, { limb: arm, damage }, 'up') : damage;
}

const ARMS: readonly PunchCommand['arms'][] = [['LA', 'RA'], ['LA'], ['RA']];

function planPunch(game: Game, attacker: MechState, target: MechState, limb: LocationId): LimbAttack {
  const why = explanationFor(game);
  const need = punchNumber(game, attacker, target, limb, why);
  return keepReasons({ kind: 'punch', attacker: attacker.id, target: target.id, limb, need }, why);
}
