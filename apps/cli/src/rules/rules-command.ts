import {
  BUILT_IN_PROFILES,
  parseProfile,
  type RulesProfile,
  SWITCH_IDS,
  SWITCHES,
  type SwitchId,
} from '@hexfall/rules';
import { UsageError } from '../exit.ts';
import { outputWidth, wrapText } from '../table.ts';

export interface RulesOptions {
  readonly json: boolean;
}

const ABOUT: Readonly<Record<string, string>> = {
  spec: 'the five requirement documents (the default)',
  canon: 'the tabletop rules',
};

/** Prints every switch with its value in each named profile, or only the switches in which two profiles differ. */
export function showRules(names: readonly string[], { json }: RulesOptions, write: (text: string) => void): void {
  if (names.length > 2) throw new UsageError('rules compares two profiles at most.');
  const profiles = names.length === 0 ? BUILT_IN_PROFILES : names.map(readProfile);
  const shown = SWITCH_IDS.filter(id => names.length < 2 || profiles[0]!.switches[id] !== profiles[1]!.switches[id]);
  if (json) return write(`${JSON.stringify(toJson(profiles, shown))}\n`);
  const width = outputWidth();
  const lines = [
    ...profiles.flatMap(({ id, version }) => wrapText(`${id}: ${ABOUT[id] ?? ''}, version ${version}`, width)),
    '',
    ...(shown.length === 0 ? ['They do not differ.'] : shown.flatMap(id => describeSwitch(id, profiles, width))),
    '',
    ...wrapText(closingWords(names), width),
  ];
  write(`${lines.join('\n')}\n`);
}

function closingWords(names: readonly string[]): string {
  const keep = 'hexfall config rules canon keeps a choice for all commands.';
  if (names.length < 2) return `Choose a profile with --rules; ${keep}`;
  return `Where the documents say nothing, both follow the tabletop rules. Choose with --rules; ${keep}`;
}

function readProfile(name: string): RulesProfile {
  const profile = parseProfile(name, 'rules');
  if (!profile.ok) throw new UsageError(`${profile.errors[0]!.message}.`);
  return profile.value;
}

function describeSwitch(id: SwitchId, profiles: readonly RulesProfile[], width: number): string[] {
  const values = profiles.map(profile => `${profile.id}: ${valueWords(profile.switches[id])}`).join(', ');
  return [...wrapText(SWITCHES[id].about, width), ...wrapText(`${id}  ${values}`, width, '    ')];
}

/** Returns the value of a switch in words: names as in profile files, but yes and no for truth values. */
function valueWords(value: number | boolean | string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function toJson(profiles: readonly RulesProfile[], shown: readonly SwitchId[]): object {
  return {
    profiles: profiles.map(({ id, version }) => ({ id, version })),
    switches: shown.map(id => ({
      id,
      about: SWITCHES[id].about,
      values: Object.fromEntries(profiles.map(profile => [profile.id, profile.switches[id]])),
    })),
  };
}
