import { HEAT_SHUTDOWN, heatMpLoss } from '@hexfall/rules';

export type HeatLevel = 'cool' | 'warm' | 'hot';

/** The end of the heat scale, where a unit shuts down. */
export const MAX_HEAT: number = Math.max(...HEAT_SHUTDOWN.map(([heat]) => heat));
/** The heat from which a unit may shut down. */
const RISKY_HEAT = Math.min(...HEAT_SHUTDOWN.map(([heat]) => heat));

/** Returns whether heat has no effect on movement (`cool`), slows a unit down (`warm`), or may also shut it down (`hot`). */
export function heatLevel(heat: number): HeatLevel {
  if (heatMpLoss(heat) === 0) return 'cool';
  return heat < RISKY_HEAT ? 'warm' : 'hot';
}
