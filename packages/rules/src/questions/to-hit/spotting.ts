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
 * Indirect fire. A spotter sees the target and reports where it is; a unit that both spots and fires does both worse. Declarations later in
 * the phase count as much as earlier ones, so these modifiers are added when the shot is resolved.
 */

const INDIRECT = 1;
const UNSEEN = 2;
const SPOTTING = 1;
const SPOTTER_ATTACKS = 1;

/** The modifiers of indirect fire, for players with paper. */
export const INDIRECT_MODIFIERS: readonly Modifier[] = [
  { code: 'indirect', value: INDIRECT },
  { code: 'indirect.unseen', value: UNSEEN },
  { code: 'attacker.spotting', value: SPOTTING },
  { code: 'spotter.attacks', value: SPOTTER_ATTACKS },
];

/** Returns the modifier for indirect fire with a spotter. */
export function indirectModifier(explanation: Explanation): number {
  return note(explanation, 'indirect', INDIRECT);
}

/** Weapons that can be fired at a target that nobody sees, without a beacon or spotter, with the modifier for it. */
const BLIND_FIRE: readonly (readonly [trait: WeaponTrait, modifier: number])[] = [
  ['mortar', UNSEEN],
  ['artilleryCannon', UNSEEN],
  ['artillery', 0],
];

/** Whether a weapon can be fired at a target that nobody sees. */
export function canFireBlind({ traits }: WeaponType): boolean {
  return BLIND_FIRE.some(([trait]) => traits.includes(trait));
}

/** Returns the modifier for a target that nobody sees and no beacon marks. */
export function unseenModifier(game: Game, solution: FiringSolution, explanation: Explanation): number {
  const { traits } = solution.type;
  const blind = BLIND_FIRE.find(([trait]) => traits.includes(trait));
  if (blind === undefined || isLedByBeacon(game, solution)) return 0;
  return note(explanation, 'indirect.unseen', blind[1]);
}

/** Returns the modifier that depends on all declarations: the attacker spots for another unit, or its spotter fires, too. */
export function spottingModifier(game: Game, attack: WeaponAttack, explanation?: Explanation): number {
  const { attacker, spotter } = attack;
  const busy = spotter >= 0 && spotter !== attacker && game.state.attacks.some(each => each.attacker === spotter);
  return (
    spotterModifier(mechOf(game, attacker), explanation) +
    note(explanation, 'spotter.attacks', busy ? SPOTTER_ATTACKS : 0)
  );
}

/** Returns the modifier of a unit's own attacks, with weapons and by hand, for spotting in the same turn. */
export function spotterModifier(mech: MechState, explanation?: Explanation): number {
  return mech.spotting ? note(explanation, 'attacker.spotting', SPOTTING) : 0;
}

/** Returns the modifier of indirect fire for its spotter: the terrain on its line of sight, and its own movement. */
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

/** Whether a unit can spot for another: it is on its side, awake, and has power. Whether it sees the target is not checked here. */
export function canSpot(spotter: MechState | undefined, attacker: MechState): spotter is MechState {
  if (spotter === undefined || spotter.id === attacker.id || spotter.side !== attacker.side) return false;
  return canAct(spotter);
}

/** Whether a pod of the attacker's side guides the missiles of a shot, which must be made for it, to the target. */
export function isLedByBeacon(game: Game, { attacker, target, terms }: FiringSolution): boolean {
  return terms.guidance === 'narc' && hearsBeacon(game, attacker, target);
}

/**
 * Returns the modifiers that semi-guided missiles ignore at a target in the beam of a designator: those for its movement and, in indirect
 * fire, for the terrain that the spotter sees and for its movement. Beams are resolved before all other fire, so this is known only when
 * the missiles are resolved.
 */
export function designationRelief(game: Game, attack: WeaponAttack, explanation?: Explanation): number {
  const target = mechOf(game, attack.target);
  const attacker = mechOf(game, attack.attacker);
  if (guidanceOf(specOf(game, attacker), attack.bin) !== 'semiGuided' || !hasBit(target.tagged, attacker.side))
    return 0;
  return note(explanation, 'target.designated', -modifiersForgiven(game, attack, target));
}

/** Returns the sum of the modifiers that a beam cancels. */
function modifiersForgiven(game: Game, attack: WeaponAttack, target: MechState): number {
  const motion = targetMotion(target, undefined);
  if (attack.spotter < 0 || attack.spotter === attack.attacker) return motion;
  return motion + spotterSightingModifier(game, sightTarget(game, mechOf(game, attack.spotter), target), undefined);
}
