import type { RulesProfile } from './profile.ts';
import { SWITCH_IDS, type SwitchId, type SwitchValue } from './switches.ts';

type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/** The switches as fields, named as in code: `head-damage-cap` is `headDamageCap`. */
type SwitchFields = { readonly [Id in SwitchId as CamelCase<Id>]: SwitchValue<Id> };

/** A profile compiled for play: plain fields of one fixed shape, read without a lookup by name. */
export interface Rules extends SwitchFields {
  readonly profile: RulesProfile;
}

const compiled = new WeakMap<RulesProfile, Rules>();

/** Compiles a profile once, and returns the same rules for it every time. */
export function compileRules(profile: RulesProfile): Rules {
  let rules = compiled.get(profile);
  if (rules === undefined) {
    const fields = SWITCH_IDS.map(id => [camelCase(id), profile.switches[id]] as const);
    rules = Object.freeze({ ...(Object.fromEntries(fields) as unknown as SwitchFields), profile });
    compiled.set(profile, rules);
  }
  return rules;
}

function camelCase(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
