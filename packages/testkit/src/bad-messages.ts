import { type DiceWords, nextBelow } from '@hexfall/rules';

/** A game that bad messages are aimed at: in the movement phase, with a side that is not to act. */
export interface FuzzTarget {
  readonly game: string;
  /** A unit of the side that is to act, on foot. */
  readonly unit: number;
  /** A unit of the other side. */
  readonly other: number;
}

/** Parameters of game.create that are in order. */
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

type Make = (words: DiceWords, target: FuzzTarget) => unknown;

const oneOf = <T>(words: DiceWords, values: readonly T[]): T => values[nextBelow(words, values.length)]!;

const request = (method: unknown, params: unknown, id: unknown = 1): unknown => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

/** Messages that are wrong for certain, by the way in which they are. */
const KINDS: readonly Make[] = [
  // No JSON at all.
  words =>
    Array.from({ length: 1 + nextBelow(words, 80) }, () => String.fromCharCode(33 + nextBelow(words, 300))).join(''),
  (words, target) =>
    cut(
      words,
      JSON.stringify(request('game.act', { game: target.game, command: { type: 'stay', unit: target.unit } })),
    ),
  words => '['.repeat(1 + nextBelow(words, 5000)),
  words => `${'[{"a":'.repeat(1 + nextBelow(words, 2000))}1`,
  // JSON, but no request.
  words =>
    oneOf<unknown>(words, [null, 1, true, 'text', [], {}, { jsonrpc: '1.0', id: 1, method: 'game.list' }, { id: 3 }]),
  words => request(oneOf<unknown>(words, [7, null, {}, [], undefined]), {}),
  words => request('game.list', oneOf<unknown>(words, [1, 'x', true, null])),
  words => request('game.list', {}, oneOf<unknown>(words, [{}, [], true, 'x'.repeat(1000)])),
  words => [oneOf<unknown>(words, [1, null, 'x', [], {}]), request('game.nothing', {})],
  // A request for something that is not there.
  words => request(oneOf(words, ['game.destroy', 'toString', '__proto__', 'constructor', '', 'x'.repeat(5000)]), {}),
  words =>
    request(oneOf(words, ['game.state', 'game.hash', 'game.replay', 'game.clone', 'game.close', 'game.events']), {
      game: oneOf(words, ['g0', '', '__proto__', 'g99999']),
    }),
  // Wrong parameters.
  words => request('game.create', spoil(words, GOOD_CREATE)),
  (words, { game }) => request('game.events', spoil(words, { game, from: 1, limit: 5 })),
  (words, { game, unit, other }) =>
    request('game.toHit', spoil(words, { game, attack: { kind: 'kick', attacker: unit, target: other, limb: 'LL' } })),
  (words, { game, unit }) =>
    request(
      'game.act',
      spoil(words, { game, command: { type: 'move', unit, mode: 'walk', steps: ['forward'], climb: true } }),
    ),
  (words, { game, unit }) => request('game.legal', spoil(words, { game, unit, limit: 5 })),
  words => request('game.list', { [oneOf(words, ['x', '__proto__x', 'game'])]: 1 }),
  (words, { game }) => request('game.hash', oneOf<unknown>(words, [[], [game], { game: [game] }, { game, extra: 1 }])),
  // Orders that are well-formed and illegal.
  (words, target) => request('game.act', { game: target.game, command: illegalOrder(words, target) }),
];

function illegalOrder(words: DiceWords, { unit, other }: FuzzTarget): unknown {
  const move = { type: 'move', mode: oneOf(words, ['walk', 'run']), climb: true };
  return oneOf<unknown>(words, [
    { type: 'stay', unit: other },
    { type: 'stay', unit: 1000 + nextBelow(words, 1000) },
    { type: 'fire', unit, twist: nextBelow(words, 3) - 1, shots: [{ weapon: nextBelow(words, 9), target: other }] },
    { type: 'punch', unit, target: other, arms: ['LA'] },
    { type: 'kick', unit, target: other, leg: 'LL' },
    { type: 'hold', unit },
    {
      ...move,
      unit,
      steps: Array.from({ length: 40 + nextBelow(words, 100) }, () => oneOf(words, ['forward', 'left', 'right'])),
    },
    { ...move, unit: other, steps: ['forward'] },
    { type: 'jump', unit: other, to: nextBelow(words, 65535), facing: nextBelow(words, 6) },
    { type: 'dfa', unit, target: unit, approach: nextBelow(words, 65535) },
    { type: 'startUp', unit },
    { type: 'breakFree', unit },
    { ...move, type: 'charge', unit, target: unit, steps: ['forward'] },
  ]);
}

function cut(words: DiceWords, text: string): string {
  return text.slice(0, 1 + nextBelow(words, text.length - 1));
}

const JUNK: readonly unknown[] = [null, 'junk', -1e9, 1.5, [], { junk: 1 }, true, [[]], ''];

/** The same value with one leaf replaced by something of another type, or one field too many. */
function spoil(words: DiceWords, value: unknown): unknown {
  const copy = structuredClone(value);
  let place = copy as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(place);
    if (!Array.isArray(place) && nextBelow(words, 8) === 0) {
      place[`junk${nextBelow(words, 100)}`] = 1;
      return copy;
    }
    const key = oneOf(words, keys);
    const inner = place[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && nextBelow(words, 4) > 0) {
      place = inner as Record<string, unknown>;
      continue;
    }
    place[key] = oneOf(
      words,
      JUNK.filter(junk => kindOf(junk) !== kindOf(inner)),
    );
    return copy;
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}

/** One bad message as a line of text, and whether an answer is due. */
export function badMessage(words: DiceWords, target: FuzzTarget): { text: string; answered: boolean } {
  const message = oneOf(words, KINDS)(words, target);
  if (typeof message === 'string') return { text: message, answered: true };
  const { method, id } = (message ?? {}) as { method?: unknown; id?: unknown };
  // Every twentieth request comes as a notification, to which even a refusal is silent.
  if (typeof method !== 'string' || id !== 1 || nextBelow(words, 20) > 0)
    return { text: JSON.stringify(message), answered: true };
  const { id: _left, params, ...notification } = message as Record<string, unknown>;
  const silent = typeof params === 'object' && params !== null;
  return { text: JSON.stringify({ ...notification, params }), answered: !silent };
}
