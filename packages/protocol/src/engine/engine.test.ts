import { builtInMech, findInCatalogue, formatBoard } from '@hexfall/data';
import { createGrid, distance, neighbor } from '@hexfall/hex';
import { createAsk, type Json, openBoard, send } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { boardToJson } from '../board-json.ts';
import { readReplay } from '../replay/read.ts';
import { verifyReplay } from '../replay/verify.ts';
import { specToJson } from '../spec-json.ts';
import { createEngine, type Engine } from './engine.ts';
import { ERROR_CODES } from './errors.ts';
import { METHODS } from './methods.ts';

const ask = createAsk(METHODS);

const DUEL = {
  board: { width: 9, height: 9 },
  units: [
    { model: 'HBK-4G', side: 0, hex: '0503', facing: 3 },
    { model: 'WVR-6R', side: 1, hex: '0506', facing: 0 },
  ],
};

/** Passes until the given phase. */
function passUntil(engine: Engine, game: string, phase: string): void {
  for (let now = ask(engine, 'game.state', { game }); now['phase'] !== phase; ) {
    const pass = {
      movement: { type: 'stay' },
      weapons: { type: 'fire', twist: 0, shots: [] },
      physical: { type: 'hold' },
    };
    const kind = pass[now['phase'] as keyof typeof pass];
    now = ask(engine, 'game.act', { game, command: { ...kind, unit: now['units'][0] } });
  }
}

/** A player that knows nothing but the protocol: closes in, fires all that bears on one target, kicks. */
function choose(engine: Engine, game: string): Json {
  const { phase, units, state } = ask(engine, 'game.state', { game });
  const { commands, shots } = ask(engine, 'game.legal', { game, unit: units[0], limit: 10_000 });
  const me = state.mechs[units[0]];
  const enemies = state.mechs.filter((mech: Json) => mech['side'] !== me.side && mech['status'] === 'active');
  if (phase === 'movement') return best(commands, command => -endDistance(command, me, enemies));
  if (phase === 'weapons') return volley(me, shots);
  return best(commands, command => ({ kick: 3, punch: command['arms']?.length ?? 0 })[command['type'] as 'kick'] ?? 0);
}

function best(commands: Json[], worth: (command: Json) => number): Json {
  return commands.reduce((found, command) => (worth(command) > worth(found) ? command : found));
}

const GRID = createGrid(16, 17);

/** How far from the nearest enemy a move ends; going prone and shutting down do not win games. */
function endDistance(command: Json, me: Json, enemies: Json[]): number {
  if (command['type'] !== 'move' && command['type'] !== 'stay') return 1000;
  let { hex, facing } = me;
  for (const step of command['steps'] ?? []) {
    if (step === 'goProne') return 1000;
    if (step === 'forward') hex = neighbor(GRID, hex, facing);
    if (step === 'left' || step === 'right') facing = (facing + (step === 'left' ? 5 : 1)) % 6;
    if (step === 'stand') return -1;
  }
  const ahead = neighbor(GRID, hex, facing);
  return Math.min(
    ...enemies.map(
      enemy => distance(GRID, hex, enemy['hex']) * 2 + (ahead < 0 ? 3 : distance(GRID, ahead, enemy['hex'])),
    ),
  );
}

function volley(me: Json, shots: Json[]): Json {
  const fire = { type: 'fire', unit: me['id'], twist: 0, shots: [] as Json[] };
  const first = shots.toSorted((a, b) => a['need'] - b['need'])[0];
  if (first === undefined || me['heat'] > 12) return fire;
  const chosen = new Map<number, Json>();
  for (const { twist, weapon, target } of shots) {
    if (twist === first['twist'] && target === first['target']) chosen.set(weapon, { weapon, target });
  }
  return { ...fire, twist: first['twist'], shots: [...chosen.values()] };
}

/** Gives an order; a shot that does not go with the others is named in the refusal and left out. */
function order(engine: Engine, game: string, command: Json): Json {
  const { result, error } = send(engine, 'game.act', { game, command });
  if (error === undefined) return result;
  const named = /shots\[(\d+)\]/.exec(error.data?.[0]?.path ?? '');
  if (named === null) throw new Error(error.message);
  return order(engine, game, { ...command, shots: command['shots'].toSpliced(Number(named[1]), 1) });
}

