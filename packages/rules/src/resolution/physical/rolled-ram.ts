import type { Side } from '@hexfall/hex';
import type { HitTable, RamAttack } from '../../vocabulary/state/attacks.ts';

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
