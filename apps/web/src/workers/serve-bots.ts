import { type Bot, createBot } from '@hexfall/bots';
import type { BotReply, BotRequest } from './bot-messages.ts';
import { PositionReader } from './position.ts';
import { reasonOf } from './reason-of.ts';

/**
 * Returns the function that handles a worker's requests: it lets a bot choose an order. Bots live as long as the worker, one for each side.
 */
export function serveBots(reply: (message: BotReply) => void): (request: BotRequest) => void {
  const positions = new PositionReader();
  const bots = new Map<string, Bot>();
  const botFor = ({ bot, side, rngState, options }: BotRequest): Bot => {
    const key = `${side} ${bot}`;
    const found = bots.get(key) ?? createBot(bot, rngState, options);
    bots.set(key, found);
    return found;
  };
  return request => {
    const { id } = request;
    try {
      reply({ kind: 'chosen', id, command: botFor(request).choose(positions.gameAt(request.position)) });
    } catch (error) {
      reply({ kind: 'failed', id, reason: reasonOf(error) });
    }
  };
}
