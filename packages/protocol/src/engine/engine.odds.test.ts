import { createAsk, type Json, send } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createEngine, type Engine } from './engine.ts';
import { METHODS } from './methods.ts';
import { progressParams } from './odds-work.ts';

const ask = createAsk(METHODS);

const DUEL = {
  board: { width: 9, height: 9 },
  units: [
    { model: 'HBK-4G', side: 0, hex: '0503', facing: 3 },
    { model: 'WVR-6R', side: 1, hex: '0504', facing: 0 },
  ],
};

const ROLL = { kind: 'piloting', unit: 1, reason: 'kicked', modifier: 0 };
const FALL = { about: 'fall', unit: 1 };

/** More work than any test waits for. */
const ENDLESS = { milliseconds: 10_000 };

const volley = (unit: number, weapons: readonly number[]): object => ({
  type: 'fire',
  unit,
  twist: 0,
  shots: weapons.map(weapon => ({ weapon, target: 1 - unit })),
});

/** Both fire all they have and suffer the consequences for a whole turn: too much for an exact answer. */
const WHOLE_TURN = { kind: 'orders', orders: [volley(0, [0, 1, 2, 3]), volley(1, [0, 1, 2, 3])], until: 'turn' };

function begin(duel: object = {}): { engine: Engine; game: string; hash: number } {
  const engine = createEngine();
  const { game, hash } = ask(engine, 'game.create', { ...DUEL, ...duel });
  return { engine, game, hash };
}

/** Sends a request that is answered later. Returns the answer if there is one at once. */
function askOdds(engine: Engine, params: object, id: unknown = 'odds'): Json | undefined {
  const answer = engine.handleLine(JSON.stringify({ jsonrpc: '2.0', id, method: 'odds.ask', params }));
  return answer === undefined ? undefined : (JSON.parse(answer) as Json);
}

/** Works until nothing is left to do. */
function finish(engine: Engine, slice = 5): Json[] {
  const lines: string[] = [];
  while (engine.isBusy()) lines.push(...engine.work(slice));
  return lines.map(line => JSON.parse(line) as Json);
}

test('odds are answered later, with a value that is close to the true one', () => {
  const { engine, game, hash } = begin();
  expect(askOdds(engine, { game, plan: ROLL, questions: [FALL], budget: { precision: 0.005 } })).toBe(undefined);
  expect(engine.isBusy()).toBe(true);
  const [answer, ...more] = finish(engine);
  expect(more).toEqual([]);
  expect(answer).toMatchObject({ jsonrpc: '2.0', id: 'odds', result: { cancelled: false, progress: 1 } });
  expect(METHODS['odds.ask']!.result.safeParse(answer!['result']).error).toBe(undefined);
  const [fall] = answer!['result'].answers;
  expect(fall).toMatchObject({ kind: 'chance', question: FALL });
  // A piloting skill of 5 fails with 2, 3 and 4: 6 of 36 throws.
  expect(Math.abs(fall.value - 1 / 6)).toBeLessThan(0.03);
  expect(fall.standardError).toBeLessThanOrEqual(0.005);
  expect(ask(engine, 'game.hash', { game })).toEqual({ hash });
});

test('the answer about a number has its whole distribution', () => {
  const { engine, game } = begin();
  askOdds(engine, { game, plan: { kind: 'fall', unit: 1, height: 1 }, questions: [{ about: 'damage', unit: 1 }] });
  const [{ outcomes, mean }] = finish(engine)[0]!['result'].answers;
  expect(mean).toBeGreaterThan(0);
  expect(outcomes.reduce((sum: number, { value }: Json) => sum + value, 0)).toBeCloseTo(1, 9);
});

test('other requests are answered while odds are worked on', () => {
  const { engine, game } = begin();
  askOdds(engine, { game, plan: WHOLE_TURN, questions: [FALL], budget: ENDLESS });
  for (let i = 0; i < 3; i++) {
    expect(engine.work(1)).toEqual([]);
    expect(ask(engine, 'game.legal', { game, limit: 1 })['commands']).toHaveLength(1);
  }
  expect(engine.isBusy()).toBe(true);
});

test('odds that are cancelled are answered with what is known so far', () => {
  const { engine, game } = begin();
  askOdds(engine, { game, plan: WHOLE_TURN, questions: [FALL, FALL], budget: ENDLESS }, 7);
  askOdds(engine, { game, plan: WHOLE_TURN, questions: [FALL], budget: ENDLESS }, '7');
  engine.work(5);
  engine.work(5);
  expect(ask(engine, 'odds.cancel', { id: '7' })).toEqual({ cancelled: true });
  expect(JSON.parse(engine.work(1)[0]!)).toMatchObject({
    id: '7',
    result: { cancelled: true, answers: [{ kind: 'chance', question: FALL }] },
  });
  expect(ask(engine, 'odds.cancel', { id: '7' })).toEqual({ cancelled: false });
});

