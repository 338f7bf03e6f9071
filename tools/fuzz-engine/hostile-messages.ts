import { nextBelow, type RngState } from '@hexfall/rules';
import { badMessage, type FuzzTarget, GOOD_CREATE } from '@hexfall/testkit';
import { bytesOf } from './bytes.ts';
import { laterId, oddsParams } from './odds-messages.ts';

/** A line for the engine, and what must come back. */
export interface HostileMessage {
  /** Without the line end. */
  readonly bytes: Uint8Array;
  /** How many answers it gets: none for a notification, several for a batch, which is answered in one line. */
  readonly answers: number;
  /** Whether every answer must be an error. */
  readonly isWrong: boolean;
  /** The id of a request that has one more answer, at any time. */
  readonly later?: string;
}

/** The games that messages refer to. */
export interface Targets {
  /** Games that must not change, in the movement phase. */
  readonly safe: readonly FuzzTarget[];
  /** A game that may change, or be gone. */
  readonly scratch: string;
  /** The id of a request that may still be worked on. */
  readonly later: string;
}

type Make = (rng: RngState, targets: Targets) => HostileMessage;

const MAX_LINE = 4_000_000;

function oneOf<T>(rng: RngState, values: readonly T[]): T {
  return values[nextBelow(rng, values.length)]!;
}

function wrong(text: string, answers = 1): HostileMessage {
  return { bytes: bytesOf(text), answers, isWrong: true };
}

/** A message that may be accepted, but must be answered. */
function doubtful(text: string): HostileMessage {
  return { bytes: bytesOf(text), answers: 1, isWrong: false };
}

function requestText(method: string, params: unknown, id: unknown = 1): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}

/** Every kind of wrong message that the tests of the engine know: wrong types, half lines, illegal orders ... */
const knownKinds: Make = (rng, { safe }) => {
  const { text, answered } = badMessage(rng, oneOf(rng, safe));
  return wrong(text, answered ? answersTo(text) : 0);
};

/** A batch has an answer for each member; everything else, an empty batch too, has one. */
function answersTo(text: string): number {
  try {
    const message: unknown = JSON.parse(text);
    return Array.isArray(message) ? Math.max(1, message.length) : 1;
  } catch {
    return 1;
  }
}

/** Numbers at and beyond the bounds of what may stand somewhere, as they are written. */
const HUGE_NUMBERS = [
  '1e400 -1e400 1e308 -1e308 1e-320 -0 0.1 1.0000000000000002 65536 -1 1e2 2147483647 2147483648 -2147483649',
  '4294967296 9007199254740992 9007199254740993',
  '9'.repeat(400),
].flatMap(numbers => numbers.split(' '));

/** A request that is right except for one number. */
const hugeNumber: Make = (rng, { scratch: game }) => {
  const text = oneOf(rng, [
    requestText('game.create', GOOD_CREATE),
    requestText('game.events', { game, from: 1, limit: 5 }),
    requestText('game.legal', { game, unit: 1, limit: 5 }),
    requestText('game.act', { game, command: { type: 'jump', unit: 0, to: 40, facing: 3 } }),
    requestText('game.act', { game, command: { type: 'fire', unit: 0, twist: 0, shots: [{ weapon: 1, target: 1 }] } }),
    requestText('game.toHit', { game, attack: { kind: 'weapon', attacker: 0, target: 1, weapon: 0, bin: 0 } }),
    requestText('odds.cancel', { id: 1 }),
  ]);
  const places = [...text.matchAll(/(?<=[:,[])-?\d+(?=[,\]}])/g)];
  const { 0: old, index } = oneOf(rng, places);
  return doubtful(text.slice(0, index) + oneOf(rng, HUGE_NUMBERS) + text.slice(index + old.length));
};

