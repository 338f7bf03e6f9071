import { type Answer, computeOdds, type Question } from '@hexfall/odds';
import { createPosition, type Game, LOCATIONS, type Plan } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { type FakeWorker, startFakeWorker } from './fake-port.ts';
import { OddsClient } from './odds-client.ts';
import type { OddsMessage, OddsReply } from './odds-messages.ts';
import type { OddsRequest } from './odds-request.ts';
import { serveOdds } from './serve-odds.ts';

type OddsWorker = FakeWorker<OddsMessage, OddsReply>;

const KICK: Plan = { kind: 'orders', orders: [{ type: 'kick', unit: 0, target: 1, leg: 'RL' }], until: 'phase' };
const FALL: readonly Question[] = [{ about: 'fall', unit: 1 }];

function duel(): Game {
  return createPosition([{ tonnage: 50 }, { tonnage: 55 }], { phase: 'physical' });
}

function request(precision = 0.001, questions = FALL): OddsRequest {
  return { game: duel(), plan: KICK, questions, budget: { precision } };
}

function createClient(): { client: OddsClient; workers: OddsWorker[] } {
  const workers: OddsWorker[] = [];
  const client = new OddsClient(() => {
    workers.push(startFakeWorker(reply => serveOdds(reply, next => setTimeout(next, 0))));
    return workers.at(-1)!.port;
  });
  return { client, workers };
}

const ignore = (): void => undefined;

test('the answers are those of the page, to the last bit', async () => {
  const { client } = createClient();
  const answers = await client.ask(request(), ignore);
  client.close();
  expect(computeOdds(duel(), KICK, FALL, { precision: 0.001 })).toEqual({ ok: true, value: answers });
});

test('answers improve while the worker is at it, and the last are the result', async () => {
  const { client } = createClient();
  const seen: { answers: readonly Answer[]; progress: number }[] = [];
  const questions: readonly Question[] = [
    { about: 'pilotOut', unit: 1 },
    { about: 'damage', unit: 1 },
    { about: 'criticals', unit: 1 },
    // Each location takes a pass of its own, so that there is more work than fits one slice of time.
    ...LOCATIONS.map((_, location): Question => ({ about: 'damage', unit: 1, location })),
  ];
  const result = await client.ask(
    request(0.000_001, questions),
    (answers, progress) => void seen.push({ answers, progress }),
  );
  client.close();
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.at(-1)).toEqual({ answers: result, progress: 1 });
  for (const [i, { progress }] of seen.entries()) expect(progress).toBeGreaterThanOrEqual(seen[i - 1]?.progress ?? 0);
});

test('the newest question wins', async () => {
  const { client, workers } = createClient();
  const first = client.ask(request(0), ignore);
  const second = client.ask(request(), ignore);
  await expect(first).rejects.toThrow('The odds are no longer needed.');
  expect(await second).toHaveLength(1);
  expect(workers).toHaveLength(1);
  client.close();
});

test('a question that is taken back is not worked on', async () => {
  const { client, workers } = createClient();
  const stop = new AbortController();
  // Whether the pilot ends up unconscious takes far longer than one slice of time to be known exactly.
  const endless = request(0, [{ about: 'pilotOut', unit: 1 }]);
  const answer = client.ask(endless, () => stop.abort(), stop.signal);
  await expect(answer).rejects.toThrow('The odds are no longer needed.');
  await expect(client.ask(endless, ignore, stop.signal)).rejects.toThrow('no longer needed');
  await client.ask(request(), ignore);
  expect(workers[0]!.received.map(({ kind }) => kind)).toEqual(['ask', 'cancel', 'ask']);
  client.close();
});

test('a plan that is refused says why in one sentence', async () => {
  const { client } = createClient();
  const game = createPosition([{ tonnage: 50 }, { tonnage: 55 }]);
  await expect(client.ask({ ...request(), game }, ignore)).rejects.toThrow(
    /^The odds could not be worked out: .*physical phase.*[^.]\.$/,
  );
  client.close();
});

test('a worker that breaks down says why, and the next question has a new one', async () => {
  const { client, workers } = createClient();
  const answer = client.ask(request(0), ignore);
  workers[0]!.crash('its script could not be loaded');
  await expect(answer).rejects.toThrow('The odds could not be worked out: its script could not be loaded.');
  expect(await client.ask(request(), ignore)).toHaveLength(1);
  expect(workers).toHaveLength(2);
  client.close();
});
