import { emit, type Game, specOf } from '../game.ts';
import { engineHits } from '../state/condition.ts';
import { LOCATION_COUNT } from '../state/locations.ts';
import type { MechSpec } from '../state/mech-spec.ts';
import type { MechState } from '../state/mech-state.ts';

/** Heat per turn that leaks from each hit on the engine. */
const ENGINE_HIT_HEAT = 5;

export function resolveHeatPhase(game: Game): void {
  for (const mech of game.state.mechs) if (mech.status === 'active') settleHeat(game, mech);
}

function settleHeat(game: Game, mech: MechState): void {
  const spec = specOf(game, mech);
  const builtUp = mech.heatBuildUp + (mech.shutdown ? 0 : engineHits(mech, spec) * ENGINE_HIT_HEAT);
  const dissipated = Math.min(mech.heat + builtUp, dissipation(mech, spec));
  emit(game, { type: 'HeatSettled', unit: mech.id, builtUp, dissipated, heat: mech.heat + builtUp - dissipated });
}

/** Heat that the sinks still working remove in a turn. */
export function dissipation(mech: MechState, spec: MechSpec): number {
  const lost = new Set<number>();
  for (let location = 0; location < LOCATION_COUNT; location++) {
    for (const [i, slot] of spec.slots[location]!.entries()) {
      if (slot.kind === 'heatSink' && (mech.slotHits[location]! & (1 << i)) !== 0) lost.add(slot.item);
    }
  }
  return (spec.heatSinks.count - lost.size) * spec.heatSinks.capacity;
}
