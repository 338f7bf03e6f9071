import { neighbor, OFF_BOARD } from '@hexfall/hex';
import {
  blowRolls,
  boardOf,
  type Command,
  canDriveOut,
  type Game,
  type MechState,
  mechOf,
  specOf,
} from '@hexfall/rules';
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

/** Returns the worth of a blow: its damage, and the falls in which a hit or a miss may end. */
function worthOf(game: Game, { attack, odds, damage }: Prospect): number {
  const target = mechOf(game, attack.target);
  const attacker = mechOf(game, attack.attacker);
  const { hit, miss } = blowRolls(attack.kind);
  const drop = canDriveOut(attack) ? dropWorth(game, attacker, target) : undefined;
  const gain = damage + (drop ?? (hit === undefined ? 0 : fallRisk(game, target, hit)));
  return miss === undefined ? odds * gain : odds * gain - (1 - odds) * fallRisk(game, attacker, miss);
}

/** Drop in levels from which a pushed target always falls. */
const CLIFF = 2;
/** Cost of lying at the foot of a cliff, in points of damage. */
const DOWN_THERE = 6;

/** Returns the worth of driving a target down a cliff, where it always falls; `undefined` if there is none behind it. */
function dropWorth(game: Game, attacker: MechState, target: MechState): number | undefined {
  const { grid, level } = boardOf(game);
  const behind = neighbor(grid, target.hex, attacker.facing);
  const drop = behind === OFF_BOARD || target.elevation !== 0 ? 0 : level[target.hex]! - level[behind]!;
  if (drop < CLIFF) return undefined;
  return (specOf(game, target).tonnage / 10) * drop + DOWN_THERE;
}
