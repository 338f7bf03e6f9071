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
import { retreatCommands } from '../retreat.ts';
import { swimInstead } from '../swim-instead.ts';
import { MoveSearch, type RankedMove, type WeighedMove } from './move-search.ts';
import { shouldShutDown, shouldStayCold } from './reactor.ts';
import { assess, type Situation } from './situation.ts';
import { chooseStandUp } from './stand.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Returns the move to the best place within reach, judged by the damage that the unit can deal and must expect there. */
export function tacticianMove(game: Game, mech: MechState, rngState: RngState, weights: Weights = WEIGHTS): Command {
  const situation = assess(game, mech, weights);
  return onlyMove(situation) ?? swimInstead(game, mech, new MoveSearch(situation, rngState).best());
}

/**
 * Returns the best moves, best first, by the measure that `tacticianMove` uses. For a unit to which the tactician leaves no choice, returns
 * one.
 */
export function rankedMoves(game: Game, mech: MechState, rngState: RngState, size: number): RankedMove[] {
  const situation = assess(game, mech, WEIGHTS);
  const only = onlyMove(situation);
  if (only !== undefined) return [{ command: only, score: 0 }];
  const moves = new MoveSearch(situation, rngState).ranked(size);
  return moves.length > 0 ? moves : [{ command: passCommand('movement', mech.id), score: 0 }];
}

/** Returns the best moves with their expected effects, best first; none for a unit to which the tactician leaves no choice. */
export function weighedMoves(game: Game, mech: MechState, rngState: RngState): WeighedMove[] {
  const situation = assess(game, mech, WEIGHTS);
  return onlyMove(situation) === undefined ? new MoveSearch(situation, rngState).weighed() : [];
}

/** Returns the move of a unit that does not look for a place to go to, or `undefined` for a unit that does. */
function onlyMove(situation: Situation): Command | undefined {
  const { game, mech } = situation;
  if (mech.stuck) return legalOr(game, mech, { type: 'breakFree', unit: mech.id });
  if (mech.shutdown) return startUpOrWait(situation);
  if (situation.enemies.length === 0) return passCommand('movement', mech.id);
  if (shouldShutDown(situation)) return legalOr(game, mech, { type: 'shutDown', unit: mech.id });
  if (mech.prone) return chooseStandUp(situation);
  return shouldWithdraw(situation) ? withdrawalMove(game, mech) : undefined;
}

/** Whether a unit withdraws: if the game forces it to, or if it may withdraw, is crippled, and its side is not the stronger one. */
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
