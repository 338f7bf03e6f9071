import {
  type Command,
  type DiceWords,
  type Game,
  homeEdge,
  isCrippled,
  isLegal,
  type MechState,
  mustWithdraw,
  passCommand,
} from '@hexfall/rules';
import { retreats } from '../retreat.ts';
import { MoveSearch } from './move-search.ts';
import { shouldShutDown, shouldStayCold } from './reactor.ts';
import { assess, type Situation } from './situation.ts';
import { getUp } from './stand.ts';

/** The move after which the unit stands best: damage given against damage taken, from every place that it can reach. */
export function tacticianMove(game: Game, mech: MechState, words: DiceWords): Command {
  if (mech.stuck) return legalOr(game, mech, { type: 'breakFree', unit: mech.id });
  const situation = assess(game, mech);
  if (mech.shutdown) return startAgain(situation);
  if (situation.enemies.length === 0) return passCommand('movement', mech.id);
  if (shouldShutDown(situation)) return legalOr(game, mech, { type: 'shutDown', unit: mech.id });
  if (mech.prone) return getUp(situation);
  if (shouldWithdraw(situation)) return withdraw(game, mech);
  return new MoveSearch(situation, words).best();
}

/** Where the rule of the game wants it; where it only allows it, a crippled unit leaves a fight that is not being won. */
function shouldWithdraw({ game, mech, friends, enemies }: Situation): boolean {
  if (homeEdge(game, mech) === undefined) return false;
  return mustWithdraw(game, mech) || (friends <= enemies.length && isCrippled(game, mech));
}

/** Home, over the edge that is one's own. */
function withdraw(game: Game, mech: MechState): Command {
  const ways = retreats(game, mech);
  return ways.find(command => isLegal(game, command)) ?? passCommand('movement', mech.id);
}

function startAgain(situation: Situation): Command {
  const { game, mech } = situation;
  if (shouldStayCold(situation)) return passCommand('movement', mech.id);
  return legalOr(game, mech, { type: 'startUp', unit: mech.id });
}

function legalOr(game: Game, mech: MechState, command: Command): Command {
  return isLegal(game, command) ? command : passCommand('movement', mech.id);
}
