import { edgeDistance } from '@hexfall/hex';
import { boardOf, type Command, type Game, homeEdge, leadsHome, type MechState } from '@hexfall/rules';
import { moveTo, reachOf } from './reach-of.ts';

/** Ends that are tried before it stays where it is. */
const TRIES = 12;

/** The ways home, best first: off the board, or as near to the home edge as it gets. */
export function retreats(game: Game, mech: MechState): Command[] {
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
  const exits = ends.filter(({ ready }) => ready).map(({ node }) => moveTo(game, mech, reach, node, 'leave'));
  return [...exits.slice(0, TRIES), ...ends.slice(0, TRIES).map(({ node }) => moveTo(game, mech, reach, node))];
}
