import type { GamesReply, GamesRequest } from './game-messages.ts';
import { serveGames } from './serve-games.ts';

const serve = serveGames((reply: GamesReply) => postMessage(reply));

addEventListener('message', ({ data }: MessageEvent<GamesRequest>) => serve(data));
