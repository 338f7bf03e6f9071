import {
  type Command,
  type Game,
  homeEdge,
  isCrippled,
  isLegal,
  type MechState,
  mustWithdraw,
  passCommand,
  type RngState,
} from '@hexfall/rules';
import { retreatCommands } from '../../retreat.ts';
import { MoveSearch } from './move-search.ts';
import { shouldShutDown, shouldStayCold } from './reactor.ts';
import { assess, type Situation } from './situation.ts';
import { chooseStandUp } from './stand.ts';

/** The move that leads to the best place within reach, by the damage that the unit can deal and must expect there. */
export function move(game: Game, mech: MechState, rngState: RngState): Command {
  const situation = assess(game, mech);
  return onlyMove(situation) ?? new MoveSearch(situation, rngState).best();
}

/** The move of a unit that does not look for a place to go to; `undefined` for one that does. */
export function onlyMove(situation: Situation): Command | undefined {
  const { game, mech } = situation;
  if (mech.stuck) return legalOr(game, mech, { type: 'breakFree', unit: mech.id });
  if (mech.shutdown) return startUpOrWait(situation);
  if (situation.enemies.length === 0) return passCommand('movement', mech.id);
  if (shouldShutDown(situation)) return legalOr(game, mech, { type: 'shutDown', unit: mech.id });
  if (mech.prone) return chooseStandUp(situation);
  return shouldWithdraw(situation) ? withdrawalMove(game, mech) : undefined;
}

/** A unit withdraws where the game forces it to, or where it may, is crippled, and its side is not the stronger one. */
function shouldWithdraw({ game, mech, friends, enemies }: Situation): boolean {
  if (homeEdge(game, mech) === undefined) return false;
  return mustWithdraw(game, mech) || (friends <= enemies.length && isCrippled(game, mech));
}

function withdrawalMove(game: Game, mech: MechState): Command {
  const moves = retreatCommands(game, mech);
  return moves.find(command => isLegal(game, command)) ?? passCommand('movement', mech.id);
}

function startUpOrWait(situation: Situation): Command {
  const { game, mech } = situation;
  if (shouldStayCold(situation)) return passCommand('movement', mech.id);
  return legalOr(game, mech, { type: 'startUp', unit: mech.id });
}

function legalOr(game: Game, mech: MechState, command: Command): Command {
  return isLegal(game, command) ? command : passCommand('movement', mech.id);
}
