import { type ArmorType, armorFacing, CT, hasRear, LOCATIONS, type LocationId } from '@hexfall/rules';
import { isVirtual, type Subject } from './subject.ts';
import { formatFigure, type Terms } from './terms.ts';

const POINTS_PER_ARMOR = 2.5;
const MODULAR_ARMOR = 10;

const TYPE_FACTORS: Readonly<Partial<Record<ArmorType, number>>> = {
  hardened: 2,
  reactive: 1.5,
  reflective: 1.5,
  ballisticReinforced: 1.5,
  ferroLamellor: 1.2,
  antiPenetrativeAblation: 1.2,
  heatDissipating: 1.1,
};

/** Adds the worth of armor: 2.5 for each point, more if its type reduces damage. */
export function addArmor(subject: Subject, terms: Terms): void {
  const { spec, manifest } = subject;
  const mixed = spec.armorType === 'patchwork' || subject.has('harjelTwo') || subject.has('harjelThree');
  if (mixed) {
    const sum = LOCATIONS.map((_, at) => pointsAt(subject, at) * locationFactor(subject, at)).reduce((a, b) => a + b);
    terms.add(
      'Armor',
      sum * POINTS_PER_ARMOR,
      `${formatFigure(sum)} points weighted by location x ${POINTS_PER_ARMOR}`,
    );
    return;
  }
  const points = LOCATIONS.map((_, location) => pointsAt(subject, location)).reduce((a, b) => a + b);
  const type = manifest.armorTypes[CT]!;
  const factor = typeFactor(subject, type);
  const resistance = barrierRating(type);
  const how = `${points} points x ${POINTS_PER_ARMOR}${factor === 1 ? '' : ` x ${formatFigure(factor)}`}`;
  terms.add(
    'Armor',
    POINTS_PER_ARMOR * points * factor * resistance,
    resistance === 1 ? how : `${how} x ${resistance}`,
  );
}

/**
 * Returns the points of armor of a location. A pilot who sits in the torso is as safe as its armor, which therefore
 * counts once more.
 */
function pointsAt(subject: Subject, location: LocationId): number {
  const { spec, items } = subject;
  const rear = hasRear(location) ? spec.armor[armorFacing(location, true)]! : 0;
  const points = spec.armor[location]! + rear;
  const modular = items.filter(item => item.location === location && item.entry.battle.marks.has('modularArmor'));
  const cockpit = location === CT && spec.cockpit === 'torsoMounted' && !isVirtual(subject) ? points : 0;
  return points + MODULAR_ARMOR * modular.length + cockpit;
}

function locationFactor(subject: Subject, location: LocationId): number {
  const type = subject.manifest.armorTypes[location]!;
  const repair = subject.hasAt('harjelThree', location) ? 1.2 : subject.hasAt('harjelTwo', location) ? 1.1 : 1;
  return typeFactor(subject, type) * repair * barrierRating(type);
}

function typeFactor(subject: Subject, type: ArmorType): number {
  return (TYPE_FACTORS[type] ?? 1) + (subject.has('blueShield') ? 0.2 : 0);
}

function barrierRating(type: ArmorType): number {
  return type === 'commercial' ? 0.5 : 1;
}
