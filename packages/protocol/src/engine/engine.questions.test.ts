import { createAsk, type Json, send } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { readReplay } from '../replay/read.ts';
import { verifyReplay } from '../replay/verify.ts';
import { createEngine, type Engine } from './engine.ts';
import { METHODS } from './methods.ts';

const ask = createAsk(METHODS);

const DUEL = {
  board: { width: 9, height: 9 },
  units: [
    { model: 'HBK-4G', side: 0, hex: '0503', facing: 3 },
    { model: 'WVR-6R', side: 1, hex: '0504', facing: 0, condition: { pilotWounds: 1 } },
  ],
};

/** Side 0 is the first to act. */
const SCRIPT = [
  ['initiative', 2],
  ['initiative', 12],
];

/** Nobody moves, and nobody fires unless stated. */
function order(engine: Engine, game: string, ...commands: readonly object[]): void {
  for (const command of commands) ask(engine, 'game.act', { game, command });
}

const STAY = [0, 1].map(unit => ({ type: 'stay', unit }));
const HOLD_FIRE = [0, 1].map(unit => ({ type: 'fire', unit, twist: 0, shots: [] }));

describe('the number of a piloting roll', () => {
  test('a piloting roll comes with its modifiers before it is made', () => {
    const engine = createEngine();
    const { game } = ask(engine, 'game.create', DUEL);
    expect(ask(engine, 'game.piloting', { game, unit: 1, reason: 'kicked' })).toEqual({
      need: 6,
      modifiers: [
        { code: 'piloting', value: 5, text: 'piloting' },
        { code: 'pilot.wounds', value: 1, text: 'pilot wounded' },
      ],
      text: '6 = 5 piloting + 1 pilot wounded',
    });
  });

  test('a reason adds what the rules in force say, unless the caller says otherwise', () => {
    const engine = createEngine();
    const need = (profile: string, modifier?: number): number => {
      const { game } = ask(engine, 'game.create', { ...DUEL, profile });
      return ask(engine, 'game.piloting', { game, unit: 0, reason: 'charged', modifier })['need'];
    };
    expect([need('spec'), need('canon'), need('canon', 0), need('canon', -1)]).toEqual([5, 7, 5, 4]);
  });

  test('a queued roll has the number that it will be rolled against', () => {
    const engine = createEngine();
    const dice = [...SCRIPT, ['toHit', 12], ['kickLocation', 1]];
    const { game } = ask(engine, 'game.create', { ...DUEL, dice });
    order(engine, game, ...STAY, ...HOLD_FIRE, { type: 'kick', unit: 0, target: 1, leg: 'RL' });
    const { need } = ask(engine, 'game.piloting', { game, unit: 1, reason: 'kicked' });
    ask(engine, 'game.addDice', { game, dice: [['piloting', 12], ...SCRIPT] });
    const { events } = ask(engine, 'game.act', { game, command: { type: 'hold', unit: 1 } });
    expect(events).toContainEqual(expect.objectContaining({ type: 'PilotingRolled', reason: 'kicked', need }));
  });

  test('a unit that falls without a roll has no number', () => {
    const engine = createEngine();
    const { game } = ask(engine, 'game.create', DUEL);
    expect(ask(engine, 'game.piloting', { game, unit: 0, reason: 'gyroDestroyed' })).toEqual({
      need: null,
      modifiers: [],
      text: 'impossible',
    });
  });

  test('a modifier that depends on the occasion must be given', () => {
    const engine = createEngine();
    const { game } = ask(engine, 'game.create', DUEL);
    expect(send(engine, 'game.piloting', { game, unit: 0, reason: 'enteredWater' })['error']).toMatchObject({
      code: -32602,
      message: 'Invalid params: modifier: is missing, and what "enteredWater" adds to a roll depends on the occasion',
    });
    expect(ask(engine, 'game.piloting', { game, unit: 0, reason: 'enteredWater', modifier: 1 })['need']).toBe(6);
    expect(send(engine, 'game.piloting', { game, unit: 2, reason: 'kicked' })['error'].data[0].path).toBe('unit');
    expect(send(engine, 'game.piloting', { game, unit: 0, reason: 'bored' })['error'].data[0].path).toBe('reason');
  });
});

