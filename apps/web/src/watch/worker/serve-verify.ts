import { digestReplay, readReplay, verifyReplay } from '@hexfall/protocol';
import type { VerifyReply, VerifyRequest } from './verify-messages.ts';

/** Verifies a replay. */
export function serveVerify({ replay }: VerifyRequest): VerifyReply {
  const read = readReplay(replay);
  if (!read.ok) return { kind: 'unprovable', message: read.errors[0]!.message, digest: '' };
  const verdict = verifyReplay(read.value);
  const digest = digestReplay(read.value);
  return verdict.kind === 'proved'
    ? { kind: 'proved', finished: verdict.finished, digest }
    : { kind: verdict.kind, message: verdict.message, digest };
}
