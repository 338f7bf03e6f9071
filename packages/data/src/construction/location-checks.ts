import { CT, type EquipmentKind, isArm, isLeg, isSideTorso, isTorso, LOCATIONS, type LocationId } from '@hexfall/rules';
import { isClanOnly } from '../equipment/tech.ts';
import { hasClanNames, type MechBlueprint } from '../units/blueprint.ts';
import type { FilledUnit } from '../units/fill-slots.ts';
import { titleOf } from '../units/item-titles.ts';
import type { SlotItem } from '../units/slot-item.ts';
import { type ConstructionFinding, finding } from './finding.ts';

/** The locations in which an item may be mounted, in words and as a test. */
export interface Place {
  readonly words: string;
  readonly fits: (location: LocationId, quad: boolean) => boolean;
}

const ARMS: Place = { words: 'an arm', fits: (location, quad) => isArm(location) && !quad };
const LEGS: Place = { words: 'a leg', fits: (location, quad) => isLeg(location) || (isArm(location) && quad) };
const TORSOS: Place = { words: 'a torso', fits: isTorso };
const SIDE_TORSOS: Place = { words: 'a side torso', fits: isSideTorso };
const TORSOS_AND_LEGS: Place = {
  words: 'a torso or leg',
  fits: (location, quad) => isTorso(location) || LEGS.fits(location, quad),
};

/** Equipment that a hand holds. */
const HELD = new Set([
  'hatchet',
  'sword',
  'mace',
  'lance',
  'chainWhip',
  'smallVibroblade',
  'mediumVibroblade',
  'largeVibroblade',
]);

/** Returns the locations that the rules allow for an item; `undefined` for one that may be anywhere. */
export function placeOf(entry: SlotItem['entry']): Place | undefined {
  if (entry.kind === 'jumpJet') return TORSOS_AND_LEGS;
  if (entry.kind === 'weapon') return entry.type.traits.includes('heavyGauss') ? TORSOS : undefined;
  if (entry.kind !== 'equipment') return undefined;
  switch (entry.equipment) {
    case 'hatchet':
    case 'sword':
    case 'mace':
    case 'lance':
    case 'flail':
    case 'retractableBlade':
    case 'claw':
    case 'chainWhip':
    case 'smallVibroblade':
    case 'mediumVibroblade':
    case 'largeVibroblade':
      return ARMS;
    case 'talons':
    case 'antiPersonnelPod':
      return LEGS;
    case 'supercharger':
      return TORSOS;
    case 'case':
      return isClanOnly(entry.names) ? undefined : TORSOS;
    case 'partialWing':
      return SIDE_TORSOS;
    default:
      return undefined;
  }
}

export function locationFindings(
  blueprint: MechBlueprint,
  { contents, slots }: FilledUnit,
): readonly ConstructionFinding[] {
  const quad = blueprint.quad ?? false;
  return LOCATIONS.flatMap((code, location) => {
    const entries = new Set(
      (contents.get(location) ?? []).flatMap(content => (content === 'empty' ? [] : [content.entry])),
    );
    return [...entries].flatMap(entry => {
      const place = placeOf(entry);
      const name = entry.kind === 'inert' ? entry.name : titleOf(entry, hasClanNames(blueprint));
      if (place !== undefined && !place.fits(location, quad)) {
        return [finding('location', `items.${code}`, `has ${name} in ${code}, but it belongs in ${place.words}`)];
      }
      const needsHand = entry.kind === 'equipment' && HELD.has(entry.equipment);
      if (!needsHand || slots[location]!.some(slot => slot.kind === 'hand')) return [];
      return [finding('location', `items.${code}`, `has ${name} in ${code}, which has no hand to hold it`)];
    });
  });
}

const ECM_KINDS: ReadonlySet<EquipmentKind> = new Set<EquipmentKind>(['ecm', 'angelEcm', 'ewSuite', 'novaCews']);

/** Checks equipment that is useless without other equipment. */
export function companyFindings(blueprint: MechBlueprint, { loadout }: FilledUnit): readonly ConstructionFinding[] {
  const findings: ConstructionFinding[] = [];
  const weapons = loadout.weapons();
  for (const [item, { kind, name, location }] of loadout.equipment.entries()) {
    const fitted = kind === 'artemisIV' || kind === 'artemisV' || kind === 'apollo' || kind === 'ppcCapacitor';
    if (fitted && !weapons.some(({ addOn }) => addOn === item)) {
      const code = LOCATIONS[location] ?? LOCATIONS[CT];
      findings.push(finding('company', `items.${code}`, `has ${name} in ${code} without a weapon that it fits`));
    }
  }
  const ecm = loadout.equipment.some(({ kind }) => ECM_KINDS.has(kind));
  if (blueprint.armorType === 'stealth' && !ecm) {
    findings.push(finding('company', 'armorType', 'has stealth armor without the ECM suite that it works with'));
  }
  return findings;
}
