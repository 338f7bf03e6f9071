import { AMMUNITION, WEAPONS } from '@hexfall/data';
import {
  EQUIPMENT_KINDS,
  type EquipmentKind,
  GUIDANCES,
  type LocationCode,
  type MechSpec,
  type WeaponType,
} from '@hexfall/rules';
import type { Choices } from '../choices.ts';
import { type AmmoOption, buildMech } from '../mech-builder.ts';

const WEAPON_PLACES: readonly LocationCode[] = ['RT', 'LT', 'CT', 'LT'];
/** Locations in which torpedoes are below the surface as soon as the unit wades; the legs have no room for a fourth launcher. */
const WADING_PLACES: readonly LocationCode[] = ['RL', 'LL', 'LL', 'CT'];
const AMMO_PLACES: readonly LocationCode[] = ['LA', 'RA'];
const MAX_SHOTS = 12;

/** Locations of equipment for arms and legs. All other equipment goes into the torso. */
const PLACES: Readonly<Partial<Record<EquipmentKind, LocationCode>>> = {
  hatchet: 'RA',
  sword: 'RA',
  mace: 'RA',
  lance: 'RA',
  retractableBlade: 'RA',
  flail: 'RA',
  claw: 'RA',
  chainsaw: 'RA',
  miningDrill: 'RA',
  rockCutter: 'RA',
  combine: 'RA',
  backhoe: 'RA',
  dualSaw: 'RA',
  spotWelder: 'RA',
  pileDriver: 'RA',
  aes: 'RA',
  smallVibroblade: 'RA',
  mediumVibroblade: 'RA',
  largeVibroblade: 'RA',
  chainWhip: 'RA',
  wreckingBall: 'RA',
  smallShield: 'LA',
  mediumShield: 'LA',
  largeShield: 'LA',
  spikes: 'LT',
  talons: 'RL',
};

/** Equipment that has an effect only on a rare roll is drawn more often. */
const DRAWN: readonly EquipmentKind[] = [
  ...EQUIPMENT_KINDS,
  ...Array.from({ length: 4 }, () => ['flail', 'wreckingBall', 'laserInsulator'] as const).flat(),
];

/** Weapons that can be used under water only. */
const TORPEDOES = WEAPONS.filter(({ type }) => type.traits.includes('torpedo'));

/** A unit with random torpedo launchers in its legs. */
export function torpedoMech(choices: Choices): MechSpec {
  return armoryMech(choices, TORPEDOES);
}

/** A unit with random weapons of the tables and their ammunition, so that games also use weapons that no real unit carries. */
export function armoryMech(choices: Choices, armory: typeof WEAPONS = WEAPONS): MechSpec {
  const weapons = WEAPON_PLACES.map((place, i) => {
    const { type } = choices.oneOf(armory);
    return [type, type.traits.includes('torpedo') ? WADING_PLACES[i]! : place] as const;
  });
  const equipment = [choices.oneOf(DRAWN), choices.oneOf(DRAWN)].map(kind => [kind, PLACES[kind] ?? 'RT'] as const);
  const jump = choices.oneOf([0, 0, 3, 5]);
  return buildMech({
    name: 'Armory',
    tonnage: 40 + 5 * choices.below(13),
    walk: 3 + choices.below(5),
    jump,
    ...(jump === 5 ? { jumpJets: choices.oneOf(['standard', 'mechanical'] as const) } : {}),
    heatSinks: 10 + choices.below(15),
    weapons,
    ammo: ammunition(
      choices,
      weapons.map(([type]) => type),
    ),
    equipment,
  });
}

/** At most this many munitions for a weapon. */
const MAX_LOADS = 2;

/** Bins of some of the munitions that the weapons can fire, alternating between the arms and between kinds of guidance. */
function ammunition(choices: Choices, types: readonly WeaponType[]): AmmoOption[] {
  const bins: AmmoOption[] = [];
  for (const { ammo, traits } of types) {
    const fits = AMMUNITION.filter(entry => entry.ammo === ammo);
    const munitions = [...new Set(fits.map(entry => entry.munition))];
    const first = munitions.length === 0 ? 0 : choices.below(munitions.length);
    for (const munition of [...munitions, ...munitions].slice(first, first + Math.min(MAX_LOADS, munitions.length))) {
      const { shots, explosionPerShot } = fits.find(entry => entry.munition === munition)!;
      bins.push({
        kind: ammo!,
        in: AMMO_PLACES[bins.length % AMMO_PLACES.length]!,
        shots: Math.min(shots, MAX_SHOTS),
        explosionPerShot,
        munition,
        guidance: traits.includes('missile') ? GUIDANCES[bins.length % GUIDANCES.length]! : 'none',
      });
    }
  }
  return bins;
}
