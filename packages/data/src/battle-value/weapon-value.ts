import type { ManifestItem } from '../units/manifest.ts';
import { itemName } from './item-name.ts';
import type { Subject } from './subject.ts';

/** A weapon with its value and its heat, before the limit for the heat of all weapons is applied. */
export interface RatedWeapon {
  readonly name: string;
  readonly item: ManifestItem;
  readonly value: number;
  readonly heat: number;
}

/** Points that a capacitor adds, by weapon. */
const CAPACITORS: ReadonlyMap<string, number> = new Map([
  ['is-light-ppc', 44],
  ['ppc', 88],
  ['is-heavy-ppc', 53],
  ['is-snub-nose-ppc', 87],
  ['is-er-ppc', 114],
  ['clan-er-ppc', 136],
]);

export function capacitorBonus({ entry }: ManifestItem): number {
  return entry.kind === 'weapon' ? (CAPACITORS.get(entry.type.id) ?? 0) : 0;
}

/** Returns all weapons that count. Those that face the weaker way have half their value. */
export function ratedWeapons(subject: Subject): readonly RatedWeapon[] {
  const weapons = countedWeapons(subject);
  const rearIsWeaker = looksForward(subject, weapons);
  return weapons.map(item => {
    const halved = canLookBack(subject, item) && item.rear === rearIsWeaker;
    return {
      name: `${itemName(item)}${item.rear ? ' (rear)' : ''}`,
      item,
      value: weaponValue(subject, item, halved),
      heat: weaponHeat(subject, item),
    };
  });
}

/** Returns the weapons that count: of vibroblades, only the first one in each arm. */
function countedWeapons(subject: Subject): readonly ManifestItem[] {
  const blades = new Set<number>();
  return subject.items.filter(item => {
    const { use, bv, marks } = item.entry.battle;
    if (marks.has('machineGunArray')) return (subject.links.arrays.get(item) ?? []).length > 0;
    if (use !== 'weapon' || typeof bv !== 'number' || bv <= 0) return false;
    if (!marks.has('vibroblade')) return true;
    if (blades.has(item.location)) return false;
    blades.add(item.location);
    return true;
  });
}

/** Whether the weapons that face forward are worth at least as much as those that face backward. */
function looksForward(subject: Subject, weapons: readonly ManifestItem[]): boolean {
  const turned = weapons.filter(item => canLookBack(subject, item));
  const sum = (items: readonly ManifestItem[]): number =>
    items.reduce((total, item) => total + weaponValue(subject, item, false), 0);
  // A grenade launcher in a rear corner counts for both sides here.
  const front = turned.filter(item => !item.rear || item.entry.battle.marks.has('grenadeLauncher'));
  return sum(front) >= sum(turned.filter(item => item.rear));
}

/**
 * Whether a weapon may count as facing backward: weapons of arms and turrets fire in all directions and are never
 * halved.
 */
function canLookBack(subject: Subject, { location, turret }: ManifestItem): boolean {
  return !turret && !subject.arms.includes(location);
}

/** Returns the value of a weapon. The order of the steps is part of the rule. */
function weaponValue(subject: Subject, item: ManifestItem, halved: boolean): number {
  const { marks } = item.entry.battle;
  let value = baseValue(subject, item);
  if (subject.arms.includes(item.location) && subject.hasAt('aes', item.location)) value *= 1.25;
  if (halved) value /= 2;
  if (subject.has('drone')) value *= 0.8;
  if (subject.isFittedWith(item, 'ppcCapacitor')) value += capacitorBonus(item);
  if (subject.isFittedWith(item, 'artemisIV')) value *= 1.2;
  if (subject.isFittedWith(item, 'prototypeArtemis')) value *= 1.1;
  if (subject.isFittedWith(item, 'artemisV')) value *= 1.3;
  if (subject.isFittedWith(item, 'apollo') || subject.isFittedWith(item, 'pulseModule')) value *= 1.15;
  if (marks.has('directFire') && subject.has('targetingComputer')) value *= 1.25;
  return value;
}

/**
 * Returns the value of a weapon before modifiers. An array is worth two thirds of its guns, which also count for
 * themselves.
 */
function baseValue(subject: Subject, item: ManifestItem): number {
  const guns = subject.links.arrays.get(item);
  if (guns === undefined) return Number(item.entry.battle.bv);
  return 0.67 * guns.reduce((sum, gun) => sum + Number(gun.entry.battle.bv), 0);
}

function weaponHeat(subject: Subject, item: ManifestItem): number {
  const { heat } = item.entry.battle;
  if (subject.isFittedWith(item, 'pulseModule')) return heat + 2;
  if (subject.isFittedWith(item, 'laserInsulator')) return Math.max(1, heat - 1);
  return subject.isFittedWith(item, 'ppcCapacitor') ? heat + 5 : heat;
}
