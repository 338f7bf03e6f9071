import { createRandomBot } from '@hexfall/bots';
import {
  act,
  type Command,
  createGameOn,
  type DiceRoller,
  formatState,
  type Game,
  type GameEvent,
  type GameSetup,
  type Refusal,
  type Result,
  type RngState,
  SeededDice,
  sideToAct,
  startGame,
} from '@hexfall/rules';
import { gameOf } from '../generators.ts';
import { fireAtBuilding } from '../random/fire-at-building.ts';
import { demand, type Watcher } from './invariant.ts';
import { wildCommand } from './wild-command.ts';

/** Number of checks by the name of the invariant. */
export type CheckCounts = Map<string, number>;

export function countCheck(checkCounts: CheckCounts, name: string): void {
  checkCounts.set(name, (checkCounts.get(name) ?? 0) + 1);
}

export const REFUSALS_CHANGE_NOTHING = 'a refused command changes nothing, not even the dice';

/** A game with more orders than this is stuck in a loop. */
const MAX_ORDERS = 20_000;

/** One order in this many is a wild command. */
const WILD_EVERY = 8;

/** A game that watchers follow while it is played. */
export class WatchedGame {
  readonly game: Game;
  private readonly watchers: readonly Watcher[];
  private readonly checkCounts: CheckCounts;

  constructor(
    setup: GameSetup,
    watchers: readonly Watcher[],
    checkCounts: CheckCounts,
    dice: (dice: DiceRoller) => DiceRoller = same => same,
  ) {
    this.watchers = watchers;
    this.checkCounts = checkCounts;
    const { match, state } = gameOf(setup, { push: () => undefined });
    const sink = { push: (event: GameEvent) => this.notify(event) };
    this.game = createGameOn(match, state, dice(new SeededDice(state.dice)), sink);
  }

  /** Plays random legal orders to the end of the game, and now and then tries a wild command. */
  playRandomly(rngState: RngState): void {
    const { game } = this;
    // Wild commands have dice of their own, so that the bot plays as it would without them.
    const ownRngState = Int32Array.from(rngState);
    const bot = createRandomBot(rngState);
    startGame(game);
    let orders = 0;
    for (; game.state.phase !== 'over' && sideToAct(game) !== undefined; orders++) {
      demand(orders < MAX_ORDERS, () => `the game is stuck in turn ${game.state.turn}`);
      if (orders % WILD_EVERY === WILD_EVERY - 1) this.tryWildCommand(rngState);
      else this.giveLegal(fireAtBuilding(game, bot.choose(game), ownRngState));
    }
    for (const watcher of this.watchers) watcher.end?.(game);
  }

  private giveLegal(command: Command): void {
    const result = this.give(command);
    demand(result.ok, () => `${JSON.stringify(command)} was chosen and refused: ${messageOf(result)}`);
  }

  private tryWildCommand(rngState: RngState): void {
    const command = wildCommand(rngState);
    const before = formatState(this.game.state);
    if (this.give(command).ok) return;
    demand(
      formatState(this.game.state) === before,
      () => `${JSON.stringify(command)} was refused and changed the game`,
    );
    countCheck(this.checkCounts, REFUSALS_CHANGE_NOTHING);
  }

  private give(command: Command): Result<void, Refusal> {
    for (const watcher of this.watchers) watcher.order?.(command, this.game);
    const result = act(this.game, command);
    if (result.ok) for (const watcher of this.watchers) watcher.carriedOut?.(command, this.game);
    return result;
  }

  private notify(event: GameEvent): void {
    for (const watcher of this.watchers) watcher.event?.(event, this.game);
  }
}

function messageOf(result: Result<void, Refusal>): string {
  return result.ok ? '' : result.errors[0]!.message;
}
