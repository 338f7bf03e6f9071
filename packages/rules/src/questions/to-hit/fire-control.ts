import { type Explanation, type Modifier, note } from '../../vocabulary/explain/modifiers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { HD, NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind, MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { Bracket } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { Visible } from '../board/viewpoint.ts';
import { isImmobile, isItemOut } from '../unit/condition.ts';
import { settingOf } from '../unit/switches.ts';
import { PULSE_AIM } from '../weapons/laser-fittings.ts';
import { hasWorking, isLineDisturbed, isStealthy } from './electronics.ts';
import type { FiringSolution, ShotTerms } from './firing-solution.ts';
import type { ByBracket } from './range.ts';
import { IMMOBILE } from './target-modifiers.ts';

/*
 * Modifiers from fire control: the weapon's own figure, computers, aimed shots, stealth armor.
 */

const COMPUTER = -1;
const AIMED_BY_COMPUTER = 3;
const IMMOBILE_HEAD = 3;
const ARTEMIS_V = -1;
const APOLLO = -1;
/** Modifiers of stealth armor by range bracket. */
export const STEALTH: ByBracket<number> = [0, 1, 2];

/** The modifiers of fire control, for players with paper. */
export const FIRE_CONTROL_MODIFIERS: readonly Modifier[] = [
  { code: 'targetingComputer', value: COMPUTER },
  { code: 'aimed', value: AIMED_BY_COMPUTER },
  { code: 'artemisV', value: ARTEMIS_V },
  { code: 'apollo', value: APOLLO },
];

/**
 * Returns the sum of the weapon's own figure, the targeting computer, and the equipment fitted to the weapon. `bracket` is the one whose
 * range modifier holds, with the help of a network or without.
 */
export function fireControlModifier(
  game: Game,
  solution: FiringSolution<Visible>,
  bracket: number,
  explanation: Explanation,
): number {
  const { toHit } = solution.type;
  return (
    note(explanation, 'weapon', toHit === 0 ? 0 : weaponModifier(solution, bracket)) +
    computerModifier(game, solution, explanation) +
    addOnModifier(game, solution, explanation)
  );
}

/**
 * Returns the weapon's own figure. It is better the nearer the target for a variable-speed laser, and does not count in indirect fire of a
 * mortar, which is made for it.
 */
function weaponModifier({ type, terms }: FiringSolution<Visible>, bracket: number): number {
  if (type.traits.includes('variableSpeed')) return type.toHit + bracket;
  return terms.indirect && type.traits.includes('mortar') ? 0 : type.toHit;
}

/**
 * Returns the modifier of a targeting computer, which steadies direct fire; a shot aimed with it at a target that can move is harder
 * instead.
 */
function computerModifier(
  game: Game,
  { attacker, type, terms }: FiringSolution<Visible>,
  explanation: Explanation,
): number {
  if (!hasComputer(game, attacker, type)) return 0;
  return note(explanation, 'targetingComputer', terms.aim === NOWHERE ? COMPUTER : 0);
}

/** Whether a working targeting computer directs this weapon. */
export function hasComputer(game: Game, attacker: MechState, type: WeaponType): boolean {
  const spec = specOf(game, attacker);
  return (
    spec.gear.targetingComputer !== undefined &&
    type.traits.includes('directFire') &&
    hasWorking(attacker, spec, 'targetingComputer')
  );
}

/** Returns the kind of equipment fitted to a weapon, if it was in working order when the phase began. */
export function addOnKind(game: Game, attacker: MechState, weapon: MountedWeapon): EquipmentKind | undefined {
  if (weapon.addOn < 0) return undefined;
  const spec = specOf(game, attacker);
  return isItemOut(attacker, spec, 'equipment', weapon.addOn) ? undefined : spec.equipment[weapon.addOn]!.kind;
}

/** Whether Artemis has contact with its missiles: ECM anywhere along the line cuts the link, and so does the attacker's stealth armor. */
export function isArtemisLinkUp(game: Game, attacker: MechState, target: Pick<Visible, 'hex'>): boolean {
  if (isStealthy(attacker, specOf(game, attacker))) return false;
  return !isLineDisturbed(game, { side: attacker.side, from: attacker.hex, to: target.hex });
}

/**
 * Returns the modifier of equipment fitted to a weapon. Apollo steadies every salvo; Artemis V only missiles made for it, while its link to
 * them holds.
 */
function addOnModifier(game: Game, solution: FiringSolution<Visible>, explanation: Explanation): number {
  const { attacker, target, weapon, terms } = solution;
  if (weapon.addOn < 0) return 0;
  const kind = addOnKind(game, attacker, weapon);
  if (kind === 'apollo') return note(explanation, 'apollo', APOLLO);
  if (kind === 'pulseModule') {
    const spec = specOf(game, attacker);
    return settingOf(attacker, spec, weapon.addOn) === 'on' ? note(explanation, 'pulseModule', PULSE_AIM) : 0;
  }
  const guided = kind === 'artemisV' && terms.guidance === 'artemisV' && !terms.indirect;
  return note(explanation, 'artemisV', guided && isArtemisLinkUp(game, attacker, target) ? ARTEMIS_V : 0);
}

/**
 * Returns the modifier for an immobile target and for aiming at a location. A target that cannot move is easy to hit, but its head is hard
 * to hit all the same. Any other target can be aimed at only with a targeting computer, and not at its head.
 */
export function aimModifier(target: MechState, terms: ShotTerms, explanation: Explanation): number {
  if (!isImmobile(target)) return note(explanation, 'aimed', terms.aim === NOWHERE ? 0 : AIMED_BY_COMPUTER);
  if (terms.aim === HD) return note(explanation, 'aimed', IMMOBILE_HEAD);
  return note(explanation, 'target.immobile', IMMOBILE);
}

/** Returns the modifier for stealth armor of a target, by range. */
export function stealthModifier(game: Game, target: MechState, bracket: Bracket, explanation: Explanation): number {
  const spec = specOf(game, target);
  if (!isStealthy(target, spec)) return 0;
  return note(explanation, 'target.stealth', STEALTH[bracket]);
}
