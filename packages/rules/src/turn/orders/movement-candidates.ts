import { jumpArea } from '../../questions/board/jump-area.ts';
import { blockPlaces, reachable, stepsTo } from '../../questions/board/reach.ts';
import { stepTable } from '../../questions/board/step-table.ts';
import { MASC_BIT, SUPERCHARGER_BIT, usableBoosters } from '../../questions/movement/boosters.ts';
import { jumpMp, runMp, walkMp } from '../../questions/movement/movement-points.ts';
import { type MoveEnd, slowestMode } from '../../questions/movement/plan-move.ts';
import { swimWays } from '../../questions/movement/swimming.ts';
import { homeEdge, leadsHome } from '../../questions/movement/withdrawal.ts';
import { enemiesOf } from '../../questions/unit/enemies.ts';
import { clearableWeapons } from '../../questions/weapons/jamming.ts';
import { ramOrders } from '../../resolution/physical/kinds.ts';
import type { Command, MoveCommand } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { MoveStep } from '../../vocabulary/state/path.ts';

/**
 * Lists movement orders worth trying: every end of a move once, by a cheapest path, and the attacks and departures that
 * such moves allow.
 */
export function movementCandidates(game: Game, mech: MechState): Command[] {
  const unit = mech.id;
  const orders: Command[] = [
    { type: 'startUp', unit },
    { type: 'shutDown', unit },
    { type: 'breakFree', unit },
  ];
  if (clearableWeapons(game, mech).length > 0) orders.push({ type: 'stay', unit, unjam: true });
  if (mech.prone) {
    for (const steps of PRONE_MOVES) orders.push({ type: 'move', unit, mode: 'walk', steps, climb: true });
    if (homeEdge(game, mech) !== undefined) {
      orders.push({ type: 'move', unit, mode: 'walk', steps: ['leave'], climb: true });
    }
    return orders;
  }
  orders.push({ type: 'move', unit, mode: 'walk', steps: ['goProne'], climb: true });
  addMovesOnFoot(orders, game, mech);
  for (const steps of swimWays(game, mech)) {
    orders.push({ type: 'move', unit, mode: 'walk', steps, climb: false, swim: true });
  }
  addJumps(orders, game, mech);
  return orders;
}

const PRONE_MOVES: readonly (readonly MoveStep[])[] = [
  ['stand'],
  ['forward'],
  ['left'],
  ['right'],
  ['left', 'left'],
  ['right', 'right'],
  ['left', 'left', 'left'],
];

function addMovesOnFoot(orders: Command[], game: Game, mech: MechState): void {
  const { places } = stepTable(boardOf(game));
  const ends = endsOnFoot(game, mech, { boosters: 0, climb: true });
  addMoves(orders, mech, ends, { climb: true });
  addDepartures(orders, game, mech, ends);
  orders.push(...ramOrders(game, mech, { ends, landings: [] }));
  if (places.count > boardOf(game).grid.size) {
    addMoves(orders, mech, endsOnFoot(game, mech, { boosters: 0, climb: false }), { climb: false });
  }
  if (boardOf(game).layers.ice.includes(1)) addMoves(orders, mech, ends, { climb: true, reckless: true });
  const boosters = usableBoosters(game, mech);
  if (boosters === 0) return;
  const boosted = { masc: (boosters & MASC_BIT) !== 0, supercharger: (boosters & SUPERCHARGER_BIT) !== 0 };
  addMoves(orders, mech, endsOnFoot(game, mech, { boosters, climb: true }), { climb: true, ...boosted });
}

type MoveOptions = Pick<MoveCommand, 'climb' | 'masc' | 'supercharger' | 'reckless'>;

function addMoves(orders: Command[], { id: unit }: MechState, ends: readonly MoveEnd[], options: MoveOptions): void {
  for (const { steps, run } of ends) orders.push({ type: 'move', unit, mode: run ? 'run' : 'walk', steps, ...options });
}

/** Returns a cheapest path to every hex and facing within running distance. */
function endsOnFoot(game: Game, mech: MechState, { boosters, climb }: { boosters: number; climb: boolean }): MoveEnd[] {
  const board = boardOf(game);
  const { places } = stepTable(board);
  const blocked = new Uint8Array(places.count);
  blockPlaces(places, enemiesOf(game, mech), blocked);
  const walk = walkMp(game, mech);
  const run = runMp(game, mech, boosters);
  const reach = reachable(board, mech, { mode: 'run', walkMp: walk, runMp: run, climb, blocked });
  const ends: MoveEnd[] = [];
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i]!;
    const hex = places.hex[node >> 3]!;
    ends.push({ hex, facing: node & 7, steps: stepsTo(reach, node), run: reach.cost(node) > walk });
  }
  return ends;
}

/** Adds the moves off the board: one more step from the home edge. The additional step may turn a walk into a run. */
function addDepartures(orders: Command[], game: Game, mech: MechState, ends: readonly MoveEnd[]): void {
  if (homeEdge(game, mech) === undefined) return;
  for (const { hex, facing, steps } of ends) {
    if (!leadsHome(game, mech, hex, facing)) continue;
    const way = { unit: mech.id, steps: [...steps, 'leave'], climb: true } as const;
    orders.push({ type: 'move', mode: slowestMode(game, way), ...way });
  }
}

function addJumps(orders: Command[], game: Game, mech: MechState): void {
  const mp = jumpMp(game, mech);
  if (mp === 0) return;
  const area = jumpArea(boardOf(game), mech, mp);
  const landings = Array.from(area.landings.subarray(0, area.count), place => area.places.hex[place]!);
  for (const to of landings) {
    for (let facing = 0; facing < 6; facing++) orders.push({ type: 'jump', unit: mech.id, to, facing });
  }
  orders.push(...ramOrders(game, mech, { ends: [], landings: [mech.hex, ...landings] }));
}
