import { bluntedBySpikes } from '../../questions/physical/spikes.ts';
import { dampedBeam, isBlueShieldOn } from '../../questions/unit/blue-shield.ts';
import { plateOver, platesAfter } from '../../questions/unit/modular-armor.ts';
import { hasShield, shieldOver, wornAfterHit } from '../../questions/unit/shields.ts';
import { isInside, type Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { HitLocation } from '../../vocabulary/spec/locations.ts';
import { PHYSICAL_KINDS } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { wreckItem } from './wreck-item.ts';

/*
 * Everything that meets damage before the armor of a location does.
 */

const BLOWS: ReadonlySet<Source['kind']> = new Set<Source['kind']>(PHYSICAL_KINDS);

/** Returns the damage from outside that is left after fields and spikes have weakened it. */
export function damageAfterFields(
  game: Game,
  mech: MechState,
  hit: HitLocation,
  damage: number,
  source: Source,
): number {
  const spec = specOf(game, mech);
  if (spec.gear.spikes !== undefined && BLOWS.has(source.kind)) {
    return bluntedBySpikes(mech, spec, hit.location, damage);
  }
  return isBlueShieldOn(mech, spec) && isParticleBeam(game, source) ? dampedBeam(damage) : damage;
}

function isParticleBeam(game: Game, source: Source): boolean {
  if (source.kind !== 'weapon') return false;
  return specOf(game, mechOf(game, source.attacker)).weapons[source.weapon]!.type.traits.includes('ppc');
}

/** Lets shields and modular armor take their part of the damage. Returns the points that do not come through. */
export function absorbDamage(game: Game, mech: MechState, hit: HitLocation, damage: number, source: Source): number {
  if (isInside(source)) return 0;
  const spec = specOf(game, mech);
  const held = hasShield(spec) && source.kind !== 'fall' ? holdOff(game, mech, hit, damage) : 0;
  const rest = damage - held;
  return spec.gear.modularArmor === undefined || rest === 0 ? held : held + spendPlate(game, mech, hit, rest, source);
}

/** Lets a shield absorb its points of a hit, by which it wears out. */
function holdOff(game: Game, mech: MechState, hit: HitLocation, damage: number): number {
  const spec = specOf(game, mech);
  const shield = shieldOver(mech, spec, hit);
  if (shield === undefined) return 0;
  const value = wornAfterHit(mech, spec, shield);
  emit(game, { type: 'CounterSet', unit: mech.id, counter: 'shieldsWorn', value });
  return Math.min(damage, shield.absorbs);
}

/** Lets modular armor take all the damage it can. An item without a point left is put out of order. */
function spendPlate(game: Game, mech: MechState, hit: HitLocation, damage: number, source: Source): number {
  const plate = plateOver(mech, specOf(game, mech), hit);
  if (plate === undefined) return 0;
  const taken = Math.min(damage, plate.points);
  emit(game, { type: 'CounterSet', unit: mech.id, ...platesAfter(mech, plate, taken) });
  if (taken === plate.points) wreckItem(game, mech, plate.item, source);
  return taken;
}
