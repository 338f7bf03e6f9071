import { expectDocument, expectSection, type Json } from '@hexfall/testkit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEngine } from './engine.ts';
import { METHODS } from './methods.ts';
import { schemaDocument } from './schema-document.ts';

const DOCUMENT = 'docs/PROTOCOL.md';
const schemas = schemaDocument() as Json;

/** With a clock that ticks whenever somebody looks at it, as much is known after a given number of milliseconds on every computer. */
beforeAll(() => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => ++now);
});

afterAll(() => vi.restoreAllMocks());

/** Calls to one engine; each may use the results of earlier ones. */
class Conversation {
  private readonly engine = createEngine();
  private id = 0;

  call(method: string, params?: unknown): { request: Json; response: Json } {
    const request = { jsonrpc: '2.0', id: ++this.id, method, ...(params === undefined ? {} : { params }) };
    const lines = [this.engine.handleLine(JSON.stringify(request)) ?? this.finish()].flat();
    return { request, response: JSON.parse(lines.at(-1)!) as Json };
  }

  /** Works for this many milliseconds, or until everything is answered. */
  finish(milliseconds = Number.POSITIVE_INFINITY): string[] {
    const lines: string[] = [];
    for (let spent = 0; this.engine.isBusy() && spent < milliseconds; spent += SLICE)
      lines.push(...this.engine.work(SLICE));
    return lines;
  }

  raw(line: string): string | undefined {
    return this.engine.handleLine(line);
  }
}

const SLICE = 20;

const CREATE = {
  seed: 'example',
  board: { width: 9, height: 9, hexes: { '0505': { level: 1, woods: 1, foliageHeight: 2 } } },
  units: [
    { model: 'HBK-4G', side: 0, hex: '0503', facing: 3 },
    { model: 'WVR-6R', side: 1, hex: '0506', facing: 0, gunnery: 3, condition: { heat: 4, armor: { CT: 12 } } },
  ],
};

const INITIATIVE = [
  ['initiative', 2],
  ['initiative', 12],
];

/** Runs one example of each method, in an order in which each makes sense. */
function runExamples(): Map<string, { request: Json; response: Json }> {
  const talk = new Conversation();
  const found = new Map<string, { request: Json; response: Json }>();
  const show = (method: string, params?: unknown): Json => {
    const example = talk.call(method, params);
    if (!found.has(method)) found.set(method, example);
    return example.response['result'];
  };
  show('engine.describe');
  const { game, units } = show('game.create', CREATE);
  show('game.setup', { game });
  show('game.legal', { game, unit: units[0], limit: 3 });
  const moved = show('game.act', {
    game,
    command: { type: 'move', unit: units[0], mode: 'walk', steps: ['left'], climb: true },
  });
  show('game.act', { game, command: { type: 'stay', unit: moved['units'][0] } });
  for (const method of ['game.state', 'game.hash']) show(method, { game });
  show('game.events', { game, from: 2, limit: 2 });
  show('game.toHit', { game, attack: { kind: 'weapon', attacker: 0, target: 1, weapon: 0 } });
  show('game.piloting', { game, unit: 1, reason: 'kicked' });
  show('odds.ask', {
    game,
    plan: { kind: 'piloting', unit: 1, reason: 'kicked', modifier: 0 },
    questions: [
      { about: 'fall', unit: 1 },
      { about: 'heat', unit: 1 },
    ],
    budget: { precision: 0.001 },
  });
  show('odds.cancel', { id: 'roll' });
  show('game.replay', { game });
  const copy = show('game.clone', { game })['game'];
  show('game.close', { game: copy });
  show('game.list');
  const scripted = show('game.create', { ...CREATE, dice: INITIATIVE })['game'];
  show('game.addDice', { game: scripted, dice: [['toHit', 9]] });
  return found;
}

const MAX_ITEMS = 3;
const MAX_FIELDS = 16;
const MAX_TEXT = 120;

/** Shortens an answer; an ellipsis stands for what is left out. Chances are rounded: the rest depends on how they are worked out. */
function shorten(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 100) / 100;
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  if (Array.isArray(value)) {
    const shown = value.slice(0, MAX_ITEMS).map(shorten);
    return value.length > MAX_ITEMS && typeof value[0] !== 'number'
      ? [...shown, `… ${value.length - MAX_ITEMS} more`]
      : value.map(shorten);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const shown = entries.slice(0, MAX_FIELDS).map(([key, inner]) => [key, shorten(inner)]);
  return Object.fromEntries(
    entries.length > MAX_FIELDS ? [...shown, ['…', `${entries.length - MAX_FIELDS} more fields`]] : shown,
  );
}

