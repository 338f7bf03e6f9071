import { z } from 'zod';
import { headerSchema } from '../replay/header.ts';
import { commandSchema, eventSchema, rulesDefinitions } from '../schema/rules-schema.ts';
import { METHODS } from './methods.ts';
import { PROGRESS_NOTIFICATION, progressParams } from './odds-work.ts';

type JsonSchema = Record<string, unknown>;

/**
 * Returns the JSON Schema of every method and of the lines of a replay, made from the definitions that check them. Named parts
 * are under `$defs`.
 */
export function schemaDocument(): JsonSchema {
  const definitions: JsonSchema = rulesDefinitions();
  const methods = Object.fromEntries(
    Object.entries(METHODS).map(([name, { summary, params, result }]) => [
      name,
      { summary, params: extract(params, definitions), result: extract(result, definitions) },
    ]),
  );
  const replay = { header: extract(headerSchema, definitions), command: extract(commandSchema, definitions) };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Hexfall engine protocol and replay file',
    methods,
    notifications: { [PROGRESS_NOTIFICATION]: { params: extract(progressParams, definitions) } },
    replay: { ...replay, event: extract(eventSchema, definitions) },
    $defs: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Returns the JSON Schema of one part, and adds the named parts that it uses to `definitions`. */
function extract(schema: z.ZodType, definitions: JsonSchema): JsonSchema {
  const { $schema: _draft, $defs = {}, id: _id, ...own } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  for (const [name, definition] of Object.entries($defs as JsonSchema)) definitions[name] ??= withoutId(definition);
  const name = z.globalRegistry.get(schema)?.id;
  if (name === undefined) return own;
  definitions[name] ??= own;
  return { $ref: `#/$defs/${name}` };
}

/** Drops the `id`: it is the name in `$defs`, and has no meaning in this draft of JSON Schema. */
function withoutId(definition: unknown): JsonSchema {
  const { id: _id, ...rest } = definition as JsonSchema;
  return rest;
}
