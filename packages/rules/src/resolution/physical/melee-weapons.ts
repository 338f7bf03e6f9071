import { divideDown, divideUp, tenthUp } from '../../basics/integers.ts';
import { TSM_HEAT } from '../../questions/movement/movement-points.ts';
import { idleBladeDamage, type VibrobladeKind } from '../../questions/physical/vibroblades.ts';
import { TRIP_MODIFIER } from '../../questions/piloting/reason-modifier.ts';
import { isWalkingLeg } from '../../questions/unit/condition.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { Rules } from '../../vocabulary/profile/compile.ts';
import { armorFacing, type HitLocation } from '../../vocabulary/spec/locations.ts';
import type { ArmorType, EquipmentKind } from '../../vocabulary/spec/mech-spec.ts';
import type { MeleeAttack } from '../../vocabulary/state/attacks.ts';
import { resolveDamage } from '../damage/damage.ts';
import { queueRoll } from '../queue-roll.ts';

/** The figures of a melee weapon. */
interface MeleeFigures {
  readonly toHit: number;
  /** Returns the damage by the tonnage of the unit that swings the weapon. */
  damage(tonnage: number, rules: Rules): number;
  /** Whether the requirement documents require a working lower arm. */
  readonly asksForLowerArm: boolean;
  /** Modifier of the piloting roll after a miss; `undefined` for a weapon that does not pull its unit off balance. */
  readonly missModifier: number | undefined;
  /** Carries out what a hit does besides its damage. */
  readonly follow?: (game: Game, attack: MeleeAttack, place: HitLocation) => void;
}

/*
 * Tools. They strike like melee weapons, need no hand, and have the strength of their motors, whichever unit carries
 * them.
 */

export type ToolKind = Extract<
  EquipmentKind,
  | 'chainsaw'
  | 'miningDrill'
  | 'rockCutter'
  | 'combine'
  | 'backhoe'
  | 'dualSaw'
  | 'spotWelder'
  | 'pileDriver'
  | 'wreckingBall'
  | 'flail'
>;

const TOOLS: Readonly<Record<ToolKind, MeleeFigures>> = {
  chainsaw: tool(0, 5),
  miningDrill: tool(-1, 4),
  rockCutter: tool(1, 5),
  combine: tool(-2, 3),
  backhoe: tool(1, 6),
  dualSaw: tool(0, 7),
  spotWelder: tool(-1, 5),
  pileDriver: tool(2, 10),
  wreckingBall: tool(1, 8),
  flail: tool(0, 9),
};

function tool(toHit: number, points: number): MeleeFigures {
  return { toHit, damage: () => points, asksForLowerArm: false, missModifier: undefined };
}

/** Whether equipment is a tool. */
export function isTool(kind: EquipmentKind): kind is ToolKind {
  return Object.hasOwn(TOOLS, kind);
}

/** Tools that a quad can use although it has no arms to guide them. */
const TOOLS_OF_QUADS: ReadonlySet<EquipmentKind> = new Set<EquipmentKind>([
  'backhoe',
  'wreckingBall',
  'chainsaw',
  'dualSaw',
  'combine',
]);

/** Whether a quad can use a tool. */
export function isToolOfQuads(kind: EquipmentKind): boolean {
  return TOOLS_OF_QUADS.has(kind);
}

/** Whether a tool strikes with a motor of its own, so that myomer adds nothing: all but a backhoe. */
export function isPowered(kind: EquipmentKind): boolean {
  return isTool(kind) && kind !== 'backhoe';
}

/** Equipment that can strike a blow. */
export type MeleeKind =
  | Extract<EquipmentKind, 'hatchet' | 'sword' | 'mace' | 'lance' | 'retractableBlade' | 'chainWhip'>
  | VibrobladeKind
  | ToolKind;

const WHIP_DAMAGE = 3;

/** Figures of a vibroblade while it is switched off. */
const VIBROBLADE: MeleeFigures = {
  toHit: -2,
  damage: idleBladeDamage,
  asksForLowerArm: false,
  missModifier: undefined,
};

/** Every melee weapon. A new one is a line here. */
export const MELEE_WEAPONS: Readonly<Record<MeleeKind, MeleeFigures>> = {
  ...TOOLS,
  hatchet: { toHit: -1, damage: fifthDown, asksForLowerArm: true, missModifier: undefined },
  sword: { toHit: -2, damage: swordDamage, asksForLowerArm: true, missModifier: undefined },
  mace: { toHit: 1, damage: maceDamage, asksForLowerArm: true, missModifier: 2 },
  lance: { toHit: 1, damage: fifthDown, asksForLowerArm: false, missModifier: undefined, follow: driveLanceIn },
  retractableBlade: { toHit: -2, damage: tenthUp, asksForLowerArm: false, missModifier: undefined },
  chainWhip: { toHit: -2, damage: () => WHIP_DAMAGE, asksForLowerArm: false, missModifier: undefined, follow: pullLeg },
  smallVibroblade: VIBROBLADE,
  mediumVibroblade: VIBROBLADE,
  largeVibroblade: VIBROBLADE,
};

function fifthDown(tonnage: number): number {
  return divideDown(tonnage, 5);
}

function swordDamage(tonnage: number, rules: Rules): number {
  return (rules.swordDamage === 'up' ? tenthUp(tonnage) : divideDown(tonnage, 10)) + 1;
}

function maceDamage(tonnage: number, rules: Rules): number {
  return rules.maceDamage === 'quarter' ? divideUp(tonnage, 4) : divideDown(tonnage * 2, 5);
}

/** Whether equipment can strike a blow. */
export function isMeleeKind(kind: EquipmentKind): kind is MeleeKind {
  return Object.hasOwn(MELEE_WEAPONS, kind);
}

/** Armor that a lance cannot go through. */
const TOO_TOUGH: ReadonlySet<ArmorType> = new Set<ArmorType>(['hardened', 'ferroLamellor']);

/** What two dice must reach for a lance to go through the armor that is left. */
const THROUGH_NUMBER = 10;

/** Rolls whether a lance that hit goes through the remaining armor, and does one more point of damage to the structure behind it. */
function driveLanceIn(game: Game, { attacker, target }: MeleeAttack, { location, rear }: HitLocation): void {
  const struck = mechOf(game, target);
  if (struck.status !== 'active' || struck.armor[armorFacing(location, rear)] === 0) return;
  if (TOO_TOUGH.has(specOf(game, struck).armorType)) return;
  if (game.dice.twoD6('lancePoint', THROUGH_NUMBER) < THROUGH_NUMBER) return;
  resolveDamage(game, target, { location, rear, throughArmor: false }, 1, { kind: 'lancePoint', attacker });
}

/** Modifier of the pull for hot triple-strength myomer. */
const STRONG_PULL = 2;

/** Pulls at a leg that a chain whip has hit: if the pull is as good as the blow had to be, the target may fall. */
function pullLeg(game: Game, { attacker, target, item, need }: MeleeAttack, { location }: HitLocation): void {
  const struck = mechOf(game, target);
  if (struck.status !== 'active' || !isWalkingLeg(specOf(game, struck), location)) return;
  const puller = mechOf(game, attacker);
  const isStrong = puller.heat >= TSM_HEAT && specOf(game, puller).gear.tsm !== undefined;
  const wanted = isStrong ? need - STRONG_PULL : need;
  const roll = game.dice.twoD6('gear', wanted);
  announce(game, { type: 'GearRolled', unit: attacker, item, need: wanted, roll, passed: roll >= wanted });
  if (roll >= wanted) queueRoll(game, struck, 'tripped', TRIP_MODIFIER);
}
