import type { RngState } from '@hexfall/rules';
import type { Bot } from '../../bot.ts';
import { createSparringPartner } from '../sparring-partner.ts';
import { fire } from './fire.ts';
import { move } from './move.ts';
import { strike } from './strike.ts';

/**
 * Creates the tactician as it was before it learned to answer the enemy's answer. This folder is kept as it is, so that what newer bots
 * win against it can be compared over the years: it shares no opinion with them, only facts such as where a unit can go.
 */
export function createTactician1(rngState: RngState): Bot {
  return createSparringPartner('tactician-1', {
    movement: (game, mech) => move(game, mech, rngState),
    weapons: fire,
    physical: strike,
  });
}
