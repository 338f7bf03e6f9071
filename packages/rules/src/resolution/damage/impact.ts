import type { Side } from '@hexfall/hex';
import type { Source } from '../../vocabulary/events/source.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { HitTable } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealDamage } from './damage.ts';
import { rollHitLocation } from './hit-location.ts';

/** Damage that strikes a unit as a whole, as in a fall, a charge or a collision with a wall. */
export interface Impact {
  readonly damage: number;
  readonly table: HitTable;
  readonly side: Side;
  readonly source: Source;
}

/** Points in each group of an impact; the last group has the rest. */
export const IMPACT_GROUP = 5;

/**
 * Deals the damage of an impact in groups, each to a location of its own, until all is dealt or the unit is destroyed.
 */
export function dealImpact(game: Game, mech: MechState, impact: Impact): void {
  for (let rest = impact.damage; rest > 0 && mech.status === 'active'; rest -= IMPACT_GROUP) {
    dealImpactGroup(game, mech, impact, rest < IMPACT_GROUP ? rest : IMPACT_GROUP);
  }
}

/** Deals one group of an impact, to a location that is rolled. */
export function dealImpactGroup(
  game: Game,
  mech: MechState,
  { table, side, source }: Omit<Impact, 'damage'>,
  points: number,
): void {
  const { quad } = specOf(game, mech);
  dealDamage(game, mech, rollHitLocation(game.dice, table, side, quad), points, source);
}
