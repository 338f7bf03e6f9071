import { readFileSync } from 'node:fs';
import { COMMAND_TYPES, COMMANDS, type GameEvent, NO_SINK, startGame } from '@hexfall/rules';
import { gameOf, playRandomly, randomSetup } from '@hexfall/testkit';
import { EVENT_TYPES } from '@hexfall/view';
import { describe, expect, test } from 'vitest';

interface Shape {
  readonly properties: Readonly<Record<string, { readonly const?: string }>>;
  readonly required: readonly string[];
  readonly additionalProperties: boolean;
}

/** The definitions as they stand in the document, which programs in other languages read. */
const { $defs } = JSON.parse(
  readFileSync(new URL('../../../../docs/protocol.schema.json', import.meta.url), 'utf8'),
) as { $defs: Readonly<Record<string, Shape & { readonly oneOf: readonly Shape[] }>> };

function shapesBy(tag: string, name: string): Map<string | undefined, Shape> {
  return new Map($defs[name]!.oneOf.map(shape => [shape.properties[tag]!.const, shape]));
}

describe('documented commands', () => {
  const shapes = shapesBy('type', 'Command');

  test('the documented commands are exactly those of the rules', () => {
    expect([...shapes.keys()]).toEqual(COMMAND_TYPES);
  });

  test.each(COMMAND_TYPES)('the documented fields of %s are exactly those of the rules', type => {
    const { properties, required, additionalProperties } = shapes.get(type)!;
    const known = Object.entries<object>(COMMANDS[type].order);
    expect(Object.keys(properties)).toEqual(['type', 'unit', ...known.map(([name]) => name)]);
    const needed = known.filter(([, schema]) => !('optional' in schema)).map(([name]) => name);
    expect(required).toEqual(['type', 'unit', ...needed]);
    expect(additionalProperties).toBe(false);
  });

  test.each(['move', 'jump', 'stay'])('the order %s may clear jammed weapons', type => {
    expect(shapes.get(type)!.properties).toHaveProperty('unjam');
  });
});

test('the documented state of a unit has every field of a unit', () => {
  const [mech] = gameOf(randomSetup(7), NO_SINK).state.mechs;
  expect(Object.keys($defs['MechState']!.properties)).toEqual(Object.keys(mech!));
  expect($defs['MechState']!.required).toEqual(Object.keys(mech!));
});

test('the documented state has every field of a game but its dice', () => {
  const { dice: _secret, ...seen } = gameOf(randomSetup(7), NO_SINK).state;
  expect(Object.keys($defs['GameState']!.properties)).toEqual(Object.keys(seen));
});

test('the documented events are those that have a text', () => {
  expect(new Set(shapesBy('type', 'Event').keys())).toEqual(new Set(EVENT_TYPES));
});

test('an event has every field that must be there, and none but those that are documented, in a game as it is recorded', () => {
  const events: GameEvent[] = [];
  const game = gameOf(randomSetup(7, { unitsPerSide: 2 }), events);
  startGame(game);
  playRandomly(game, Int32Array.from([1, 2, 3, 4]), 60);
  const shapes = shapesBy('type', 'Event');
  for (const event of events) {
    const { properties, required } = shapes.get(event.type)!;
    expect(Object.keys(event), event.type).toEqual(expect.arrayContaining([...required]));
    expect(Object.keys(properties), event.type).toEqual(expect.arrayContaining(Object.keys(event)));
  }
});
