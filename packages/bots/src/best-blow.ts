import {
  type Command,
  conceivableBlows,
  type Game,
  isLegal,
  LOCATIONS,
  type LocationId,
  type MechState,
  meleeDamage,
  meleeNumber,
  meleeWeapon,
  passCommand,
  type PhysicalCommand,
  punchDamage,
  punchNumber,
} from '@hexfall/rules';
import { chance } from './odds.ts';

/** Values a kick in expected points of damage. Bots differ in how they weigh its risk. */
export type KickWorth = (game: Game, mech: MechState, target: MechState, leg: LocationId) => number;

/** The physical attack with the highest expected damage; passes if none is worth anything. */
export function bestBlow(game: Game, mech: MechState, worthOfKick: KickWorth): Command {
  let best: Command = passCommand('physical', mech.id);
  let bestWorth = 0;
  for (const command of conceivableBlows(game, mech)) {
    const worth = worthOf(game, mech, command, worthOfKick);
    if (worth <= bestWorth || !isLegal(game, command)) continue;
    best = command;
    bestWorth = worth;
  }
  return best;
}

function worthOf(game: Game, mech: MechState, command: PhysicalCommand, worthOfKick: KickWorth): number {
  const target = game.state.mechs[command.target]!;
  switch (command.type) {
    case 'kick':
      return worthOfKick(game, mech, target, LOCATIONS.indexOf(command.leg));
    case 'punch':
      return command.arms.reduce((sum, code) => {
        const arm = LOCATIONS.indexOf(code);
        return sum + chance(punchNumber(game, mech, target, arm)) * punchDamage(game, mech, arm);
      }, 0);
    case 'melee':
      return worthOfMelee(game, mech, target, command.item);
    default:
      return 0;
  }
}

function worthOfMelee(game: Game, mech: MechState, target: MechState, item: number): number {
  const weapon = meleeWeapon(game, mech, item);
  if (weapon === undefined) return 0;
  const need = meleeNumber(game, mech, { target, weapon, aim: 'full' });
  return chance(need) * meleeDamage(game, mech, weapon.kind, weapon.arm);
}