test('two programs play four against four to a victory, and the replay proves it', () => {
  const engine = createEngine();
  const row = (side: number, y: string, facing: number) =>
    ['03', '06', '09', '12'].map((x, i) => ({
      model: (i + side) % 2 === 0 ? 'HBK-4G' : 'WVR-6R',
      side,
      hex: x + y,
      facing,
    }));
  const units = [...row(0, '04', 3), ...row(1, '14', 0)];
  let now = ask(engine, 'game.create', { units, seed: 'four against four', turnLimit: 100 });
  const { game } = now;
  while (now['phase'] !== 'over') now = order(engine, game, choose(engine, game));
  expect(now['outcome']).toMatchObject({ kind: 'win' });
  const replay = readReplay(ask(engine, 'game.replay', { game })['text']);
  expect(replay.ok && verifyReplay(replay.value)).toEqual({ kind: 'proved', turns: now['turn'], finished: true });
  expect(send(engine, 'game.act', { game, command: { type: 'stay', unit: 0 } })['error'].data[0].code).toBe('gameOver');
});

test('a unit is given by model, file, blueprint or record sheet, and a board as data or as a file', () => {
  const engine = createEngine();
  const { chassis, model, tonnage, engine: power, heatSinks, armor, items } = findInCatalogue('WVR-6R')!;
  const blueprint = { chassis, model, tonnage, engine: power, heatSinks, armor, items };
  const spec = specToJson(builtInMech('HBK-4G')!);
  const units = [
    { ...DUEL.units[0], model: undefined, blueprint },
    { ...DUEL.units[1], model: undefined, spec },
  ];
  const board = openBoard(9, 9);
  const text = formatBoard({ board, tags: [], description: '', notes: [] });
  const asText = ask(engine, 'game.create', { units, board: { text } });
  const asData = ask(engine, 'game.create', { units, board: boardToJson(board) });
  expect(asText['hash']).toBe(asData['hash']);
});

test('a game begins in any legal position', () => {
  const engine = createEngine();
  const condition = {
    heat: 9,
    prone: true,
    pilotWounds: 2,
    armor: { CT: 1 },
    structure: { LA: 0 },
    criticals: { RT: [1] },
  };
  const units = [{ ...DUEL.units[0], condition }, DUEL.units[1]];
  const { game } = ask(engine, 'game.create', { ...DUEL, units });
  expect(ask(engine, 'game.state', { game })['state'].mechs[0]).toMatchObject({ heat: 9, prone: true, pilotWounds: 2 });
});

test('scripted dice are rolled as written, and a script that does not fit changes nothing', () => {
  const engine = createEngine();
  const dice = [
    ['initiative', 7],
    ['initiative', 3],
    ['toHit', 12],
    ['hitLocation', 7],
    ['piloting', 12],
    ['ice', 1],
  ];
  const { game } = ask(engine, 'game.create', { ...DUEL, dice });
  passUntil(engine, game, 'weapons');
  const before = ask(engine, 'game.state', { game });
  const unit = before['units'][0];
  const fire = (shots: Json[], by: number) => ({ game, command: { type: 'fire', unit: by, twist: 0, shots } });
  ask(engine, 'game.act', fire([], unit));
  const state = ask(engine, 'game.state', { game });
  const wrong = send(
    engine,
    'game.act',
    fire(
      [
        { weapon: 0, target: unit },
        { weapon: 1, target: unit },
        { weapon: 2, target: unit },
      ],
      1 - unit,
    ),
  );
  expect(wrong['error'].code).toBe(ERROR_CODES.diceMismatch);
  expect(ask(engine, 'game.state', { game })).toEqual(state);
  const replay = readReplay(ask(engine, 'game.replay', { game })['text']);
  expect(replay.ok && verifyReplay(replay.value)).toMatchObject({ kind: 'proved', finished: false });
  expect(send(engine, 'game.create', { ...DUEL, dice: [['toHit', 3]] })['error'].code).toBe(ERROR_CODES.diceMismatch);
});

test('a clone goes its own way with the same dice', () => {
  const engine = createEngine();
  const { game } = ask(engine, 'game.create', DUEL);
  const copy = ask(engine, 'game.clone', { game })['game'];
  passUntil(engine, copy, 'physical');
  expect(ask(engine, 'game.state', { game })['phase']).toBe('movement');
  passUntil(engine, game, 'physical');
  expect(ask(engine, 'game.hash', { game })).toEqual(ask(engine, 'game.hash', { game: copy }));
  expect(ask(engine, 'game.events', { game })).toEqual(ask(engine, 'game.events', { game: copy }));
  ask(engine, 'game.close', { game });
  expect(ask(engine, 'game.list')['games'].map((entry: Json) => entry['game'])).toEqual([copy]);
});

