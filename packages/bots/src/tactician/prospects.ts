import {
  aimWeapon,
  type Game,
  heatOfShots,
  IMPOSSIBLE,
  isImmobile,
  type LocationCode,
  type MechSpec,
  type MechState,
  type MountedWeapon,
  PLAIN_SHOT,
  type ShotTerms,
  specOf,
  toHitNumber,
  type WeaponType,
} from '@hexfall/rules';
import { chance } from '../odds.ts';
import { firedType } from './firepower.ts';
import { endangersFriends, hitWorth } from './hit-worth.ts';
import { isBusy, type Mark } from './marks.ts';
import type { Weights } from './weights.ts';

/** The lowest worth at which a shot is fired. */
const MIN_WORTH = 0.4;
/** Weight of a shot aimed at the center torso of a target that cannot move: half of these shots hit that location. */
const AIMED = 1.3;

/** Modifier of indirect fire if its spotter attacks, and the weight of a shot that makes the spotter's own attacks harder. */
const SPOTTER_ATTACKS = 1;
const DISTRACTING = 0.8;

/**
 * Rounds for each weapon from which on any shot is worth its ammunition, and the lowest chance of a shot with fewer rounds, which rules out
 * target numbers of 11 and more.
 */
const MANY_ROUNDS = 40;
const NO_LONG_SHOT = 0.1;

/** A shot that is possible with some torso twist. */
export interface Prospect {
  readonly weapon: number;
  readonly target: MechState;
  readonly rate: number;
  /** The unit that sees the target of indirect fire. */
  readonly spotter: MechState | undefined;
  readonly aim: LocationCode | undefined;
  readonly heat: number;
  /** Expected points of damage. */
  readonly damage: number;
  /** `damage` weighted by the value of the target. */
  readonly worth: number;
}

export function findProspects(game: Game, mech: MechState, marks: readonly Mark[], weights: Weights): Prospect[] {
  const spec = specOf(game, mech);
  const prospects: Prospect[] = [];
  for (let index = 0; index < spec.weapons.length; index++) {
    const weapon = spec.weapons[index]!;
    const type = firedType(mech, spec, weapon, index);
    if (type === undefined) continue;
    const minChance = minChanceOf(mech, spec, weapon, weights);
    for (const mark of marks) {
      if (mark.spotter !== undefined && !type.traits.includes('indirect')) continue;
      const prospect = weighShot(game, index, type, mark, minChance);
      if (prospect !== undefined) prospects.push(prospect);
    }
  }
  return prospects;
}

/** Returns a shot with its worth; `undefined` if it is not worth firing. */
function weighShot(
  game: Game,
  index: number,
  type: WeaponType,
  { sighting, target, spotter, value }: Mark,
  minChance: number,
): Prospect | undefined {
  const weapon = specOf(game, sighting.viewer).weapons[index]!;
  const solution = aimWeapon(game, sighting, weapon, termsOf(type, weapon, spotter));
  const distracted = spotter !== undefined && isBusy(game, spotter);
  const need = toHitNumber(game, solution) + (distracted ? SPOTTER_ATTACKS : 0);
  if (need >= IMPOSSIBLE || chance(need) < minChance) return undefined;
  if (endangersFriends(game, sighting.viewer, type, target)) return undefined;
  const rate = fireRate(type, need);
  const damage = hitWorth(game, type, { bracket: solution.bracket, rate }, target) * chance(need);
  const aimed = rate === 1 && spotter === undefined && isImmobile(target) && isOneProjectile(type);
  const worth = damage * value * (aimed ? AIMED : distracted ? DISTRACTING : 1);
  if (worth < MIN_WORTH) return undefined;
  const heat = heatOfShots(type, rate);
  return { weapon: index, target, rate, spotter, aim: aimed ? 'CT' : undefined, heat, damage, worth };
}

function termsOf(type: WeaponType, weapon: MountedWeapon, spotter: MechState | undefined): ShotTerms {
  if (spotter !== undefined) return { ...PLAIN_SHOT, type, indirect: true, spotter };
  return type === weapon.type ? PLAIN_SHOT : { ...PLAIN_SHOT, type };
}

function isOneProjectile({ damage }: WeaponType): boolean {
  return damage.kind === 'single' || damage.kind === 'byRange';
}

/**
 * Returns the lowest chance to hit at which a shot is fired: the fewer rounds are left, the higher it is. Long shots are for weapons with
 * many rounds.
 */
function minChanceOf(mech: MechState, spec: MechSpec, weapon: MountedWeapon, { thrift, plenty }: Weights): number {
  const rounds = roundsLeft(mech, spec, weapon);
  if (rounds >= MANY_ROUNDS) return 0;
  return Math.max(NO_LONG_SHOT, thrift * (1 - rounds / plenty));
}

/** Returns the number of rounds that each weapon of a kind has left. */
function roundsLeft(mech: MechState, spec: MechSpec, { type: { ammo } }: MountedWeapon): number {
  if (ammo === undefined) return Number.POSITIVE_INFINITY;
  let rounds = 0;
  for (let bin = 0; bin < spec.ammoBins.length; bin++) if (spec.ammoBins[bin]!.ammo === ammo) rounds += mech.ammo[bin]!;
  let users = 0;
  for (const { type } of spec.weapons) if (type.ammo === ammo) users++;
  return rounds / users;
}

/** The highest target number at which a bombast laser is fired with full power, and its setting for higher ones. */
const BOMBAST_FULL_POWER = 8;
const LOWEST_POWER = 3;

/** Returns the rate of fire: higher if a hit is likely, since a high rate risks a jam. */
function fireRate({ traits }: WeaponType, need: number): number {
  if (traits.includes('rotary')) return need <= 9 ? 4 : 2;
  if (traits.includes('bombast')) return need <= BOMBAST_FULL_POWER ? 1 : LOWEST_POWER;
  return traits.includes('ultra') && need <= 9 ? 2 : 1;
}
