import {
  consciousnessNumber,
  DEADLY_WOUNDS,
  HEAT_AMMO_EXPLOSION,
  HEAT_SHUTDOWN,
  HEAT_TO_HIT,
  heatEffect,
  heatMpLoss,
  IMPOSSIBLE,
} from '@hexfall/rules';
import { MAX_HEAT } from '../sheet/heat-level.ts';
import type { HeatWords } from './film.ts';

/** Returns the effects of heat in words, with one entry for each heat at which they change. */
export function heatScale(): HeatWords[] {
  const scale = Array.from({ length: MAX_HEAT + 1 }, (_, heat): HeatWords => [heat, effectsOf(heat)]);
  return scale.filter(([heat, words]) => heat === 0 || words !== scale[heat - 1]![1]);
}

function effectsOf(heat: number): string {
  const [slower, toHit] = [heatMpLoss(heat), heatEffect(HEAT_TO_HIT, heat)];
  const [keepsOn, ammo] = [heatEffect(HEAT_SHUTDOWN, heat), heatEffect(HEAT_AMMO_EXPLOSION, heat)];
  const effects = [
    ...(slower > 0 ? [`${slower} MP slower`] : []),
    ...(toHit > 0 ? [`+${toHit} to hit`] : []),
    ...(keepsOn >= IMPOSSIBLE ? ['shuts down'] : keepsOn > 0 ? [`stays on with ${keepsOn} or more`] : []),
    ...(ammo > 0 ? [`ammunition is safe on ${ammo} or more`] : []),
  ];
  return effects.length === 0 ? 'no effect' : effects.join(', ');
}

/** Returns the effects of wounds in words, by the number of wounds from 0. */
export function woundScale(): string[] {
  return Array.from({ length: DEADLY_WOUNDS + 1 }, (_, wounds) => {
    if (wounds === 0) return 'the pilot is unhurt';
    if (wounds === DEADLY_WOUNDS) return 'the pilot is dead';
    return `the pilot stays conscious on ${consciousnessNumber(wounds)} or more`;
  });
}
