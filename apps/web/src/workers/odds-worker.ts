import type { OddsMessage, OddsReply } from './odds-messages.ts';
import { serveOdds } from './serve-odds.ts';

const serve = serveOdds(
  (reply: OddsReply) => postMessage(reply),
  next => setTimeout(next, 0),
);

addEventListener('message', ({ data }: MessageEvent<OddsMessage>) => serve(data));
