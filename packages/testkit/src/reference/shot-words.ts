import type { Modifier, ModifierCode, ShotObstacle } from '@hexfall/rules';

/*
 * What the reference says about shots, in its own words, and what we call it.
 */

/** What the reference calls each obstacle. */
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

/** Whether the reference speaks of that obstacle; in words that we do not know, at least of one. */
export function means(reason: string, obstacle: ShotObstacle): boolean {
  return REASONS[obstacle]?.includes(reason) === true || !KNOWN_REASONS.has(reason);
}

/** In the reference TAG has a phase of its own, and is refused before the arc and what follows it are looked at. */
export const TAG_PHASE = 'TAG can only be fired in the offboard attack phase.';
export const AFTER_ARC: ReadonlySet<ShotObstacle | undefined> = new Set<ShotObstacle | undefined>([
  undefined,
  'outOfRange',
  'targetUnderWater',
  'weaponUnderWater',
]);

/** Which of our modifiers a text of the reference means. */
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

/** Modifiers that the reference gives under one name. */
const SAME_NAME: Readonly<Partial<Record<ModifierCode, ModifierCode>>> = {
  lowerArm: 'upperArm',
  'target.groundFloor': 'target.cover',
  'target.water': 'target.cover',
};

/** A modifier of the reference; without a code if we do not know what its words mean. */
export interface ToldModifier {
  readonly code: ModifierCode | undefined;
  readonly value: number;
}

/** Sums by code, in a fixed order, as text. */
export function sums(modifiers: readonly Modifier[]): string {
  const byCode = new Map<ModifierCode, number>();
  for (const { code, value } of modifiers) {
    const name = SAME_NAME[code] ?? code;
    byCode.set(name, (byCode.get(name) ?? 0) + value);
  }
  const parts = [...byCode].filter(([, value]) => value !== 0).map(([code, value]) => `${code} ${value}`);
  return parts.sort().join(', ');
}

export function told(text: string, value: number): ToldModifier {
  return { code: TEXTS.find(([pattern]) => pattern.test(text))?.[1], value };
}

export function isNamed(modifier: ToldModifier): modifier is Modifier {
  return modifier.code !== undefined;
}
