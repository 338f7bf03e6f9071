import { serveVerify } from './serve-verify.ts';
import type { VerifyReply, VerifyRequest } from './verify-messages.ts';

addEventListener('message', ({ data }: MessageEvent<VerifyRequest>) => {
  const reply: VerifyReply = serveVerify(data);
  postMessage(reply);
});
