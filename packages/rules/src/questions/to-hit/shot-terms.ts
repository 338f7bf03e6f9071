import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { type LocationId, NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { Guidance } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { guidanceOf, loadedType } from '../weapons/ammunition.ts';

/** The choices behind one shot, as far as they change what it needs to hit. */
export interface ShotTerms {
  /** Figures with the ammunition that is loaded; `undefined` for the weapon's own. */
  readonly type: WeaponType | undefined;
  readonly guidance: Guidance;
  /** Modifier for a target that is not the primary one. */
  readonly secondary: number;
  /** Location aimed at, or `NOWHERE`. */
  readonly aim: LocationId;
  /** Fired over what blocks the line of sight. */
  readonly indirect: boolean;
  /** Who sees the target of indirect fire; `undefined` when a beacon on the target leads the missiles. */
  readonly spotter: MechState | undefined;
}

/** A weapon fired straight at the only target with what it usually fires. */
export const PLAIN_SHOT: ShotTerms = Object.freeze({
  type: undefined,
  guidance: 'none',
  secondary: 0,
  aim: NOWHERE,
  indirect: false,
  spotter: undefined,
});

/** The part of an attack that changes its number. */
export type ShotChoices = Pick<WeaponAttack, 'attacker' | 'weapon' | 'bin' | 'aim' | 'spotter' | 'secondary'>;

/** The terms of an attack, declared or about to be. */
export function termsOf(game: Game, { attacker, weapon, bin, aim, spotter, secondary }: ShotChoices): ShotTerms {
  const spec = specOf(game, mechOf(game, attacker));
  return {
    type: loadedType(spec, weapon, bin),
    guidance: guidanceOf(spec, bin),
    secondary,
    aim,
    indirect: spotter >= 0,
    spotter: spotter < 0 || spotter === attacker ? undefined : mechOf(game, spotter),
  };
}
