import { type Issue, parseWith } from '@hexfall/data';
import { fail, type GameSetup, parseProfile, type Result, ROLL_TAGS, succeed } from '@hexfall/rules';
import { z } from 'zod';
import { fieldingFields, profileSchema } from '../schema/setup-schema.ts';
import { nameSchema } from '../schema/spec-schema.ts';
import { fieldingFromJson, fieldingToJson } from '../setup-json.ts';
import { ENGINE_VERSION, REPLAY_FORMAT } from '../version.ts';
import { profileHash } from './profile-hash.ts';
import type { ReplayHeader } from './replay.ts';

/** Rolls as pairs of purpose and result. */
export const scriptSchema = z
  .array(z.tuple([z.enum(ROLL_TAGS), z.int().min(0).max(1000)]))
  .max(100_000)
  .meta({ id: 'Script', description: 'Rolls that come up in this order, each with its purpose and result.' });

/** The first line of a replay. */
export const headerSchema = z
  .strictObject({
    hexfall: z.literal('replay'),
    format: z.literal(REPLAY_FORMAT),
    engine: nameSchema,
    profile: profileSchema,
    profileHash: z.string().regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits'),
    seed: z.string().max(80),
    script: scriptSchema.optional(),
    ...fieldingFields,
  })
  .meta({ id: 'ReplayHeader', description: 'First line of a replay: all that is needed to play the game again.' });

type HeaderJson = z.output<typeof headerSchema>;

/**
 * The header of a game that is about to begin.
 *
 * @example
 * ```ts
 * import { createHeader } from '@hexfall/protocol';
 * import { exampleSetup } from './table.mjs';
 *
 * createHeader(exampleSetup()).profile.id; // => 'spec'
 * ```
 */
export function createHeader(setup: GameSetup, script?: ReplayHeader['script']): ReplayHeader {
  const profile = parseProfile(setup.profile);
  if (!profile.ok) throw new Error(profile.errors[0]!.message);
  const hash = profileHash(profile.value);
  const header = { format: REPLAY_FORMAT, engine: ENGINE_VERSION, profile: profile.value, profileHash: hash, setup };
  return script === undefined ? header : { ...header, script };
}

export function formatHeader({ format, engine, profile, profileHash: hash, setup, script }: ReplayHeader): string {
  const json: HeaderJson = {
    hexfall: 'replay',
    format,
    engine,
    profile: { ...profile, switches: { ...profile.switches } },
    profileHash: hash,
    seed: setup.seed,
    ...(script === undefined ? {} : { script: script.map(({ tag, value }): [typeof tag, number] => [tag, value]) }),
    ...fieldingToJson(setup),
  };
  return JSON.stringify(json);
}

/** Reads a header from anywhere. */
export function parseHeader(input: unknown): Result<ReplayHeader, Issue> {
  const foreign = foreignFormat(input);
  if (foreign !== undefined) return fail(foreign);
  const checked = parseWith(headerSchema, input);
  if (!checked.ok) return checked;
  const json = checked.value;
  const setup = fieldingFromJson(json, json.seed);
  return setup.ok ? succeed(toHeader(json, setup.value)) : setup;
}

/** Another format is refused by its number, not by the first field that looks odd. */
function foreignFormat(input: unknown): Issue | undefined {
  const { hexfall, format } = (input ?? {}) as { hexfall?: unknown; format?: unknown };
  if (hexfall !== 'replay') return { path: 'hexfall', reason: 'is not "replay", so this is not a replay' };
  if (!Number.isInteger(format) || format === REPLAY_FORMAT) return undefined;
  return { path: 'format', reason: `is ${String(format)}; this version reads format ${REPLAY_FORMAT} only` };
}

function toHeader(json: HeaderJson, setup: GameSetup): ReplayHeader {
  const profile = json.profile as ReplayHeader['profile'];
  const header = { format: json.format, engine: json.engine, profile, profileHash: json.profileHash, setup };
  const script = json.script?.map(([tag, value]) => ({ tag, value }));
  return script === undefined ? header : { ...header, script };
}
