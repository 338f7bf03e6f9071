import type { Side } from '@hexfall/hex';
import { type Game, mechOf, specOf } from '../game.ts';
import type { MechId } from '../state/mech-state.ts';
import { damageGroups } from './cluster.ts';
import { dealDamage } from './damage.ts';
import { type HitTable, rollHitLocation } from './hit-location.ts';

/** Falls, charges, walls and everything else that strikes a whole unit deals its damage in groups of five. */
const IMPACT_GROUP = 5;

/** Of the usual impacts, made once. */
const USUAL: readonly (readonly number[])[] = Array.from({ length: 51 }, (_, points) =>
  damageGroups(points, IMPACT_GROUP),
);

/** The groups of an impact, the rest last. */
export function impactGroups(points: number): readonly number[] {
  return USUAL[points] ?? damageGroups(points, IMPACT_GROUP);
}

/** Groups of damage, each to a location of its own, until the unit is destroyed. */
export function dealGroups(game: Game, unit: MechId, groups: readonly number[], table: HitTable, side: Side): void {
  const mech = mechOf(game, unit);
  const { quad } = specOf(game, mech);
  for (let i = 0; i < groups.length && mech.status === 'active'; i++) {
    dealDamage(game, mech, rollHitLocation(game.dice, table, side, quad), groups[i]!, 'physical');
  }
}