test('a target number comes with its modifiers as codes and text', () => {
  const engine = createEngine();
  const { game } = ask(engine, 'game.create', DUEL);
  const attack = { kind: 'weapon', attacker: 0, target: 1, weapon: 3 };
  expect(ask(engine, 'game.toHit', { game, attack })).toEqual({
    need: 8,
    modifiers: [
      { code: 'gunnery', value: 4, text: 'gunnery' },
      { code: 'range.long', value: 4, text: 'long range' },
    ],
    text: '8 = 4 gunnery + 4 long range',
  });
  const out = { ...DUEL, units: [DUEL.units[0], { ...DUEL.units[1], hex: '0509' }] };
  const far = ask(engine, 'game.create', out)['game'];
  expect(ask(engine, 'game.toHit', { game: far, attack })).toMatchObject({ need: null, text: 'impossible' });
  for (const kind of ['punch', 'kick', 'melee', 'weapon']) {
    expect(send(engine, 'game.toHit', { game, attack: { kind, attacker: 0, target: 1 } })['error'].code).toBe(-32602);
  }
  expect(
    ask(engine, 'game.toHit', { game, attack: { kind: 'kick', attacker: 0, target: 1, limb: 'LL' } })['need'],
  ).toBe(3);
});

test('units are deployed and withdraw over the protocol', () => {
  const engine = createEngine();
  const arrives = { zone: { edge: 'north', depth: 1 } };
  const units = [
    { model: 'HBK-4G', side: 0, arrives },
    { model: 'WVR-6R', side: 1, hex: '0506', facing: 0 },
  ];
  const withdrawal = { rule: 'allowed', homeEdges: ['north', 'south'] };
  const { game, phase } = ask(engine, 'game.create', { ...DUEL, units, withdrawal });
  expect(phase).toBe('deployment');
  const attack = { kind: 'weapon', attacker: 1, target: 0, weapon: 0 };
  expect(send(engine, 'game.toHit', { game, attack })['error'].message).toBe(
    'Invalid params: attack.target: is 0, which is not on the board',
  );
  const { commands } = ask(engine, 'game.legal', { game });
  expect(commands.length).toBe(1 + 9 * 6);
  const outside = send(engine, 'game.act', { game, command: { type: 'deploy', unit: 0, hex: 40, facing: 0 } });
  expect(outside['error'].data).toMatchObject([{ path: 'command.hex', code: 'outsideZone' }]);
  ask(engine, 'game.act', { game, command: { type: 'deploy', unit: 0, hex: 4, facing: 0 } });
  const leave = { type: 'move', unit: 0, mode: 'walk', steps: ['leave'], climb: true };
  const order = ask(engine, 'game.state', { game })['side'] === 0 ? [leave] : [{ type: 'stay', unit: 1 }, leave];
  for (const command of order) ask(engine, 'game.act', { game, command });
  expect(ask(engine, 'game.state', { game })['state'].mechs[0]).toMatchObject({ status: 'withdrawn', hex: -1 });
  const replay = readReplay(ask(engine, 'game.replay', { game })['text']);
  expect(replay.ok && verifyReplay(replay.value)).toMatchObject({ kind: 'proved' });
});

test('a unit that is neither on the board nor still to come is refused', () => {
  const engine = createEngine();
  const [unit] = DUEL.units;
  const nowhere = { ...DUEL, units: [{ model: 'HBK-4G', side: 0 }] };
  expect(send(engine, 'game.create', nowhere)['error'].data.map(({ path }: Json) => path)).toEqual([
    'units[0].facing',
    'units[0].hex',
  ]);
  const both = { ...DUEL, units: [{ ...unit, arrives: { zone: 'any' } }] };
  expect(send(engine, 'game.create', both)['error'].data[0]).toMatchObject({ path: 'units[0].hex' });
});

test('events are read page by page', () => {
  const engine = createEngine();
  const { game } = ask(engine, 'game.create', DUEL);
  const { total } = ask(engine, 'game.events', { game });
  const pages = [ask(engine, 'game.events', { game, limit: 2 })];
  while (pages.at(-1)!['next'] < total)
    pages.push(ask(engine, 'game.events', { game, limit: 2, from: pages.at(-1)!['next'] }));
  expect(pages.flatMap(page => page['events'])).toEqual(ask(engine, 'game.events', { game })['events']);
  expect(ask(engine, 'game.events', { game, from: 9999 })).toEqual({ events: [], next: total, total });
});

