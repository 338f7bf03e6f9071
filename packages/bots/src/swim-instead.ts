import { type Command, type Game, isLegal, type MechState, type MoveCommand, specOf } from '@hexfall/rules';

/** Returns the same move as swimming if a unit with maneuvering units stays in the water throughout: it then makes no piloting rolls. */
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
