import { type Command, type Game, type MechState, unitsToAct } from '@hexfall/rules';
import type { Bot } from './bot.ts';
import { chooseDeployment } from './deploy.ts';

/** Chooses the order of a unit in a phase. */
type ChooseOrder = (game: Game, mech: MechState) => Command;

/** Creates a bot that gives orders to its units one by one, with a function for each phase except deployment. */
export function createPhaseBot(
  name: string,
  choosers: {
    readonly movement: ChooseOrder;
    readonly weapons: ChooseOrder;
    readonly physical: ChooseOrder;
    /** Chooses which of several units goes first: by default the first of them. */
    readonly pick?: (game: Game, mechs: readonly MechState[]) => MechState;
  },
): Bot {
  return {
    name,
    choose(game) {
      const mechs = unitsToAct(game);
      const mech = mechs.length === 1 ? mechs[0]! : (choosers.pick?.(game, mechs) ?? mechs[0]!);
      const { phase } = game.state;
      if (phase === 'deployment') return chooseDeployment(game, mech);
      if (phase === 'movement') return choosers.movement(game, mech);
      return phase === 'weapons' ? choosers.weapons(game, mech) : choosers.physical(game, mech);
    },
  };
}
