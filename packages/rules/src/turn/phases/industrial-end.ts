import { isWhollyUnderWater } from '../../questions/board/spot.ts';
import { needsAir } from '../../questions/unit/industrial.ts';
import { resolveCriticalRoll } from '../../resolution/damage/criticals.ts';
import { destroyUnit } from '../../resolution/damage/destruction.ts';
import { rollHitLocation } from '../../resolution/damage/hit-location.ts';
import { DROWNING, SHOCK } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/**
 * Rolls for the effect of this turn's blows and falls inside an IndustrialMech: once, in a location that the dice
 * choose.
 */
export function settleFrame(game: Game, mech: MechState): readonly Step[] {
  if (mech.frameShock === 0) return NO_STEPS;
  const extra = mech.frameShock - 1;
  emit(game, { type: 'CounterSet', unit: mech.id, counter: 'frameShock', value: 0 });
  const { location } = rollHitLocation(game.dice, 'full', 'front', specOf(game, mech).quad);
  resolveCriticalRoll(game, mech, location, SHOCK, extra);
  return NO_STEPS;
}

/** Lets an engine that burns air and is not sealed off run for one more turn under water. */
export function settleFloodedEngine(game: Game, mech: MechState): readonly Step[] {
  if (!needsAir(specOf(game, mech))) return NO_STEPS;
  const flooded = isWhollyUnderWater(game, mech);
  if (flooded && mech.engineFlooding === 1) destroyUnit(game, mech, 'breach', DROWNING);
  else if (Number(flooded) !== mech.engineFlooding) {
    emit(game, { type: 'CounterSet', unit: mech.id, counter: 'engineFlooding', value: Number(flooded) });
  }
  return NO_STEPS;
}
