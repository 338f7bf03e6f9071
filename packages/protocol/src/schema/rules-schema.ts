import {
  type Command,
  COMMAND,
  DECLARED_ATTACK,
  EVENT,
  type GameEvent,
  type GameState,
  MECH_STATE,
  MODIFIER,
  type NamedSchema,
  OPEN_STATE,
  OUTCOME,
  type Outcome,
  Problems,
  SOURCE,
} from '@hexfall/rules';
import { z } from 'zod';
import type { Issue } from './issues.ts';

/*
 * Commands, states and events are defined by the tables of the rules. Parameters and results of methods refer to them by
 * name, the tables check them, and the document takes the definitions as the tables render them.
 *
 * What a program sends is closed: an unknown field is most often a misspelt one. What it is sent is open, and so are events
 * that are read: an addition breaks nobody.
 */

type UnknownFields = 'refused' | 'kept';

/** What is wrong with a value by a table of the rules. */
export function issuesBy(
  schema: NamedSchema<unknown>,
  value: unknown,
  path: string,
  unknownFields: UnknownFields,
): Issue[] {
  const problems = new Problems(unknownFields);
  schema.check(value, path, problems);
  return problems.errors.map(error => ({ path: error.path, reason: error.message.slice(error.path.length + 1) }));
}

function reference<T>(schema: NamedSchema<unknown>, unknownFields: UnknownFields): z.ZodType<T> {
  const checked = z.unknown().check(context => {
    for (const { path, reason } of issuesBy(schema, context.value, ROOT, unknownFields)) {
      const inside = path.slice(ROOT.length).replace(/^\./, '');
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: inside === '' ? [] : [inside],
        message: reason,
      });
    }
  });
  return checked.meta({ id: schema.name }) as z.ZodType<T>;
}

const ROOT = 'value';

export const commandSchema = reference<Command>(COMMAND, 'refused');
export const eventSchema = reference<GameEvent>(EVENT, 'kept');
export const outcomeSchema = reference<Outcome>(OUTCOME, 'kept');
export const stateSchema = reference<Omit<GameState, 'dice'>>(OPEN_STATE, 'kept');

/** JSON Schema of what the rules define, by name. */
export function rulesDefinitions(): Record<string, unknown> {
  const answers: readonly NamedSchema<unknown>[] = [
    DECLARED_ATTACK,
    EVENT,
    MECH_STATE,
    MODIFIER,
    OPEN_STATE,
    OUTCOME,
    SOURCE,
  ];
  return Object.fromEntries<unknown>([
    [COMMAND.name, COMMAND.definition.json(false)],
    ...answers.map(({ name, definition }) => [name, definition.json(true)] as const),
  ]);
}
