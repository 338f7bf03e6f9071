import { ARMOR_FACINGS, type ArmorFacingCode, armorFacing, LOCATIONS, type LocationCode } from '@hexfall/rules';
import type { Problems } from '../file-problems.ts';
import type { ForceDamage } from './force-file.ts';
import type { XmlElement } from './xml.ts';

const MAX_WOUNDS = 6;

/** Reads the damage of a unit; a list names only locations that differ from the record sheet. */
export function readDamage(
  entity: XmlElement,
  crew: XmlElement | undefined,
  unit: string,
  problems: Problems,
): ForceDamage | undefined {
  const sheet = new DamageSheet(unit, problems);
  for (const child of entity.children) if (child.name === 'location') sheet.readLocation(child);
  const wounds = Number(crew?.attributes.get('hits') ?? 0);
  const pilotWounds = Number.isInteger(wounds) && wounds > 0 ? Math.min(MAX_WOUNDS, wounds) : 0;
  const { armor, structure, criticals, shots } = sheet;
  const fresh = [armor, structure, criticals].every(part => Object.keys(part).length === 0) && shots.length === 0;
  return fresh && pilotWounds === 0 ? undefined : { armor, structure, criticals, shots, pilotWounds };
}

class DamageSheet {
  readonly armor: Partial<Record<ArmorFacingCode, number>> = {};
  readonly structure: Partial<Record<LocationCode, number>> = {};
  readonly criticals: Partial<Record<LocationCode, number[]>> = {};
  readonly shots: { location: LocationCode; slot: number; left: number }[] = [];
  private readonly unit: string;
  private readonly problems: Problems;

  constructor(unit: string, problems: Problems) {
    this.unit = unit;
    this.problems = problems;
  }

  readLocation(element: XmlElement): void {
    const index = Number(element.attributes.get('index') ?? Number.NaN);
    const location = LOCATIONS[index];
    if (location === undefined)
      return this.problems.warn(element.line, `${this.unit}: damage in no location was ignored`);
    if (element.attributes.get('isDestroyed') === 'true') this.structure[location] = 0;
    for (const child of element.children) {
      if (child.name === 'armor') this.readArmor(child, location, index);
      else if (child.name === 'slot') this.readSlot(child, location);
    }
  }

  /** Reads the armor of a location: "Destroyed" means that none is left, "N/A" that there never was any. */
  private readArmor(element: XmlElement, location: LocationCode, index: number): void {
    const text = element.attributes.get('points') ?? '';
    const points = /^destroyed$/i.test(text) ? 0 : /^\d{1,3}$/.test(text) ? Number(text) : undefined;
    const type = (element.attributes.get('type') ?? '').toLowerCase();
    if (points === undefined) return;
    if (type === 'internal') this.structure[location] = points;
    else this.armor[ARMOR_FACINGS[armorFacing(index, type === 'rear')]!] = points;
  }

  private readSlot(element: XmlElement, location: LocationCode): void {
    const slot = Number(element.attributes.get('index') ?? Number.NaN);
    if (!Number.isInteger(slot) || slot < 1 || slot > 12) return;
    const is = (flag: string): boolean => element.attributes.get(flag) === 'true';
    if (is('isHit') || is('isDestroyed') || is('isMissing')) (this.criticals[location] ??= []).push(slot);
    const left = Number(element.attributes.get('shots') ?? Number.NaN);
    if (Number.isInteger(left) && left >= 0) this.shots.push({ location, slot, left });
  }
}
