import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { EquipmentKind } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { FireAttack } from '../../vocabulary/state/attacks.ts';
import type { Load } from '../weapons/ammunition.ts';
import { hearsBeacon } from './electronics.ts';
import { addOnKind, isArtemisLinkUp } from './fire-control.ts';
import type { ByBracket } from './range.ts';

/*
 * Modifiers of the roll for how many projectiles hit. All of them add up; the table itself ends at 2 and 12.
 */

const ARTEMIS_IV = 2;
const ARTEMIS_V = 3;
const NARC = 2;
const APOLLO = -1;
/** By range bracket: the modifier of a Gauss weapon that scatters its shot. */
const SCATTER: ByBracket<number> = [2, 0, -2];
/** Modifier for missiles that an anti-missile system fires at. */
export const ANTI_MISSILE = -4;

/** Returns the modifier of the cluster roll of a shot with this load. */
export function clusterModifier(game: Game, attack: FireAttack, load: Load): number {
  const scatter = load.type.traits.includes('hag') ? SCATTER[attack.bracket] : 0;
  return scatter + salvoModifier(load.type) + guidanceModifier(game, attack, load);
}

const LOOSE = -1;
const WILD = -2;
const PROTOTYPE_STREAK = 4;

/** Returns the modifier that a type of weapon has on every cluster roll. */
function salvoModifier({ traits }: WeaponType): number {
  if (traits.includes('looseSalvo')) return LOOSE;
  if (traits.includes('wildSalvo')) return WILD;
  return traits.includes('prototypeStreak') ? PROTOTYPE_STREAK : 0;
}

/** Returns the modifier for fire control of the launcher or a beacon on the target; the two do not add up. */
function guidanceModifier(game: Game, attack: FireAttack, load: Load): number {
  const { type, guidance } = load;
  if (!type.traits.includes('missile')) return 0;
  const attacker = mechOf(game, attack.attacker);
  const addOn = addOnKind(game, attacker, specOf(game, attacker).weapons[attack.weapon]!);
  if (addOn === 'apollo') return APOLLO;
  if (guidance === 'narc') return !type.traits.includes('extendedLrm') && isLedToTarget(game, attack) ? NARC : 0;
  const bonus = artemisBonus(load, addOn);
  if (bonus === 0) return 0;
  const target = attack.kind === 'building' ? attack : mechOf(game, attack.target);
  return isArtemisLinkUp(game, attacker, target) ? bonus : 0;
}

/** Whether a pod on the target guides missiles that are fired directly. Buildings carry no pods. */
function isLedToTarget(game: Game, attack: FireAttack): boolean {
  if (attack.kind === 'building' || attack.spotter >= 0) return false;
  return hearsBeacon(game, mechOf(game, attack.attacker), mechOf(game, attack.target));
}

/**
 * Returns the modifier for Artemis. An advanced tactical launcher has Artemis IV built in; others need the system and
 * missiles made for it.
 */
function artemisBonus({ type, guidance }: Load, addOn: EquipmentKind | undefined): number {
  if (type.traits.includes('atm')) return ARTEMIS_IV;
  if (addOn === undefined || addOn !== guidance) return 0;
  return addOn === 'artemisV' ? ARTEMIS_V : ARTEMIS_IV;
}
