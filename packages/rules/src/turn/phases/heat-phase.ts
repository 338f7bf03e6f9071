import { dissipation, waterCooling } from '../../questions/heat/heat-dissipation.ts';
import { HEAT_PILOT_DAMAGE, heatEffect } from '../../questions/heat/heat-scale.ts';
import { isStealthy } from '../../questions/to-hit/electronics.ts';
import { engineHits, hitsNow } from '../../questions/unit/condition.ts';
import { capacitorHeat } from '../../questions/weapons/capacitors.ts';
import { woundPilot } from '../../resolution/damage/pilot.ts';
import { emit, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { checkAmmunition } from './heat-ammo.ts';
import { checkReactor } from './heat-shutdown.ts';

/** Heat per turn that leaks from each hit on a fusion engine that runs. */
const ENGINE_HIT_HEAT = 5;

/** Heat per turn of stealth armor at work. */
const STEALTH_HEAT = 10;

/** Each unit settles its heat and bears the effects: on its reactor, its ammunition, its pilot. */
export function resolveHeatPhase(game: Game): void {
  for (const mech of game.state.mechs) {
    if (mech.status !== 'active') continue;
    settleHeat(game, mech);
    checkReactor(game, mech);
    if (mech.status === 'active') checkAmmunition(game, mech);
    if (mech.status === 'active') cookPilot(game, mech);
  }
}

function settleHeat(game: Game, mech: MechState): void {
  const spec = specOf(game, mech);
  const builtUp =
    mech.heatBuildUp +
    mech.externalHeat +
    engineHeat(mech, spec) +
    capacitorHeat(mech, spec) +
    (isStealthy(mech, spec) ? STEALTH_HEAT : 0);
  const dissipated = Math.min(mech.heat + builtUp, dissipation(mech, spec) + waterCooling(game, mech));
  emit(game, { type: 'HeatSettled', unit: mech.id, builtUp, dissipated, heat: mech.heat + builtUp - dissipated });
}

function engineHeat(mech: MechState, spec: MechSpec): number {
  const fusion = spec.engine !== 'ice' && spec.engine !== 'fuelCell' && spec.engine !== 'fission';
  return fusion && !mech.shutdown ? engineHits(mech, spec) * ENGINE_HIT_HEAT : 0;
}

/** Without life support the cockpit gets as hot as the rest. */
function cookPilot(game: Game, mech: MechState): void {
  if (hitsNow(mech, specOf(game, mech).masks.lifeSupport) === 0) return;
  woundPilot(game, mech, 'heat', heatEffect(HEAT_PILOT_DAMAGE, mech.heat));
}
