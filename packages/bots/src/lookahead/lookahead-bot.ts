import { act, type Command, type DiceWords, type Game, refusalOf, sideToAct, unitsToAct } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { Arsenal } from '../tactician/situation.ts';
import { tacticianStrike } from '../tactician/strike.ts';
import { createTacticianBot } from '../tactician/tactician-bot.ts';
import { viewOf } from '../view.ts';
import { Allowance, type Budget } from './budget.ts';
import { fireCandidates, moveCandidates } from './candidates.ts';
import { Forecast } from './forecast.ts';

/** About 50 ms for a decision in four against four. */
export const DEFAULT_BUDGET: Budget = { nodes: 300 };

/** Tries the tactician's best ideas out in imagination, and gives the order that turns out best. */
export function createLookaheadBot(words: DiceWords, budget: Budget = DEFAULT_BUDGET): Bot {
  const thought = new Thought(words, budget);
  return { name: 'lookahead', choose: game => thought.choose(game) };
}

/** How much better than the tactician's own order another must look: forecasts err. */
const MARGIN = Number((globalThis as any).process?.env?.LA_MARGIN ?? 0.1);

class Thought {
  private readonly words: DiceWords;
  private readonly budget: Budget;
  private readonly arsenal = new Arsenal();
  private readonly policy: Bot;

  constructor(words: DiceWords, budget: Budget) {
    this.words = words;
    this.budget = budget;
    this.policy = createTacticianBot(words);
  }

  choose(game: Game): Command {
    if (game.state.phase === 'physical') return tacticianStrike(game, unitsToAct(game)[0]!);
    const moving = game.state.phase === 'movement';
    return this.best(game, moving ? moveCandidates(game, this.arsenal, this.words) : fireCandidates(game));
  }

  private best(game: Game, candidates: Iterable<Command>): Command {
    const allowance = new Allowance(this.budget);
    const seen = new Set<string>();
    let [best, most]: [Command | undefined, number] = [undefined, 0];
    for (const command of candidates) {
      if (best !== undefined && !allowance.isLeft) break;
      const key = JSON.stringify(command);
      if (seen.has(key) || refusalOf(game, command) !== undefined) continue;
      seen.add(key);
      const value = this.tryOut(game, command, allowance);
      if (best !== undefined && value <= most) continue;
      most = best === undefined ? value + MARGIN : value;
      best = command;
    }
    return best!;
  }

  /** Gives an order in imagination, and lets both sides go on until all fire of the turn is declared. */
  private tryOut(game: Game, command: Command, allowance: Allowance): number {
    const side = sideToAct(game)!;
    const forecast = new Forecast(game);
    const copy = viewOf(game, this.words, forecast);
    const { turn } = copy.state;
    act(copy, command);
    while (isUndecided(copy, turn)) {
      allowance.spend();
      act(copy, this.policy.choose(copy));
    }
    return forecast.balance(copy, side, this.arsenal);
  }
}

function isUndecided({ state }: Game, turn: number): boolean {
  return state.turn === turn && (state.phase === 'movement' || state.phase === 'weapons');
}
