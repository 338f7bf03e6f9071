import type { Game } from '../../vocabulary/game/game.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import { armorFacing } from '../../vocabulary/spec/locations.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import { resolveDamage } from '../damage/damage.ts';
import { ShotEffect } from './shot-effect.ts';
import { rollLocation, weaponHitOf } from './weapon-hit.ts';

/** The highest roll of one die. */
const MAX_POINTS = 6;

/** Returns the effect of nails: one die of damage where no armor is left, and none elsewhere. */
export function nailSteps(game: Game, attack: WeaponAttack): readonly Step[] {
  const hit = weaponHitOf(game, attack);
  const strike = (now: Game): void => {
    const place = rollLocation(now, hit);
    if (hit.target.armor[armorFacing(place.location, place.rear)]! > 0) return;
    resolveDamage(now, hit.target.id, place, now.dice.oneD6('nailDamage'), hit.source);
  };
  return [new ShotEffect(attack, { kind: 'nails', act: strike, maxPoints: MAX_POINTS })];
}
