import { type Bot, type BotName, createBot } from '@hexfall/bots';
import { act, type Game, hashState, NO_SINK, sideToAct, startGame } from '@hexfall/rules';
import { gameOf, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { BotClient } from './bot-client.ts';
import type { BotReply, BotRequest } from './bot-messages.ts';
import { type FakeWorker, startFakeWorker } from './fake-port.ts';
import { serveBots } from './serve-bots.ts';

type BotWorker = FakeWorker<BotRequest, BotReply>;

const setup = skirmish('worker', { perSide: 2, style: 'hills' });

function started(): Game {
  const game = gameOf(setup, NO_SINK);
  startGame(game);
  return game;
}

/** Returns a client whose workers the test can examine. */
function clientWith(
  bots: readonly BotName[],
  serve: typeof serveBots = serveBots,
): { client: BotClient; workers: BotWorker[] } {
  const workers: BotWorker[] = [];
  const start = (): BotWorker['port'] => {
    workers.push(startFakeWorker(serve));
    return workers.at(-1)!.port;
  };
  const client = new BotClient({ botOf: side => bots[side]!, rngState: Int32Array.of(1, 2, 3, 4), start });
  return { client, workers };
}

/** A worker that never answers. */
const dreamer: typeof serveBots = () => () => undefined;

test('bots in a worker choose what the same bots would choose in the page, through a whole game', async () => {
  const names: readonly BotName[] = ['charger', 'tactician'];
  const { client, workers } = clientWith(names);
  const game = started();
  const here = new Map<number, Bot>();
  while (game.state.phase !== 'over') {
    const side = sideToAct(game)!;
    const command = await client.choose(game, side);
    const { rngState } = workers[0]!.received.at(-1)!;
    here.set(side, here.get(side) ?? createBot(names[side]!, rngState));
    expect(here.get(side)!.choose(game)).toEqual(command);
    act(game, command);
  }
  client.close();
  const { received } = workers[0]!;
  expect(received.length).toBeGreaterThan(20);
  expect(received.filter(({ position }) => position.match !== undefined)).toHaveLength(1);
});

test('a bot is not shown the dice of the game, and the game stays as it is', async () => {
  const { client, workers } = clientWith(['charger', 'charger']);
  const game = started();
  const before = [hashState(game.state), [...game.state.dice]];
  await client.choose(game, sideToAct(game)!);
  client.close();
  expect([hashState(game.state), [...game.state.dice]]).toEqual(before);
  const { state } = workers[0]!.received[0]!.position;
  expect(hashState(state)).toBe(before[0]);
  expect([...state.dice]).not.toEqual([...game.state.dice]);
});

test('a bot that is stopped stops thinking at once, and another worker takes over', async () => {
  let serve: typeof serveBots = dreamer;
  const { client, workers } = clientWith(['charger', 'charger'], reply => serve(reply));
  const game = started();
  const stop = new AbortController();
  const choice = client.choose(game, 0, stop.signal);
  stop.abort();
  await expect(choice).rejects.toThrow('was stopped');
  expect(workers[0]!.ended).toBe(true);
  serve = serveBots;
  expect(act(game, await client.choose(game, sideToAct(game)!)).ok).toBe(true);
  expect(workers[1]!.received[0]!.position.match).toBeDefined();
  client.close();
});

test('a choice that nobody wants is not begun', async () => {
  const { client, workers } = clientWith(['charger', 'charger']);
  await expect(client.choose(started(), 0, AbortSignal.abort())).rejects.toThrow('was stopped');
  expect(workers).toHaveLength(0);
});

test('a worker that breaks down says why in one sentence about the bot', async () => {
  const { client, workers } = clientWith(['charger', 'charger'], dreamer);
  const choice = client.choose(started(), 0);
  workers[0]!.crash('out of memory');
  await expect(choice).rejects.toThrow(/^stopped: out of memory$/);
  expect(workers[0]!.ended).toBe(true);
});

test('a bot that fails says why, and can be asked again', async () => {
  const { client, workers } = clientWith(['charger', 'charger']);
  const game = started();
  const empty = { ...game, state: { ...game.state, mechs: [] } };
  await expect(client.choose(empty, 0)).rejects.toThrow(/^failed: \S/);
  expect(act(game, await client.choose(game, sideToAct(game)!)).ok).toBe(true);
  expect(workers).toHaveLength(1);
  client.close();
});

test('one order is chosen at a time', async () => {
  const { client } = clientWith(['charger', 'charger'], dreamer);
  const first = client.choose(started(), 0);
  await expect(client.choose(started(), 1)).rejects.toThrow('is already choosing an order');
  client.close();
  await expect(first).rejects.toThrow('was stopped');
});
