import { distance } from '@hexfall/hex';
import { legsOf } from '../../questions/unit/condition.ts';
import { enemiesOf } from '../../questions/unit/enemies.ts';
import type { PhysicalCommand } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import { LOCATIONS } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { planPhysical } from './declare.ts';
import { meleeWeapon } from './melee.ts';

/**
 * Every physical attack that a unit could declare as things stand; called shots are left out.
 *
 * @example
 * ```ts
 * import { mechOf, physicalOptions } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const kinds = new Set(physicalOptions(game, mechOf(game, 0)).map(command => command.type));
 * [...kinds]; // => ['punch', 'kick', 'push']
 * ```
 */
export function physicalOptions(game: Game, mech: MechState): PhysicalCommand[] {
  return conceivableBlows(game, mech).filter(command => planPhysical(game, command).ok);
}

/** Every physical attack on the enemies next to a unit, whether it can be made or not. */
export function conceivableBlows(game: Game, mech: MechState): PhysicalCommand[] {
  const { grid } = boardOf(game);
  const near = enemiesOf(game, mech).filter(other => distance(grid, other.hex, mech.hex) === 1);
  return near.length === 0 ? [] : near.flatMap(target => blowsAt(game, mech, target));
}

function blowsAt(game: Game, mech: MechState, enemy: MechState): PhysicalCommand[] {
  const unit = mech.id;
  const target = enemy.id;
  const spec = specOf(game, mech);
  const weapons = [...spec.equipment.keys()].filter(item => meleeWeapon(game, mech, item) !== undefined);
  return [
    { type: 'punch', unit, target, arms: ['LA'] },
    { type: 'punch', unit, target, arms: ['RA'] },
    { type: 'punch', unit, target, arms: ['LA', 'RA'] },
    ...legsOf(spec).map(leg => ({ type: 'kick', unit, target, leg: LOCATIONS[leg]! }) as const),
    { type: 'push', unit, target },
    ...weapons.map(item => ({ type: 'melee', unit, target, item, aim: 'full' }) as const),
  ];
}
