import { distance } from '@hexfall/hex';
import { boardOf, enemiesOf, type Game, isImmobile, type MechState, type RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { moveToBestEnd } from './ends.ts';
import { createSparringPartner } from './sparring-partner.ts';
import { fire } from './tactician-1/fire.ts';
import { health } from './tactician-1/health.ts';
import { onlyMove } from './tactician-1/move.ts';
import { assess } from './tactician-1/situation.ts';

/** Weight of damage taken relative to damage dealt. */
const CAUTION = 0.35;
/** Distance in hexes to the victim that is close enough, and the cost of each further hex. */
const CLOSE = 2;
const APART = 1.5;
/** How many hexes farther away a victim may be if it is half destroyed. */
const WEAKNESS = 16;

/** Creates a bot whose units attack one enemy together, at close quarters, until it is destroyed. */
export function createBrawler(rngState: RngState): Bot {
  return createSparringPartner('brawler', {
    movement: (game, mech) => {
      const situation = assess(game, mech);
      const only = onlyMove(situation);
      if (only !== undefined) return only;
      const { grid } = boardOf(game);
      const victim = victimOf(game, mech)!;
      return moveToBestEnd(situation, rngState, ({ hex, dealt, taken, cost }) => {
        const apart = Math.max(0, distance(grid, hex, victim.hex) - CLOSE);
        return dealt - CAUTION * taken - cost - APART * apart;
      });
    },
    weapons: (game, mech) => {
      const victim = victimOf(game, mech);
      const order = victim === undefined ? undefined : fire(game, mech, [victim]);
      return order?.type === 'fire' && order.shots.length > 0 ? order : fire(game, mech);
    },
  });
}

/** Returns the enemy that the whole side attacks: weak, and near to all of its units. */
function victimOf(game: Game, mech: MechState): MechState | undefined {
  const { grid } = boardOf(game);
  const friends = game.state.mechs.filter(({ side, status }) => side === mech.side && status === 'active');
  let best: MechState | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemiesOf(game, mech)) {
    const away = friends.reduce((sum, friend) => sum + distance(grid, friend.hex, enemy.hex), 0) / friends.length;
    const reluctance = away + 2 * WEAKNESS * health(game, enemy) + (isImmobile(enemy) ? WEAKNESS : 0);
    if (reluctance >= least) continue;
    least = reluctance;
    best = enemy;
  }
  return best;
}
