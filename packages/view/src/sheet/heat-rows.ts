import {
  HEAT_AMMO_EXPLOSION,
  HEAT_PILOT_DAMAGE,
  HEAT_SHUTDOWN,
  HEAT_TO_HIT,
  type HeatSteps,
  IMPOSSIBLE,
  type MechSpec,
} from '@hexfall/rules';
import { mpAtHeat } from './movement-figures.ts';

/** One step of the heat scale and the effects that begin there. */
export interface HeatRow {
  readonly heat: number;
  readonly effects: readonly string[];
}

/** The top of the heat scale, where shutdown cannot be avoided. */
export const MAX_HEAT: number = HEAT_SHUTDOWN[0]![0];

/** The heat scale of a unit, from 0 up, with its own movement points. */
export function heatRows(spec: MechSpec, profile: unknown): readonly HeatRow[] {
  let last = mpAtHeat(spec, profile, 0).join('/');
  return Array.from({ length: MAX_HEAT + 1 }, (_, heat) => {
    const [walk, run] = mpAtHeat(spec, profile, heat);
    const slower = `${walk}/${run}` !== last;
    last = `${walk}/${run}`;
    return { heat, effects: [...(slower ? [`walk ${walk}, run ${run}`] : []), ...effectsAt(spec, heat)] };
  });
}

function effectsAt(spec: MechSpec, heat: number): string[] {
  const texts: readonly (readonly [HeatSteps, (figure: number) => string])[] = [
    [HEAT_TO_HIT, figure => `+${figure} to hit`],
    [HEAT_SHUTDOWN, need => (need === IMPOSSIBLE ? 'shutdown' : `avoid shutdown on ${need}+`)],
    [spec.ammoBins.some(bin => bin.explosionPerShot > 0) ? HEAT_AMMO_EXPLOSION : [], ammoText],
    [HEAT_PILOT_DAMAGE, wounds => `${wounds} ${wounds === 1 ? 'wound' : 'wounds'} without life support`],
  ];
  return texts.flatMap(([steps, text]) => steps.filter(([from]) => from === heat).map(([, figure]) => text(figure)));
}

function ammoText(need: number): string {
  return `avoid ammo explosion on ${need}+`;
}
