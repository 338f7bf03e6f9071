import { bearing, relativeBearing } from '@hexfall/hex';
import { type Command, isLegal, type MoveCommand, type MoveStep, passCommand, pilotingNumber } from '@hexfall/rules';
import { chance } from '../../odds.ts';
import type { Situation } from './situation.ts';

/** A unit with a smaller chance to stand up stays down and fires from there. */
const MIN_CHANCE = 0.15;

/** Stands up and turns to the nearest enemy if that is likely enough to succeed; otherwise turns while prone. */
export function chooseStandUp({ game, mech, board, enemies }: Situation): Command {
  const code = bearing(board.grid, mech.hex, enemies[0]!.mech.hex);
  const turns = turnsTowards(relativeBearing(code, mech.facing));
  const tries = chance(pilotingNumber(game, mech, 'standUp', 0)) >= MIN_CHANCE ? standUpMoves(turns) : [];
  for (const steps of [...tries, turns.slice(0, 1)]) {
    const command: MoveCommand = { type: 'move', unit: mech.id, mode: 'walk', steps, climb: true };
    if (steps.length > 0 && isLegal(game, command)) return command;
  }
  return passCommand('movement', mech.id);
}

/** Standing up followed by turns: all of them first, then fewer and fewer, until the rules and the MP allow it. */
function standUpMoves(turns: readonly MoveStep[]): MoveStep[][] {
  return Array.from({ length: turns.length + 1 }, (_, less) => ['stand', ...turns.slice(0, turns.length - less)]);
}

/** The turns that bring a relative bearing to the front, the short way round. */
function turnsTowards(relative: number): MoveStep[] {
  const sides = Math.round(relative / 4) % 6;
  return sides <= 3
    ? Array.from({ length: sides }, () => 'right' as const)
    : Array.from({ length: 6 - sides }, () => 'left' as const);
}
