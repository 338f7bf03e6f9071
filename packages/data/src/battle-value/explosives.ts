import { CT, LA, type LocationId, LT, NOWHERE, RA, RT, TRANSFER } from '@hexfall/rules';
import type { ManifestItem } from '../units/manifest.ts';
import { isClan } from '../units/tech-base.ts';
import { itemName } from './item-name.ts';
import { engineSideSlots } from './movement.ts';
import type { Subject } from './subject.ts';
import type { Terms } from './terms.ts';

const AMMO_PENALTY = 15;
/** With this many engine slots in a side torso, the loss of the torso destroys the unit, so CASE is of no use there. */
const DEADLY_SIDE_SLOTS = 3;

/**
 * Subtracts points for everything that can explode, unless CASE keeps the damage in a location that the unit can spare.
 */
export function addExplosives(subject: Subject, terms: Terms): void {
  for (const item of subject.items) {
    const penalty = penaltyOf(subject, item);
    const exposed = [item.location, item.alsoIn].some(at => at !== NOWHERE && isPenalised(subject, at));
    if (penalty > 0 && exposed) terms.add(`Explosive: ${itemName(item)}`, -penalty);
  }
  addBlueShield(subject, terms);
}

function penaltyOf(subject: Subject, item: ManifestItem): number {
  const { marks } = item.entry.battle;
  if (marks.has('ammo')) return AMMO_PENALTY;
  if (marks.has('fuel')) return AMMO_PENALTY * item.places.length;
  if (marks.has('coolantPod')) return 1;
  if (marks.has('hypervelocity')) return hasAmmoFor(subject, item) ? 1 : 0;
  if (marks.has('ppcCapacitor') || marks.has('pulseModule'))
    return subject.links.weapons.has(item) ? item.places.length : 0;
  return subject.isFittedWith(item, 'ppcCapacitor') || marks.has('explosive') ? item.places.length : 0;
}

function hasAmmoFor(subject: Subject, { entry }: ManifestItem): boolean {
  return subject.items.some(({ entry: { battle } }) => battle.use === 'ammo' && battle.ammo === entry.battle.ammo);
}

function isPenalised(subject: Subject, location: LocationId): boolean {
  if (subject.hasAt('caseTwo', location)) return false;
  if (isSide(location)) return !hasCase(subject, location) || isDeadly(subject);
  if (!subject.arms.includes(location)) return true;
  return !hasCase(subject, location) && isPenalised(subject, TRANSFER[location]!);
}

function isDeadly({ spec }: Subject): boolean {
  return engineSideSlots(spec.engine) >= DEADLY_SIDE_SLOTS;
}

/**
 * Whether a location has CASE. One item of Clan CASE stands for CASE wherever something can explode, as do chassis of
 * the Clans.
 */
function hasCase(subject: Subject, location: LocationId): boolean {
  if (subject.hasAt('case', location)) return true;
  const { techBase, withoutClanCase } = subject.manifest;
  const clanCase = isClan(techBase) || subject.items.some(item => itemName(item) === 'Clan CASE');
  return clanCase && !withoutClanCase.has(location) && holdsExplosives(subject, location);
}

function holdsExplosives(subject: Subject, location: LocationId): boolean {
  return subject.items.some(item => {
    const here = item.location === location || item.alsoIn === location;
    return here && (penaltyOf(subject, item) > 0 || item.entry.battle.marks.has('blueShield'));
  });
}

/** Subtracts points for a Blue Shield, which can explode anywhere except in the head. */
function addBlueShield(subject: Subject, terms: Terms): void {
  if (!subject.has('blueShield')) return;
  const exposed = [CT, RT, LT, RA, LA, ...subject.legs.filter(leg => leg !== RA && leg !== LA)].filter(
    location => !subject.hasAt('caseTwo', location) && !sparesBlueShield(subject, location),
  );
  terms.add('Explosive: Blue Shield', -exposed.length);
}

function sparesBlueShield(subject: Subject, location: LocationId): boolean {
  const arm = location === LA || location === RA;
  if (!arm && !isSide(location)) return false;
  if (isClan(subject.manifest.techBase)) return arm || !isDeadly(subject);
  if (isDeadly(subject)) return false;
  return hasCase(subject, location) || (arm && hasCase(subject, TRANSFER[location]!));
}

function isSide(location: LocationId): boolean {
  return location === RT || location === LT;
}
