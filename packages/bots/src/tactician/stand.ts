import { bearing, distance, type Grid, type HexId, relativeBearing } from '@hexfall/hex';
import { type Command, isLegal, type MoveCommand, type MoveStep, passCommand, pilotingNumber } from '@hexfall/rules';
import { chance } from '../odds.ts';
import type { Enemy, Situation } from './situation.ts';

/** The lowest chance at which a unit tries to stand up. Below it, the unit stays prone and fires from there. */
const MIN_CHANCE = 0.15;

/** Returns an order to stand up and turn to the nearest enemy, if that is likely enough to succeed, or to turn while prone. */
export function chooseStandUp({ game, mech, board, enemies }: Situation): Command {
  const code = bearing(board.grid, mech.hex, nearestHex(board.grid, mech.hex, enemies));
  const turns = turnsTowards(relativeBearing(code, mech.facing));
  const tries = chance(pilotingNumber(game, mech, 'standUp', 0)) >= MIN_CHANCE ? standUpMoves(turns) : [];
  for (const steps of [...tries, turns.slice(0, 1)]) {
    const command: MoveCommand = { type: 'move', unit: mech.id, mode: 'walk', steps, climb: true };
    if (steps.length > 0 && isLegal(game, command)) return command;
  }
  return passCommand('movement', mech.id);
}

function nearestHex(grid: Grid, from: HexId, enemies: readonly Enemy[]): HexId {
  const hexes = enemies.map(enemy => enemy.mech.hex);
  return hexes.reduce((best, hex) => (distance(grid, from, hex) < distance(grid, from, best) ? hex : best));
}

/** Returns ways to stand up and then turn: with all turns first, then with fewer and fewer, for the caller to take the first legal one. */
function standUpMoves(turns: readonly MoveStep[]): MoveStep[][] {
  return Array.from({ length: turns.length + 1 }, (_, less) => ['stand', ...turns.slice(0, turns.length - less)]);
}

/** Returns the turns that bring a relative bearing to the front, the short way round. */
function turnsTowards(relative: number): MoveStep[] {
  const sides = Math.round(relative / 4) % 6;
  return sides <= 3
    ? Array.from({ length: sides }, () => 'right' as const)
    : Array.from({ length: 6 - sides }, () => 'left' as const);
}
