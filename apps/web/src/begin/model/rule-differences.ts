import { BUILT_IN_PROFILES, SWITCH_IDS, SWITCHES } from '@hexfall/rules';
import { RULES_NAMES, type RulesName } from './match-settings.ts';

/** One switch in which the rules differ. */
export interface RuleDifference {
  readonly id: string;
  readonly about: string;
  readonly values: Readonly<Record<RulesName, string>>;
}

/** Returns the differences between the two sets of rules. */
export function ruleDifferences(): readonly RuleDifference[] {
  const [spec, canon] = RULES_NAMES.map(name => BUILT_IN_PROFILES.find(({ id }) => id === name)!);
  return SWITCH_IDS.filter(id => spec!.switches[id] !== canon!.switches[id]).map(id => ({
    id,
    about: SWITCHES[id].about,
    values: { spec: valueWords(spec!.switches[id]), canon: valueWords(canon!.switches[id]) },
  }));
}

/** Returns the value of a switch in words: "nextPhase" becomes "next phase". */
function valueWords(value: number | boolean | string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
