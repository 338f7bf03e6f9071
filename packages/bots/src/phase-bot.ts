import { type Command, type Game, type MechState, unitsToAct } from '@hexfall/rules';
import type { Bot } from './bot.ts';
import { deployUnit } from './deploy.ts';

/** What a bot orders a unit in a phase. */
type Answer = (game: Game, mech: MechState) => Command;

/** A bot that takes its units one after the other, and has one answer for each phase; it deploys like all others. */
export function createPhaseBot(
  name: string,
  answers: { readonly movement: Answer; readonly weapons: Answer; readonly physical: Answer },
): Bot {
  return {
    name,
    choose(game) {
      const mech = unitsToAct(game)[0]!;
      const { phase } = game.state;
      if (phase === 'deployment') return deployUnit(game, mech);
      if (phase === 'movement') return answers.movement(game, mech);
      return phase === 'weapons' ? answers.weapons(game, mech) : answers.physical(game, mech);
    },
  };
}
