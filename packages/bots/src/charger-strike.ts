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
  punchDamage,
  punchNumber,
  waysAtLeast,
} from '@hexfall/rules';

/** A missed kick may cost the footing: it is not tried on long odds. */
const LEAST_KICK_CHANCE = 0.4;

/** The blow that promises most damage. */
export function chargerStrike(game: Game, mech: MechState): Command {
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
  if (command.type === 'kick') {
    const leg = LOCATIONS.indexOf(command.leg);
    const odds = chance(kickNumber(game, mech, target, leg));
    return odds < LEAST_KICK_CHANCE ? 0 : odds * kickDamage(game, mech, leg);
  }
  if (command.type === 'punch') {
    const arms = command.arms.map(code => LOCATIONS.indexOf(code));
    return arms.reduce(
      (sum, arm) => sum + chance(punchNumber(game, mech, target, arm)) * punchDamage(game, mech, arm),
      0,
    );
  }
  return command.type === 'melee' ? worthOfMelee(game, mech, target, command.item) : 0;
}

function worthOfMelee(game: Game, mech: MechState, target: MechState, item: number): number {
  const weapon = meleeWeapon(game, mech, item);
  if (weapon === undefined) return 0;
  const need = meleeNumber(game, mech, { target, weapon, aim: 'full' });
  return chance(need) * meleeDamage(game, mech, weapon.kind, weapon.arm);
}

function chance(need: number): number {
  return waysAtLeast(need) / 36;
}