/** Correct JSON that is nested very deeply, in every place where a value may stand. */
const deepNesting: Make = (rng, { scratch: game }) => {
  const depth = oneOf(rng, [100, 3000, 20_000]) * (1 + nextBelow(rng, nextBelow(rng, 50) === 0 ? 20 : 3));
  const [open, close] = oneOf(rng, [['[', ']'] as const, ['{"a":', '}'] as const]);
  const deep = `${open.repeat(depth)}1${close.repeat(depth)}`;
  return oneOf(rng, [
    wrong(deep),
    wrong(`{"jsonrpc":"2.0","id":${deep},"method":"game.list"}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":${deep}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.list","params":{"a":${deep}}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.hash","params":{"game":${deep}}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.act","params":{"game":"${game}","command":${deep}}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.create","params":{"units":${deep}}}`),
    wrong(
      `{"jsonrpc":"2.0","id":1,"method":"odds.ask","params":{"game":"${game}","plan":${deep},"questions":${deep}}}`,
    ),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"odds.cancel","params":{"id":${deep}}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.create","params":{"units":[{"blueprint":${deep}}]}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.create","params":{"units":[{"spec":${deep}}]}}`),
  ]);
};

/** Texts that are far too long, up to the longest line, and sometimes beyond it. */
const longString: Make = (rng, { scratch: game }) => {
  const rare = nextBelow(rng, 150) === 0;
  const text = oneOf(rng, ['x', '\\u0000', '\ud83d\ude00', '9', '\\"']);
  const long = text.repeat(rare ? oneOf(rng, [1_000_000, MAX_LINE + 1]) : 1 + nextBelow(rng, 20_000) + 200);
  return oneOf(rng, [
    wrong(long),
    wrong(`{"jsonrpc":"2.0","id":"${long}","method":"game.list"}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"${long}"}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.hash","params":{"game":"${long}"}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.list","params":{"${long}":1}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"odds.cancel","params":{"id":"${long}"}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.act","params":{"game":"${game}","command":{"type":"${long}"}}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.create","params":{"units":[{"mtf":"${long}"}]}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.create","params":{"board":{"text":"${long}"},"units":[]}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.create","params":{"seed":"${long}","units":[{"model":"${long}"}]}}`),
  ]);
};

/** Bytes that are not UTF-8: alone, and inside the texts of requests. */
const invalidUtf8: Make = (rng, { scratch }) => {
  const junk = Uint8Array.from({ length: 1 + nextBelow(rng, 30) }, () => 0x80 + nextBelow(rng, 0x80));
  const around = (before: string, after: string, isWrong = true): HostileMessage => ({
    bytes: bytesOf(before, Uint8Array.of(0xff), junk, after),
    answers: 1,
    isWrong,
  });
  return oneOf(rng, [
    around('', ''),
    around('\0', '\0'),
    around('\ufeff', ''),
    around('{"jsonrpc":"2.0","id":1,"method":"game.', '"}'),
    around('{"jsonrpc":"2.0","id":"', '","method":"game.list"}', false),
    around('{"jsonrpc":"2.0","id":1,"method":"game.hash","params":{"game":"', '"}}'),
    around(`{"jsonrpc":"2.0","id":1,"method":"game.legal","params":{"game":"${scratch}","`, '":1}}'),
    around('{"jsonrpc":"2.0","id":1,"method":"game.create","params":{"units":[{"mtf":"', '"}]}}'),
  ]);
};

