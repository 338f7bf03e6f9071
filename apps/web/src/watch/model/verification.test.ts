import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startFakeWorker } from '../../workers/fake-port.ts';
import { serveVerify } from '../worker/serve-verify.ts';
import type { VerifyReply, VerifyRequest } from '../worker/verify-messages.ts';
import { Verification } from './verification.ts';

const TEXT = readFileSync(new URL('../../../../../fixtures/replays/duel.jsonl', import.meta.url), 'utf8');

async function verify(text: string): Promise<Verification> {
  const { port } = startFakeWorker<VerifyRequest, VerifyReply>(reply => request => reply(serveVerify(request)));
  const verification = new Verification(port, text);
  expect(verification.proof.kind).toBe('checking');
  await new Promise<void>(resolve => {
    verification.subscribe(resolve);
  });
  return verification;
}

test('a game that was played by the rules is proved, and one that breaks off as far as it goes', async () => {
  const whole = await verify(TEXT);
  expect(whole.proof).toEqual({
    kind: 'proved',
    words: 'Proved: every order is legal, and every roll and every state follows from the seed.',
  });
  expect(whole.digest).toMatch(/^[0-9a-f]{64}$/);
  const lines = TEXT.split('\n');
  const part = await verify(lines.slice(0, 40).join('\n'));
  expect(part.proof.words).toMatch(/^Proved as far as it goes: /);
});

test('a game that was changed, of a different version or unreadable is not proved', async () => {
  const changed = await verify(TEXT.replace(/"roll":(\d)/, (_, roll) => `"roll":${roll === '7' ? 6 : 7}`));
  expect(changed.proof).toMatchObject({ kind: 'doubtful' });
  expect(changed.proof.words).toMatch(/^Not by the rules: turn \d+, line \d+: .*\.$/);
  const other = await verify(TEXT.replace(/"engine":"[^"]+"/, '"engine":"9.9.9"'));
  expect(other.proof).toMatchObject({ kind: 'unknown' });
  expect(other.proof.words).toContain('engine 9.9.9');
  expect((await verify('x')).proof.words).toMatch(/^Not checked: line 1: /);
});

test('a worker that fails leaves the game unchecked', () => {
  const worker = startFakeWorker<VerifyRequest, VerifyReply>(() => () => undefined);
  const verification = new Verification(worker.port, TEXT);
  worker.crash('out of memory');
  expect(verification.proof).toEqual({ kind: 'unknown', words: 'The game could not be checked: out of memory.' });
  expect(worker.ended).toBe(true);
});
