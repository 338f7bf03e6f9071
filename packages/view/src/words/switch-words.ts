import { type GearSwitch, type MechSpec, type MechState, settingOf } from '@hexfall/rules';

/** What it is to set a switch, after the name of the unit: "switches its Null Signature System on". */
export function switchWords(gear: string, { setting }: Pick<GearSwitch, 'setting'>): string {
  return `switches its ${gear} ${setting}`;
}

/** What a unit has switched on in this turn: "Null Signature System on". */
export function settingWords(mech: MechState, spec: MechSpec): readonly string[] {
  if (mech.gearOn === 0) return [];
  return spec.equipment.flatMap(({ name }, item) => {
    const setting = settingOf(mech, spec, item);
    return setting === 'off' ? [] : [`${name} ${setting}`];
  });
}
