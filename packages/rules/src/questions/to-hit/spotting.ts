import { hasBit } from '../../basics/integers.ts';
import { type Explanation, type Modifier, note } from '../../vocabulary/explain/modifiers.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { WeaponTrait, WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { canAct } from '../unit/condition.ts';
import { guidanceOf } from '../weapons/ammunition.ts';
import { attackerMovement } from './attacker-modifiers.ts';
import { sameBuildingModifier, surroundingsModifier } from './cover.ts';
import { hearsBeacon } from './electronics.ts';
import { type FiringSolution, type Sighting, sightTarget } from './firing-solution.ts';
import { targetMotion } from './target-modifiers.ts';

/*
 * Indirect fire. Somebody else sees the target and tells where it is; who does two things at once does both worse. What
 * is declared later in the phase counts as much as what was declared before, so these modifiers are added when the shot
 * is resolved.
 */

const INDIRECT = 1;
const UNSEEN = 2;
const SPOTTING = 1;
const SPOTTER_ATTACKS = 1;

/** What indirect fire adds, for those who play with paper. */
export const INDIRECT_MODIFIERS: readonly Modifier[] = [
  { code: 'indirect', value: INDIRECT },
  { code: 'indirect.unseen', value: UNSEEN },
  { code: 'attacker.spotting', value: SPOTTING },
  { code: 'spotter.attacks', value: SPOTTER_ATTACKS },
];

/** What it adds that somebody else sees the target. */
export function indirectModifier(explanation: Explanation): number {
  return note(explanation, 'indirect', INDIRECT);
}

/** Weapons that are fired at what nobody sees, with what that adds; a beacon or spotter is not needed. */
const BLIND_FIRE: readonly (readonly [trait: WeaponTrait, modifier: number])[] = [
  ['mortar', UNSEEN],
  ['artilleryCannon', UNSEEN],
  ['artillery', 0],
];

/** Whether a weapon can be fired at what nobody sees. */
export function canFireBlind({ traits }: WeaponType): boolean {
  return BLIND_FIRE.some(([trait]) => traits.includes(trait));
}

/** What it adds that nobody sees the target, and no beacon marks it. */
export function unseenModifier(game: Game, solution: FiringSolution, explanation: Explanation): number {
  const { traits } = solution.type;
  const blind = BLIND_FIRE.find(([trait]) => traits.includes(trait));
  if (blind === undefined || isLedByBeacon(game, solution)) return 0;
  return note(explanation, 'indirect.unseen', blind[1]);
}

/** What all declarations together add to a shot: its attacker spots for another, or its spotter fires, too. */
export function spottingModifier(game: Game, attack: WeaponAttack, explanation?: Explanation): number {
  const { attacker, spotter } = attack;
  const busy = spotter >= 0 && spotter !== attacker && game.state.attacks.some(each => each.attacker === spotter);
  return (
    spotterModifier(mechOf(game, attacker), explanation) +
    note(explanation, 'spotter.attacks', busy ? SPOTTER_ATTACKS : 0)
  );
}

/** What it costs a unit, with weapons and by hand, to spot for another in the same turn. */
export function spotterModifier(mech: MechState, explanation?: Explanation): number {
  return mech.spotting ? note(explanation, 'attacker.spotting', SPOTTING) : 0;
}

/** What a spotter's sighting adds to indirect fire: what it sees the target behind, and how its own movement shakes it. */
export function spotterSightingModifier(
  game: Game,
  { viewer, target, sight }: Sighting,
  explanation: Explanation,
): number {
  return (
    attackerMovement(viewer.movement, explanation) +
    surroundingsModifier(game, target, sight, explanation) +
    sameBuildingModifier(game, viewer, target, explanation)
  );
}

/**
 * Whether a unit can spot for another: on its side, awake, with power. Whether it sees the target is another question.
 */
export function canSpot(spotter: MechState | undefined, attacker: MechState): spotter is MechState {
  if (spotter === undefined || spotter.id === attacker.id || spotter.side !== attacker.side) return false;
  return canAct(spotter);
}

/** Whether a pod of the attacker's side leads the missiles of a shot, which must be made for it, to the target. */
export function isLedByBeacon(game: Game, { attacker, target, terms }: FiringSolution): boolean {
  return terms.guidance === 'narc' && hearsBeacon(game, attacker, target);
}

/**
 * What a target in the beam of a designator takes off the number of semi-guided missiles: its movement and, in indirect
 * fire, what the spotter sees it behind and how the spotter moves. Beams are resolved before all other fire,
 * so this is known only when the missiles fly.
 */
export function designationRelief(game: Game, attack: WeaponAttack, explanation?: Explanation): number {
  const target = mechOf(game, attack.target);
  const attacker = mechOf(game, attack.attacker);
  if (guidanceOf(specOf(game, attacker), attack.bin) !== 'semiGuided' || !hasBit(target.tagged, attacker.side))
    return 0;
  return note(explanation, 'target.designated', -modifiersForgiven(game, attack, target));
}

/** The modifiers that a beam cancels. */
function modifiersForgiven(game: Game, attack: WeaponAttack, target: MechState): number {
  const motion = targetMotion(target, undefined);
  if (attack.spotter < 0 || attack.spotter === attack.attacker) return motion;
  return motion + spotterSightingModifier(game, sightTarget(game, mechOf(game, attack.spotter), target), undefined);
}
