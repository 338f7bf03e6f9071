import { ACTUATORS, LOCATIONS, type LocationId, type Slot, SYSTEM_SLOTS, type SystemSlot } from '@hexfall/rules';
import type { BattleMark } from '../equipment/battle-figures.ts';
import type { ManifestItem } from '../units/manifest.ts';
import { gyroFactor } from './frame.ts';
import { itemName } from './item-name.ts';
import { physicalValue } from './physical.ts';
import type { Subject } from './subject.ts';
import type { Terms } from './terms.ts';
import { capacitorBonus } from './weapon-value.ts';

const PLAIN_SLOT = 5;
const SHARE_OF_VALUE = 0.05;
const NEVER_ARMORED: readonly BattleMark[] = ['case', 'caseTwo', 'tsm', 'prototypeTsm', 'industrialTsm'];

/** Adds the worth of components with armor of their own. */
export function addArmoredComponents(subject: Subject, terms: Terms): void {
  for (const item of subject.items) {
    if (item.armored && !isConsole(item)) terms.add(`Armored: ${itemName(item)}`, armoredItem(subject, item));
  }
  for (const location of LOCATIONS.keys()) addSystems(subject, location, terms);
}

function armoredItem(subject: Subject, item: ManifestItem): number {
  const { use, bv, marks } = item.entry.battle;
  if (use === 'ammo' || NEVER_ARMORED.some(mark => marks.has(mark))) return 0;
  if (marks.has('ppcCapacitor') && subject.links.weapons.has(item)) return 0;
  const worth = typeof bv === 'number' ? bv : physicalValue(subject, bv);
  if (subject.isFittedWith(item, 'ppcCapacitor'))
    return SHARE_OF_VALUE * (worth + capacitorBonus(item)) * (item.places.length + 1);
  return worth > 0 ? SHARE_OF_VALUE * worth * item.places.length : PLAIN_SLOT * item.places.length;
}

/**
 * Adds armored systems: of engine, gyro, cockpit and the like, all slots of a location count when one is armored; of
 * actuators, each counts alone.
 */
function addSystems(subject: Subject, location: LocationId, terms: Terms): void {
  const { slots, armoredSlots } = subject.spec;
  const armored = slots[location]!.filter((_, i) => (armoredSlots[location]! & (1 << i)) !== 0);
  for (const system of SYSTEM_SLOTS) {
    const isPart = (slot: Slot): boolean =>
      slot.kind === system || (system === 'cockpit' && isSecondSeat(subject, slot));
    if (!armored.some(isPart)) continue;
    const count = slots[location]!.filter(isPart).length;
    terms.add(`Armored: ${system}`, count * systemSlot(subject, system));
  }
  const actuators = armored.filter(slot => (ACTUATORS as readonly string[]).includes(slot.kind)).length;
  terms.add('Armored: actuators', actuators * PLAIN_SLOT);
}

/** Whether a slot holds a command console, which is the second half of the cockpit. */
function isSecondSeat({ spec }: Subject, slot: Slot): boolean {
  return slot.kind === 'equipment' && spec.equipment[slot.item]?.kind === 'commandConsole';
}

function isConsole({ entry }: ManifestItem): boolean {
  return entry.kind === 'equipment' && entry.equipment === 'commandConsole';
}

function systemSlot(subject: Subject, system: SystemSlot): number {
  return system === 'gyro' ? SHARE_OF_VALUE * subject.spec.tonnage * gyroFactor(subject) : PLAIN_SLOT;
}
