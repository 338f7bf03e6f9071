import { bestVolley, shotOutlooks } from '@hexfall/odds';
import type { MechSheet } from '@hexfall/view';

/** Damage that a unit does on average in one turn at a distance. */
export interface Firepower {
  readonly range: number;
  /** With everything that it can fire. */
  readonly alpha: Volley;
  /** With what its heat sinks can bear turn after turn while it runs. */
  readonly sustained: Volley;
}

export interface Volley {
  readonly damage: number;
  readonly heat: number;
}

/** The longest distance that is looked at, in hexes. */
export const MAX_RANGE = 24;

/** Target numbers before range that can be asked about: those of the best and the worst gunner. */
export const BASE_NUMBERS = [2, 3, 4, 5, 6, 7, 8] as const;

/** A gunner of average skill, when both units have moved a little. */
export const USUAL_BASE = 6;

/** Works out what a unit does to another one at every distance. It yields how much is done. */
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

/** Heat that a unit makes when it runs. */
export function runningHeat({ movement }: MechSheet): number {
  return movement.find(({ mode }) => mode === 'run')?.heat ?? 0;
}

/** Turns that are looked ahead. */
const TURNS = 6;

/** The end of the heat scale. */
export const MAX_HEAT = 30;

/** Heat at the end of each turn if a unit runs and fires everything, up to the end of the scale. */
export function alphaHeat(sheet: MechSheet): readonly number[] {
  const gain = sheet.weaponHeat + runningHeat(sheet) - sheet.dissipation;
  return Array.from({ length: TURNS }, (_, turn) => Math.min(MAX_HEAT, Math.max(0, gain * (turn + 1))));
}
