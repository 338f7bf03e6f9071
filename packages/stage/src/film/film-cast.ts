import { forceValue } from '@hexfall/data';
import { type Game, type MechState, specOf } from '@hexfall/rules';
import { exchangedNames, type Names, namesOf } from '@hexfall/view';
import type { FilmUnit } from './film.ts';
import { unitState } from './unit-state.ts';

/** The cast of a film: its forces, and the marks by which its text names the units. */
export class FilmCast {
  private readonly game: Game;
  private readonly swapped: boolean;
  private readonly own: Required<Names>;

  /** `swapped` says that force B is side 0 of this game. */
  constructor(game: Game, swapped: boolean) {
    this.game = game;
    this.swapped = swapped;
    this.own = swapped ? exchangedNames(game) : namesOf(game);
  }

  /** The name of the force that plays a side. */
  side(side: number): string {
    return this.own.side(side);
  }

  /** Units are named by their marks only, since the page shows the full names beside the board. */
  names(): Names {
    return { ...this.own, unit: this.own.mark };
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
      mark: this.own.mark(mech.id),
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
