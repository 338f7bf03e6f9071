import { distance } from '@hexfall/hex';
import type { PhysicalCommand } from '../commands/command.ts';
import { boardOf, type Game, specOf } from '../game.ts';
import { legsOf } from '../state/condition.ts';
import { LOCATIONS } from '../state/locations.ts';
import type { MechState } from '../state/mech-state.ts';
import { planPhysical } from './declare.ts';

/** Every physical attack that a unit could declare as things stand; called shots are left out. */
export function physicalOptions(game: Game, mech: MechState): PhysicalCommand[] {
  const { grid } = boardOf(game);
  return game.state.mechs
    .filter(other => other.side !== mech.side && distance(grid, other.hex, mech.hex) === 1)
    .flatMap(target => conceivable(game, mech, target))
    .filter(command => planPhysical(game, command).ok);
}

function conceivable(game: Game, mech: MechState, target: MechState): PhysicalCommand[] {
  const who = { unit: mech.id, target: target.id };
  const spec = specOf(game, mech);
  return [
    { type: 'punch', ...who, arms: ['LA'] },
    { type: 'punch', ...who, arms: ['RA'] },
    { type: 'punch', ...who, arms: ['LA', 'RA'] },
    ...legsOf(spec).map(leg => ({ type: 'kick', ...who, leg: LOCATIONS[leg]! }) as const),
    { type: 'push', ...who },
    ...spec.equipment.map((_, item) => ({ type: 'melee', ...who, item, aim: 'full' }) as const),
  ];
}