/** Names that JavaScript objects have from birth, as fields and as values. */
const inheritedNames: Make = (rng, { scratch: game }) => {
  const name = oneOf(rng, ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']);
  return oneOf(rng, [
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.list","params":{"${name}":{"x":1}}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"${name}"}`),
    wrong(
      `{"jsonrpc":"2.0","id":1,"method":"game.act","params":{"game":"${game}","command":{"type":"stay","unit":0,"${name}":1}}}`,
    ),
    wrong(`{"${name}":{"jsonrpc":"2.0","id":1,"method":"game.list"}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.hash","params":{"game":"${name}"}}`),
    wrong(`{"jsonrpc":"2.0","id":1,"method":"game.act","params":{"game":"${game}","command":{"type":"${name}"}}}`),
    wrong(
      `{"jsonrpc":"2.0","id":1,"method":"game.create","params":{"profile":"${name}","units":[{"model":"${name}"}]}}`,
    ),
    wrong(
      `{"jsonrpc":"2.0","id":1,"method":"game.create","params":{"profile":{"id":"x","switches":{"${name}":1}},"units":[{"model":"HBK-4G","side":0,"hex":"0101","facing":0}]}}`,
    ),
    wrong(
      `{"jsonrpc":"2.0","id":1,"method":"game.create","params":{"board":{"width":9,"height":9,"hexes":{"${name}":{"level":1}}},"units":[{"model":"HBK-4G","side":0,"hex":"0101","facing":0}]}}`,
    ),
  ]);
};

const MAX_BATCH = 100;

/** Batches of requests, notifications and other things, sometimes with too many of them. */
const batch: Make = (rng, { scratch: game }) => {
  const size = nextBelow(rng, 20) === 0 ? MAX_BATCH + 1 + nextBelow(rng, 1000) : 1 + nextBelow(rng, MAX_BATCH);
  const kinds: readonly { readonly json: unknown; readonly answered: boolean }[] = [
    { json: 1, answered: true },
    { json: null, answered: true },
    { json: [[]], answered: true },
    { json: {}, answered: true },
    { json: { jsonrpc: '2.0', id: 1, method: 'game.nothing' }, answered: true },
    { json: { jsonrpc: '2.0', id: null, method: 'game.hash', params: { game: 7 } }, answered: true },
    { json: { jsonrpc: '2.0', method: 'game.nothing' }, answered: false },
    {
      json: { jsonrpc: '2.0', method: 'game.act', params: { game, command: { type: 'stay', unit: -1 } } },
      answered: false,
    },
  ];
  const members = Array.from({ length: size }, () => oneOf(rng, kinds));
  const text = JSON.stringify(members.map(({ json }) => json));
  return wrong(text, size > MAX_BATCH ? 1 : members.filter(({ answered }) => answered).length);
};

/** Lines with nothing in them, and notifications: the engine is silent. */
const silence: Make = (rng, { scratch: game }) =>
  oneOf(rng, [
    wrong('', 0),
    wrong('\r', 0),
    wrong(' '.repeat(1 + nextBelow(rng, 10_000)), 0),
    wrong('{"jsonrpc":"2.0","method":"game.nothing"}', 0),
    wrong(`{"jsonrpc":"2.0","method":"game.act","params":{"game":"${game}","command":7}}`, 0),
  ]);

/** Requests that are right, and costly when there are many of them. */
const costly: Make = (rng, { scratch: game }) =>
  oneOf(rng, [
    doubtful(requestText('game.create', { ...GOOD_CREATE, dice: undefined })),
    doubtful(requestText('game.clone', { game })),
    doubtful(requestText('game.replay', { game })),
    doubtful(requestText('game.state', { game })),
    doubtful(requestText('game.setup', { game })),
    doubtful(requestText('game.legal', { game, limit: 10_000 })),
    doubtful(requestText('game.events', { game, limit: 10_000 })),
    doubtful(requestText('game.list', {})),
    doubtful(requestText('engine.describe', {})),
  ]);

/** Requests for odds, which are answered when the work is done, and attempts to cancel them. */
const odds: Make = (rng, { safe, scratch, later }) => {
  if (nextBelow(rng, 4) === 0) return doubtful(requestText('odds.cancel', { id: later }));
  const id = laterId(rng);
  const params = oddsParams(rng, oneOf(rng, [scratch, ...safe.map(({ game }) => game)]));
  return { bytes: bytesOf(requestText('odds.ask', params, id)), answers: 0, isWrong: false, later: id };
};

/** The kinds of hostile messages, with how often each is sent compared to the others. */
export const HOSTILE_KINDS = {
  'known kinds': { weight: 40, make: knownKinds },
  'huge number': { weight: 15, make: hugeNumber },
  'deep nesting': { weight: 5, make: deepNesting },
  'long string': { weight: 8, make: longString },
  'invalid UTF-8': { weight: 10, make: invalidUtf8 },
  'inherited name': { weight: 6, make: inheritedNames },
  batch: { weight: 6, make: batch },
  silence: { weight: 5, make: silence },
  costly: { weight: 5, make: costly },
  odds: { weight: 6, make: odds },
} as const;

export type HostileKind = keyof typeof HOSTILE_KINDS;

const DRAWS = (Object.keys(HOSTILE_KINDS) as HostileKind[]).flatMap(kind =>
  Array.from({ length: HOSTILE_KINDS[kind].weight }, () => kind),
);

/** Creates the next hostile message. The same state of the generator and the same targets give the same message. */
export function hostileMessage(rng: RngState, targets: Targets): HostileMessage & { readonly kind: HostileKind } {
  const kind = oneOf(rng, DRAWS);
  return { kind, ...HOSTILE_KINDS[kind].make(rng, targets) };
}
