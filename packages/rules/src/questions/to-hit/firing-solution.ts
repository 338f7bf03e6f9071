import type { Sight } from '@hexfall/hex';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { type LocationId, NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { Guidance, MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { Bracket, WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isUnderWater } from '../board/spot.ts';
import { sightBetween, type Visible } from '../board/viewpoint.ts';
import { guidanceOf, loadedType } from '../weapons/ammunition.ts';
import { atSetting } from '../weapons/settings.ts';
import { firingDistance, type Ranges, rangeBracket, rangesOf } from './range.ts';

/** How one unit sees another, or a roof: the line of sight and the distance, which are the same for every weapon. */
export interface Sighting<T extends Visible = MechState> {
  readonly viewer: MechState;
  readonly target: T;
  readonly sight: Sight;
  /** Hexes between the two, as weapons count them. */
  readonly hexes: number;
}

/**
 * One weapon laid on one target. Everything that decides about a shot is looked up here once; obstacles and modifiers read it. A solution
 * stays valid as long as neither unit nor the board changes.
 */
export interface FiringSolution<T extends Visible = MechState> {
  readonly attacker: MechState;
  readonly target: T;
  readonly weapon: MountedWeapon;
  readonly terms: ShotTerms;
  /** Figures of the weapon with its present ammunition. */
  readonly type: WeaponType;
  /** The attacker's own line of sight, open or not. */
  readonly sight: Sight;
  /** Hexes to the target as weapons count them. */
  readonly hexes: number;
  /**
   * How the spotter of indirect fire sees the target; `undefined` for direct fire, or when a beacon leads the missiles.
   */
  readonly spotterSighting: Sighting<T> | undefined;
  /** Whether the weapon is below the surface of water. */
  readonly underWater: boolean;
  /** The ranges that apply where the weapon is, above water or below. */
  readonly ranges: Ranges;
  /** Range bracket of the distance; long even for a target that is out of range. */
  readonly bracket: Bracket;
}

/**
 * Finds out how one unit sees another.
 *
 * @example
 * ```ts
 * import { mechOf, sightTarget } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * sightTarget(game, mechOf(game, 0), mechOf(game, 1)).hexes; // => 1
 * ```
 */
export function sightTarget<T extends Visible>(game: Game, viewer: MechState, target: T): Sighting<T> {
  return {
    viewer,
    target,
    sight: sightBetween(game, viewer, target),
    hexes: firingDistance(game, viewer, target),
  };
}

/**
 * Lays a weapon on the target of a sighting.
 *
 * @example
 * ```ts
 * import { aimWeapon, mechOf, sightTarget, specOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const shooter = mechOf(game, 0);
 * const [weapon] = specOf(game, shooter).weapons;
 * weapon && aimWeapon(game, sightTarget(game, shooter, mechOf(game, 1)), weapon).bracket; // => 0
 * ```
 */
export function aimWeapon<T extends Visible>(
  game: Game,
  sighting: Sighting<T>,
  weapon: MountedWeapon,
  terms: ShotTerms = PLAIN_SHOT,
): FiringSolution<T> {
  const { viewer: attacker, target, sight, hexes } = sighting;
  const type = terms.type ?? weapon.type;
  const underWater = isUnderWater(game, attacker, weapon.location);
  const ranges = rangesOf(type, underWater);
  const bracket = rangeBracket(ranges, hexes);
  const spotterSighting = terms.spotter && sightTarget(game, terms.spotter, target);
  return { attacker, target, weapon, terms, type, sight, hexes, spotterSighting, underWater, ranges, bracket };
}

/** The choices for one shot that affect its target number. */
export interface ShotTerms {
  /** Figures with the ammunition that is loaded; `undefined` for the weapon's own. */
  readonly type: WeaponType | undefined;
  readonly guidance: Guidance;
  /** Modifier for a target that is not the primary one. */
  readonly secondary: number;
  /** Location aimed at, or `NOWHERE`. */
  readonly aim: LocationId;
  /** Whether the shot is fired over terrain that blocks the line of sight. */
  readonly indirect: boolean;
  /** The unit that sees the target of indirect fire; `undefined` when a beacon on the target leads the missiles. */
  readonly spotter: MechState | undefined;
}

/** A weapon fired directly at the only target, with its usual ammunition. */
export const PLAIN_SHOT: ShotTerms = Object.freeze({
  type: undefined,
  guidance: 'none',
  secondary: 0,
  aim: NOWHERE,
  indirect: false,
  spotter: undefined,
});

/** The fields of an attack that affect its target number. */
export type ShotChoices = Pick<WeaponAttack, 'attacker' | 'weapon' | 'bin' | 'aim' | 'spotter' | 'secondary'> &
  Partial<Pick<WeaponAttack, 'rate'>>;

/** Returns the terms of an attack, declared or about to be. */
export function termsOf(game: Game, choices: ShotChoices): ShotTerms {
  const { attacker, weapon, bin, aim, spotter, secondary, rate = 1 } = choices;
  const mech = mechOf(game, attacker);
  const spec = specOf(game, mech);
  const load = { bin, type: loadedType(spec, weapon, bin), guidance: guidanceOf(spec, bin) };
  return {
    type: atSetting(mech, weapon, load, rate).type,
    guidance: load.guidance,
    secondary,
    aim,
    indirect: spotter >= 0,
    spotter: spotter < 0 || spotter === attacker ? undefined : mechOf(game, spotter),
  };
}
