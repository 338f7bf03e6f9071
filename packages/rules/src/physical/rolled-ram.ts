import type { Side } from '@hexfall/hex';
import { damageGroups } from '../combat/cluster.ts';
import { resolveDamage } from '../combat/damage.ts';
import type { RamAttack } from '../combat/declared-attack.ts';
import { type HitTable, rollHitLocation } from '../combat/hit-location.ts';
import { type Game, mechOf, specOf } from '../game.ts';
import { isImmobile } from '../movement/movement-points.ts';
import type { MechId, MechState } from '../state/mech-state.ts';

/** A charge or death from above whose roll is made; what it would do is settled with the roll. */
export interface RolledRam {
  readonly attack: RamAttack;
  readonly hit: boolean;
  /** To the target. */
  readonly damage: number;
  readonly table: HitTable;
  readonly side: Side;
  /** Of the attacker, towards the target. */
  readonly ownSide: Side;
}

const GROUP = 5;

/** Damage in groups of five, each to a location of its own. */
export function dealGroups(game: Game, unit: MechId, damage: number, table: HitTable, side: Side): void {
  const { quad } = specOf(game, mechOf(game, unit));
  for (const points of damageGroups(damage, GROUP)) {
    if (mechOf(game, unit).status !== 'active') return;
    resolveDamage(game, unit, rollHitLocation(game.dice, table, side, quad), points, 'physical');
  }
}

/** On its feet, with power and somebody at the controls. */
export function isUpAndAble(mech: MechState): boolean {
  return mech.status === 'active' && !mech.prone && !isImmobile(mech);
}
