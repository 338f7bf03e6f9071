import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { CurveModel, type CurveTools, type KeptCurve } from './curve-model.ts';
import { clientOf, courseOf, replayText } from './sample-client.ts';

const TEXT = replayText(duelMatchUp(['HBK-4G', 'WVR-6R'], { bots: ['charger', 'charger'] }), deployFaceToFace);
const COURSE = courseOf(TEXT);
const LINES = TEXT.split('\n');

/** Returns the replay up to the order that ends the movement phase of a turn: a game under way. */
function textUntil(turn: number): string {
  const { events } = COURSE.parts.find(part => part.turn === turn && part.phase === 'weapons')!;
  let seen = 0;
  const cut = LINES.findIndex(line => line.startsWith('{"e":') && ++seen === events);
  return `${LINES.slice(0, cut + 1).join('\n')}\n`;
}

/** Returns a game that can go on, and a place in which its curve is kept. */
function createGame(text: string) {
  const game = { text, opened: 0, closed: 0, kept: undefined as KeptCurve | undefined };
  const tools: CurveTools = {
    bot: 'charger',
    events: () => courseOf(game.text).events.length,
    open: () => {
      game.opened++;
      const client = clientOf(game.text);
      return {
        client,
        close: () => {
          game.closed++;
          client.close();
        },
      };
    },
    keeping: {
      load: async () => structuredClone(game.kept),
      keep: async curve => void (game.kept = structuredClone(curve)),
    },
  };
  return { game, tools };
}

async function isDone(model: CurveModel): Promise<void> {
  await expect.poll(() => model.state.kind, { timeout: 60_000 }).toBe('done');
}

test('the curve is worked out with progress, ends with the result, and is kept with the game', async () => {
  const { game, tools } = createGame(TEXT);
  const model = new CurveModel(tools);
  const progress: number[] = [];
  model.subscribe(() => {
    if (model.state.kind === 'running') progress.push(model.state.played);
  });
  model.run();
  await isDone(model);
  expect(progress.length).toBeGreaterThan(3);
  const { outcome } = COURSE;
  expect(model.curve!.points.at(-1)).toMatchObject({
    events: COURSE.events.length,
    chance: { value: outcome.kind === 'win' ? 1 - outcome.side : 0.5 },
  });
  expect(game.kept).toMatchObject({ bot: 'charger', events: COURSE.events.length });
  const again = new CurveModel(tools);
  await again.load();
  expect([again.state.kind, again.curve, again.isBehind]).toEqual(['done', model.curve, false]);
  expect([game.opened, game.closed]).toEqual([1, 1]);
});

test('a curve of a different version or bot is not shown', async () => {
  const { game, tools } = createGame(TEXT);
  const curve = { points: [], decisive: [], games: 1, failures: [] };
  for (const wrong of [{ engine: '0.0.0' }, { bot: 'random' as const }, { events: 1e6 }]) {
    game.kept = { engine: '0.0.0', bot: 'charger', events: 3, curve, ...wrong };
    const model = new CurveModel(tools);
    await model.load();
    expect(model.curve).toBeUndefined();
  }
});

test('once started the curve goes with the game, and plays on from new moments only', async () => {
  const { game, tools } = createGame(textUntil(2));
  const model = new CurveModel(tools);
  model.followGame();
  expect(model.state.kind).toBe('idle');
  model.run();
  await isDone(model);
  const early = model.curve!;
  expect(early.points.at(-1)!.games).toBeGreaterThan(0);
  game.text = TEXT;
  expect(model.isBehind).toBe(true);
  model.followGame();
  expect(model.state.kind).toBe('running');
  await isDone(model);
  expect(model.isBehind).toBe(false);
  expect(model.curve!.games - early.games).toBeLessThanOrEqual(120);
  expect(model.curve!.points.at(-1)).toMatchObject({ events: COURSE.events.length, games: 0 });
  expect(game.kept!.events).toBe(COURSE.events.length);
});

test('a run that is stopped keeps what it found and does not begin again by itself', async () => {
  const { game, tools } = createGame(textUntil(3));
  const model = new CurveModel(tools);
  const unsubscribe = model.subscribe(() => {
    if (model.state.kind === 'running' && model.state.played >= 20) model.stop();
  });
  model.run();
  await isDone(model);
  unsubscribe();
  expect(model.curve!.games).toBeLessThan(300);
  game.text = TEXT;
  model.followGame();
  expect(model.state.kind).toBe('done');
  expect(model.isBehind).toBe(true);
});

test('a worker that fails is reported in a sentence, and can be asked again', async () => {
  const { tools } = createGame(TEXT);
  const close = (): void => undefined;
  let isBroken = true;
  const model = new CurveModel({
    ...tools,
    open: () => (isBroken ? { client: clientOf('no replay'), close } : tools.open()),
  });
  model.run();
  await expect.poll(() => model.state.kind).toBe('failed');
  expect(model.state).toMatchObject({ message: expect.stringMatching(/^The chances cannot be worked out: .+\.$/) });
  isBroken = false;
  model.run();
  expect(model.state.kind).toBe('running');
  model.close();
});
