import type { ManifestItem } from '../units/manifest.ts';
import type { Rating } from './defense.ts';
import { itemName } from './item-name.ts';
import type { BattleMovement } from './movement.ts';
import { physicalValue } from './physical.ts';
import { roundHalfUp, type Subject } from './subject.ts';
import { formatFigure, Terms } from './terms.ts';
import { type RatedWeapon, ratedWeapons } from './weapon-value.ts';

/**
 * Returns the Offensive Battle Rating: the worth of a unit's weapons, limited by its heat, and how fast they come into
 * range.
 */
export function offensiveRating(subject: Subject, movement: BattleMovement, efficiency: number): Rating {
  const terms = new Terms();
  addWeapons(ratedWeapons(subject), efficiency, terms);
  addAmmunition(subject, terms);
  addEquipment(subject, terms);
  addWeight(subject, terms);
  const { run, jump, underwater } = movement;
  const mp = run + roundHalfUp(Math.max(jump, underwater) / 2);
  const how = `${mp} MP: runs ${run}${jump > 0 ? ` and half of jumping ${jump}` : ''}`;
  const factors = [{ name: 'Speed factor', factor: speedFactor(mp), how }];
  if (/industrial/i.test(subject.spec.cockpit))
    factors.push({ name: 'Fire control', factor: 0.9, how: 'industrial cockpit' });
  return {
    terms: terms.list,
    sum: terms.sum,
    factors,
    value: factors.reduce((value, { factor }) => value * factor, terms.sum),
  };
}

function speedFactor(mp: number): number {
  return roundHalfUp(100 * (1 + (mp - 5) / 10) ** 1.2) / 100;
}

/**
 * Adds the weapons, the best first. The weapon that reaches the limit of heat still counts in full, all after it half.
 */
function addWeapons(weapons: readonly RatedWeapon[], efficiency: number, terms: Terms): void {
  const ordered = weapons.toSorted(
    (a, b) => Number(a.heat > 0) - Number(b.heat > 0) || b.value - a.value || a.heat - b.heat,
  );
  let heat = 0;
  let over = efficiency <= 0;
  for (const weapon of ordered) {
    heat += weapon.heat;
    const points = over ? weapon.value / 2 : weapon.value;
    const limit = over ? ', over the limit: half' : '';
    terms.add(weapon.name, points, `heat ${formatFigure(heat)} of ${formatFigure(efficiency)}${limit}`);
    if (heat >= efficiency) over = true;
  }
}

/** Adds the ammunition, which is worth no more than the weapons that fire it. */
function addAmmunition(subject: Subject, terms: Terms): void {
  const defensive = new Set(subject.with('antiMissile').map(item => item.entry.battle.ammo));
  const bins = subject.items.filter(({ entry: { battle } }) => battle.use === 'ammo' && battle.ammo !== undefined);
  const worth = (items: readonly ManifestItem[]): number =>
    items.reduce((sum, { entry }) => sum + Number(entry.battle.bv), 0);
  for (const ammo of new Set(bins.map(bin => bin.entry.battle.ammo))) {
    if (defensive.has(ammo)) continue;
    const users = subject.items.filter(({ entry: { battle } }) => battle.use === 'weapon' && battle.ammo === ammo);
    const inBins = worth(bins.filter(bin => bin.entry.battle.ammo === ammo));
    const max = worth(users);
    const how = inBins > max ? `of ${formatFigure(inBins)}, no more than the weapons` : '';
    if (users[0] !== undefined) terms.add(`Ammunition for ${itemName(users[0])}`, Math.min(inBins, max), how);
  }
}

function addEquipment(subject: Subject, terms: Terms): void {
  for (const item of subject.items) {
    const { use, bv, marks } = item.entry.battle;
    if (use !== 'offense') continue;
    const worth = typeof bv === 'number' ? bv : physicalValue(subject, bv);
    const steady = marks.has('club') && subject.arms.includes(item.location) && subject.hasAt('aes', item.location);
    terms.add(itemName(item), steady ? worth * 1.25 : worth);
  }
}

/** Adds the weight of the unit, since a heavy unit kicks harder. */
function addWeight(subject: Subject, terms: Terms): void {
  const { tonnage, quad } = subject.spec;
  const arms = subject.arms.filter(arm => subject.hasAt('aes', arm)).length;
  const legs = subject.legs.every(leg => subject.hasAt('aes', leg));
  const steadiness = 1 + 0.1 * arms + (legs ? (quad ? 0.4 : 0.2) : 0);
  const strong = subject.has('tsm') || subject.has('prototypeTsm');
  const strength = strong ? 1.5 : subject.has('industrialTsm') ? 1.15 : 1;
  const factors = [steadiness, strength].filter(factor => factor !== 1).map(factor => ` x ${formatFigure(factor)}`);
  terms.add('Weight', tonnage * steadiness * strength, `${tonnage} tons${factors.join('')}`);
}
