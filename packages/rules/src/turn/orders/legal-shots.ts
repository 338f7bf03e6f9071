import { isSightBlocked } from '@hexfall/hex';
import { hasComputer } from '../../questions/to-hit/fire-control.ts';
import { sightTarget } from '../../questions/to-hit/firing-solution.ts';
import { canSpot } from '../../questions/to-hit/spotting.ts';
import { isImmobile } from '../../questions/unit/condition.ts';
import { enemiesOf } from '../../questions/unit/enemies.ts';
import { type Load, loadOf } from '../../questions/weapons/ammunition.ts';
import type { Shot } from '../../vocabulary/commands/command.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { LOCATIONS } from '../../vocabulary/spec/locations.ts';
import type { MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { refusalOf } from './act.ts';
import { furtherRates, loadsOnOffer } from './weapon-choices.ts';

/**
 * Returns every shot that a unit can make from one stance: each weapon at each enemy, with every munition aboard and
 * every rate of fire, mode, aimed location and spotter that is allowed. Shots of different weapons may be combined.
 *
 * @example
 * ```ts
 * import { act, legalShots, mechOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * act(game, { type: 'stay', unit: 0 });
 * act(game, { type: 'stay', unit: 1 });
 * const shots = legalShots(game, mechOf(game, 0), 0);
 * shots[0]; // => { weapon: 0, target: 1 }
 * ```
 */
export function legalShots(game: Game, mech: MechState, twist: number, flipArms = false): Shot[] {
  const isLegal = (shot: Shot): boolean =>
    refusalOf(game, { type: 'fire', unit: mech.id, twist, flipArms, shots: [shot] }) === undefined;
  const spec = specOf(game, mech);
  const sightings = enemiesOf(game, mech).map(enemy => sightTarget(game, mech, enemy));
  const shots: Shot[] = [];
  for (const [index, weapon] of spec.weapons.entries()) {
    for (const choice of loadsOnOffer(mech, spec, weapon)) {
      const load = loadOf(mech, spec, weapon, choice.bin);
      if (load === undefined) continue;
      for (const { target, sight, hexes } of sightings) {
        if (hexes > longestReach(load.type)) continue;
        const plain = { weapon: index, target: target.id, ...choice };
        // A target that the unit sees is fired at directly or not at all.
        if (isSightBlocked(sight)) shots.push(...spotted(game, mech, weapon, plain).filter(isLegal));
        else if (isLegal(plain)) shots.push(plain, ...variants(game, mech, load, plain).filter(isLegal));
      }
    }
  }
  return shots;
}

/** Returns the longest distance at which a weapon could be fired, in air or under water. */
function longestReach({ ranges, waterRanges }: WeaponType): number {
  return Math.max(ranges[2], waterRanges[2]);
}

/** Returns other ways to make a shot that is legal. */
function variants(game: Game, mech: MechState, load: Load, plain: Shot): Shot[] {
  const spec = specOf(game, mech);
  const { type } = load;
  const others: Shot[] = [];
  for (const rate of furtherRates(mech, spec, plain.weapon, load)) others.push({ ...plain, rate });
  if (type.traits.includes('flamer')) others.push({ ...plain, heat: true });
  if (canAim(game, mech, type, plain)) for (const aim of LOCATIONS) others.push({ ...plain, aim });
  return others;
}

/** Whether it is worth trying to aim at a location. */
function canAim(game: Game, mech: MechState, type: WeaponType, { target }: Shot): boolean {
  if (type.damage.kind !== 'single' && type.damage.kind !== 'byRange') return false;
  return isImmobile(mechOf(game, target)) || hasComputer(game, mech, type);
}

/** Returns the indirect shots, with each friend that may see the target, or guided by a beacon. */
function spotted(game: Game, mech: MechState, weapon: MountedWeapon, plain: Shot): Shot[] {
  if (!weapon.type.traits.includes('indirect')) return [];
  const spotters = game.state.mechs.filter(other => other.id === mech.id || canSpot(other, mech));
  const shots: Shot[] = [];
  for (const { id: spotter } of spotters) shots.push({ ...plain, spotter });
  return shots;
}
