import { hasBit } from '../../basics/integers.ts';
import { isLocationGone } from '../../questions/unit/condition.ts';
import { mendingPoints, shareOut } from '../../questions/unit/harjel.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import {
  armorFacing,
  type HitLocation,
  hasRear,
  hitOn,
  LOCATION_COUNT,
  type LocationId,
} from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Mends the armor of locations with HarJel II or III that have lost some this turn. */
export function mendArmor(game: Game, mech: MechState): readonly Step[] {
  if (mech.toMend === 0) return NO_STEPS;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    if (hasBit(mech.toMend, location)) mendLocation(game, mech, location);
  }
  emit(game, { type: 'CounterSet', unit: mech.id, counter: 'toMend', value: 0 });
  return NO_STEPS;
}

function mendLocation(game: Game, mech: MechState, location: LocationId): void {
  if (isLocationGone(mech, location) || !hasArmorLeft(mech, location)) return;
  const spec = specOf(game, mech);
  const { front, rear } = shareOut(mech, spec, location, mendingPoints(mech, spec, location));
  if (front > 0) restore(game, mech, hitOn(location, false), front);
  if (rear > 0) restore(game, mech, hitOn(location, true), rear);
}

function hasArmorLeft({ armor }: MechState, location: LocationId): boolean {
  return armor[location]! > 0 || (hasRear(location) && armor[armorFacing(location, true)]! > 0);
}

function restore(game: Game, mech: MechState, { location, rear }: HitLocation, points: number): void {
  const armor = mech.armor[armorFacing(location, rear)]! + points;
  emit(game, { type: 'ArmorMended', unit: mech.id, location, rear, points, armor });
}
