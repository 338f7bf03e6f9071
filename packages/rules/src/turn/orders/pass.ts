import type { Command } from '../../vocabulary/commands/command.ts';
import type { Phase } from '../../vocabulary/state/game-state.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';

/**
 * The order to do nothing, whatever phase it is. Always legal for a unit that is to act.
 *
 * @example
 * ```ts
 * import { passCommand } from '@hexfall/rules';
 *
 * passCommand('movement', 0); // => { type: 'stay', unit: 0 }
 * passCommand('physical', 0); // => { type: 'hold', unit: 0 }
 * ```
 */
export function passCommand(phase: Phase, unit: MechId): Command {
  if (phase === 'deployment') return { type: 'holdBack', unit };
  if (phase === 'movement') return { type: 'stay', unit };
  return phase === 'physical' ? { type: 'hold', unit } : { type: 'fire', unit, twist: 0, shots: [] };
}
