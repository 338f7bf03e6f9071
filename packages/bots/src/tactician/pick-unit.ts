import { distance } from '@hexfall/hex';
import { boardOf, enemiesOf, type Game, type MechState } from '@hexfall/rules';

/** Returns the unit that goes first: in the movement phase the one farthest from any enemy, since its move reveals least. */
export function pickUnit(game: Game, mechs: readonly MechState[]): MechState {
  if (game.state.phase !== 'movement') return mechs[0]!;
  const { grid } = boardOf(game);
  const enemies = enemiesOf(game, mechs[0]!);
  let first = mechs[0]!;
  let farthest = -1;
  for (const mech of mechs) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { hex } of enemies) nearest = Math.min(nearest, distance(grid, mech.hex, hex));
    if (nearest <= farthest) continue;
    farthest = nearest;
    first = mech;
  }
  return first;
}
