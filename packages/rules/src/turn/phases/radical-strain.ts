import { areSinksDriven, holdingNumber, strainAfter } from '../../questions/heat/radical-sinks.ts';
import { resolveSlotHit } from '../../resolution/damage/criticals.ts';
import { GEAR_FAILURE } from '../../vocabulary/events/source.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { lowestSlot } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Settles the strain on radical heat sinks at the end of a turn's cooling. They may fail in a turn in which they were used. */
export function strainRadicalSinks(game: Game, mech: MechState): void {
  const spec = specOf(game, mech);
  const [item] = spec.gear.radicalSinks ?? [];
  if (item === undefined) return;
  const used = areSinksDriven(mech, spec);
  if (used && !rollToHold(game, mech, item)) burst(game, mech, item);
  setStrain(game, mech, used);
}

function rollToHold(game: Game, mech: MechState, item: number): boolean {
  const need = holdingNumber(mech.radicalLevel);
  const roll = game.dice.twoD6('gear', need);
  announce(game, { type: 'GearRolled', unit: mech.id, item, need, roll, passed: roll >= need });
  return roll >= need;
}

/** Puts all slots of the system out of order. */
function burst(game: Game, mech: MechState, item: number): void {
  for (const { location, mask } of specOf(game, mech).masks.items.equipment[item] ?? []) {
    for (let left = mask & ~mech.slotHits[location]!; left !== 0; left &= left - 1) {
      resolveSlotHit(game, mech, { location, slot: lowestSlot(left) }, GEAR_FAILURE);
    }
  }
}

function setStrain(game: Game, mech: MechState, used: boolean): void {
  const level = strainAfter(mech, used);
  const rose = Number(used);
  if (level !== mech.radicalLevel) {
    emit(game, { type: 'CounterSet', unit: mech.id, counter: 'radicalLevel', value: level });
  }
  if (rose !== mech.radicalRose) {
    emit(game, { type: 'CounterSet', unit: mech.id, counter: 'radicalRose', value: rose });
  }
}
