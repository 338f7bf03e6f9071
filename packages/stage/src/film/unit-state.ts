import { type Grid, OFF_BOARD } from '@hexfall/hex';
import { boardOf, type Game, MECH_STATUSES, type MechState, targetMotion } from '@hexfall/rules';
import { hexPoint } from '@hexfall/view';
import { type FilmStep, NOT_MOVED } from './film.ts';

/** The state of a unit as a list, in the order of `FIELD`. */
export function unitState(mech: MechState, grid: Grid): number[] {
  const { x, y } = mech.hex === OFF_BOARD ? { x: -1, y: -1 } : hexPoint(grid, mech.hex);
  const conditions = [mech.prone, mech.shutdown, mech.pilot === 'unconscious', mech.pilot === 'dead', mech.stuck];
  const condition = conditions.reduce((bits, on, i) => bits | (Number(on) << i), 0);
  const status = MECH_STATUSES.indexOf(mech.status);
  const modifier =
    mech.movement === 'undecided' || mech.status !== 'active' ? NOT_MOVED : targetMotion(mech, undefined);
  const { facing, heat, pilotWounds, twist, armor, structure } = mech;
  return [x, y, facing, condition, status, heat, pilotWounds, twist, modifier, ...armor, ...structure];
}

/** The states of all units as a film has shown them last. */
export class ShownStates {
  private readonly game: Game;
  private readonly shown: number[][];

  constructor(game: Game) {
    this.game = game;
    this.shown = game.state.mechs.map(mech => unitState(mech, boardOf(game).grid));
  }

  /** Returns what has changed since the last call. */
  takeChanges(): Pick<FilmStep, 'd'> {
    const { grid } = boardOf(this.game);
    const d = this.game.state.mechs.flatMap(mech => {
      const [before, now] = [this.shown[mech.id]!, unitState(mech, grid)];
      const pairs = now.flatMap((value, i) => (value === before[i] ? [] : [i, value]));
      this.shown[mech.id] = now;
      return pairs.length === 0 ? [] : [[mech.id, ...pairs]];
    });
    return d.length === 0 ? {} : { d };
  }
}