function typeText(schema: Json): string {
  if (schema['$ref'] !== undefined) return `[${schema['$ref'].split('/').at(-1)}](protocol.schema.json)`;
  if (schema['anyOf'] !== undefined) return schema['anyOf'].map(typeText).join(' or ');
  if (schema['oneOf'] !== undefined) return [...new Set(schema['oneOf'].map(typeText))].join(' or ');
  if (schema['enum'] !== undefined) return schema['enum'].map((word: string) => `\`${word}\``).join(', ');
  if (schema['type'] === 'array') return `list of ${typeText(schema['items'])}`;
  return schema['type'] ?? 'value';
}

function paramsTable({ properties = {}, required = [] }: Json): string[] {
  const rows = Object.entries(properties as Record<string, Json>).map(([name, schema]) => {
    const needed = required.includes(name)
      ? 'yes'
      : schema['default'] === undefined
        ? ''
        : `\`${JSON.stringify(schema['default'])}\``;
    return `| \`${name}\` | ${typeText(schema)} | ${needed} | ${schema['description'] ?? ''} |`;
  });
  return rows.length === 0
    ? ['No parameters.']
    : ['| parameter | type | required, or default | |', '|---|---|---|---|', ...rows];
}

function methodText(name: string, { request, response }: { request: Json; response: Json }): string[] {
  const { summary, params } = schemas['methods'][name];
  const block = (json: unknown): string[] => ['```json', JSON.stringify(json), '```', ''];
  return [`### ${name}`, '', summary, '', ...paramsTable(params), '', ...block(request), ...block(shorten(response))];
}

test('the schema document has the schema of every method', () => {
  expectDocument('docs/protocol.schema.json', `${JSON.stringify(schemas, undefined, 1)}\n`);
});

test('every method has an example in the document, as it is executed', () => {
  const found = runExamples();
  expect(new Set(found.keys())).toEqual(new Set(Object.keys(METHODS)));
  const text = Object.keys(METHODS).flatMap(name => methodText(name, found.get(name)!));
  expectSection(DOCUMENT, 'methods', text.join('\n'));
});

test('requests and answers of the examples match the schemas', () => {
  const ajv = new Ajv2020({ strict: false });
  for (const [name, { request, response }] of runExamples()) {
    for (const [part, value] of [
      ['params', request['params'] ?? {}],
      ['result', response['result']],
    ] as const) {
      const validate = ajv.compile({ ...schemas['methods'][name][part], $defs: schemas['$defs'] });
      expect([name, part, validate(value), validate.errors]).toEqual([name, part, true, null]);
    }
  }
});

test('the document lists the errors as they are answered', () => {
  const talk = new Conversation();
  const { game, units } = talk.call('game.create', CREATE).response['result'];
  const id = 7;
  const lines = [
    '{"jsonrpc":"2.0","id":7,"meth',
    JSON.stringify({ jsonrpc: '2.0', id, method: 'game.dance' }),
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'game.create',
      params: { units: [{ model: 'HBK-4G', side: 0, hex: '0503', facing: 7 }] },
    }),
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'game.act',
      params: { game, command: { type: 'stay', unit: 1 - units[0] } },
    }),
    JSON.stringify({ jsonrpc: '2.0', id, method: 'game.hash', params: { game: 'g99' } }),
  ];
  const text = lines.flatMap(line => [`--> ${line}`, `<-- ${talk.raw(line)}`, '']);
  expectSection(DOCUMENT, 'errors', ['```', ...text.slice(0, -1), '```', ''].join('\n'));
});

/** Unit 0 fires its autocannon at unit 1. */
const CANNON = { type: 'fire', unit: 0, twist: 0, shots: [{ weapon: 2, target: 1 }] };

/** Leaves out what is known at a time: how much that is has nothing to do with the protocol. */
function withoutOdds(name: string, value: unknown): unknown {
  if (name === 'answers') return ['…'];
  return name === 'progress' ? Math.round(10 * (value as number)) / 10 : value;
}