describe('a script of dice', () => {
  test('a script can be continued in the middle of a game, after a call that found no roll', () => {
    const engine = createEngine();
    const { game } = ask(engine, 'game.create', { ...DUEL, dice: SCRIPT });
    order(engine, game, ...STAY, { type: 'fire', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] });
    const last = { game, command: HOLD_FIRE[1] };
    const { hash } = ask(engine, 'game.hash', { game });
    expect(send(engine, 'game.act', last)['error'].code).toBe(-32004);
    expect(ask(engine, 'game.hash', { game })['hash']).toBe(hash);
    const dice = [
      ['toHit', 12],
      ['hitLocation', 7],
      ['initiative', 3],
    ];
    expect(ask(engine, 'game.addDice', { game, dice })).toEqual({ unused: 3 });
    expect(ask(engine, 'game.act', last)['events']).toContainEqual(expect.objectContaining({ type: 'DamageApplied' }));
    const replay = readReplay(ask(engine, 'game.replay', { game })['text']);
    expect(replay.ok && verifyReplay(replay.value)).toMatchObject({ kind: 'proved' });
  });

  test('rolls that are added to a game are not added to its copies', () => {
    const engine = createEngine();
    const { game } = ask(engine, 'game.create', { ...DUEL, dice: SCRIPT });
    const { game: copy } = ask(engine, 'game.clone', { game });
    expect(ask(engine, 'game.addDice', { game, dice: [['toHit', 12]] })).toEqual({ unused: 1 });
    expect(ask(engine, 'game.addDice', { game: copy, dice: [['piloting', 7]] })).toEqual({ unused: 1 });
    expect(JSON.parse(ask(engine, 'game.replay', { game: copy })['text'].split('\n')[0]).script).toEqual([
      ...SCRIPT,
      ['piloting', 7],
    ]);
  });

  test('a game whose dice are rolled has no script, and a script has a limit', () => {
    const engine = createEngine({ script: 3 });
    const rolled = ask(engine, 'game.create', DUEL)['game'];
    const dice = [
      ['toHit', 12],
      ['toHit', 12],
    ];
    expect(send(engine, 'game.addDice', { game: rolled, dice })['error']).toMatchObject({
      code: -32602,
      data: [{ path: 'game' }],
    });
    const { game } = ask(engine, 'game.create', { ...DUEL, dice: SCRIPT });
    expect(send(engine, 'game.addDice', { game, dice })['error'].code).toBe(-32003);
    expect(ask(engine, 'game.addDice', { game, dice: dice.slice(1) })).toEqual({ unused: 1 });
  });
});

describe('a long list of orders', () => {
  /** All pages of a list, each going on where the one before ended. */
  function pages(engine: Engine, params: { readonly game: string; readonly limit: number }): Json[] {
    const found = [ask(engine, 'game.legal', params)];
    while (found.at(-1)!['next'] !== undefined) {
      found.push(ask(engine, 'game.legal', { ...params, from: found.at(-1)!['next'] }));
    }
    return found;
  }

  const [first, second] = DUEL.units;
  const lance = [
    { ...first, hex: '0303' },
    { ...second, hex: '0404' },
    { ...first, hex: '0505' },
    { ...second, hex: '0606' },
  ];

  test.each(['movement', 'weapons'])('the pages of a long list of orders are together the whole list (%s)', phase => {
    const engine = createEngine();
    const { game, ...start } = ask(engine, 'game.create', { ...DUEL, units: lance });
    let now = start as Json;
    while (now['phase'] !== phase)
      now = ask(engine, 'game.act', { game, command: { type: 'stay', unit: now['units'][0] } });
    const whole = ask(engine, 'game.legal', { game, limit: 10_000 });
    const parts = pages(engine, { game, limit: 7 });
    expect(whole['truncated']).toBe(false);
    expect(parts.flatMap(page => page['commands'])).toEqual(whole['commands']);
    expect(parts.flatMap(page => page['shots'])).toEqual(whole['shots']);
    for (const page of parts) {
      expect(page['truncated']).toBe(page !== parts.at(-1));
      expect(page['commands'].length + page['shots'].length).toBeLessThanOrEqual(7);
    }
  });

  test('a place in the list names a unit of the game', () => {
    const engine = createEngine();
    const { game } = ask(engine, 'game.create', DUEL);
    expect(send(engine, 'game.legal', { game, from: { unit: 9, entry: 0 } })['error'].data[0].path).toBe('from.unit');
  });
});

describe('an answer in pieces', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'game.list' };
  const create = { jsonrpc: '2.0', method: 'game.create', params: DUEL };

  test('a batch is answered request by request, and nothing is done before it is asked for', () => {
    const engine = createEngine();
    const answer = engine.answerInPieces(JSON.stringify([list, create, { ...list, id: 2 }]));
    expect(answer.next().value).toBe('[{"jsonrpc":"2.0","id":1,"result":{"games":[]}}');
    expect(ask(engine, 'game.list', {})['games']).toEqual([]);
    expect(answer.next().value).toMatch(/^,\{"jsonrpc":"2.0","id":2,"result":\{"games":\[\{"game":"g1"/);
    expect(answer.next()).toEqual({ done: false, value: ']\n' });
    expect(answer.next().done).toBe(true);
  });

  test.each([[list], [create], [[create, create]], [[list, list]], [[]], ['{'], [7], [[7, list]]])(
    'the pieces of an answer are together the whole answer, with a line end: %j',
    message => {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      const whole = createEngine().handleLine(text);
      expect([...createEngine().answerInPieces(text)].join('')).toBe(whole === undefined ? '' : `${whole}\n`);
    },
  );
});
