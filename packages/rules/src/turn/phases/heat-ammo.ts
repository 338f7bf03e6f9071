import { HEAT_AMMO_EXPLOSION, heatEffect } from '../../questions/heat/heat-scale.ts';
import { isInOrder } from '../../questions/weapons/ammunition.ts';
import { resolveBinExplosion } from '../../resolution/damage/damage.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { rollAgainstHeat } from './heat-shutdown.ts';

/** Heat may set off ammunition. A unit that carries none that could explode does not roll. */
export function checkAmmunition(game: Game, mech: MechState): void {
  const spec = specOf(game, mech);
  const need = heatEffect(HEAT_AMMO_EXPLOSION, mech.heat);
  const bin = mostDangerousBin(mech, spec);
  if (need === 0 || bin < 0 || rollAgainstHeat(game, mech, 'ammoExplosion', need)) return;
  resolveBinExplosion(game, mech, bin);
}

/** The bin whose single shot does most, then the one with most left in it; -1 where nothing can explode. */
function mostDangerousBin(mech: MechState, spec: MechSpec): number {
  let worst = -1;
  for (const [i, bin] of spec.ammoBins.entries()) {
    if (bin.explosionPerShot === 0 || !isInOrder(mech, spec, i)) continue;
    if (worst < 0 || isWorse(mech, spec, i, worst)) worst = i;
  }
  return worst;
}

function isWorse(mech: MechState, spec: MechSpec, a: number, b: number): boolean {
  const perShot = spec.ammoBins[a]!.explosionPerShot - spec.ammoBins[b]!.explosionPerShot;
  return perShot > 0 || (perShot === 0 && mech.ammo[a]! > mech.ammo[b]!);
}
