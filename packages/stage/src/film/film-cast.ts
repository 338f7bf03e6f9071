import { forceValue } from '@hexfall/data';
import { type Game, type MechState, specOf } from '@hexfall/rules';
import { type Names, namesOf, sideName } from '@hexfall/view';
import type { FilmUnit } from './film.ts';
import { unitState } from './unit-state.ts';

/** Who plays in a film: the forces, and the marks by which its text names the units. */
export class FilmCast {
  private readonly game: Game;
  private readonly swapped: boolean;
  private readonly marks: readonly string[];

  /** `swapped` says that force B is side 0 of this game. */
  constructor(game: Game, swapped: boolean) {
    this.game = game;
    this.swapped = swapped;
    const counts = new Map<number, number>();
    this.marks = game.state.mechs.map(({ side }) => {
      const count = (counts.get(side) ?? 0) + 1;
      counts.set(side, count);
      return `${this.side(side)}${count}`;
    });
  }

  /** The name of the force that plays a side. */
  side(side: number): string {
    return sideName(this.force(side));
  }

  /** Units are named by their marks only, since the page shows the full names beside the board. */
  names(): Names {
    const mark = (id: number): string => this.marks[id]!;
    return { ...namesOf(this.game), unit: mark, mark, side: side => this.side(side) };
  }

  units(): FilmUnit[] {
    const { game } = this;
    const values = unitValues(game);
    return game.state.mechs.map(mech => this.unit(mech, values[mech.id]!));
  }

  /** The force that plays a side: 0 for A, 1 for B. */
  private force(side: number): 0 | 1 {
    return (side === 0) === this.swapped ? 1 : 0;
  }

  private unit(mech: MechState, value: number): FilmUnit {
    const { name, armor, structure, tonnage } = specOf(this.game, mech);
    return {
      mark: this.marks[mech.id]!,
      name,
      side: this.force(mech.side),
      about: `${tonnage} tons, crew ${mech.gunnery}/${mech.piloting}, BV ${value}`,
      value,
      armor,
      structure,
      start: unitState(mech, this.game.match.board.grid),
    };
  }
}

/** Battle Values by unit: with its crew, in its force, undamaged. */
function unitValues(game: Game): number[] {
  const values: number[] = [];
  for (const side of new Set(game.state.mechs.map(mech => mech.side))) {
    const own = game.state.mechs.filter(mech => mech.side === side);
    const crewed = own.map(({ id, gunnery, piloting }) => ({
      id,
      gunnery,
      piloting,
      spec: specOf(game, game.state.mechs[id]!),
    }));
    for (const { unit, value } of forceValue(crewed).units) values[unit.id] = value;
  }
  return values;
}
