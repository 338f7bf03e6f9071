import { type Issue, parseWith } from '@hexfall/data';
import { fail, type GameSetup, parseProfile, type Result, ROLL_TAGS, SPEC_PROFILE, succeed } from '@hexfall/rules';
import { z } from 'zod';
import { toIssue } from '../schema/issues.ts';
import { profileSchema, setupFields } from '../schema/setup-schema.ts';
import { nameSchema } from '../schema/spec-schema.ts';
import { setupFieldsToJson, toGameSetup } from '../setup-json.ts';
import { ENGINE_VERSION, REPLAY_FORMAT } from '../version.ts';
import { hashProfile } from './hash-profile.ts';
import type { ReplayHeader, SpecialDice } from './replay.ts';

/** Scripted rolls as pairs of purpose and result. */
export const scriptSchema = z
  .array(z.tuple([z.enum(ROLL_TAGS), z.int().min(0).max(1000)]))
  .max(100_000)
  .meta({ id: 'Script', description: 'Rolls that come up in this order, each with its purpose and result.' });

export const headerSchema = z
  .strictObject({
    hexfall: z.literal('replay'),
    format: z.literal(REPLAY_FORMAT),
    engine: nameSchema,
    profile: profileSchema,
    profileHash: z.string().regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits'),
    seed: z.string().max(80),
    script: scriptSchema.optional(),
    dice: z.literal('sealed').optional().meta({
      description: 'The dice were set anew from the seed before every decision. Absent if one generator rolled all.',
    }),
    ...setupFields,
  })
  .meta({ id: 'ReplayHeader', description: 'First line of a replay: all that is needed to play the game again.' });

type HeaderJson = z.output<typeof headerSchema>;

/**
 * Creates the header of the replay of a game that is about to begin. `dice` are its scripted rolls, or say that its dice are sealed.
 *
 * @example
 * ```ts
 * import { createHeader } from '@hexfall/protocol';
 * import { exampleSetup } from './table.mjs';
 *
 * createHeader(exampleSetup()).profile.id; // => 'spec'
 * ```
 */
export function createHeader(setup: GameSetup, dice?: SpecialDice): ReplayHeader {
  const profile = parseProfile(setup.profile);
  if (!profile.ok) throw new Error(profile.errors[0]!.message);
  const hash = hashProfile(profile.value);
  const header = { format: REPLAY_FORMAT, engine: ENGINE_VERSION, profile: profile.value, profileHash: hash, setup };
  if (dice === undefined) return header;
  return dice === 'sealed' ? { ...header, dice } : { ...header, script: dice };
}

/** Returns a header as the first line of a replay, without its line end. */
export function formatHeader(header: ReplayHeader): string {
  const { format, engine, profile, profileHash: hash, setup, script, dice } = header;
  const json: HeaderJson = {
    hexfall: 'replay',
    format,
    engine,
    profile: { ...profile, switches: { ...profile.switches } },
    profileHash: hash,
    seed: setup.seed,
    ...(script === undefined ? {} : { script: script.map(({ tag, value }): [typeof tag, number] => [tag, value]) }),
    ...(dice === undefined ? {} : { dice }),
    ...setupFieldsToJson(setup),
  };
  return JSON.stringify(json);
}

/** Reads a header from untrusted data. */
export function parseHeader(input: unknown): Result<ReplayHeader, Issue> {
  const wrongFormat = checkFormat(input);
  if (wrongFormat !== undefined) return fail(wrongFormat);
  const checked = parseWith(headerSchema, input);
  if (!checked.ok) return checked;
  const json = checked.value;
  if (json.script !== undefined && json.dice !== undefined)
    return fail({ path: 'dice', reason: 'is not for a game whose dice are scripted' });
  const misnamed = checkProfileName(json);
  if (misnamed !== undefined) return fail(misnamed);
  const setup = toGameSetup(json, json.seed);
  return setup.ok ? succeed(toHeader(json, setup.value)) : setup;
}

/** Refuses a different format by its number: its fields need not be those that the schema expects. */
function checkFormat(input: unknown): Issue | undefined {
  const { hexfall, format } = (input ?? {}) as { hexfall?: unknown; format?: unknown };
  if (hexfall !== 'replay') return { path: 'hexfall', reason: 'is not "replay", so this file is not a replay' };
  if (!Number.isInteger(format) || format === REPLAY_FORMAT) return undefined;
  return { path: 'format', reason: `is ${String(format)}; this version reads format ${REPLAY_FORMAT} only` };
}

/**
 * Refuses a profile that has the name of a built-in one but different switches. Replays of older versions are not checked, since their profile
 * of that name may have had these switches.
 */
function checkProfileName({ engine, profile }: HeaderJson): Issue | undefined {
  if (engine !== ENGINE_VERSION || profile.version !== SPEC_PROFILE.version) return undefined;
  const parsed = parseProfile({ id: profile.id, switches: profile.switches });
  const taken = parsed.ok ? undefined : parsed.errors.find(({ code }) => code === 'profile.nameTaken');
  return taken === undefined ? undefined : toIssue(taken);
}

function toHeader(json: HeaderJson, setup: GameSetup): ReplayHeader {
  const profile = json.profile as ReplayHeader['profile'];
  const header = { format: json.format, engine: json.engine, profile, profileHash: json.profileHash, setup };
  const script = json.script?.map(([tag, value]) => ({ tag, value }));
  return {
    ...header,
    ...(script === undefined ? {} : { script }),
    ...(json.dice === undefined ? {} : { dice: json.dice }),
  };
}
