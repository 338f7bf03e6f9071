import {
  aimWeapon,
  type Command,
  dissipation,
  type Game,
  legalShots,
  type MechState,
  mechOf,
  passCommand,
  refusalOf,
  type Shot,
  sightTarget,
  specOf,
  toHitNumber,
  type WeaponType,
  waysAtLeast,
  weaponsOfShot,
} from '@hexfall/rules';
import { groupBy } from './group-by.ts';
import { setSwitches } from './set-switches.ts';

/** The most heat that the charger accepts at the end of a turn. One point more would make its attacks harder. */
const MAX_HEAT = 7;

/** Torso twists in the order in which they are tried: straight ahead first. */
const TWISTS = [0, -1, 1] as const;

interface Option {
  readonly shot: Shot;
  readonly heat: number;
  /** Expected points of damage. */
  readonly worth: number;
}

/** Fires all weapons that bear on the target with the highest expected damage, as far as heat allows. */
export function chargerFire(game: Game, mech: MechState, maxHeat = MAX_HEAT): Command {
  let best: Command = passCommand('weapons', mech.id);
  let bestWorth = 0;
  for (const twist of TWISTS) {
    for (const [, options] of byTarget(game, mech, twist)) {
      const chosen = withinHeat(game, mech, options, maxHeat);
      const worth = chosen.reduce((sum, option) => sum + option.worth, 0);
      const command: Command = { type: 'fire', unit: mech.id, twist, shots: chosen.map(({ shot }) => shot) };
      if (worth <= bestWorth || refusalOf(game, command) !== undefined) continue;
      best = command;
      bestWorth = worth;
    }
  }
  return setSwitches(game, mech, best);
}

function byTarget(game: Game, mech: MechState, twist: number): Map<number, Option[]> {
  const options = legalShots(game, mech, twist).map(shot => weigh(game, mech, shot));
  return groupBy(
    options.filter(({ worth }) => worth > 0),
    ({ shot }) => shot.target,
  );
}

function weigh(game: Game, mech: MechState, shot: Shot): Option {
  const weapon = specOf(game, mech).weapons[shot.weapon]!;
  const need = toHitNumber(game, aimWeapon(game, sightTarget(game, mech, mechOf(game, shot.target)), weapon));
  return { shot, heat: weapon.type.heat, worth: (waysAtLeast(need) / 36) * expectedDamage(weapon.type) };
}

/** Share of the projectiles of a cluster that hit on average. */
const CLUSTER_SHARE = 0.6;

/** Worth of a hit by a pulse weapon, in points of damage. */
const PULSE_WORTH = 7;

function expectedDamage({ damage, traits }: WeaponType): number {
  if (damage.kind === 'single' || damage.kind === 'blast') return damage.points;
  if (traits.includes('tsemp')) return PULSE_WORTH;
  if (damage.kind === 'byRange') return damage.points[1];
  return damage.kind === 'cluster' ? damage.projectiles * damage.pointsEach * CLUSTER_SHARE : 0;
}

/** Picks the shots with the most damage for their heat until the heat sinks are used up. */
function withinHeat(game: Game, mech: MechState, options: readonly Option[], maxHeat: number): Option[] {
  const spec = specOf(game, mech);
  const used = new Set<number>();
  let room = maxHeat + dissipation(mech, spec) - mech.heat - mech.heatBuildUp;
  const chosen: Option[] = [];
  for (const option of options.toSorted((a, b) => b.worth * (a.heat + 1) - a.worth * (b.heat + 1))) {
    const weapons = weaponsOfShot(mech, spec, option.shot);
    if (option.heat > room || weapons.some(weapon => used.has(weapon))) continue;
    for (const weapon of weapons) used.add(weapon);
    room -= option.heat;
    chosen.push(option);
  }
  return chosen;
}
