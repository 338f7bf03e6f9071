import {
  blowDamage,
  blowOrdersInReach,
  type CloseAttack,
  type Command,
  type Game,
  isLegal,
  type MechState,
  passCommand,
  planBlowOrder,
} from '@hexfall/rules';
import { chance } from './odds.ts';

/** A possible blow: its odds, and the damage it does if it hits. */
export interface Prospect {
  readonly attack: CloseAttack;
  readonly odds: number;
  readonly damage: number;
}

/** Returns what a blow is worth to a bot. Bots differ in how they judge the risk. */
export type BlowWorth = (game: Game, blow: Prospect) => number;

/** Returns the order for the blow that is worth most, or the order to hold if no blow is worth anything. */
export function bestBlow(game: Game, mech: MechState, worthOf: BlowWorth): Command {
  let best: Command = passCommand('physical', mech.id);
  let most = 0;
  for (const order of blowOrdersInReach(game, mech)) {
    const planned = planBlowOrder(game, order);
    if (!planned.ok) continue;
    const worth = planned.value.reduce((sum, attack) => sum + worthOf(game, prospectOf(game, attack)), 0);
    if (worth <= most || !isLegal(game, order)) continue;
    best = order;
    most = worth;
  }
  return best;
}

/** An order for a blow, with its worth and its expected damage. */
export interface WeighedBlow {
  readonly command: Command;
  readonly score: number;
  readonly dealt: number;
}

/** Returns all possible blows, the best first. */
export function weighedBlows(game: Game, mech: MechState, worthOf: BlowWorth): WeighedBlow[] {
  const blows = blowOrdersInReach(game, mech).flatMap((command): WeighedBlow[] => {
    const planned = planBlowOrder(game, command);
    if (!planned.ok || !isLegal(game, command)) return [];
    const prospects = planned.value.map(attack => prospectOf(game, attack));
    const score = prospects.reduce((sum, blow) => sum + worthOf(game, blow), 0);
    return [{ command, score, dealt: prospects.reduce((sum, { odds, damage }) => sum + odds * damage, 0) }];
  });
  return blows.sort((a, b) => b.score - a.score);
}

function prospectOf(game: Game, attack: CloseAttack): Prospect {
  return { attack, odds: chance(attack.need), damage: blowDamage(game, attack) };
}
