import type { FireCommand } from '../../vocabulary/commands/command.ts';
import { emit, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { setCapacitor } from './fire-weapon.ts';

/** Takes the stance, declares the attacks, and gives the other orders that come with them. */
export function declareFire(game: Game, command: FireCommand, attacks: readonly WeaponAttack[]): void {
  if (command.twist !== 0) emit(game, { type: 'TorsoTwisted', unit: command.unit, twist: command.twist });
  if (command.flipArms === true) emit(game, { type: 'ArmsFlipped', unit: command.unit });
  for (const attack of attacks) emit(game, { type: 'AttackDeclared', attack });
  const mech = mechOf(game, command.unit);
  for (const weapon of command.capacitors ?? []) setCapacitor(game, mech, weapon, true);
  for (const bin of command.dump ?? []) orderDump(game, mech, bin);
  const { stealth } = command;
  if (stealth !== undefined) emit(game, { type: 'StealthOrdered', unit: mech.id, on: stealth });
}

/** Orders a bin to be dumped in the course of the next turn. */
function orderDump(game: Game, mech: MechState, bin: number): void {
  emit(game, { type: 'DumpOrdered', unit: mech.id, bin });
}
