import { type Game, type MechId, mechOf, physicalOptions } from '@hexfall/rules';

/** Whether a unit is asked for a physical attack and can make none: nobody wants to be asked for that. */
export function isIdle(game: Game, unit: MechId): boolean {
  return game.state.phase === 'physical' && physicalOptions(game, mechOf(game, unit)).length === 0;
}
