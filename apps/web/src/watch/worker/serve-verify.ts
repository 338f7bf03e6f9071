import { readReplay, verifyReplay } from '@hexfall/protocol';
import type { VerifyReply, VerifyRequest } from './verify-messages.ts';

/** Verifies a replay. */
export function serveVerify({ replay }: VerifyRequest): VerifyReply {
  const read = readReplay(replay);
  if (!read.ok) return { kind: 'unprovable', message: read.errors[0]!.message };
  const verdict = verifyReplay(read.value);
  return verdict.kind === 'proved'
    ? { kind: 'proved', finished: verdict.finished }
    : { kind: verdict.kind, message: verdict.message };
}
