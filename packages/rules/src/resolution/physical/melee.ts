import { physicalBase } from '../../questions/physical/base-number.ts';
import { contactRefusal, levelsOf, OUT_OF_ARC, OUT_OF_LEVEL } from '../../questions/physical/contact.ts';
import { hasClaw, lacksActuator } from '../../questions/physical/limbs.ts';
import { isInArc } from '../../questions/to-hit/firing-arc.ts';
import { isActuatorOut, isItemOut } from '../../questions/unit/condition.ts';
import { type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { isArm, LA, type LocationId, RA } from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind } from '../../vocabulary/spec/mech-spec.ts';
import type { HitTable } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { MeleeKind } from './damage.ts';
import { armArc, armRefusal } from './punch.ts';

const WEAPON_MODIFIER: Readonly<Record<MeleeKind, number>> = {
  hatchet: -1,
  sword: -2,
  mace: 1,
  lance: 1,
  retractableBlade: -2,
};

/** Weapons of which the requirement documents say what the arm needs. */
const ASKS_FOR_LOWER_ARM: ReadonlySet<MeleeKind> = new Set<MeleeKind>(['hatchet', 'sword', 'mace']);

const ARM_ACTUATOR = 2;
const CALLED_SHOT = 4;

/** A melee weapon in the arm that swings it. */
export interface MeleeWeapon {
  readonly item: number;
  readonly kind: MeleeKind;
  readonly arm: LocationId;
}

/**
 * The melee weapon that is that item of the equipment, or `undefined` for anything else.
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
  if (found === undefined || !isArm(found.location)) return undefined;
  const { kind, location: arm } = found;
  return isMeleeKind(kind) ? { item, kind, arm } : undefined;
}

function isMeleeKind(kind: EquipmentKind): kind is MeleeKind {
  return Object.hasOwn(WEAPON_MODIFIER, kind);
}

/** Why a melee weapon cannot strike a target. */
export function meleeRefusal(
  game: Game,
  attacker: MechState,
  target: MechState | undefined,
  weapon: MeleeWeapon,
): Refusal | undefined {
  const contact = contactRefusal(game, attacker, target);
  if (contact !== undefined || target === undefined) return contact;
  const limb = armRefusal(game, attacker, weapon.arm) ?? weaponRefusal(game, attacker, weapon);
  if (limb !== undefined) return limb;
  const { attackerBase, attackerTop, targetBase, targetTop } = levelsOf(game, attacker, target);
  if (targetTop < attackerBase || targetBase > attackerTop) return OUT_OF_LEVEL;
  if (target.prone && targetBase !== attackerBase + 1) return OUT_OF_LEVEL;
  return isInArc(game, attacker, armArc(weapon.arm), attacker.twist, target.hex) ? undefined : OUT_OF_ARC;
}

/**
 * The weapon must be whole, and held by a hand; the requirement documents ask for a lower arm as well, without exception.
 * On the table a lance is built onto the arm, and a unit with a claw has its weapons mounted likewise.
 */
function weaponRefusal(game: Game, attacker: MechState, weapon: MeleeWeapon): Refusal | undefined {
  const spec = specOf(game, attacker);
  if (isItemOut(attacker, spec, 'equipment', weapon.item)) {
    return refusal('weaponUnusable', 'item', `(${weapon.kind}) is destroyed`);
  }
  const { kind, arm } = weapon;
  const strict = game.rules.meleeWeaponActuators === 'lowerArmAndHand' && ASKS_FOR_LOWER_ARM.has(kind);
  const handless = !strict && (kind === 'lance' || hasClaw(attacker, spec, LA) || hasClaw(attacker, spec, RA));
  if (!handless && lacksActuator(attacker, spec.masks.hand, arm))
    return refusal('limbUnusable', 'item', 'has no working hand');
  return strict && lacksActuator(attacker, spec.masks.lowerArm, arm)
    ? refusal('limbUnusable', 'item', 'has no working lower arm')
    : undefined;
}

/** A melee weapon raised at a target, perhaps at the upper or the lower half of it. */
export interface Swing {
  readonly target: MechState;
  readonly weapon: MeleeWeapon;
  /** `full`, unless a called shot picks the punch or the kick table. */
  readonly aim: HitTable;
}

/**
 * What a melee weapon needs to hit.
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
    physicalBase(game, 'melee', attacker, swing.target, explanation) +
    note(explanation, 'attack', WEAPON_MODIFIER[kind]) +
    note(explanation, 'upperArm', isActuatorOut(attacker, spec.masks.upperArm, arm) ? ARM_ACTUATOR : 0) +
    note(explanation, 'lowerArm', lacksActuator(attacker, spec.masks.lowerArm, arm) ? ARM_ACTUATOR : 0) +
    note(explanation, 'calledShot', swing.aim === 'full' ? 0 : CALLED_SHOT)
  );
}

/** At the same level the weapon reaches all of the target; above it the upper half, below it the legs. */
export function meleeTableFor(game: Game, attacker: MechState, swing: Swing): HitTable {
  const { attackerBase, targetBase } = levelsOf(game, attacker, swing.target);
  if (attackerBase === targetBase) return swing.aim;
  if (attackerBase > targetBase) return 'punch';
  return swing.target.prone ? 'full' : 'kick';
}

/** A shot can be called only where the whole target is within reach. */
export function aimRefusal(game: Game, attacker: MechState, swing: Swing): Refusal | undefined {
  if (swing.aim === 'full') return undefined;
  const { attackerBase, targetBase } = levelsOf(game, attacker, swing.target);
  return attackerBase === targetBase
    ? undefined
    : refusal('outOfRange', 'aim', 'can be chosen only against a target at the same level');
}
