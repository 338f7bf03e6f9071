import { act, type Command, type DiceWords, type Game, isLegal, sideToAct } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { createTacticianBot } from '../tactician/tactician-bot.ts';
import { viewOf } from '../view.ts';
import { Allowance, type Budget } from './budget.ts';
import { moveCandidates } from './candidates.ts';
import { Forecast } from './forecast.ts';

/** Within 50 ms for most moves in four against four. */
const DEFAULT_BUDGET: Budget = { nodes: 300 };

/**
 * Tries the tactician's ideas for a move out in imagination, and gives the order that turns out best. Fire and blows are
 * the tactician's: trying those out in the same way won no more games.
 */
export function createLookaheadBot(words: DiceWords, budget: Budget = DEFAULT_BUDGET): Bot {
  const imagination = new Imagination(words, budget);
  return { name: 'lookahead', choose: game => imagination.choose(game) };
}

class Imagination {
  private readonly words: DiceWords;
  private readonly budget: Budget;
  private readonly tactician: Bot;

  constructor(words: DiceWords, budget: Budget) {
    this.words = words;
    this.budget = budget;
    this.tactician = createTacticianBot(words);
  }

  choose(game: Game): Command {
    return game.state.phase === 'movement' ? this.bestMove(game) : this.tactician.choose(game);
  }

  /** The first candidate is always tried, the others as long as the budget lasts. */
  private bestMove(game: Game): Command {
    const allowance = new Allowance(this.budget);
    const seen = new Set<string>();
    let best: { readonly command: Command; readonly value: number } | undefined;
    for (const command of moveCandidates(game, this.words)) {
      if (best !== undefined && !allowance.isLeft) break;
      const key = JSON.stringify(command);
      if (seen.has(key) || !isLegal(game, command)) continue;
      seen.add(key);
      const value = this.tryOut(game, command, allowance);
      if (best === undefined || value > best.value) best = { command, value };
    }
    return best?.command ?? this.tactician.choose(game);
  }

  /** Gives an order in imagination, and lets tacticians play both sides to the end of the turn. */
  private tryOut(game: Game, command: Command, allowance: Allowance): number {
    const forecast = new Forecast(game);
    const copy = viewOf(game, this.words, forecast);
    const { turn } = copy.state;
    for (let order = command; ; order = this.tactician.choose(copy)) {
      if (!act(copy, order).ok) throw new Error(`the order ${order.type} was refused in imagination`);
      if (copy.state.turn !== turn || copy.state.phase === 'over') break;
      allowance.spend();
    }
    return forecast.balance(copy, sideToAct(game)!);
  }
}
