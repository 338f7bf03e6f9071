import type { Samples, SideResult, SimulationResult, UnitResult, UnitSamples } from '@hexfall/sim';
import { sideName } from '@hexfall/view';
import type { Key } from '../page/figure.ts';
import { SIDE_COLORS } from '../plots/draw-plot.ts';

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
    return { index, mark, color: index === 0 ? SIDE_COLORS.A : SIDE_COLORS.B, side: sides[index] };
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

/** The last turn that enough games see to say anything of it: one in twenty, and five. */
export function horizonOf({ games, sides }: SimulationResult): number {
  const fewest = Math.min(games, Math.max(FEWEST_GAMES, games / 20));
  return sides[0].dealtByTurn.filter(turn => turn.games >= fewest).length;
}

const FEWEST_GAMES = 5;

/** A longer name of a force is a list; the head of the page has it. */
const LONGEST_NAME = 30;

/** A side in a sentence: with its name where that is short. */
export function partyWords({ mark, side }: Party): string {
  return side.name.length > LONGEST_NAME ? mark : `${mark} (${side.name})`;
}

/** The key of a plot that has the colours of the sides. */
export function keyOfSides(result: SimulationResult, words = ''): Key[] {
  return partiesOf(result).map(({ mark, color, side }) => {
    const label = `${words}${mark}`;
    return { color, label: side.name.length > LONGEST_NAME ? label : `${label} ${side.name}` };
  });
}

/** More bands than these hide each other. */
export const MOST_BANDS = 4;

/** As many as a sentence can take. */
const FEW = 3;

/** Says it of every unit, or, where there are many, of those at both ends of the scale. */
export function sayOf(
  players: readonly Player[],
  scale: (player: Player) => number,
  say: (player: Player) => string,
): string {
  const sorted = [...players].sort((a, b) => scale(b) - scale(a));
  const said = players.length <= FEW ? players : [sorted[0]!, sorted.at(-1)!];
  return `${said.map(say).join('; ')}${players.length <= FEW ? '' : '; all others are in between'}.`;
}

/** The key of a plot that has a line or bars for each unit. */
export function keyOfPlayers(players: readonly Player[]): Key[] {
  return players.map(({ label, color }) => ({ color, label }));
}
