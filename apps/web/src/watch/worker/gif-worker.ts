import type { GifReply, GifRequest } from './gif-messages.ts';
import { serveGif } from './serve-gif.ts';

const serve = serveGif((reply: GifReply) => postMessage(reply));

addEventListener('message', ({ data }: MessageEvent<GifRequest>) => serve(data));
