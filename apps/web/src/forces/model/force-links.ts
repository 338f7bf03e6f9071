import { DEFAULT_MATCH, MAX_UNITS_OF_SIDE, type MatchUnit } from '../../begin/model/match-settings.ts';
import { formatSettings, type SettingsQuery } from '../../begin/model/settings-text.ts';
import type { ForceMember } from '../../library/records.ts';

/**
 * Returns the choices of a match between two forces, in the form that they have in the addresses of the pages for a new game and for the
 * lab.
 */
export function matchQuery(a: readonly ForceMember[], b: readonly ForceMember[]): SettingsQuery {
  const [first, second] = DEFAULT_MATCH.sides;
  const sides = [
    { ...first, units: sideUnits(a) },
    { ...second, units: sideUnits(b) },
  ] as const;
  return formatSettings({ ...DEFAULT_MATCH, sides });
}

/** Returns the units of a force, as many as a side has room for. */
function sideUnits(members: readonly ForceMember[]): MatchUnit[] {
  return members.slice(0, MAX_UNITS_OF_SIDE).map(({ unit, gunnery, piloting }) => ({ unit, gunnery, piloting }));
}