test('every error has its code and names the field', () => {
  const engine = createEngine();
  const { game, units } = ask(engine, 'game.create', DUEL);
  const code = (line: string): number => JSON.parse(engine.handleLine(line)!).error.code;
  expect(code('{"jsonrpc')).toBe(-32700);
  expect(code('{}')).toBe(-32600);
  expect(code('[]')).toBe(-32600);
  expect(send(engine, 'game.dance')['error'].code).toBe(-32601);
  expect(send(engine, 'game.create', { units: [{ ...DUEL.units[0], hex: '9999' }] })['error']).toMatchObject({
    code: -32602,
    data: [{ path: 'units[0].hex' }],
  });
  expect(send(engine, 'game.create', { ...DUEL, profile: 'house' })['error'].data[0].path).toBe('profile');
  expect(send(engine, 'game.act', { game, command: { type: 'stay', unit: 0, hop: 1 } })['error'].data[0].path).toBe(
    'command.hop',
  );
  expect(send(engine, 'game.hash', { game: 'g7' })['error'].code).toBe(ERROR_CODES.noSuchGame);
  const refused = send(engine, 'game.act', { game, command: { type: 'stay', unit: 1 - units[0] } })['error'];
  expect(refused).toMatchObject({ code: ERROR_CODES.refused, data: [{ path: 'command.unit', code: 'notYourTurn' }] });
});

test('a unit cannot be placed where there is nothing to stand on', () => {
  const board = { width: 9, height: 9, hexes: { '0503': { water: 1, depth: 2, building: 3 } } };
  expect(send(createEngine(), 'game.create', { ...DUEL, board })['error']).toMatchObject({
    code: -32602,
    data: [{ path: 'units[0].hex' }],
  });
});

test('a batch is answered as a whole, and notifications are not answered', () => {
  const engine = createEngine();
  const note = { jsonrpc: '2.0', method: 'game.create', params: DUEL };
  expect(engine.handleLine(JSON.stringify(note))).toBe(undefined);
  expect(ask(engine, 'game.list')['games'].length).toBe(1);
  expect(engine.handleLine(JSON.stringify([note, note]))).toBe(undefined);
  const batch = [{ jsonrpc: '2.0', id: 'a', method: 'game.list' }, note, 1, { jsonrpc: '2.0', id: null, method: 'no' }];
  const answers = JSON.parse(engine.handleLine(JSON.stringify(batch))!) as Json[];
  expect(answers.map(answer => [answer['id'], answer['error']?.code])).toEqual([
    ['a', undefined],
    [null, -32600],
    [null, -32601],
  ]);
});

test('the limits on games, events, units, line length and batch size hold', () => {
  const engine = createEngine({ games: 2, lineLength: 2000, batch: 3, eventsPerGame: 8 });
  const { game } = ask(engine, 'game.create', DUEL);
  passUntilLimit(engine, game);
  ask(engine, 'game.create', DUEL);
  expect(send(engine, 'game.create', DUEL)['error'].code).toBe(ERROR_CODES.limitReached);
  expect(send(engine, 'game.clone', { game })['error'].code).toBe(ERROR_CODES.limitReached);
  expect(send(engine, 'game.list', { x: 'y'.repeat(3000) })['error'].code).toBe(-32600);
  expect(JSON.parse(engine.handleLine('[1,2,3,4]')!).error.code).toBe(ERROR_CODES.limitReached);
  const crowd = Array.from({ length: 65 }, () => DUEL.units[0]);
  expect(send(createEngine(), 'game.create', { units: crowd })['error'].data[0].path).toBe('units');
});

function passUntilLimit(engine: Engine, game: string): void {
  let answer: Json = {};
  for (let i = 0; i < 10 && answer['error'] === undefined; i++) {
    const unit = ask(engine, 'game.state', { game })['units'][0];
    answer = send(engine, 'game.act', { game, command: { type: 'stay', unit } });
  }
  expect(answer['error'].code).toBe(ERROR_CODES.limitReached);
}

test('the list of legal commands is cut at its limit, and empty for a unit that is not to act', () => {
  const engine = createEngine();
  const { game, units } = ask(engine, 'game.create', DUEL);
  expect(ask(engine, 'game.legal', { game, limit: 3 })).toMatchObject({ truncated: true, shots: [] });
  expect(ask(engine, 'game.legal', { game, unit: 1 - units[0] })).toEqual({
    commands: [],
    shots: [],
    buildings: [],
    truncated: false,
  });
  expect(send(engine, 'game.legal', { game, unit: 9 })['error'].code).toBe(-32602);
});
