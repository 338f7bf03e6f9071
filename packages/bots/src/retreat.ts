import { edgeDistance } from '@hexfall/hex';
import { boardOf, type Command, type Game, homeEdge, leadsHome, type MechState } from '@hexfall/rules';
import { moveCommandTo, reachOf } from './reach-of.ts';

/** How many exits, and how many moves toward the edge, are returned at most. */
const MAX_MOVES = 12;

/** Returns moves of a unit that withdraws, best first: off the board over its home edge, or as close to that edge as it can get. */
export function retreatCommands(game: Game, mech: MechState): Command[] {
  const edge = homeEdge(game, mech);
  if (edge === undefined) return [];
  const { grid } = boardOf(game);
  const reach = reachOf(game, mech);
  const ends = Array.from({ length: reach.count }, (_, i) => {
    const node = reach.nodes[i]!;
    const hex = reach.table.places.hex[node >> 3]!;
    const ready = leadsHome(game, mech, hex, node & 7);
    return { node, ready, away: edgeDistance(grid, hex, edge), cost: reach.cost(node) };
  });
  ends.sort((a, b) => a.away - b.away || Number(b.ready) - Number(a.ready) || a.cost - b.cost || a.node - b.node);
  const exits = ends.filter(({ ready }) => ready).map(({ node }) => moveCommandTo(game, mech, reach, node, 'leave'));
  return [
    ...exits.slice(0, MAX_MOVES),
    ...ends.slice(0, MAX_MOVES).map(({ node }) => moveCommandTo(game, mech, reach, node)),
  ];
}
