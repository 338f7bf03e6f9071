import {
  act,
  type Command,
  createGameOn,
  type DiceRoller,
  type DiceWords,
  formatState,
  type Game,
  type GameEvent,
  type GameSetup,
  type Refusal,
  type Result,
  SeededDice,
  sideToAct,
  startGame,
} from '@hexfall/rules';
import { createRandomBot } from '@hexfall/bots';
import { gameOf } from '../generators.ts';
import { demand, type Watcher } from './invariant.ts';
import { wildCommand } from './wild-command.ts';

/** How often something was compared, by the name of the invariant. */
export type Tally = Map<string, number>;

export function count(tally: Tally, name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1);
}

export const REFUSALS_CHANGE_NOTHING = 'a refused command changes nothing, not even the dice';

/** A game longer than this is stuck: it goes round without a turn going by. */
const MOST_ORDERS = 20_000;

/** Every so many orders a wild one is tried. */
const WILD_EVERY = 8;

/** A game that others look at while it is played. */
export class WatchedGame {
  readonly game: Game;
  private readonly watchers: readonly Watcher[];
  private readonly tally: Tally;

  constructor(
    setup: GameSetup,
    watchers: readonly Watcher[],
    tally: Tally,
    dice: (dice: DiceRoller) => DiceRoller = same => same,
  ) {
    this.watchers = watchers;
    this.tally = tally;
    const { match, state } = gameOf(setup, { push: () => undefined });
    const sink = { push: (event: GameEvent) => this.see(event) };
    this.game = createGameOn(match, state, dice(new SeededDice(state.dice)), sink);
  }

  /** Plays to the end, at random from these words, with a wild command now and then. */
  playRandomly(words: DiceWords): void {
    const { game } = this;
    const bot = createRandomBot(words);
    startGame(game);
    let orders = 0;
    for (; game.state.phase !== 'over' && sideToAct(game) !== undefined; orders++) {
      demand(orders < MOST_ORDERS, () => `the game is stuck in turn ${game.state.turn}`);
      if (orders % WILD_EVERY === WILD_EVERY - 1) this.tryWildCommand(words);
      else this.giveLegal(bot.choose(game));
    }
    for (const watcher of this.watchers) watcher.end?.(game);
  }

  private giveLegal(command: Command): void {
    const result = this.give(command);
    demand(result.ok, () => `${JSON.stringify(command)} was chosen and refused: ${messageOf(result)}`);
  }

  private tryWildCommand(words: DiceWords): void {
    const command = wildCommand(words);
    const before = formatState(this.game.state);
    if (this.give(command).ok) return;
    demand(
      formatState(this.game.state) === before,
      () => `${JSON.stringify(command)} was refused and changed the game`,
    );
    count(this.tally, REFUSALS_CHANGE_NOTHING);
  }

  private give(command: Command): Result<void, Refusal> {
    for (const watcher of this.watchers) watcher.order?.(command, this.game);
    const result = act(this.game, command);
    if (result.ok) for (const watcher of this.watchers) watcher.carriedOut?.(command, this.game);
    return result;
  }

  private see(event: GameEvent): void {
    for (const watcher of this.watchers) watcher.event?.(event, this.game);
  }
}

function messageOf(result: Result<void, Refusal>): string {
  return result.ok ? '' : result.errors[0]!.message;
}
