import {
  blockPlaces,
  boardOf,
  type Command,
  type Game,
  type MechState,
  type MoveStep,
  passCommand,
  type Reach,
  reachable,
  runMp,
  slowestMode,
  stepsTo,
  stepTable,
  walkMp,
} from '@hexfall/rules';

/** By place: whether a unit is in the way. Reused by all searches. */
let blocked = new Uint8Array(0);

/** Returns the places that a unit can reach on foot, around the units in its way. */
export function reachOf(game: Game, mech: MechState): Reach {
  const walking = walkMp(game, mech);
  const board = boardOf(game);
  const { places } = stepTable(board);
  if (blocked.length < places.count) blocked = new Uint8Array(places.count);
  const others = game.state.mechs.filter(other => other.id !== mech.id && other.status === 'active');
  blockPlaces(places, others, blocked);
  return reachable(board, mech, { mode: 'run', walkMp: walking, runMp: runMp(game, mech), climb: true, blocked });
}

/** Returns the order that moves a unit to a node of its reach. With `last`, the unit takes that step at the end. */
export function moveCommandTo(game: Game, mech: MechState, reach: Reach, node: number, last?: MoveStep): Command {
  const steps = stepsTo(reach, node);
  if (last !== undefined) steps.push(last);
  if (steps.length === 0) return passCommand('movement', mech.id);
  const { id: unit } = mech;
  const mode = last === undefined ? modeTo(game, mech, reach, node) : slowestMode(game, { unit, steps, climb: true });
  return { type: 'move', unit, mode, steps, climb: true };
}

function modeTo(game: Game, mech: MechState, reach: Reach, node: number): 'walk' | 'run' {
  return reach.cost(node) <= walkMp(game, mech) ? 'walk' : 'run';
}
