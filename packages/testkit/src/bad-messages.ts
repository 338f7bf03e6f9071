import { nextBelow, type RngState } from '@hexfall/rules';

/** The game that bad messages refer to. It is in the movement phase. */
export interface FuzzTarget {
  readonly game: string;
  /** A unit of the side that is to act. */
  readonly unit: number;
  /** A unit of the other side. */
  readonly other: number;
}

/** Valid parameters of `game.create`. */
export const GOOD_CREATE = {
  profile: { id: 'mine', base: 'canon', switches: { 'head-damage-cap': 3 } },
  seed: 'fuzz',
  dice: [['initiative', 7]],
  board: { width: 9, height: 9, hexes: { '0202': { level: 1, woods: 1, foliageHeight: 2 } } },
  units: [
    { model: 'HBK-4G', side: 0, hex: '0503', facing: 3, gunnery: 4, piloting: 5, condition: { heat: 3, prone: true } },
    {
      blueprint: {
        chassis: 'Stick',
        model: 'S-1',
        tonnage: 50,
        engine: { rating: 200 },
        heatSinks: { count: 10 },
        armor: { HD: 9, CT: 9, RT: 9, LT: 9, RA: 9, LA: 9, RL: 9, LL: 9, CTR: 9, RTR: 9, LTR: 9 },
        items: { RA: ['Medium Laser'], LT: ['2 x Heat Sink'] },
      },
      side: 1,
      hex: '0506',
      facing: 0,
      gunnery: 4,
      piloting: 5,
      condition: { armor: { CT: 3 }, criticals: { RA: [1] } },
    },
  ],
  turnLimit: 20,
};

/** Valid parameters of `odds.ask`, in any phase. */
const goodOdds = ({ game, unit, other }: FuzzTarget): Record<string, unknown> => ({
  game,
  plan: { kind: 'piloting', unit: other, reason: 'kicked', modifier: 1 },
  questions: [
    { about: 'fall', unit: other },
    { about: 'damage', unit: other, location: 1 },
    { about: 'itemLost', unit, kind: 'weapon', item: 0 },
  ],
  budget: { precision: 0.1, milliseconds: 20, seed: 'fuzz' },
  progressEvery: 100,
});

type Make = (rngState: RngState, target: FuzzTarget) => unknown;

const oneOf = <T>(rngState: RngState, values: readonly T[]): T => values[nextBelow(rngState, values.length)]!;

const request = (method: unknown, params: unknown, id: unknown = 1): unknown => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

/** Creators of messages that are certainly wrong, one for each kind of error. */
const KINDS: readonly Make[] = [
  // Not JSON at all.
  rngState =>
    Array.from({ length: 1 + nextBelow(rngState, 80) }, () => String.fromCharCode(33 + nextBelow(rngState, 300))).join(
      '',
    ),
  (rngState, target) =>
    cut(
      rngState,
      JSON.stringify(request('game.act', { game: target.game, command: { type: 'stay', unit: target.unit } })),
    ),
  rngState => '['.repeat(1 + nextBelow(rngState, 5000)),
  rngState => `${'[{"a":'.repeat(1 + nextBelow(rngState, 2000))}1`,
  // JSON, but not a request.
  rngState =>
    oneOf<unknown>(rngState, [
      null,
      1,
      true,
      'text',
      [],
      {},
      { jsonrpc: '1.0', id: 1, method: 'game.list' },
      { id: 3 },
    ]),
  rngState => request(oneOf<unknown>(rngState, [7, null, {}, [], undefined]), {}),
  rngState => request('game.list', oneOf<unknown>(rngState, [1, 'x', true, null])),
  rngState => request('game.list', {}, oneOf<unknown>(rngState, [{}, [], true, 'x'.repeat(1000)])),
  rngState => [oneOf<unknown>(rngState, [1, null, 'x', [], {}]), request('game.nothing', {})],
  // A request for something that does not exist.
  rngState =>
    request(oneOf(rngState, ['game.destroy', 'toString', '__proto__', 'constructor', '', 'x'.repeat(5000)]), {}),
  rngState =>
    request(oneOf(rngState, ['game.state', 'game.hash', 'game.replay', 'game.clone', 'game.close', 'game.events']), {
      game: oneOf(rngState, ['g0', '', '__proto__', 'g99999']),
    }),
  // Wrong parameters.
  rngState => request('game.create', spoil(rngState, GOOD_CREATE)),
  (rngState, { game }) => request('game.events', spoil(rngState, { game, from: 1, limit: 5 })),
  (rngState, { game, unit, other }) =>
    request(
      'game.toHit',
      spoil(rngState, { game, attack: { kind: 'kick', attacker: unit, target: other, limb: 'LL' } }),
    ),
  (rngState, { game, unit }) =>
    request(
      'game.act',
      spoil(rngState, { game, command: { type: 'move', unit, mode: 'walk', steps: ['forward'], climb: true } }),
    ),
  (rngState, { game, unit }) => request('game.legal', spoil(rngState, { game, unit, limit: 5 })),
  rngState => request('game.list', { [oneOf(rngState, ['x', '__proto__x', 'game'])]: 1 }),
  (rngState, { game }) =>
    request('game.hash', oneOf<unknown>(rngState, [[], [game], { game: [game] }, { game, extra: 1 }])),
  (rngState, target) => request('odds.ask', spoil(rngState, goodOdds(target))),
  (_, target) => [request('odds.ask', goodOdds(target)), request('odds.cancel', { id: [] })],
  (rngState, target) => request('odds.ask', { ...goodOdds(target), ...oneOf(rngState, WRONG_ODDS) }),
  rngState => request('odds.cancel', oneOf<unknown>(rngState, [{}, { id: null }, { id: [1] }, { id: 1, game: 'g1' }])),
  // Orders that are well-formed and illegal.
  (rngState, target) => request('game.act', { game: target.game, command: illegalOrder(rngState, target) }),
];

