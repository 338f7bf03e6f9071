import { piercingModifier } from '../../questions/unit/armor-types.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { HitLocation } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import { resolveCriticalRoll } from '../damage/criticals.ts';
import type { WeaponHit } from './weapon-hit.ts';

/*
 * Armor-piercing rounds of autocannons: each hit causes a critical roll, even if the armor holds. The heavier the round, the better the
 * roll.
 */

/** By damage of the round, up to the first figure: the modifier of the critical roll. */
const BY_POINTS: readonly (readonly [maxPoints: number, modifier: number])[] = [
  [3, -4],
  [6, -3],
  [15, -2],
];
const HEAVIEST = -1;

/** Returns the modifier of the critical roll for a round against a unit; `undefined` if its armor lets none through. */
export function roundsModifier({ damage }: WeaponType, target: MechSpec): number | undefined {
  const armor = piercingModifier(target);
  if (armor === undefined || damage.kind !== 'single') return undefined;
  return armor + (BY_POINTS.find(([maxPoints]) => damage.points <= maxPoints)?.[1] ?? HEAVIEST);
}

/** Makes the critical roll for a round that has gone through the armor; nothing is left to strike in a location that is gone. */
export function pierce(game: Game, { target, source }: WeaponHit, { location }: HitLocation, modifier: number): void {
  if (target.status !== 'active' || target.structure[location] === 0) return;
  resolveCriticalRoll(game, target, location, source, modifier);
}