test('the document shows how odds are asked for, followed and cancelled', () => {
  const talk = new Conversation();
  const lines: string[] = [];
  const hear = (answers: readonly string[]): void => {
    for (const answer of answers) lines.push(`<-- ${JSON.stringify(JSON.parse(answer), withoutOdds)}`);
  };
  const say = (id: unknown, method: string, params: object): void => {
    const line = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    lines.push(`--> ${line}`);
    hear([talk.raw(line) ?? []].flat());
  };
  const { game } = talk.call('game.create', CREATE).response['result'];
  say('volley', 'odds.ask', {
    game,
    plan: { kind: 'orders', orders: [CANNON], until: 'turn' },
    questions: [{ about: 'destroyed', unit: 1 }],
    budget: { milliseconds: 10_000 },
    progressEvery: 1000,
  });
  hear(talk.finish(1000));
  say(8, 'game.hash', { game });
  say(9, 'odds.cancel', { id: 'volley' });
  hear(talk.finish());
  expectSection(DOCUMENT, 'odds', ['```', ...lines, '```', ''].join('\n'));
});

/** Unit 0 hits unit 1 with a medium laser, by scripted dice. */
function recordHit(): string[] {
  const talk = new Conversation();
  const dice = [
    ['initiative', 2],
    ['initiative', 12],
    ['toHit', 9],
    ['hitLocation', 7],
  ];
  const { game } = talk.call('game.create', { ...CREATE, dice }).response['result'];
  const fire = { type: 'fire', twist: 0 };
  const commands = [
    { type: 'stay', unit: 0 },
    { type: 'stay', unit: 1 },
    { ...fire, unit: 0, shots: [{ weapon: 0, target: 1 }] },
    { ...fire, unit: 1, shots: [] },
  ];
  for (const command of commands) talk.call('game.act', { game, command });
  return talk.call('game.replay', { game }).response['result'].text.trim().split('\n');
}

test('the document shows the modifiers of a roll and the source of damage as a replay states them', () => {
  const lines = recordHit().filter(line => /"(AttackRolled|DamageApplied)"/.test(line));
  expect(lines.length).toBe(2);
  expectSection(DOCUMENT, 'causes', ['```json', ...lines, '```', ''].join('\n'));
});

/** Returns the fields of one shape of a union, with those that may be left out in parentheses. */
function fieldsText({ properties, required }: Json, tag: string): string {
  const names = Object.keys(properties as Json).filter(name => name !== tag);
  return names.map(name => (required.includes(name) ? `\`${name}\`` : `(\`${name}\`)`)).join(', ');
}

const named = (schema: Json, tag: string): string => `\`${schema['properties'][tag]['const']}\``;

test('the document lists the events that state their source or modifiers', () => {
  const events: Json[] = schemas['$defs']['Event']['oneOf'];
  const row = (field: string, contents: string): string => {
    const types = events.flatMap(event => {
      if (event['properties'][field] === undefined) return [];
      return event['required'].includes(field) ? named(event, 'type') : `(${named(event, 'type')})`;
    });
    return `| \`${field}\` | ${types.join(', ')} | ${contents} |`;
  };
  const rows = [
    row('source', 'who did it, and with what'),
    row('against', 'the shot that an anti-missile system meets'),
    row(
      'modifiers',
      'what a target number is made of: a `code` and a `value` each, and a `unit` if it comes from a third one',
    ),
  ];
  expectSection(DOCUMENT, 'cause fields', ['| field | events | contents |', '|---|---|---|', ...rows, ''].join('\n'));
});

test('the document lists the kinds of sources with their fields', () => {
  const kinds: Json[] = schemas['$defs']['Source']['oneOf'];
  const byRest = new Map<string, string[]>();
  for (const kind of kinds) {
    const rest = `${fieldsText(kind, 'kind') || 'none'} | ${kind['description'] ?? ''}`;
    byRest.set(rest, [...(byRest.get(rest) ?? []), named(kind, 'kind')]);
  }
  const rows = [...byRest].map(([rest, names]) => `| ${names.join(', ')} | ${rest} |`);
  expectSection(DOCUMENT, 'sources', ['| `kind` | fields | meaning |', '|---|---|---|', ...rows, ''].join('\n'));
});
