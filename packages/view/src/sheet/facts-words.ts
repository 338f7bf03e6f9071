import { AVERAGE_CREW, type CrewSkill, type TechBase } from '@hexfall/data';
import type { MechSheet } from './mech-sheet.ts';

const TECH_WORDS: Readonly<Record<TechBase, string>> = {
  innerSphere: 'Inner Sphere',
  clan: 'Clan',
  mixedInnerSphere: 'Mixed tech (Inner Sphere)',
  mixedClan: 'Mixed tech (Clan)',
};

/** Battle Value, technology base, year and role, as far as they are known. */
export function factsWords(sheet: MechSheet): readonly string[] {
  const { techBase, year, role } = sheet.about;
  return [
    valueWords(sheet),
    techBase === undefined ? '' : TECH_WORDS[techBase],
    year === undefined ? '' : `introduced ${year}`,
    role ?? '',
  ].filter(word => word !== '');
}

/** "Battle Value 1041", and what it comes to with the crew, the force and the damage of the unit. */
function valueWords({ value: { base, now }, crew, state }: MechSheet): string {
  const printed = `Battle Value ${base}`;
  if (now === base) return printed;
  const causes = [
    ...(crew === undefined || isAverage(crew) ? [] : [`crew ${crew.gunnery}/${crew.piloting}`]),
    ...(state === undefined ? [] : ['damage']),
  ];
  return `${printed}, ${now} with ${causes.length === 0 ? 'its force' : causes.join(' and ')}`;
}

function isAverage({ gunnery, piloting }: CrewSkill): boolean {
  return gunnery === AVERAGE_CREW.gunnery && piloting === AVERAGE_CREW.piloting;
}
