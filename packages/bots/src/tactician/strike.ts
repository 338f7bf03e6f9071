import { neighbor, OFF_BOARD } from '@hexfall/hex';
import { boardOf, type Command, type Game, type MechState, mechOf, specOf } from '@hexfall/rules';
import { bestBlow, type Prospect, type WeighedBlow, weighedBlows } from '../best-blow.ts';
import { fallRisk } from './fall-risk.ts';

/** Returns the order for the blow that promises most, including the risk of falling. */
export function tacticianStrike(game: Game, mech: MechState): Command {
  return bestBlow(game, mech, worthOf);
}

/** Returns the blows that the tactician chooses from, best first. */
export function weighedStrikes(game: Game, mech: MechState): WeighedBlow[] {
  return weighedBlows(game, mech, worthOf);
}

/**
 * Returns the worth of a blow. A kick that hits may make the target fall; one that misses may make the attacker fall. A push does no damage
 * itself: only the fall counts.
 */
function worthOf(game: Game, { attack, odds, damage }: Prospect): number {
  const target = mechOf(game, attack.target);
  if (attack.kind === 'push') return odds * pushWorth(game, mechOf(game, attack.attacker), target);
  if (attack.kind !== 'kick') return odds * damage;
  const gain = damage + fallRisk(game, target, 'kicked');
  return odds * gain - (1 - odds) * fallRisk(game, mechOf(game, attack.attacker), 'kicked');
}

/** Drop in levels from which a pushed target always falls. */
const CLIFF = 2;
/** Cost of lying at the foot of a cliff, in points of damage. */
const DOWN_THERE = 6;

/** Returns the worth of a push: down a cliff the target always falls, elsewhere it may. */
function pushWorth(game: Game, attacker: MechState, target: MechState): number {
  const { grid, level } = boardOf(game);
  const behind = neighbor(grid, target.hex, attacker.facing);
  const drop = behind === OFF_BOARD || target.elevation !== 0 ? 0 : level[target.hex]! - level[behind]!;
  if (drop < CLIFF) return fallRisk(game, target, 'pushed');
  return (specOf(game, target).tonnage / 10) * drop + DOWN_THERE;
}