/** Parts of a request for odds that are well-formed and wrong in every game with two units. */
const WRONG_ODDS: readonly object[] = [
  { game: 'g99999' },
  { plan: { kind: 'fall', unit: 2, height: 1 } },
  { plan: { kind: 'orders', orders: [{ type: 'stay', unit: 65535 }], until: 'phase' } },
  { plan: { kind: 'orders', orders: Array.from({ length: 201 }, () => ({ type: 'stay', unit: 0 })), until: 'turn' } },
  { questions: [] },
  { questions: Array.from({ length: 41 }, () => ({ about: 'fall', unit: 0 })) },
  { questions: [{ about: 'heat', unit: 2 }] },
  { questions: [{ about: 'hit', unit: 0, weapon: 99 }] },
  { questions: [{ about: 'ammo', unit: 0, bin: 99 }] },
  { budget: { milliseconds: 10_001 } },
  { budget: { precision: 0 } },
  { progressEvery: 0 },
];

function illegalOrder(rngState: RngState, { unit, other }: FuzzTarget): unknown {
  const move = { type: 'move', mode: oneOf(rngState, ['walk', 'run']), climb: true };
  return oneOf<unknown>(rngState, [
    { type: 'stay', unit: other },
    { type: 'stay', unit: 1000 + nextBelow(rngState, 1000) },
    {
      type: 'fire',
      unit,
      twist: nextBelow(rngState, 3) - 1,
      shots: [{ weapon: nextBelow(rngState, 9), target: other }],
    },
    { type: 'punch', unit, target: other, arms: ['LA'] },
    { type: 'kick', unit, target: other, leg: 'LL' },
    { type: 'hold', unit },
    {
      ...move,
      unit,
      steps: Array.from({ length: 40 + nextBelow(rngState, 100) }, () => oneOf(rngState, ['forward', 'left', 'right'])),
    },
    { ...move, unit: other, steps: ['forward'] },
    { type: 'jump', unit: other, to: nextBelow(rngState, 65535), facing: nextBelow(rngState, 6) },
    { type: 'dfa', unit, target: unit, approach: nextBelow(rngState, 65535) },
    { type: 'startUp', unit },
    { type: 'breakFree', unit },
    { ...move, type: 'charge', unit, target: unit, steps: ['forward'] },
  ]);
}

function cut(rngState: RngState, text: string): string {
  return text.slice(0, 1 + nextBelow(rngState, text.length - 1));
}

const JUNK: readonly unknown[] = [null, 'junk', -1e9, 1.5, [], { junk: 1 }, true, [[]], ''];

/** A copy of a value with one part replaced by something of a different type, or with one field too many. */
function spoil(rngState: RngState, value: unknown): unknown {
  const copy = structuredClone(value);
  let place = copy as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(place);
    if (!Array.isArray(place) && nextBelow(rngState, 8) === 0) {
      place[`junk${nextBelow(rngState, 100)}`] = 1;
      return copy;
    }
    const key = oneOf(rngState, keys);
    const inner = place[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && nextBelow(rngState, 4) > 0) {
      place = inner as Record<string, unknown>;
      continue;
    }
    place[key] = oneOf(
      rngState,
      JUNK.filter(junk => kindOf(junk) !== kindOf(inner)),
    );
    return copy;
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}

/** Creates a bad message as a line of text, and says whether the engine must answer it. */
export function badMessage(rngState: RngState, target: FuzzTarget): { text: string; answered: boolean } {
  const message = oneOf(rngState, KINDS)(rngState, target);
  if (typeof message === 'string') return { text: message, answered: true };
  const { method, id } = (message ?? {}) as { method?: unknown; id?: unknown };
  // One request in twenty is sent as a notification, which gets no answer even if it is refused.
  if (typeof method !== 'string' || id !== 1 || nextBelow(rngState, 20) > 0)
    return { text: JSON.stringify(message), answered: true };
  const { id: _left, params, ...notification } = message as Record<string, unknown>;
  const silent = typeof params === 'object' && params !== null;
  return { text: JSON.stringify({ ...notification, params }), answered: !silent };
}
