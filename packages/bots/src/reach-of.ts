import { MOVE_BACKWARD, MOVE_FORWARD, MOVE_LEFT, type Move } from '@hexfall/hex';
import {
  blockPlaces,
  boardOf,
  type Command,
  type Game,
  type MechState,
  type MoveStep,
  type Occupant,
  passCommand,
  type Reach,
  reachable,
  runMp,
  stepTable,
  walkMp,
} from '@hexfall/rules';

/** By place, whether somebody is in the way; used for one search after the other. */
let blocked = new Uint8Array(0);

/** Where a unit can get to on foot, around everybody who is in the way. */
export function reachOf(game: Game, mech: MechState): Reach {
  const walking = walkMp(game, mech);
  const board = boardOf(game);
  const { places } = stepTable(board);
  if (blocked.length < places.count) blocked = new Uint8Array(places.count);
  const others: Occupant[] = [];
  for (const { id, status, hex, elevation, prone } of game.state.mechs) {
    if (id !== mech.id && status === 'active') others.push({ hex, elevation, heightLevels: prone ? 1 : 2 });
  }
  blockPlaces(places, others, blocked);
  return reachable(board, mech, { mode: 'run', walkMp: walking, runMp: runMp(game, mech), climb: true, blocked });
}

/** The order that leads to one of those ends; with `last`, that step is taken from there. */
export function moveTo(game: Game, mech: MechState, reach: Reach, node: number, last?: MoveStep): Command {
  const steps = reach.path(node).map(stepName);
  if (last !== undefined) steps.push(last);
  if (steps.length === 0) return passCommand('movement', mech.id);
  const mode = last === undefined && reach.cost(node) <= walkMp(game, mech) ? 'walk' : 'run';
  return { type: 'move', unit: mech.id, mode, steps, climb: true };
}

function stepName(move: Move): MoveStep {
  if (move === MOVE_FORWARD) return 'forward';
  if (move === MOVE_BACKWARD) return 'backward';
  return move === MOVE_LEFT ? 'left' : 'right';
}
