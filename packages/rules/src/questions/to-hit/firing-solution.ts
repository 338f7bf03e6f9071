import type { Sight } from '@hexfall/hex';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { Bracket } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { sightBetween } from '../board/viewpoint.ts';
import { isUnderWater } from '../board/water.ts';
import { firingDistance, rangeBracket, type Ranges, rangesOf } from './range.ts';
import { PLAIN_SHOT, type ShotTerms } from './shot-terms.ts';

/** How one unit sees another: what is the same for every weapon fired along that line. */
export interface Sighting {
  readonly viewer: MechState;
  readonly target: MechState;
  readonly sight: Sight;
  /** Hexes between them as weapons count them. */
  readonly hexes: number;
}

/**
 * One weapon laid on one target. Everything that a shot is judged by is looked at here, once; obstacles and modifiers read
 * it. A solution is good as long as neither unit nor the board has changed.
 */
export interface FiringSolution {
  readonly attacker: MechState;
  readonly target: MechState;
  readonly weapon: MountedWeapon;
  readonly terms: ShotTerms;
  /** Figures of the weapon with what it fires. */
  readonly type: WeaponType;
  /** The attacker's own line of sight, open or not. */
  readonly sight: Sight;
  /** Hexes to the target as weapons count them. */
  readonly hexes: number;
  /**
   * How the spotter of indirect fire sees the target; `undefined` for direct fire, or when a beacon leads the missiles.
   */
  readonly spotterSighting: Sighting | undefined;
  /** The weapon is below the surface of water. */
  readonly underWater: boolean;
  /** Ranges that hold where the weapon is, above water or below. */
  readonly ranges: Ranges;
  /** Range bracket of the distance; long for a target that is out of range, too. */
  readonly bracket: Bracket;
}

/**
 * How one unit sees another.
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
export function sightTarget(game: Game, viewer: MechState, target: MechState): Sighting {
  return {
    viewer,
    target,
    sight: sightBetween(game, viewer, target),
    hexes: firingDistance(game, viewer, target),
  };
}

/**
 * Lays a weapon on the target that its unit looks at.
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
export function aimWeapon(
  game: Game,
  sighting: Sighting,
  weapon: MountedWeapon,
  terms: ShotTerms = PLAIN_SHOT,
): FiringSolution {
  const { viewer: attacker, target, sight, hexes } = sighting;
  const type = terms.type ?? weapon.type;
  const underWater = isUnderWater(game, attacker, weapon.location);
  const ranges = rangesOf(type, underWater);
  const bracket = rangeBracket(ranges, hexes);
  const spotterSighting = terms.spotter && sightTarget(game, terms.spotter, target);
  return { attacker, target, weapon, terms, type, sight, hexes, spotterSighting, underWater, ranges, bracket };
}
