import { type Command, type Game, type MechState, nextBelow, passCommand, type RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { chargerFire } from '../charger-fire.ts';
import { chargerStrike } from '../charger-strike.ts';
import { createPhaseBot } from '../phase-bot.ts';
import { rankedMoves } from '../tactician/move.ts';

/** The kinds of mistakes that a player makes, and how often or how badly. */
export interface Habits {
  /** How many of a hundred good places a player does not see. */
  readonly overlooks: number;
  /** By how many points of damage a place may be misjudged, up or down. */
  readonly misjudges: number;
  /** The most heat at the end of the turn that the player accepts in order to fire one more shot. */
  readonly heat: number;
  /** In how many of a hundred turns the player forgets an attack that would be possible in the physical phase. */
  readonly forgets: number;
}

/** How many of the best places the bot considers at all. */
const GOOD_PLACES = 64;
/** Random numbers are drawn in steps of a hundredth of a point. */
const STEPS = 100;

/**
 * Creates a bot that plays like a learner: it sees only some of the places where it could go and misjudges them, fires every weapon that
 * bears at the enemy that looks best, even if that makes it hot, and now and then forgets to kick.
 */
export function createFallibleBot(name: string, rngState: RngState, habits: Habits): Bot {
  return createPhaseBot(name, {
    movement: (game, mech) => misjudgedMove(game, mech, rngState, habits),
    weapons: (game, mech) => chargerFire(game, mech, habits.heat),
    physical: (game, mech) =>
      nextBelow(rngState, 100) < habits.forgets ? passCommand('physical', mech.id) : chargerStrike(game, mech),
  });
}

function misjudgedMove(game: Game, mech: MechState, rngState: RngState, { overlooks, misjudges }: Habits): Command {
  let best: Command | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { command, score } of rankedMoves(game, mech, rngState, GOOD_PLACES)) {
    const error = (misjudges * (2 * nextBelow(rngState, STEPS + 1) - STEPS)) / STEPS;
    const isOverlooked = nextBelow(rngState, 100) < overlooks;
    if (isOverlooked || score + error <= most) continue;
    most = score + error;
    best = command;
  }
  return best ?? passCommand('movement', mech.id);
}
