import { designMech, type MechBlueprint } from '@hexfall/data';
import {
  act,
  cloneState,
  createGame,
  createGameOn,
  type Game,
  type GameEvent,
  ScriptedDice,
  seedFromText,
  startGame,
} from '@hexfall/rules';
import { type Json, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { PlayerDesk } from './player-desk.ts';

const BLUEPRINT = {
  chassis: 'Spinner',
  model: 'X',
  tonnage: 50,
  engine: { rating: 250 },
  heatSinks: { count: 10 },
  armor: { HD: 9, CT: 10, RT: 10, LT: 10, RA: 10, LA: 10, RL: 10, LL: 10, CTR: 5, RTR: 5, LTR: 5 },
  items: { RT: ['Rotary AC/5', 'Rotary AC/5 ammo'], LL: ['Jump Jet'], RL: ['Jump Jet'] },
};

const PLACED = [
  { spec: 0, side: 0, hex: '0102', facing: 3, gunnery: 4, piloting: 5 },
  { spec: 0, side: 1, hex: '0110', facing: 0, gunnery: 4, piloting: 5 },
] as const;

test('a program clears a jam by the protocol', () => {
  const engine = createEngine();
  const ask = (method: string, params: unknown): Json => {
    const { result, error } = JSON.parse(
      engine.handleLine(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))!,
    ) as Json;
    if (error !== undefined) throw new Error(JSON.stringify(error));
    return result as Json;
  };
  const { game } = ask('game.create', {
    board: { width: 1, height: 17 },
    units: PLACED.map(({ side, hex, facing }) => ({ blueprint: BLUEPRINT, side, hex, facing })),
    dice: [
      ['initiative', 2],
      ['initiative', 12],
      ['toHit', 2],
      ['initiative', 2],
      ['initiative', 12],
      ['unjam', 7],
    ],
  });
  const order = (command: object): string[] =>
    (ask('game.act', { game, command })['events'] as GameEvent[]).map(({ type }) => type);
  for (const unit of [0, 1]) order({ type: 'stay', unit });
  order({ type: 'fire', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1, rate: 6 }] });
  expect(order({ type: 'fire', unit: 1, twist: 0, shots: [] })).toContain('WeaponJammed');
  for (const unit of [0, 1]) order({ type: 'hold', unit });
  expect(ask('game.legal', { game, unit: 0 })['commands']).toContainEqual({ type: 'stay', unit: 0, unjam: true });
  expect(order({ type: 'stay', unit: 0, unjam: true })).toContain('UnjamRolled');
  expect(ask('game.state', { game })['state'].mechs[0]).toMatchObject({ jammed: 0, unjamming: true });
});

/** A game in whose first turn unit 0, with a jammed gun, is to move. */
function jammed(): { game: Game; events: GameEvent[]; desk: PlayerDesk } {
  const spec = designMech(BLUEPRINT as unknown as MechBlueprint);
  if (!spec.ok) throw new Error(spec.errors[0]!.message);
  const setup = {
    profile: 'canon',
    seed: seedFromText('jam'),
    board: openBoard(9, 17),
    specs: [spec.value],
    units: PLACED,
    turnLimit: 9,
  };
  const events: GameEvent[] = [];
  const dice = new ScriptedDice().add('initiative', 2, 12).add('unjam', 7);
  const game = createGame(setup, events, dice);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  startGame(game.value);
  game.value.state.mechs[0]!.jammed = 1;
  return { game: game.value, events, desk: new PlayerDesk(setup) };
}

test.each([
  { type: 'stay', unit: 0, unjam: true },
  { type: 'move', unit: 0, mode: 'walk', steps: ['left'], climb: false, unjam: true },
  { type: 'jump', unit: 0, to: 18, facing: 3, unjam: true },
])('a bot at its desk clears a jam with the order %j', command => {
  const { game, events, desk } = jammed();
  const view = createGameOn(game.match, cloneState(game.state), new ScriptedDice(), []);
  const turn = JSON.parse(desk.startTurn(view)) as Json;
  const params = { game: turn['game'], command };
  const { order } = desk.handleLine(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'game.act', params }));
  expect(order).toEqual(command);
  expect(act(game, order!).ok).toBe(true);
  expect(events).toContainEqual({ type: 'UnjamRolled', unit: 0, weapon: 0, need: 7, roll: 7, cleared: true });
  expect(game.state.mechs[0]!.jammed).toBe(0);
});
