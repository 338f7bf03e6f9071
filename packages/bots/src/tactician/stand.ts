import { bearing, relativeBearing } from '@hexfall/hex';
import { type Command, type MoveCommand, type MoveStep, passCommand, pilotingNumber, isLegal } from '@hexfall/rules';
import { chance } from '../odds.ts';
import type { Situation } from './situation.ts';

/** A unit that would only fall again stays down and fires from there. */
const LEAST_CHANCE = 0.15;

/** Gets up and turns to the nearest enemy, if that is at all likely to succeed; otherwise turns where it lies. */
export function getUp({ game, mech, board, enemies }: Situation): Command {
  const code = bearing(board.grid, mech.hex, enemies[0]!.mech.hex);
  const turns = turnsTowards(relativeBearing(code, mech.facing));
  const tries = chance(pilotingNumber(game, mech, 'standUp', 0)) >= LEAST_CHANCE ? risings(turns) : [];
  for (const steps of [...tries, turns.slice(0, 1)]) {
    const command: MoveCommand = { type: 'move', unit: mech.id, mode: 'walk', steps, climb: true };
    if (steps.length > 0 && isLegal(game, command)) return command;
  }
  return passCommand('movement', mech.id);
}

/** Standing up with as many turns after it as the rules and the MP allow. */
function risings(turns: readonly MoveStep[]): MoveStep[][] {
  return Array.from({ length: turns.length + 1 }, (_, less) => ['stand', ...turns.slice(0, turns.length - less)]);
}

/** Hexsides to turn so that a bearing lies ahead, the short way round. */
function turnsTowards(relative: number): MoveStep[] {
  const sides = Math.round(relative / 4) % 6;
  return sides <= 3
    ? Array.from({ length: sides }, () => 'right' as const)
    : Array.from({ length: 6 - sides }, () => 'left' as const);
}
