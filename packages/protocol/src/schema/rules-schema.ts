import {
  COMMAND,
  type Command,
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
import { type Issue, toIssue } from './issues.ts';

/*
 * Commands, states and events are defined by tables of the rules (ADR 10). Parameters and results of methods refer to them
 * by name, the tables check them, and the document contains the definitions as the tables render them.
 *
 * Unknown fields of what a program sends are refused, since most of them are misspelled. Unknown fields of answers, and of
 * events in a replay, are kept, so that a later version may add some.
 */

type UnknownFields = 'refused' | 'kept';

/** Finds everything that is wrong with a value according to a table of the rules. `path` is where the value stands. */
export function findIssues(
  schema: NamedSchema<unknown>,
  value: unknown,
  path: string,
  unknownFields: UnknownFields,
): Issue[] {
  if (value === undefined) return [{ path, reason: 'is missing' }];
  const problems = new Problems(unknownFields);
  schema.check(value, path, problems);
  return problems.errors.map(error => toIssue(error));
}

/** Returns a schema that checks values by a table of the rules. Documents show it as a reference to the table's definition. */
function referTo<T>(schema: NamedSchema<unknown>, unknownFields: UnknownFields): z.ZodType<T> {
  const checked = z.unknown().check(context => {
    for (const { path, reason } of findIssues(schema, context.value, ROOT, unknownFields)) {
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

export const commandSchema = referTo<Command>(COMMAND, 'refused');
export const eventSchema = referTo<GameEvent>(EVENT, 'kept');
export const outcomeSchema = referTo<Outcome>(OUTCOME, 'kept');
export const stateSchema = referTo<Omit<GameState, 'dice'>>(OPEN_STATE, 'kept');

/** Returns the JSON Schema of everything that the rules define, by name. */
export function rulesDefinitions(): Record<string, unknown> {
  const sentToPrograms: readonly NamedSchema<unknown>[] = [
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
    ...sentToPrograms.map(({ name, definition }) => [name, definition.json(true)] as const),
  ]);
}
