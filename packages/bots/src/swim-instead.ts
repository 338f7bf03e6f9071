import { type Command, type Game, isLegal, type MechState, type MoveCommand, specOf } from '@hexfall/rules';

/** Returns the same move swum, where a unit with maneuvering units stays in the water: it makes no piloting rolls then. */
export function swimInstead(game: Game, mech: MechState, command: Command): Command {
  if (specOf(game, mech).gear.umu === undefined || mech.elevation >= 0 || command.type !== 'move') return command;
  const swim: MoveCommand = {
    type: 'move',
    unit: mech.id,
    mode: 'walk',
    steps: command.steps,
    climb: false,
    swim: true,
  };
  return isLegal(game, swim) ? swim : command;
}
