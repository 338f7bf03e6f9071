import {
  type Command,
  type Game,
  kickDamage,
  kickNumber,
  LOCATIONS,
  type MechState,
  meleeDamage,
  meleeNumber,
  meleeWeapon,
  passCommand,
  type PhysicalCommand,
  physicalOptions,
  pilotingNumber,
  punchDamage,
  punchNumber,
  specOf,
} from '@hexfall/rules';
import { chance } from './odds.ts';

/** What it costs to lie on the ground, beside the damage of the fall. */
const DOWN = 4;

/** The blow that promises most, the risk of falling counted in. */
export function tacticianStrike(game: Game, mech: MechState): Command {
  let best: Command = passCommand('physical', mech.id);
  let most = 0;
  for (const command of physicalOptions(game, mech)) {
    const worth = worthOf(game, mech, command);
    if (worth <= most) continue;
    best = command;
    most = worth;
  }
  return best;
}

function worthOf(game: Game, mech: MechState, command: PhysicalCommand): number {
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

/** A kick that lands may bring the target down; one that misses may bring down the one who kicks. */
function worthOfKick(game: Game, mech: MechState, target: MechState, leg: number): number {
  const hits = chance(kickNumber(game, mech, target, leg));
  const gain = kickDamage(game, mech, leg) + fallCost(game, target);
  return hits * gain - (1 - hits) * fallCost(game, mech);
}

function fallCost(game: Game, mech: MechState): number {
  if (mech.prone) return 0;
  const falls = 1 - chance(pilotingNumber(game, mech, 'kicked', 0));
  return falls * (specOf(game, mech).tonnage / 10 + DOWN);
}

function worthOfMelee(game: Game, mech: MechState, target: MechState, item: number): number {
  const weapon = meleeWeapon(game, mech, item);
  if (weapon === undefined) return 0;
  const need = meleeNumber(game, mech, { target, weapon, aim: 'full' });
  return chance(need) * meleeDamage(game, mech, weapon.kind, weapon.arm);
}
