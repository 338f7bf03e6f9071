import { isHidden } from '../../questions/to-hit/cover.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import { rollDamage, type Salvo } from './salvo.ts';
import { ShotEffect } from './shot-effect.ts';
import { inflictHeat } from './target-heat.ts';
import { rollLocation, weaponHitOf } from './weapon-hit.ts';

/** Rolls how many inferno missiles hit, and returns their effect as steps: each that hits finds a location of its own and heats its target, unless cover stops it. */
export function resolveInferno(game: Game, salvo: Salvo<WeaponAttack>): readonly Step[] {
  const { attack, load } = salvo;
  const hit = weaponHitOf(game, attack);
  const { targetHeat } = load.type;
  const burn = (now: Game): void => {
    const { location } = rollLocation(now, hit);
    if (!isHidden(now, hit.target, location, hit.hidden))
      inflictHeat(now, hit.target, targetHeat, { source: hit.source, location });
  };
  return rollDamage(game, salvo).map(() => new ShotEffect(attack, { kind: 'inferno', act: burn }));
}
