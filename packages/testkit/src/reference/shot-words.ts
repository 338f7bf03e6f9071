import type { Modifier, ModifierCode, ShotObstacle } from '@hexfall/rules';

/*
 * Translates the texts of the reference about shots into our obstacles and modifiers.
 */

/** Texts of the reference for each obstacle. */
const REASONS: Readonly<Partial<Record<ShotObstacle, readonly string[]>>> = {
  water: ['Cannot shoot in to or out of water.'],
  sensors: ['Attacker sensors destroyed.'],
  proneLegWeapon: ["Can't fire leg-mounted weapons while prone."],
  legsCovered: ['Nearby terrain blocks leg weapons.'],
  sightBlocked: [
    'LOS blocked by terrain.',
    'LOS blocked by building hexes or levels.',
    'LOS blocked by intervening woods/smoke.',
  ],
  outOfArc: ['Target not in arc.'],
  weaponUnderWater: ['Weapon cannot fire underwater.'],
  targetUnderWater: ['Target underwater, but not weapon.'],
  outOfRange: ['Target out of range'],
};

const KNOWN_REASONS: ReadonlySet<string> = new Set(Object.values(REASONS).flat());

/** Whether a reason of the reference may be this obstacle. An unknown reason may be any. */
export function isSameObstacle(reason: string, obstacle: ShotObstacle): boolean {
  return REASONS[obstacle]?.includes(reason) === true || !KNOWN_REASONS.has(reason);
}

/** In the reference TAG has its own phase, so it is refused before the firing arc is checked. */
export const TAG_PHASE = 'TAG can only be fired in the offboard attack phase.';
/** Obstacles that are checked after the firing arc. */
export const AFTER_ARC: ReadonlySet<ShotObstacle | undefined> = new Set<ShotObstacle | undefined>([
  undefined,
  'outOfRange',
  'targetUnderWater',
  'weaponUnderWater',
]);

/** Our modifiers for the texts of the reference. */
const TEXTS: readonly (readonly [text: RegExp, code: ModifierCode])[] = [
  [/^gunnery skill/, 'gunnery'],
  [/to-hit modifier$/, 'weapon'],
  [/^medium range/, 'range.medium'],
  [/^long range/, 'range.long'],
  [/^minimum range/, 'range.minimum'],
  [/^heat$/, 'attacker.heat'],
  [/^attacker walked/, 'attacker.walked'],
  [/^attacker ran/, 'attacker.ran'],
  [/^attacker jumped/, 'attacker.jumped'],
  [/^attacker prone/, 'attacker.prone'],
  [/^attacker sensors damaged/, 'attacker.sensors'],
  [/destroyed arm actuators/, 'upperArm'],
  [/^shoulder actuator destroyed/, 'shoulder'],
  [/^targeting computer/, 'targetingComputer'],
  [/^target immobile/, 'target.immobile'],
  [/^target has partial cover/, 'target.cover'],
  [/^target moved/, 'target.moved'],
  [/^target jumped/, 'target.jumped'],
  [/^target prone/, 'target.prone'],
  [/^target in a building hex/, 'sameBuilding'],
  [/^target in .*(woods|jungle|smoke|industrial)/, 'target.terrain'],
  [/^target stuck/, 'target.stuck'],
  [/intervening light (woods|jungle)/, 'between.lightWoods'],
  [/intervening heavy (woods|jungle)/, 'between.heavyWoods'],
  [/intervening light smoke/, 'between.lightSmoke'],
  [/intervening heavy smoke/, 'between.heavySmoke'],
  [/intervening building/, 'between.building'],
];

/** Modifiers that the reference combines under one name. */
const SAME_NAME: Readonly<Partial<Record<ModifierCode, ModifierCode>>> = {
  lowerArm: 'upperArm',
  'target.groundFloor': 'target.cover',
  'target.water': 'target.cover',
};

/** A modifier of the reference. It has no code if its text is unknown. */
export interface ReferenceModifier {
  readonly code: ModifierCode | undefined;
  readonly value: number;
}

/** Formats the sums of modifiers by code, in a fixed order. */
export function formatSums(modifiers: readonly Modifier[]): string {
  const byCode = new Map<ModifierCode, number>();
  for (const { code, value } of modifiers) {
    const name = SAME_NAME[code] ?? code;
    byCode.set(name, (byCode.get(name) ?? 0) + value);
  }
  const parts = [...byCode].filter(([, value]) => value !== 0).map(([code, value]) => `${code} ${value}`);
  return parts.sort().join(', ');
}

export function parseReferenceModifier(text: string, value: number): ReferenceModifier {
  return { code: TEXTS.find(([pattern]) => pattern.test(text))?.[1], value };
}

export function isNamed(modifier: ReferenceModifier): modifier is Modifier {
  return modifier.code !== undefined;
}
