import { type Command, type Game, type MechState, unitsToAct } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { chooseDeployment } from './tactician-1/deploy.ts';
import { fire } from './tactician-1/fire.ts';
import { strike } from './tactician-1/strike.ts';

type ChooseOrder = (game: Game, mech: MechState) => Command;

/** How a sparring partner plays. Where it has no style of its own, it fires and strikes like the first tactician. */
interface Manner {
  readonly movement: ChooseOrder;
  readonly weapons?: ChooseOrder;
  readonly physical?: ChooseOrder;
}

/** Creates a bot that orders its units one after the other, the one with the lowest number first. */
export function createSparringPartner(name: string, manner: Manner): Bot {
  const { movement, weapons = fire, physical = strike } = manner;
  return {
    name,
    choose(game) {
      const mech = unitsToAct(game)[0]!;
      const { phase } = game.state;
      if (phase === 'deployment') return chooseDeployment(game, mech);
      if (phase === 'movement') return movement(game, mech);
      return phase === 'weapons' ? weapons(game, mech) : physical(game, mech);
    },
  };
}
