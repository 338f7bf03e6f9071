import { divideDown } from '../../basics/integers.ts';
import { fail, succeed } from '../../basics/result.ts';
import { type Manner, physicalBase } from '../../questions/physical/base-number.ts';
import { baseOf, contactRefusal, levelsOf, OUT_OF_ARC, OUT_OF_LEVEL, topOf } from '../../questions/physical/contact.ts';
import { hasFired, hasTalons } from '../../questions/physical/limbs.ts';
import { dampenedDamage, halfAgain, tsmFactor } from '../../questions/physical/strength.ts';
import { isInFiringArc } from '../../questions/to-hit/firing-arc.ts';
import { kickAesModifier } from '../../questions/unit/aes.ts';
import { isActuatorOut, isLocationGone, legsOf } from '../../questions/unit/condition.ts';
import { noEnemy } from '../../questions/unit/enemies.ts';
import { type KickCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Explanation, keepReasons, note } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, explanationFor, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { isLeg, LOCATIONS, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { HitTable, LimbAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';
import { type BlowKind, strikeTarget } from './blow.ts';

const ROLLS = { hit: 'kicked', miss: 'missedKick' } as const;

/** A kick: easier to hit with than the pilot's skill and as strong as two punches, but a miss may end in a fall. */
export const kick: BlowKind<KickCommand, LimbAttack> = {
  rolls: ROLLS,
  touches: true,

  orders: (_, { id: unit }, { id: target }) => LEGS.map(leg => ({ type: 'kick', unit, target, leg })),

  plan(game, { unit, target: targetId, leg }) {
    const limb = LOCATIONS.indexOf(leg);
    const attacker = mechOf(game, unit);
    const target = game.state.mechs[targetId];
    if (target === undefined) return fail(noEnemy('target'));
    const wrong = kickRefusal(game, attacker, target, limb);
    if (wrong !== undefined) return fail(wrong);
    const why = explanationFor(game);
    const need = kickNumber(game, attacker, target, limb, why);
    const attack: LimbAttack = { kind: 'kick', attacker: attacker.id, target: target.id, limb, need };
    return succeed([keepReasons(attack, why)]);
  },

  number: (game, { attacker, target, limb }, explanation) =>
    limb < 0 ? undefined : kickNumber(game, attacker, target, limb, explanation),

  limb: (_, attack) => attack.limb,
  damage: (game, attacker, attack) => kickDamage(game, attacker, attack.limb),
  table: (game, attacker, target) => kickTableFor(game, attacker, target),

  /** A hit may cost the target its footing. */
  land(game, rolled) {
    const target = mechOf(game, rolled.attack.target);
    if (rolled.damage > 0) strikeTarget(game, target, rolled, rolled.attack.limb);
    queueRoll(game, target, ROLLS.hit, 0);
  },

  /** A miss may cost the attacker its footing. */
  miss: (game, { attack }) => queueRoll(game, mechOf(game, attack.attacker), ROLLS.miss, 0),
};

/** By some rules the terrain of its target does not hinder a kick, which passes beneath. */
const NEAR_GROUND: Manner = { countsOwnMovement: false, hindrance: 'lessTerrain' };

/** Modifier of every kick. */
export const KICK = -2;
const MULE_KICK = 1;
const LEG_ACTUATOR = 2;
const FOOT = 1;

/** Returns why a leg cannot kick a target. */
export function kickRefusal(game: Game, attacker: MechState, target: MechState, leg: LocationId): Refusal | undefined {
  const contact = contactRefusal(game, attacker, target);
  if (contact !== undefined) return contact;
  const limb = legRefusal(game, attacker, leg);
  if (limb !== undefined) return limb;
  const { attackerBase, targetBase, targetTop } = levelsOf(game, attacker, target);
  if (targetBase > attackerBase || attackerBase > targetTop) return OUT_OF_LEVEL;
  if (target.prone && targetBase !== attackerBase) return OUT_OF_LEVEL;
  const arc = isMuleKick(specOf(game, attacker), leg) ? 'rear' : 'forward';
  return isInFiringArc(game, attacker, { arc, twist: 0 }, target.hex) ? undefined : OUT_OF_ARC;
}

/** Returns why a leg cannot kick: kicking takes every leg, since one swings while the others stand. */
function legRefusal(game: Game, attacker: MechState, leg: LocationId): Refusal | undefined {
  const spec = specOf(game, attacker);
  const legs = legsOf(spec);
  if (attacker.stuck) return refusal('unitStuck', 'unit', 'is bogged down and cannot kick');
  if (!legs.includes(leg)) return refusal('limbUnusable', 'leg', 'is not a leg');
  if (legs.some(each => isLocationGone(attacker, each)))
    return refusal('limbUnusable', 'leg', 'cannot kick: a leg is gone');
  const hips = game.rules.kickHipScope === 'anyLeg' || spec.quad ? legs : [leg];
  if (hips.some(each => isActuatorOut(attacker, spec.masks.hip, each))) {
    return refusal('limbUnusable', 'leg', 'cannot kick: a hip is destroyed');
  }
  return hasFired(attacker, spec, leg) ? refusal('limbUnusable', 'leg', 'has fired a weapon this turn') : undefined;
}

/** Whether a leg kicks backward: a quad kicks forward with its front legs and backward with its hind legs. */
function isMuleKick({ quad }: MechSpec, leg: LocationId): boolean {
  return quad && isLeg(leg);
}

/**
 * Returns the target number of a kick.
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
  const usual = attacker.slotsOut[leg] === 0 && !spec.quad && spec.balanced;
  return (
    physicalBase(game, NEAR_GROUND, attacker, target, explanation) +
    note(explanation, 'attack', KICK) +
    (usual ? 0 : unusualModifier(attacker, spec, leg, explanation))
  );
}

/**
 * Returns the modifiers for the hind legs of a quad, for actuator enhancement systems, and for actuators that are out.
 */
function unusualModifier(mech: MechState, spec: MechSpec, leg: LocationId, explanation: Explanation): number {
  return (
    kickAesModifier(mech, spec, explanation) +
    (isMuleKick(spec, leg) ? note(explanation, 'muleKick', MULE_KICK) : 0) +
    actuatorModifier(mech, spec, leg, explanation)
  );
}

function actuatorModifier(mech: MechState, { masks }: MechSpec, leg: LocationId, explanation: Explanation): number {
  return (
    note(explanation, 'upperLeg', isActuatorOut(mech, masks.upperLeg, leg) ? LEG_ACTUATOR : 0) +
    note(explanation, 'lowerLeg', isActuatorOut(mech, masks.lowerLeg, leg) ? LEG_ACTUATOR : 0) +
    note(explanation, 'foot', isActuatorOut(mech, masks.foot, leg) ? FOOT : 0)
  );
}

/**
 * Returns the table for a kick: the legs of a target, the upper half of one that stands a level lower, or all of one
 * that is prone there.
 */
export function kickTableFor(game: Game, attacker: MechState, target: MechState): HitTable {
  const board = boardOf(game);
  if (baseOf(board, attacker) < topOf(board, target)) return 'kick';
  return target.prone ? 'full' : 'punch';
}

/**
 * Returns the damage of a kick: a fifth of the tonnage, halved for each upper or lower leg actuator that is out.
 *
 * @example
 * ```ts
 * import { kickDamage, mechOf, RL } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * kickDamage(game, mechOf(game, 0), RL); // => 10
 * ```
 */
export function kickDamage(game: Game, attacker: MechState, leg: LocationId): number {
  const spec = specOf(game, attacker);
  const damage = soundKick(spec.tonnage) * tsmFactor(attacker, spec);
  const usual = attacker.slotsOut[leg] === 0 && attacker.elevation >= 0 && spec.gear.talons === undefined;
  return usual ? damage : unusualKick(game, attacker, leg, damage);
}

/** Returns the damage of a kick with actuators out, with talons, or in water. */
function unusualKick(game: Game, attacker: MechState, leg: LocationId, sound: number): number {
  const spec = specOf(game, attacker);
  const weak = sound >> legActuatorsOut(attacker, spec, leg);
  const damage = hasTalons(attacker, spec) ? halfAgain(weak) : weak;
  return attacker.elevation < 0 ? dampenedDamage(game, attacker, { limb: leg, damage }, 'up') : damage;
}

/** Returns the damage of a kick with an undamaged leg and no modifiers. */
export function soundKick(tonnage: number): number {
  return divideDown(tonnage, 5);
}

function legActuatorsOut(mech: MechState, { masks }: MechSpec, leg: LocationId): number {
  return Number(isActuatorOut(mech, masks.upperLeg, leg)) + Number(isActuatorOut(mech, masks.lowerLeg, leg));
}

const LEGS = ['LL', 'RL', 'LA', 'RA'] as const;
