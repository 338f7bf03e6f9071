import { type Command, type Refusal, refusalOf, sideToAct } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import type { Match } from './match.ts';
import { Playback } from './playback.ts';
import type { Player, Thinker } from './player.ts';
import { refusalWords } from './refusal-words.ts';

/** A bot that gave no order. */
export interface BotFailure {
  readonly side: number;
  /** The reason, as a sentence. */
  readonly message: string;
}

/**
 * Runs a match: shows the effects of orders, asks bots when it is their turn, and carries out their orders once everything before them has
 * been shown. A bot thinks while the playback is still running.
 */
export class Conductor extends Model {
  readonly match: Match;
  readonly playback: Playback;
  private readonly thinker: Thinker;
  private readonly leaving = new AbortController();
  private thought: { readonly side: number; readonly stop: AbortController } | undefined;
  private decided: Command | undefined;
  private failed: BotFailure | undefined;
  /** Number of events that were passed to the playback. */
  private shownEvents = 0;

  constructor(match: Match, thinker: Thinker, speed: number) {
    super();
    this.match = match;
    this.thinker = thinker;
    this.playback = new Playback(match.game.match, match.opening);
    // Events that happened before the page was opened are not played again.
    this.showEvents();
    this.playback.skip();
    this.playback.speed = speed;
    this.playback.subscribe(() => this.goOn());
  }

  /** Whether an order is asked of a human at the screen, and everything before has been shown. */
  get isHumanTurn(): boolean {
    return this.playerToAct === 'human' && !this.playback.isPlaying;
  }

  /** The side whose bot thinks. */
  get thinking(): number | undefined {
    return this.thought?.side;
  }

  /** A bot that gave no order. The game waits until it is asked again or somebody takes over. */
  get failure(): BotFailure | undefined {
    return this.failed;
  }

  /** Asks the player whose turn it is to act. */
  begin(): void {
    this.goOn();
  }

  /** Gives an order, and shows its effects. Returns the reason if it is refused. */
  give(command: Command): Refusal | undefined {
    const refusal = this.match.give(command);
    if (refusal === undefined) this.showEvents();
    return refusal;
  }

  /** Asks a bot that failed again. */
  retry(): void {
    this.failed = undefined;
    this.goOn();
  }

  /** Gives a side to another player from now on. */
  seat(side: number, player: Player): void {
    this.match.seat(side, player);
    if (this.failed?.side === side) this.failed = undefined;
    if (this.thought?.side === side) this.stopThinking();
    this.decided = undefined;
    this.goOn();
  }

  /** Ends all work that is under way. */
  close(): void {
    this.leaving.abort();
    this.stopThinking();
  }

  private get playerToAct(): Player | undefined {
    const side = this.match.isOver ? undefined : sideToAct(this.match.game);
    return side === undefined ? undefined : this.match.players[side];
  }

  private showEvents(): void {
    const { events } = this.match;
    const fresh = events.slice(this.shownEvents);
    this.shownEvents = events.length;
    this.playback.push(fresh);
  }

  private goOn(): void {
    if (this.leaving.signal.aborted) return;
    const player = this.playerToAct;
    if (player !== undefined && player !== 'human' && this.failed === undefined)
      this.askBot(sideToAct(this.match.game)!);
    this.changed();
  }

  private askBot(side: number): void {
    if (this.thought !== undefined) return;
    if (this.decided === undefined) return void this.think(side);
    // A viewer who is looking back is not interrupted.
    if (this.playback.isPlaying || this.playback.isLookingBack) return;
    const command = this.decided;
    this.decided = undefined;
    const refusal = refusalOf(this.match.game, command) ?? this.give(command);
    if (refusal !== undefined) this.fail(side, `gave an order that is not legal: ${refusalWords(refusal)}`);
  }

  private async think(side: number): Promise<void> {
    const stop = new AbortController();
    this.thought = { side, stop };
    try {
      const command = await this.thinker.choose(this.match.game, side, stop.signal);
      if (stop.signal.aborted) return;
      this.decided = command;
    } catch (error) {
      if (stop.signal.aborted) return;
      this.fail(side, error instanceof Error ? error.message : String(error));
    }
    this.thought = undefined;
    this.goOn();
  }

  private stopThinking(): void {
    this.thought?.stop.abort();
    this.thought = undefined;
  }

  private fail(side: number, reason: string): void {
    this.failed = { side, message: `The ${this.match.players[side]} ${reason}.` };
  }
}
