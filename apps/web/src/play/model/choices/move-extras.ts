import type { Command } from '@hexfall/rules';

/** What may be added at the end of a move. */
export interface MoveExtras {
  readonly liesDown: boolean;
  /** Whether the unit clears jammed weapons. */
  readonly unjams: boolean;
}

/** Adds to a move the choices for its end. */
export function withExtras(command: Command, { liesDown, unjams }: MoveExtras): Command {
  const lying: Command = liesDown ? lieDown(command) : command;
  const canClear = lying.type === 'move' || lying.type === 'jump' || lying.type === 'stay';
  return unjams && canClear ? { ...lying, unjam: true } : lying;
}

function lieDown(command: Command): Command {
  if (command.type === 'move') return { ...command, steps: [...command.steps, 'goProne'] };
  if (command.type !== 'stay') return command;
  return { type: 'move', unit: command.unit, mode: 'walk', steps: ['goProne'], climb: true };
}
