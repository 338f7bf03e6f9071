import { bestVolley, shotOutlooks } from '@hexfall/odds';
import type { MechSheet } from '@hexfall/view';

/** Damage that a unit does on average in one turn at a distance. */
export interface Firepower {
  readonly range: number;
  /** With all weapons that can fire. */
  readonly alpha: Volley;
  /** With those weapons whose heat the sinks can remove turn after turn while the unit runs. */
  readonly sustained: Volley;
}

export interface Volley {
  readonly damage: number;
  readonly heat: number;
}

/** The longest distance that is considered, in hexes. */
export const MAX_RANGE = 24;

/** Target numbers without range that can be chosen: from those of the best gunner to those of the worst. */
export const BASE_NUMBERS = [2, 3, 4, 5, 6, 7, 8] as const;

/** The default target number without range: that of a gunner of average skill when both units have moved a little. */
export const USUAL_BASE = 6;

/** Computes the damage that a unit does to another at every distance. It yields the share that is done. */
export function* firepowerCurve(
  attacker: MechSheet,
  target: MechSheet,
  base: number,
): Generator<number, readonly Firepower[]> {
  const curve: Firepower[] = [];
  const cooling = attacker.dissipation - runningHeat(attacker);
  for (let range = 1; range <= MAX_RANGE; range++) {
    const shots = shotOutlooks({
      phase: 'weapons',
      profile: attacker.profile,
      attacker: { spec: attacker.spec, gunnery: base },
      target: { spec: target.spec },
      range,
    });
    if (!shots.ok) throw new Error(shots.errors[0]!.message);
    curve.push({
      range,
      alpha: bestVolley(shots.value, Number.POSITIVE_INFINITY),
      sustained: bestVolley(shots.value, cooling),
    });
    yield range / MAX_RANGE;
  }
  return curve;
}

/** Returns the heat that a unit produces when it runs. */
export function runningHeat({ movement }: MechSheet): number {
  return movement.find(({ mode }) => mode === 'run')?.heat ?? 0;
}

/** Number of turns that are computed. */
const TURNS = 6;

/** The end of the heat scale. */
export const MAX_HEAT = 30;

/** Returns the heat at the end of each turn if a unit runs and fires everything, up to the end of the scale. */
export function alphaHeat(sheet: MechSheet): readonly number[] {
  const gain = sheet.weaponHeat + runningHeat(sheet) - sheet.dissipation;
  return Array.from({ length: TURNS }, (_, turn) => Math.min(MAX_HEAT, Math.max(0, gain * (turn + 1))));
}
