import type { BotName, BotOptions } from '@hexfall/bots';
import { type Command, type Game, nextInt32, type RngState } from '@hexfall/rules';
import type { BotReply, BotRequest } from './bot-messages.ts';
import { PositionSender } from './position.ts';
import { portOf, type WorkerPort } from './worker-port.ts';

export type BotPort = WorkerPort<BotRequest, BotReply>;

/** Options of the bots of a game. */
export interface BotClientOptions extends BotOptions {
  /** Returns the bot that plays a side at present. */
  readonly botOf: (side: number) => BotName;
  /** Random numbers of the bots, and of the dice that they are shown. They reveal nothing about the dice of the game. */
  readonly rngState: RngState;
  /** Starts a worker. */
  readonly start?: () => BotPort;
}

/** A worker, and what it is thinking about. */
interface Thinking {
  readonly port: BotPort;
  readonly positions: PositionSender;
  pending: Pending | undefined;
}

interface Pending {
  readonly id: number;
  resolve(command: Command): void;
  reject(error: Error): void;
}

/** Lets bots choose orders in a worker, so that the page never waits for them. */
export class BotClient {
  private readonly options: BotClientOptions;
  private thinking: Thinking | undefined;
  private asked = 0;

  constructor(options: BotClientOptions) {
    this.options = options;
  }

  /**
   * Returns the order of the bot that plays a side. Only one order is chosen at a time. Rejects with an error whose message completes a
   * sentence about the bot, and at once when `signal` is aborted, which also stops the bot.
   */
  choose(game: Game, side: number, signal?: AbortSignal): Promise<Command> {
    if (signal?.aborted === true) return Promise.reject(new Error('was stopped'));
    if (this.thinking?.pending !== undefined) return Promise.reject(new Error('is already choosing an order'));
    const thinking = (this.thinking ??= this.startThinking());
    const stop = (): void => this.giveUp('was stopped');
    signal?.addEventListener('abort', stop, { once: true });
    const answer = new Promise<Command>((resolve, reject) => {
      thinking.pending = { id: ++this.asked, resolve, reject };
    });
    thinking.port.send(this.requestFor(game, side, thinking));
    return answer.finally(() => signal?.removeEventListener('abort', stop));
  }

  /** Ends the worker. The next choice starts a new one. */
  close(): void {
    this.giveUp('was stopped');
  }

  private startThinking(): Thinking {
    const port = (this.options.start ?? startBotWorker)();
    const thinking: Thinking = { port, positions: new PositionSender(this.drawRngState()), pending: undefined };
    port.onReply = reply => settle(thinking, reply);
    port.onFailure = reason => this.giveUp(`stopped: ${reason}`);
    return thinking;
  }

  private requestFor(game: Game, side: number, { positions }: Thinking): BotRequest {
    const { botOf, budget } = this.options;
    return {
      kind: 'choose',
      id: this.asked,
      position: positions.positionOf(game),
      bot: botOf(side),
      side,
      rngState: this.drawRngState(),
      options: budget === undefined ? {} : { budget },
    };
  }

  private drawRngState(): RngState {
    return Int32Array.from({ length: 4 }, () => nextInt32(this.options.rngState));
  }

  private giveUp(reason: string): void {
    const { thinking } = this;
    this.thinking = undefined;
    thinking?.port.end();
    thinking?.pending?.reject(new Error(reason));
  }
}

function settle(thinking: Thinking, reply: BotReply): void {
  const { pending } = thinking;
  if (pending?.id !== reply.id) return;
  thinking.pending = undefined;
  if (reply.kind === 'chosen') pending.resolve(reply.command);
  else pending.reject(new Error(`failed: ${reply.reason}`));
}

function startBotWorker(): BotPort {
  return portOf(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
}
