import type { GearEntry } from './other-table.ts';

/*
 * Why equipment has no rules: because it has no effect in a fight between BattleMechs, or because it would need a part of the game that is
 * missing.
 */

/** Without effect in a fight, though some of it counts for Battle Value or transports something. */
const HARMLESS =
  /^(?:Bomb Bay|Booby Trap|Bridge Layer|Chaff Pod|Drone \(Remote\)|Extended Fuel Tank|Fuel Tank|MechWarrior Aquatic)/;

const NOT_PLAYED_YET = 'not played yet';

/** By displayed name: the part of the game that is missing. */
const REASONS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^(?:Tracks|QuadVee Wheels)$/, 'it moves on its legs only'],
  [/^C3 Emergency Master$/, 'networks have no substitute masters'],
  [/C3 ?Remote|C3Sensors/i, 'remote sensors are not played'],
  [/Grenade|VGL/i, 'grenades are not played'],
  [/Mine Dispenser|Minefield|Thunder|FASCAM/i, 'there are no minefields'],
  [/Cruise|Homing|Copperhead|Arrow|Long ?Tom|Sniper|Thumper/i, 'artillery that nobody aims by sight is not played'],
];

/** Returns why equipment without rules is not played; `undefined` if it would have no effect in a fight. */
export function reasonNotPlayed({ name, battle }: Pick<GearEntry, 'name' | 'battle'>): string | undefined {
  if (HARMLESS.test(name)) return undefined;
  const known = REASONS.find(([pattern]) => pattern.test(name))?.[1];
  if (known !== undefined) return known;
  return battle.use !== 'none' || battle.marks.size > 0 ? NOT_PLAYED_YET : undefined;
}
