import type { Samples, SideResult, SimulationResult, UnitResult, UnitSamples } from '@hexfall/sim';
import { sideName } from '@hexfall/view';
import { COLORS } from '../plots/draw-plot.ts';

/** A side as it is called and drawn in every figure. */
export interface Party {
  readonly index: 0 | 1;
  readonly mark: string;
  readonly color: string;
  readonly side: SideResult;
}

/** A unit as it is called and drawn in every figure. */
export interface Player {
  /** A1, B2. */
  readonly mark: string;
  /** With its name. */
  readonly label: string;
  readonly color: string;
  /** Units of one side share a colour and differ by their lines. */
  readonly dash: string;
  readonly unit: UnitResult;
  readonly samples: UnitSamples;
}

const DASHES: readonly string[] = ['none', '6 3', '2 3', '9 3 2 3', '4 2', '1 2'];

export function partiesOf({ sides }: SimulationResult): [Party, Party] {
  const party = (index: 0 | 1): Party => {
    const mark = sideName(index);
    return { index, mark, color: index === 0 ? COLORS.A : COLORS.B, side: sides[index] };
  };
  return [party(0), party(1)];
}

export function playersOf(result: SimulationResult): Player[] {
  const { samples } = result;
  return partiesOf(result).flatMap(({ index, mark, color, side }) =>
    side.units.map((unit, i) => ({
      mark: `${mark}${i + 1}`,
      label: `${mark}${i + 1} ${unit.name}`,
      color,
      dash: DASHES[i % DASHES.length]!,
      unit,
      samples: samples.units[index === 0 ? i : samples.unitsOfA + i]!,
    })),
  );
}

/** Points that a side took off the other, game by game. */
export function dealtBySide(samples: Samples, side: 0 | 1): number[] {
  const { units, unitsOfA } = samples;
  const own = side === 0 ? units.slice(0, unitsOfA) : units.slice(unitsOfA);
  return Array.from({ length: samples.count }, (_, row) => own.reduce((sum, unit) => sum + unit.dealt.at(row), 0));
}
