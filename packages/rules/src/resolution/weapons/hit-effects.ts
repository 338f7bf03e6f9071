import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { WeaponTrait, WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { fireAntiMissile, type Interceptor, resolveSingleInterception } from './anti-missile.ts';
import { resolveInferno } from './inferno.ts';
import { resolveWarheads } from './magnetic-pulse.ts';
import { nailSteps } from './nail-gun.ts';
import { resolvePod } from './pods.ts';
import type { Salvo } from './salvo.ts';
import { resolvePulse, resolveTaser } from './shock.ts';
import { ShotEffect } from './shot-effect.ts';
import { resolveSwarm } from './swarm.ts';
import { PlasmaHeat } from './target-heat.ts';
import { shotSource } from './weapon-hit.ts';
import { resolveSalvo } from './weapon-hit-steps.ts';

/** Carries out a hit; `antiMissile` is the system that meets it, if any. */
type HitEffect = (
  game: Game,
  salvo: Salvo<WeaponAttack>,
  target: MechState,
  antiMissile: Interceptor | undefined,
) => readonly Step[];

/** By trait: hits with an effect other than damage, or an additional one. The first of several traits counts. */
const EFFECTS: Readonly<Partial<Record<WeaponTrait, HitEffect>>> = {
  tag: (game, { attack }, target) => {
    emit(game, {
      type: 'Tagged',
      unit: target.id,
      side: mechOf(game, attack.attacker).side,
      source: shotSource(attack),
    });
    return NO_STEPS;
  },
  narc: (game, salvo, target, antiMissile) =>
    resolveSingleInterception(game, target, antiMissile, shotSource(salvo.attack))
      ? NO_STEPS
      : resolvePod(game, salvo, target),
  // A single heavy missile comes through as a whole, or is shot down.
  thunderbolt: (game, salvo, target, antiMissile) =>
    resolveSingleInterception(game, target, antiMissile, shotSource(salvo.attack))
      ? NO_STEPS
      : resolveSalvo(game, salvo),
  plasma: (game, salvo, target) => [
    ...resolveSalvo(game, salvo),
    new PlasmaHeat(target.id, salvo.load.type.targetHeat, shotSource(salvo.attack)),
  ],
  swarm: (game, salvo, target, antiMissile) => resolveSwarm(game, intercept(game, salvo, target, antiMissile)),
  tsemp: (game, { attack }, target) => {
    resolvePulse(game, attack, target);
    return NO_STEPS;
  },
  taser: (game, salvo) => [
    ...resolveSalvo(game, salvo),
    new ShotEffect(salvo.attack, { kind: 'taser', act: resolveTaser }),
  ],
  inferno: (game, salvo, target, antiMissile) => resolveInferno(game, intercept(game, salvo, target, antiMissile)),
  magneticPulse: (game, salvo, target, antiMissile) =>
    resolveWarheads(game, intercept(game, salvo, target, antiMissile)),
  nailGun: (game, { attack }) => nailSteps(game, attack),
};

function intercept(
  game: Game,
  salvo: Salvo<WeaponAttack>,
  target: MechState,
  antiMissile: Interceptor | undefined,
): Salvo<WeaponAttack> {
  return { ...salvo, interception: fireAntiMissile(game, target, antiMissile, shotSource(salvo.attack)) };
}

const known = new WeakMap<WeaponType, HitEffect | undefined>();

/** Returns the special effect of a weapon's hit; `undefined` for most weapons, which only do damage. */
export function hitEffectOf(type: WeaponType): HitEffect | undefined {
  if (!known.has(type)) known.set(type, findEffect(type));
  return known.get(type);
}

function findEffect({ traits }: WeaponType): HitEffect | undefined {
  for (const trait of traits) if (EFFECTS[trait] !== undefined) return EFFECTS[trait];
  return undefined;
}
