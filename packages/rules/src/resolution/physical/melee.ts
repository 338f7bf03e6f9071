import { fail, succeed } from '../../basics/result.ts';
import { physicalBase, STANDING } from '../../questions/physical/base-number.ts';
import { contactRefusal, levelsOf, OUT_OF_ARC, OUT_OF_LEVEL } from '../../questions/physical/contact.ts';
import { hasClaw, lacksActuator } from '../../questions/physical/limbs.ts';
import { dampenedDamage, tsmFactor } from '../../questions/physical/strength.ts';
import { activeBladeDamage, isVibroblade } from '../../questions/physical/vibroblades.ts';
import { isInFiringArc, type TurnedArc } from '../../questions/to-hit/firing-arc.ts';
import { armAesModifier } from '../../questions/unit/aes.ts';
import { isActuatorOut, isItemOut } from '../../questions/unit/condition.ts';
import { noEnemy } from '../../questions/unit/enemies.ts';
import { type MeleeCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Explanation, keepReasons, note } from '../../vocabulary/explain/modifiers.ts';
import { explanationFor, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { isArm, isLeg, LA, type LocationId, NOWHERE, RA } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { HIT_TABLES, type HitTable, type MeleeAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';
import { type BlowKind, strikeTarget } from './blow.ts';
import { isMeleeKind, isPowered, isTool, isToolOfQuads, MELEE_WEAPONS, type MeleeKind } from './melee-weapons.ts';
import { armArc, armRefusal } from './punch.ts';
import { canSwingBack, swingBack } from './swing-back.ts';

/** A blow with a hatchet, sword, mace, lance, blade, whip or tool. */
export const melee: BlowKind<MeleeCommand, MeleeAttack> = {
  rolls: {},
  touches: false,

  orders: (game, attacker, { id: target }) =>
    specOf(game, attacker).equipment.map((_, item) => ({
      type: 'melee',
      unit: attacker.id,
      target,
      item,
      aim: 'full',
    })),

  plan(game, order) {
    const attacker = mechOf(game, order.unit);
    const target = game.state.mechs[order.target];
    const weapon = meleeWeapon(game, attacker, order.item);
    if (weapon === undefined) {
      return fail(refusal('noSuchWeapon', 'item', 'is not a melee weapon that this unit can swing'));
    }
    if (!HIT_TABLES.includes(order.aim)) return fail(refusal('malformed', 'aim', 'must be full, punch or kick'));
    if (target === undefined) return fail(noEnemy('target'));
    const wrong = meleeRefusal(game, attacker, target, weapon);
    if (wrong !== undefined) return fail(wrong);
    const swing = { target, weapon, aim: order.aim };
    const badAim = aimRefusal(game, attacker, swing);
    return badAim === undefined ? succeed([planSwing(game, attacker, swing)]) : fail(badAim);
  },

  number(game, { attacker, target, item, aim }, explanation) {
    const weapon = meleeWeapon(game, attacker, item);
    return weapon && meleeNumber(game, attacker, { target, weapon, aim }, explanation);
  },

  limb: (game, { attacker, item }) => meleeWeapon(game, mechOf(game, attacker), item)!.arm,
  damage(game, attacker, { item }) {
    return weaponDamage(game, attacker, meleeWeapon(game, attacker, item)!);
  },
  table: (_game, _attacker, _target, { table }) => table,

  land(game, rolled) {
    const target = mechOf(game, rolled.attack.target);
    const place = rolled.damage > 0 ? strikeTarget(game, target, rolled, NOWHERE) : undefined;
    if (place === undefined) return;
    const weapon = meleeWeapon(game, mechOf(game, rolled.attack.attacker), rolled.attack.item)!;
    MELEE_WEAPONS[weapon.kind].follow?.(game, rolled.attack, place);
  },

  swingsBack: (game, { attacker, item }) => canSwingBack(meleeWeapon(game, mechOf(game, attacker), item)!.kind),

  miss(game, { attack, damage, swungBack }) {
    if (swungBack) return swingBack(game, attack, damage);
    const attacker = mechOf(game, attack.attacker);
    const { missModifier } = MELEE_WEAPONS[meleeWeapon(game, attacker, attack.item)!.kind];
    if (missModifier !== undefined) queueRoll(game, attacker, 'missedMace', missModifier);
  },
};

const ARM_ACTUATOR = 2;
const CALLED_SHOT = 4;

/** A melee weapon and the arm that swings it; a tool may be in any other location. */
export interface MeleeWeapon {
  readonly item: number;
  readonly kind: MeleeKind;
  readonly arm: LocationId;
}

/**
 * Returns the melee weapon with that index in the equipment, or `undefined` if the item is not a melee weapon.
 *
 * @example
 * ```ts
 * import { mechOf, meleeWeapon } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * meleeWeapon(game, mechOf(game, 0), 0); // => undefined
 * ```
 */
export function meleeWeapon(game: Game, mech: MechState, item: number): MeleeWeapon | undefined {
  const found = specOf(game, mech).equipment[item];
  if (found === undefined || !isMeleeKind(found.kind)) return undefined;
  const { kind, location: arm } = found;
  return isArm(arm) || isTool(kind) ? { item, kind, arm } : undefined;
}

/** Returns why a melee weapon cannot strike a target. */
export function meleeRefusal(
  game: Game,
  attacker: MechState,
  target: MechState,
  weapon: MeleeWeapon,
): Refusal | undefined {
  const contact = contactRefusal(game, attacker, target);
  if (contact !== undefined) return contact;
  const limb = holderRefusal(game, attacker, weapon) ?? weaponRefusal(game, attacker, weapon);
  if (limb !== undefined) return limb;
  const { attackerBase, attackerTop, targetBase, targetTop } = levelsOf(game, attacker, target);
  if (targetTop < attackerBase || targetBase > attackerTop) return OUT_OF_LEVEL;
  if (target.prone && targetBase !== attackerBase + 1) return OUT_OF_LEVEL;
  return isInFiringArc(game, attacker, reachOf(game, attacker, weapon), target.hex) ? undefined : OUT_OF_ARC;
}

/** Returns why the location of a weapon cannot use it: an arm must be able to strike; a quad has none, and can use few tools. */
function holderRefusal(game: Game, attacker: MechState, { kind, arm }: MeleeWeapon): Refusal | undefined {
  if (!specOf(game, attacker).quad) return isArm(arm) ? armRefusal(game, attacker, arm) : undefined;
  return isToolOfQuads(kind) ? undefined : refusal('limbUnusable', 'item', 'cannot be used by a quad');
}

/**
 * Returns the arc of a weapon. One that is not in an arm strikes forward, or backward if it is mounted that way; on a leg it turns with the
 * leg.
 */
function reachOf(game: Game, attacker: MechState, { arm: place, item }: MeleeWeapon): TurnedArc {
  const { equipment, quad } = specOf(game, attacker);
  if (isArm(place) && !quad) return { arc: armArc(place), twist: attacker.twist };
  const arc = equipment[item]!.rear === true ? 'rear' : 'forward';
  return { arc, twist: isLeg(place) ? 0 : attacker.twist };
}

/**
 * Refuses a weapon that is damaged, or that is not held by a hand. The requirement documents also require a lower arm, without exception.
 * On the table a lance is built onto the arm, and so are the weapons of a unit with a claw.
 */
function weaponRefusal(game: Game, attacker: MechState, weapon: MeleeWeapon): Refusal | undefined {
  const spec = specOf(game, attacker);
  if (isItemOut(attacker, spec, 'equipment', weapon.item)) {
    return refusal('weaponUnusable', 'item', `(${weapon.kind}) is destroyed`);
  }
  const { kind, arm } = weapon;
  if (isTool(kind)) return undefined;
  const strict = game.rules.meleeWeaponActuators === 'lowerArmAndHand' && MELEE_WEAPONS[kind].asksForLowerArm;
  const handless = !strict && (kind === 'lance' || hasClaw(attacker, spec, LA) || hasClaw(attacker, spec, RA));
  if (!handless && lacksActuator(attacker, spec.masks.hand, arm))
    return refusal('limbUnusable', 'item', 'has no working hand');
  return strict && lacksActuator(attacker, spec.masks.lowerArm, arm)
    ? refusal('limbUnusable', 'item', 'has no working lower arm')
    : undefined;
}

/** A blow with a melee weapon at a target, perhaps at its upper or its lower half only. */
export interface Swing {
  readonly target: MechState;
  readonly weapon: MeleeWeapon;
  /** `full`, unless a called shot picks the punch or the kick table. */
  readonly aim: HitTable;
}

/**
 * Returns the target number of a melee weapon.
 *
 * @example
 * ```ts
 * import { mechOf, meleeNumber, RA } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const hatchet = { item: 0, kind: 'hatchet', arm: RA } as const;
 * meleeNumber(game, mechOf(game, 0), { target: mechOf(game, 1), weapon: hatchet, aim: 'full' }); // => 4
 * ```
 */
export function meleeNumber(game: Game, attacker: MechState, swing: Swing, explanation?: Explanation): number {
  const spec = specOf(game, attacker);
  const { arm, kind } = swing.weapon;
  return (
    physicalBase(game, STANDING, attacker, swing.target, explanation) +
    note(explanation, 'attack', MELEE_WEAPONS[kind].toHit) +
    (isArm(arm) ? armNumber(attacker, spec, arm, explanation) : 0) +
    note(explanation, 'calledShot', swing.aim === 'full' ? 0 : CALLED_SHOT)
  );
}

function armNumber(attacker: MechState, spec: MechSpec, arm: LocationId, explanation: Explanation): number {
  return (
    note(explanation, 'upperArm', isActuatorOut(attacker, spec.masks.upperArm, arm) ? ARM_ACTUATOR : 0) +
    note(explanation, 'lowerArm', lacksActuator(attacker, spec.masks.lowerArm, arm) ? ARM_ACTUATOR : 0) +
    armAesModifier(attacker, spec, arm, explanation)
  );
}

/**
 * Returns the hit location table: at the same level the weapon reaches all of the target, from above the upper half, from below the legs.
 */
export function meleeTableFor(game: Game, attacker: MechState, swing: Swing): HitTable {
  const { attackerBase, targetBase } = levelsOf(game, attacker, swing.target);
  if (attackerBase === targetBase) return swing.aim;
  if (attackerBase > targetBase) return 'punch';
  return swing.target.prone ? 'full' : 'kick';
}

/** Refuses a called shot where not all of the target is within reach. */
function aimRefusal(game: Game, attacker: MechState, swing: Swing): Refusal | undefined {
  if (swing.aim === 'full') return undefined;
  const { attackerBase, targetBase } = levelsOf(game, attacker, swing.target);
  return attackerBase === targetBase
    ? undefined
    : refusal('outOfRange', 'aim', 'can be chosen only against a target at the same level');
}

/** Returns the present damage of a melee weapon: a vibroblade that is switched on cuts by its own power. */
function weaponDamage(game: Game, attacker: MechState, { item, kind, arm }: MeleeWeapon): number {
  const active = isVibroblade(kind) ? activeBladeDamage(attacker, specOf(game, attacker), item) : undefined;
  if (active === undefined) return meleeDamage(game, attacker, kind, arm);
  return attacker.elevation < 0 ? dampenedDamage(game, attacker, { limb: arm, damage: active }, 'down') : active;
}

/**
 * Returns the damage of a melee weapon by the tonnage of the unit that swings it; for a vibroblade, that of one that is switched off.
 *
 * @example
 * ```ts
 * import { mechOf, meleeDamage, RA } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * meleeDamage(game, mechOf(game, 0), 'hatchet', RA); // => 10
 * ```
 */
export function meleeDamage(game: Game, attacker: MechState, kind: MeleeKind, arm: LocationId): number {
  const spec = specOf(game, attacker);
  const damage =
    MELEE_WEAPONS[kind].damage(spec.tonnage, game.rules) *
    (isPowered(kind) || kind === 'chainWhip' ? 1 : tsmFactor(attacker, spec));
  return attacker.elevation < 0 ? dampenedDamage(game, attacker, { limb: arm, damage }, 'down') : damage;
}

function planSwing(game: Game, attacker: MechState, swing: Swing): MeleeAttack {
  const why = explanationFor(game);
  const attack: MeleeAttack = {
    kind: 'melee',
    attacker: attacker.id,
    target: swing.target.id,
    item: swing.weapon.item,
    need: meleeNumber(game, attacker, swing, why),
    table: meleeTableFor(game, attacker, swing),
  };
  return keepReasons(attack, why);
}
