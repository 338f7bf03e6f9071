import type { BotReply, BotRequest } from './bot-messages.ts';
import { serveBots } from './serve-bots.ts';

const serve = serveBots((reply: BotReply) => postMessage(reply));

addEventListener('message', ({ data }: MessageEvent<BotRequest>) => serve(data));
