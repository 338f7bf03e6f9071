import type { BotName, BotOptions } from '@hexfall/bots';
import type { Command, RngState } from '@hexfall/rules';
import type { Position } from './position.ts';

/** A request to the worker of the bots. */
export interface BotRequest {
  readonly kind: 'choose';
  /** The number of the request, which its reply carries too. */
  readonly id: number;
  readonly position: Position;
  readonly bot: BotName;
  readonly side: number;
  /** Random numbers for the bot, if this worker does not have it yet. */
  readonly rngState: RngState;
  readonly options: BotOptions;
}

/** A reply of the worker. */
export type BotReply =
  | { readonly kind: 'chosen'; readonly id: number; readonly command: Command }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
