import {
  type GearSetting,
  type GearSwitch,
  isSetOtherwise,
  type MechSpec,
  type MechState,
  settingOf,
} from '@hexfall/rules';

/** The order to change a setting of gear, in words that follow the name of the unit: "switches its Null Signature System on". */
export function switchWords(gear: string, { setting }: Pick<GearSwitch, 'setting'>): string {
  return WORDS[setting](gear);
}

const WORDS: Readonly<Record<GearSetting, (gear: string) => string>> = {
  off: gear => `switches its ${gear} off`,
  on: gear => `switches its ${gear} on`,
  safe: gear => `keeps its ${gear} for dangerous heat`,
  efficient: gear => `sets its ${gear} to empty when nothing of it is wasted`,
  dump: gear => `empties its ${gear} this turn`,
  none: gear => `carries its ${gear} at its side`,
  lowered: gear => `lowers its ${gear} to cover arm and side`,
  raised: gear => `raises its ${gear}`,
};

/** The settings of a unit's gear that differ from the usual ones in this turn: "Null Signature System on". */
export function settingWords(mech: MechState, spec: MechSpec): readonly string[] {
  return spec.switched.flatMap(item =>
    isSetOtherwise(mech, spec, item) ? [`${spec.equipment[item]!.name} ${settingOf(mech, spec, item)}`] : [],
  );
}
