import { type MechSpec, runMp, type WeaponDamage } from '@hexfall/rules';
import { battleValue } from '../battle-value/battle-value.ts';
import { AVERAGE_CREW } from '../battle-value/skill.ts';
import type { MechBlueprint } from './blueprint.ts';
import { createLoneUnit } from './lone-unit.ts';
import type { TechBase } from './tech-base.ts';
import { unplayedItems } from './unplayed.ts';

export const WEIGHT_CLASSES = ['light', 'medium', 'heavy', 'assault'] as const;
export type WeightClass = (typeof WEIGHT_CLASSES)[number];

/** Facts about a unit that help a player to choose it. */
export interface UnitFacts {
  readonly chassis: string;
  readonly model: string;
  /** The name that the Clans gave the chassis; '' for none. */
  readonly clanName: string;
  readonly tonnage: number;
  readonly weightClass: WeightClass;
  /** Battle Value with an average crew. */
  readonly value: number;
  readonly techBase: TechBase;
  /** Year of introduction; `undefined` if unknown. */
  readonly year: number | undefined;
  /** '' if unknown. */
  readonly role: string;
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  /** Points of armor, front and rear. */
  readonly armor: number;
  /** Names of its weapons, those with the most damage first, each as often as the unit has it. */
  readonly weapons: readonly string[];
  /** Names of the items that it carries but cannot use in a fight. */
  readonly unplayed: readonly string[];
}

/** The least weight in tons of each weight class. */
const FROM_TONS: readonly (readonly [tons: number, weightClass: WeightClass])[] = [
  [80, 'assault'],
  [60, 'heavy'],
  [40, 'medium'],
];

/**
 * Returns facts about a unit that help a player to choose it.
 *
 * @example
 * ```ts
 * import { catalogueMech, findInCatalogue, unitFacts } from '@hexfall/data';
 *
 * const blueprint = findInCatalogue('HBK-4G')!;
 * const { weightClass, value, weapons } = unitFacts(catalogueMech(blueprint), blueprint);
 * [weightClass, value, weapons[0]]; // => ['medium', 1041, 'AC/20']
 * ```
 */
export function unitFacts(spec: MechSpec, blueprint: MechBlueprint): UnitFacts {
  const { chassis, model, clanName = '', tonnage, techBase = 'innerSphere', year, role = '' } = blueprint;
  return {
    chassis,
    model,
    clanName,
    tonnage,
    weightClass: FROM_TONS.find(([tons]) => tonnage >= tons)?.[1] ?? 'light',
    value: battleValue(spec).base,
    techBase,
    year,
    role,
    walk: spec.walkMp,
    run: runningMp(spec),
    jump: spec.jumpMp,
    armor: spec.armor.reduce((sum, points) => sum + points, 0),
    weapons: weaponNames(spec),
    unplayed: unplayedItems(spec),
  };
}

function runningMp(spec: MechSpec): number {
  const game = createLoneUnit(spec, AVERAGE_CREW);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return runMp(game.value, game.value.state.mechs[0]!);
}

/** Returns the names of the weapons, those with the most damage first, since a machine is built around them. */
function weaponNames({ weapons }: MechSpec): readonly string[] {
  const types = weapons.map(({ type }) => type);
  return types.sort((a, b) => maxPoints(b.damage) - maxPoints(a.damage)).map(({ name }) => name);
}

function maxPoints(damage: WeaponDamage): number {
  if (damage.kind === 'none') return 0;
  if (damage.kind === 'cluster') return damage.projectiles * damage.pointsEach;
  return damage.kind === 'byRange' ? Math.max(...damage.points) : damage.points;
}
