import { fail, type Result, succeed } from '../../basics/result.ts';
import { SWITCH_IDS, SWITCHES, type Switch, type SwitchId, type SwitchValues } from './switches.ts';

/** A rule set as data, which the header of a replay names and identifies by hash. */
export interface RulesProfile {
  readonly id: string;
  /** Raised whenever an outcome changes under this profile. */
  readonly version: number;
  readonly switches: SwitchValues;
}

export interface ProfileError {
  readonly code:
    | 'profile.unknown'
    | 'profile.unknownSwitch'
    | 'profile.badValue'
    | 'profile.malformed'
    | 'profile.nameTaken';
  readonly path: string;
  readonly message: string;
}

const RULES_VERSION = 3;

/** The default: the rules of the five requirement documents. */
export const SPEC_PROFILE: RulesProfile = builtIn('spec');

/** The tabletop rules. */
export const CANON_PROFILE: RulesProfile = builtIn('canon');

export const BUILT_IN_PROFILES: readonly RulesProfile[] = [SPEC_PROFILE, CANON_PROFILE];

function builtIn(id: 'spec' | 'canon'): RulesProfile {
  const switches = Object.fromEntries(SWITCH_IDS.map(name => [name, SWITCHES[name][id]])) as unknown as SwitchValues;
  return Object.freeze({ id, version: RULES_VERSION, switches: Object.freeze(switches) });
}

/**
 * Reads a profile: the name of a built-in one, or an object with an id, the profile it is based on and the switches
 * that it changes. Only a profile with all switches of a built-in one may have its name.
 *
 * @example
 * ```ts
 * import { parseProfile } from '@hexfall/rules';
 *
 * const house = parseProfile({ id: 'house', base: 'canon', switches: { crawl: true } });
 * house.ok && house.value.switches.crawl; // => true
 * const wrong = parseProfile('chess');
 * wrong.ok; // => false
 * ```
 */
export function parseProfile(input: unknown, path = 'profile'): Result<RulesProfile, ProfileError> {
  if (typeof input === 'string') return builtInByName(input, path);
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return fail(malformed(path, 'must be a profile name or an object with id, base and switches'));
  }
  const { id, base = 'spec', switches = {} } = input as Record<string, unknown>;
  if (typeof id !== 'string' || id === '') return fail(malformed(`${path}.id`, 'must be a name'));
  const basis =
    typeof base === 'string'
      ? builtInByName(base, `${path}.base`)
      : fail(malformed(`${path}.base`, 'must be a profile name'));
  if (!basis.ok) return basis;
  if (typeof switches !== 'object' || switches === null) {
    return fail(malformed(`${path}.switches`, 'must be an object of switch values'));
  }
  const errors = Object.entries(switches).flatMap(([name, value]) => switchErrors(name, value, `${path}.switches`));
  if (errors.length > 0) return fail(...errors);
  const profile = { id, version: RULES_VERSION, switches: { ...basis.value.switches, ...switches } };
  const taken = nameTaken(profile, path);
  return taken === undefined ? succeed(profile) : fail(taken);
}

/** Refuses a profile that has the name of a built-in one, in any spelling, but plays by different rules. */
function nameTaken({ id, switches }: RulesProfile, path: string): ProfileError | undefined {
  const name = id.trim().toLowerCase();
  const namesake = BUILT_IN_PROFILES.find(profile => profile.id === name);
  const other = SWITCH_IDS.find(each => namesake !== undefined && namesake.switches[each] !== switches[each]);
  if (other === undefined) return undefined;
  const message = `${path}.id: "${id}" is the name of a built-in profile, whose ${other} is ${String(namesake?.switches[other])}`;
  return { code: 'profile.nameTaken', path: `${path}.id`, message };
}

function builtInByName(name: string, path: string): Result<RulesProfile, ProfileError> {
  const profile = BUILT_IN_PROFILES.find(candidate => candidate.id === name);
  if (profile !== undefined) return succeed(profile);
  const known = BUILT_IN_PROFILES.map(candidate => candidate.id).join(', ');
  return fail({
    code: 'profile.unknown',
    path,
    message: `${path}: "${name}" is not a rules profile; known are ${known}`,
  });
}

function switchErrors(name: string, value: unknown, path: string): ProfileError[] {
  const at = `${path}.${name}`;
  if (!Object.hasOwn(SWITCHES, name)) {
    return [{ code: 'profile.unknownSwitch', path: at, message: `${at}: there is no such switch` }];
  }
  const { choices }: Switch<number | boolean | string> = SWITCHES[name as SwitchId];
  if (choices === 'count') {
    if (Number.isInteger(value) && (value as number) >= 0) return [];
    return [{ code: 'profile.badValue', path: at, message: `${at}: must be a whole number from 0 up` }];
  }
  if (choices.includes(value as string)) return [];
  return [{ code: 'profile.badValue', path: at, message: `${at}: must be one of ${choices.join(', ')}` }];
}

function malformed(path: string, reason: string): ProfileError {
  return { code: 'profile.malformed', path, message: `${path}: ${reason}` };
}
