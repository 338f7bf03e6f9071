import type { ConstructionFinding } from '@hexfall/data';
import { ARMOR_FACINGS, LOCATIONS } from '@hexfall/rules';

/** The places on the page where parts of a unit are changed, as ids of elements. */
export const PLACES = {
  weight: 'edit-weight',
  engine: 'edit-engine',
  structure: 'edit-structure',
  armor: 'edit-armor',
  sinks: 'edit-sinks',
  jets: 'edit-jets',
  bays: 'edit-bays',
} as const;

export function armorPlace(facing: string): string {
  return `armor-${facing}`;
}

export function bayPlace(code: string): string {
  return `bay-${code}`;
}

/** A finding in words, and the place where it can be corrected. */
export interface FindingLine {
  readonly sentence: string;
  readonly place: string;
}

export function describeFinding(finding: ConstructionFinding): FindingLine {
  return { sentence: `The unit ${finding.message}.`, place: placeOf(finding) };
}

function placeOf({ rule, path }: ConstructionFinding): string {
  const [, field = '', part = ''] = /^(\w+)(?:\.(\w+))?/.exec(path) ?? [];
  switch (field) {
    case 'armor':
      return ARMOR_FACINGS.some(facing => facing === part) ? armorPlace(part) : PLACES.armor;
    case 'items':
      if (LOCATIONS.some(code => code === part)) return bayPlace(part);
      return rule === 'jumpJets' ? PLACES.jets : rule === 'heatSinks' ? PLACES.sinks : PLACES.bays;
    case 'engine':
      return PLACES.engine;
    case 'heatSinks':
      return PLACES.sinks;
    case 'armorType':
      return PLACES.armor;
    case 'structureType':
      return PLACES.structure;
    default:
      return rule === 'weight' ? PLACES.weight : PLACES.bays;
  }
}
