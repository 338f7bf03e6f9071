import { z } from 'zod';
import { commandSchema, eventSchema, rulesDefinitions } from '../schema/rules-schema.ts';
import { headerSchema } from '../replay/header.ts';
import { METHODS } from './methods.ts';

type JsonSchema = Record<string, unknown>;

/**
 * JSON Schema of every method and of the lines of a replay, made from the very definitions that check calls. Parts that
 * several of them use stand under `$defs` once.
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
    replay: { ...replay, event: extract(eventSchema, definitions) },
    $defs: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The schema of one part; the named parts that it uses go to `definitions`. */
function extract(schema: z.ZodType, definitions: JsonSchema): JsonSchema {
  const { $schema: _draft, $defs = {}, id: _id, ...own } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  for (const [name, definition] of Object.entries($defs as JsonSchema)) definitions[name] ??= withoutId(definition);
  const name = z.globalRegistry.get(schema)?.id;
  if (name === undefined) return own;
  definitions[name] ??= own;
  return { $ref: `#/$defs/${name}` };
}

/** A name in `$defs` says it already, and `id` means nothing in this draft. */
function withoutId(definition: unknown): JsonSchema {
  const { id: _id, ...rest } = definition as JsonSchema;
  return rest;
}
