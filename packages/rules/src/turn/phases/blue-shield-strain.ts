import { fieldNumber, fieldOf, isBlueShieldOn } from '../../questions/unit/blue-shield.ts';
import { wreckItem } from '../../resolution/damage/wreck-item.ts';
import { GEAR_FAILURE } from '../../vocabulary/events/source.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Counts a turn of use of a blue shield; from the sixth turn on the field may break down. */
export function strainBlueShield(game: Game, mech: MechState): readonly Step[] {
  const spec = specOf(game, mech);
  const item = fieldOf(mech, spec);
  if (item === undefined || !isBlueShieldOn(mech, spec)) return NO_STEPS;
  const turns = mech.blueShieldTurns + 1;
  emit(game, { type: 'CounterSet', unit: mech.id, counter: 'blueShieldTurns', value: turns });
  const need = fieldNumber(turns);
  if (need === 0) return NO_STEPS;
  const roll = game.dice.twoD6('gear', need);
  announce(game, { type: 'GearRolled', unit: mech.id, item, need, roll, passed: roll >= need });
  if (roll < need) wreckItem(game, mech, item, GEAR_FAILURE);
  return NO_STEPS;
}