test('odds that are cancelled before any work was done have no answers', () => {
  const { engine, game } = begin();
  askOdds(engine, { game, plan: WHOLE_TURN, questions: [FALL], budget: ENDLESS });
  engine.handleLine('{"jsonrpc":"2.0","method":"odds.cancel","params":{"id":"odds"}}');
  expect(finish(engine)).toEqual([
    { jsonrpc: '2.0', id: 'odds', result: { answers: [], progress: 0, cancelled: true } },
  ]);
});

test('progress is told as often as it is asked for, with the answers so far', () => {
  const { engine, game } = begin();
  const params = { game, plan: WHOLE_TURN, questions: [FALL], budget: ENDLESS, progressEvery: 50 };
  askOdds(engine, params);
  askOdds(engine, { ...params, progressEvery: undefined }, 'quiet');
  const told = Array.from({ length: 12 }, () => engine.work(10));
  expect(told.map(lines => lines.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  const { method, params: news } = JSON.parse(told[8]![0]!) as Json;
  expect(method).toBe('odds.progress');
  expect(progressParams.safeParse(news).error).toBe(undefined);
  expect(news).toMatchObject({ id: 'odds', answers: [{ question: FALL }] });
});

test('odds are those of the position in which they were asked, whatever happens to the game', () => {
  const { engine, game } = begin();
  askOdds(engine, { game, plan: ROLL, questions: [FALL], budget: { precision: 0.005 } });
  ask(engine, 'game.act', { game, command: { type: 'move', unit: 0, mode: 'walk', steps: ['left'], climb: true } });
  ask(engine, 'game.act', {
    game,
    command: { type: 'move', unit: 1, mode: 'walk', steps: ['goProne'], climb: true },
  });
  ask(engine, 'game.close', { game });
  // A unit that lies on the ground does not fall.
  expect(finish(engine)[0]!['result'].answers[0].value).toBeGreaterThan(0.1);
});

test('a game in which odds are asked goes on as if nobody had asked', () => {
  const [asked, unasked] = [begin(), begin()];
  const play = ({ engine, game }: typeof asked, before: () => void): Json[] =>
    Array.from({ length: 6 }, () => {
      before();
      const { units, phase } = ask(engine, 'game.state', { game });
      const type = { movement: 'stay', weapons: 'fire', physical: 'hold' }[phase as 'movement'];
      const shots = [{ weapon: 1, target: 1 - units[0] }];
      const command = { type, unit: units[0], ...(type === 'fire' ? { twist: 0, shots } : {}) };
      return ask(engine, 'game.act', { game, command });
    });
  const { engine, game } = asked;
  const askSome = (): void => {
    askOdds(engine, { game, plan: WHOLE_TURN, questions: [FALL], budget: { milliseconds: 5 } });
    finish(engine);
  };
  expect(play(asked, askSome)).toEqual(play(unasked, () => undefined));
});

test('a budget of precision alone gives the same odds every time, whatever the dice of the game and however the work is cut', () => {
  const budget = { precision: 0.004, seed: 'mine' };
  const questions = [FALL, { about: 'destroyed', unit: 1 }, { about: 'damage', unit: 0 }];
  const answers = (['one', 'two'] as const).map((seed, i) => {
    const { engine, game } = begin({ seed });
    askOdds(engine, { game, plan: WHOLE_TURN, questions, budget });
    return finish(engine, [5, 1000][i]);
  });
  expect(answers[0]).toEqual(answers[1]);
});

test('scripted dice of a game are not used up', () => {
  const dice = [
    ['initiative', 2],
    ['initiative', 12],
  ];
  const { engine, game } = begin({ dice });
  askOdds(engine, { game, plan: ROLL, questions: [FALL] });
  expect(finish(engine)[0]!['error']).toBe(undefined);
  expect(ask(engine, 'game.addDice', { game, dice: [['piloting', 7]] })).toEqual({ unused: 1 });
});

describe('refused requests for odds', () => {
  const KICK = { type: 'kick', unit: 0, target: 1, leg: 'RL' };
  const orders = (...list: object[]): object => ({ kind: 'orders', orders: list, until: 'phase' });
  test.each<[string, object, number, string]>([
    ['for a plan of an unknown kind', { plan: { kind: 'dance' } }, -32602, 'plan.kind: must be one of orders, pilo'],
    ['for a unit that is not there', { plan: { ...ROLL, unit: 2 } }, -32001, 'Refused: unit is not a unit of this g'],
    ['for an order of another phase', { plan: orders(KICK) }, -32001, 'orders[0].type belongs to the physical phase'],
    [
      'for an order that is illegal',
      { plan: orders({ type: 'stay', unit: 0 }, { type: 'startUp', unit: 1 }) },
      -32001,
      'Refused: orders[1].',
    ],
    ['without a question', { questions: [] }, -32602, 'questions: must have at least 1 entry'],
    [
      'with too many questions',
      { questions: Array.from({ length: 41 }, () => FALL) },
      -32602,
      'questions: must have at most 40 entries',
    ],
    [
      'for a question about no unit',
      { questions: [FALL, { ...FALL, unit: 5 }] },
      -32602,
      'questions[1].unit: is 5, but',
    ],
    [
      'for a weapon that the unit does not have',
      { questions: [{ about: 'hit', unit: 0, weapon: 4 }] },
      -32602,
      'questions[0].weapon: is 4, but the unit has 4 weapons',
    ],
    [
      'for a bin that the unit does not have',
      { questions: [{ about: 'ammo', unit: 0, bin: 2 }] },
      -32602,
      'questions[0].bin: is 2, but the unit has 2 ammunition bins',
    ],
    [
      'for equipment that the unit does not have',
      { questions: [{ about: 'itemLost', unit: 0, kind: 'equipment', item: 9 }] },
      -32602,
      'questions[0].item: is 9, but the unit has 0 pieces of equipment',
    ],
    ['for too much work', { budget: { milliseconds: 1e6 } }, -32602, 'budget.milliseconds: must be from 1 to 10000'],
    ['for progress all the time', { progressEvery: 1 }, -32602, 'progressEvery: must be from 50 to 10000, not 1'],
    ['for a game that is not open', { game: 'g9' }, -32002, '"g9" is not an open game'],
  ])('a request for odds is refused %s', (_, wrong, code, message) => {
    const { engine, game } = begin();
    const answer = askOdds(engine, { game, plan: ROLL, questions: [FALL], ...wrong });
    expect(answer!['error']).toMatchObject({ code, message: expect.stringContaining(message) });
    expect(engine.isBusy()).toBe(false);
  });

  test('a request for odds is refused under an id that is in use, without an id, and when too many are worked on', () => {
    const { engine, game } = begin();
    const params = { game, plan: WHOLE_TURN, questions: [FALL], budget: ENDLESS };
    expect([3, 4].map(id => askOdds(engine, params, id))).toEqual([undefined, undefined]);
    const refusal = (id: unknown): Json => askOdds(engine, params, id)!['error'];
    expect(refusal(4)).toMatchObject({ code: -32600, message: expect.stringContaining('id is 4, which belongs to') });
    expect(refusal(null)).toMatchObject({
      code: -32600,
      message: expect.stringContaining('id must be a text or a nu'),
    });
    expect(refusal(5)).toMatchObject({ code: -32003, message: expect.stringContaining('2 requests are being worked') });
  });

  test('a request for odds is refused in a batch, whose other requests are answered', () => {
    const { engine, game } = begin();
    const request = { jsonrpc: '2.0', id: 1, method: 'odds.ask', params: { game, plan: ROLL, questions: [FALL] } };
    const batch = [request, { jsonrpc: '2.0', id: 2, method: 'odds.cancel', params: { id: 1 } }];
    expect(JSON.parse(engine.handleLine(JSON.stringify(batch))!)).toMatchObject([
      { id: 1, error: { code: -32600, message: expect.stringContaining('odds.ask cannot be part of a batch') } },
      { id: 2, result: { cancelled: false } },
    ]);
  });

  test('a request for odds is refused if it is a notification, since nobody waits for the answer', () => {
    const { engine, game } = begin();
    const params = { game, plan: ROLL, questions: [FALL] };
    expect(engine.handleLine(JSON.stringify({ jsonrpc: '2.0', method: 'odds.ask', params }))).toBe(undefined);
    expect(engine.isBusy()).toBe(false);
  });
});

test('engine.describe lists the limits of odds', () => {
  const { limits } = ask(createEngine(), 'engine.describe');
  expect(limits).toMatchObject({ oddsAtOnce: 2, oddsMilliseconds: 10_000, oddsOrders: 200, oddsQuestions: 40 });
  expect(send(createEngine(), 'odds.cancel', {})['error'].message).toBe('Invalid params: id: is missing');
});
