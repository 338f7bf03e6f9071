import {
  type Command,
  type FireCommand,
  type Game,
  legalBuildingShots,
  mechOf,
  nextBelow,
  type RngState,
  refusalOf,
} from '@hexfall/rules';

/** One order to fire in this many is aimed at a building as well, where there is one. */
const BUILDING_EVERY = 8;

/** Returns an order, sometimes with an added shot at a building, since no bot fires at buildings. */
export function fireAtBuilding(game: Game, command: Command, rngState: RngState): Command {
  if (command.type !== 'fire' || nextBelow(rngState, BUILDING_EVERY) > 0) return command;
  const { unit, twist, flipArms } = command;
  const onOffer = Array.from(legalBuildingShots(game, mechOf(game, unit), twist, flipArms));
  if (onOffer.length === 0) return command;
  const buildings = [onOffer[nextBelow(rngState, onOffer.length)]!];
  const orders: FireCommand[] = [
    { ...command, buildings },
    { ...command, shots: [], buildings },
  ];
  return orders.find(order => refusalOf(game, order) === undefined) ?? command;
}
