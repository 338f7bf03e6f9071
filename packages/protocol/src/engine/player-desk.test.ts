import { builtInMech } from '@hexfall/data';
import {
  cloneState,
  createGame,
  createGameOn,
  type Game,
  type GameSetup,
  NO_SINK,
  SeededDice,
  seedFromText,
  startGame,
} from '@hexfall/rules';
import { type Json, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { setupFromJson } from '../setup-json.ts';
import { type HandledLine, PlayerDesk } from './player-desk.ts';

const SETUP: GameSetup = {
  profile: 'canon',
  seed: seedFromText('desk'),
  board: openBoard(9, 9),
  specs: [builtInMech('HBK-4G')!],
  units: [
    { spec: 0, side: 0, hex: '0504', facing: 3, gunnery: 4, piloting: 5 },
    { spec: 0, side: 1, hex: '0506', facing: 0, gunnery: 4, piloting: 5, condition: { heat: 3 } },
  ],
  turnLimit: 9,
};

/** A player at its desk, in the first turn of a game. */
function sitDown(): {
  desk: PlayerDesk;
  game: Game;
  turn: Json;
  ask: (method: string, params: object) => HandledLine & { json: Json };
} {
  const created = createGame(SETUP, NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startGame(created.value);
  const desk = new PlayerDesk(SETUP);
  const state = cloneState(created.value.state);
  state.dice.set([1, 2, 3, 4]);
  const turn = JSON.parse(
    desk.startTurn(createGameOn(created.value.match, state, new SeededDice(state.dice), NO_SINK)),
  ) as Json;
  const ask = (method: string, params: object): HandledLine & { json: Json } => {
    const handled = desk.handleLine(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    return { ...handled, json: JSON.parse(handled.answer!) as Json };
  };
  return { desk, game: created.value, turn, ask };
}

test('a player is told what is due, and its command is noted but not carried out', () => {
  const { turn, ask } = sitDown();
  expect(turn).toMatchObject({ turn: 1, phase: 'movement', outcome: { kind: 'undecided' } });
  const [unit] = turn['units'];
  const { order, json } = ask('game.act', { game: turn['game'], command: { type: 'stay', unit } });
  expect(order).toEqual({ type: 'stay', unit });
  expect(json['result']).toEqual({ taken: true });
  expect(ask('game.hash', { game: turn['game'] }).json['result'].hash).toBe(turn['hash']);
});

test('an illegal command is refused with its reason, and counted', () => {
  const { turn, ask } = sitDown();
  const [unit] = turn['units'];
  const { order, json } = ask('game.act', { game: turn['game'], command: { type: 'stay', unit: 1 - unit } });
  expect(order).toBe(undefined);
  expect(json['error']).toMatchObject({ code: -32001, data: [{ path: 'command.unit', code: 'notYourTurn' }] });
  const { refusals } = ask('game.act', { game: turn['game'], command: { type: 'dance', unit } });
  expect(refusals).toEqual([expect.stringMatching(/^Refused: unit/), expect.stringMatching(/^Invalid params/)]);
});

test('commands are tried out on copies, with dice that are not those of the game', () => {
  const { turn, ask } = sitDown();
  const { game: copy } = ask('game.clone', { game: turn['game'] }).json['result'];
  for (let now = turn; now['turn'] === 1; ) {
    const type = { movement: 'stay', weapons: 'fire', physical: 'hold' }[now['phase'] as 'movement'];
    const command = { type, unit: now['units'][0], ...(type === 'fire' ? { twist: 0, shots: [] } : {}) };
    const { order, json } = ask('game.act', { game: copy, command });
    expect(order).toBe(undefined);
    now = json['result'];
  }
  const tried = ask('game.state', { game: copy }).json['result'];
  expect(tried.turn).toBe(2);
  expect(ask('game.hash', { game: turn['game'] }).json['result'].hash).toBe(turn['hash']);
});

test('a player can ask for neither the seed nor the dice', () => {
  const { turn, ask } = sitDown();
  expect(ask('game.replay', { game: turn['game'] }).json['error']).toMatchObject({ code: -32601 });
  expect(ask('game.create', { units: [] }).json['error']).toMatchObject({ code: -32601 });
  const answers = ['game.setup', 'game.state', 'game.events'].map(
    method => ask(method, { game: turn['game'] }).answer!,
  );
  for (const answer of answers) expect(answer).not.toContain(SETUP.seed);
  expect(ask('game.state', { game: turn['game'] }).json['result'].state).not.toHaveProperty('dice');
});

test('a player can ask how the game began and set it up again', () => {
  const { game, turn, ask } = sitDown();
  const setup = setupFromJson(ask('game.setup', { game: turn['game'] }).json['result'], SETUP.seed);
  if (!setup.ok) throw new Error(setup.errors[0]!.reason);
  const again = createGame(setup.value, NO_SINK);
  if (!again.ok) throw new Error(again.errors[0]!.message);
  startGame(again.value);
  expect(again.value.state).toEqual(game.state);
  expect(setupFromJson({}, SETUP.seed)).toMatchObject({ ok: false, errors: [{ path: 'profile' }, {}, {}, {}, {}] });
});

test('a player may give up and say why', () => {
  const { turn, ask } = sitDown();
  expect(ask('game.resign', { game: turn['game'], reason: 'no hope' }).resignation).toBe('no hope');
});

test('after its order a player is still answered, but cannot give another', () => {
  const { turn, ask } = sitDown();
  const [unit] = turn['units'];
  const first = { type: 'stay', unit };
  ask('game.act', { game: turn['game'], command: first });
  const { json, order } = ask('game.act', { game: turn['game'], command: { type: 'shutDown', unit } });
  expect(json['error']).toMatchObject({ code: -32001, data: [{ path: 'command.type', code: 'alreadyActed' }] });
  expect(order).toEqual(first);
  expect(ask('game.hash', { game: turn['game'] }).json['result'].hash).toBe(turn['hash']);
});

/** What the desk sends until everything is answered. */
function hear(desk: PlayerDesk): Json[] {
  const lines: string[] = [];
  while (desk.isBusy()) lines.push(...desk.work(5));
  return lines.map(line => JSON.parse(line) as Json);
}

function askOdds(desk: PlayerDesk, id: number, turn: Json, milliseconds = 10_000): HandledLine {
  const params = {
    game: turn['game'],
    plan: { kind: 'piloting', unit: 0, reason: 'kicked', modifier: 0 },
    questions: [{ about: 'fall', unit: 0 }],
    budget: { milliseconds },
  };
  return desk.handleLine(JSON.stringify({ jsonrpc: '2.0', id, method: 'odds.ask', params }));
}

test('a player may ask for odds, two at the same time', () => {
  const { desk, turn } = sitDown();
  expect(desk.isBusy()).toBe(false);
  expect([1, 2].map(id => askOdds(desk, id, turn, 20).answer)).toEqual([undefined, undefined]);
  expect(JSON.parse(askOdds(desk, 3, turn).answer!)).toMatchObject({ id: 3, error: { code: -32003 } });
  const answers = hear(desk).sort((a, b) => a['id'] - b['id']);
  expect(answers).toMatchObject([1, 2].map(id => ({ id, result: { answers: [{ kind: 'chance' }] } })));
});

test('the odds that a player has asked for are answered as they are when it gives its order, and when the next one is due', () => {
  const { desk, game, turn, ask } = sitDown();
  askOdds(desk, 7, turn);
  ask('game.act', { game: turn['game'], command: { type: 'stay', unit: turn['units'][0] } });
  askOdds(desk, 8, turn);
  desk.startTurn(game);
  expect(desk.work(5).map(line => JSON.parse(line))).toMatchObject([
    { id: 7, result: { cancelled: true } },
    { id: 8, result: { cancelled: true } },
  ]);
  expect(desk.isBusy()).toBe(false);
});
