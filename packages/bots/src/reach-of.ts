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
  stepsTo,
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
  const others = game.state.mechs.filter(other => other.id !== mech.id && other.status === 'active');
  blockPlaces(places, others, blocked);
  return reachable(board, mech, { mode: 'run', walkMp: walking, runMp: runMp(game, mech), climb: true, blocked });
}

/** The order that leads to one of those ends; with `last`, that step is taken from there. */
export function moveTo(game: Game, mech: MechState, reach: Reach, node: number, last?: MoveStep): Command {
  const steps = stepsTo(reach, node);
  if (last !== undefined) steps.push(last);
  if (steps.length === 0) return passCommand('movement', mech.id);
  const mode = last === undefined && reach.cost(node) <= walkMp(game, mech) ? 'walk' : 'run';
  return { type: 'move', unit: mech.id, mode, steps, climb: true };
}
