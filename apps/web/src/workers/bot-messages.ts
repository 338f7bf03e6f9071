import type { BotName, BotOptions } from '@hexfall/bots';
import type { Command, RngState } from '@hexfall/rules';
import type { Position } from './position.ts';

/** What the worker of the bots is asked. */
export interface BotRequest {
  readonly kind: 'choose';
  /** Counts requests: the reply has the same. */
  readonly id: number;
  readonly position: Position;
  readonly bot: BotName;
  readonly side: number;
  /** Random numbers for a bot that this worker does not have yet. */
  readonly rngState: RngState;
  readonly options: BotOptions;
}

/** What it answers. */
export type BotReply =
  | { readonly kind: 'chosen'; readonly id: number; readonly command: Command }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
