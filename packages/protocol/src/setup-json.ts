import { type Issue, parseWith } from '@hexfall/data';
import {
  fail,
  type GameSetup,
  type MechSpec,
  parseProfile,
  type Result,
  type RulesProfile,
  succeed,
} from '@hexfall/rules';
import { boardFromJson, boardToJson } from './board-json.ts';
import { type SetupJson, setupSchema } from './schema/setup-schema.ts';
import { specFromJson, specToJson } from './spec-json.ts';

/** Returns a set-up as data that JSON can carry, without its seed. Inverse of `setupFromJson`. */
export function setupToJson(setup: GameSetup): SetupJson {
  const profile = parseProfile(setup.profile);
  if (!profile.ok) throw new Error(profile.errors[0]!.message);
  return { profile: { ...profile.value, switches: { ...profile.value.switches } }, ...setupFieldsToJson(setup) };
}

/** Returns a set-up as data that JSON can carry, without its seed and its rules profile. */
export function setupFieldsToJson({
  board,
  specs,
  units,
  turnLimit,
  withdrawal,
}: GameSetup): Omit<SetupJson, 'profile'> {
  return {
    board: boardToJson(board),
    specs: specs.map(specToJson),
    units: units as SetupJson['units'],
    turnLimit,
    ...(withdrawal === undefined ? {} : { withdrawal: withdrawal as SetupJson['withdrawal'] }),
  };
}

/**
 * Reads a set-up from untrusted data and adds a seed. Only its shape is checked; `createGame` says whether it is legal.
 *
 * @example
 * ```ts
 * import { setupFromJson } from '@hexfall/protocol';
 * import { seedFromText } from '@hexfall/rules';
 *
 * const read = setupFromJson({ units: [] }, seedFromText('42'));
 * read.ok ? '' : read.errors[0]?.path; // => 'profile'
 * ```
 */
export function setupFromJson(input: unknown, seed: string): Result<GameSetup, Issue> {
  const checked = parseWith(setupSchema, input);
  return checked.ok ? toGameSetup(checked.value, seed) : checked;
}

/** Builds a set-up from data whose shape a schema has checked. Fails if its board or a record sheet contradicts itself. */
export function toGameSetup(json: SetupJson, seed: string): Result<GameSetup, Issue> {
  const board = boardFromJson(json.board);
  if (!board.ok) return board;
  const specs: MechSpec[] = [];
  for (const [i, entry] of json.specs.entries()) {
    const spec = specFromJson(entry, `specs[${i}]`);
    if (!spec.ok) return fail(...spec.errors);
    specs.push(spec.value);
  }
  // Switches that this version does not know stay in the profile: they are why a replay cannot be proved here.
  const { id, switches } = json.profile as RulesProfile;
  return succeed({
    profile: { id, switches },
    seed,
    board: board.value,
    specs,
    units: json.units as GameSetup['units'],
    turnLimit: json.turnLimit,
    ...(json.withdrawal === undefined ? {} : { withdrawal: json.withdrawal }),
  });
}
