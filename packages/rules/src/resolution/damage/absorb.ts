import { plateOver, platesAfter } from '../../questions/unit/modular-armor.ts';
import { isInside, type Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { HitLocation } from '../../vocabulary/spec/locations.ts';
import { lowestSlot } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Lets what covers a place take its part of the damage. Returns the points that do not come through. */
export function absorbDamage(game: Game, mech: MechState, hit: HitLocation, damage: number, source: Source): number {
  const spec = specOf(game, mech);
  if (spec.gear.modularArmor === undefined || isInside(source)) return 0;
  const plate = plateOver(mech, spec, hit);
  if (plate === undefined) return 0;
  const taken = Math.min(damage, plate.points);
  emit(game, { type: 'CounterSet', unit: mech.id, ...platesAfter(mech, plate, taken) });
  if (taken === plate.points) breakPlate(game, mech, plate.item, source);
  return taken;
}

/** An item without a point left is as good as struck. */
function breakPlate(game: Game, mech: MechState, item: number, source: Source): void {
  for (const { location, mask } of specOf(game, mech).masks.items.equipment[item] ?? []) {
    const left = mask & ~mech.slotHits[location]!;
    if (left !== 0) emit(game, { type: 'SlotHit', unit: mech.id, location, slot: lowestSlot(left), source });
  }
}
