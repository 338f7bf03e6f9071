import { OFF_BOARD } from '@hexfall/hex';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { type JumpCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { jumpArea } from '../board/jump-area.ts';
import { occupantAt } from '../board/spot.ts';
import { placeOf, type StepTable, stepTable } from '../board/step-table.ts';
import { isImmobile } from '../unit/condition.ts';
import { isDumping, jumpMp } from './movement-points.ts';
import { withdrawalRefusal } from './withdrawal.ts';

/** A jump that can be made. */
export interface JumpPlan {
  readonly table: StepTable;
  /** The place where the jump starts. */
  readonly from: number;
  /** The place where the unit lands. */
  readonly to: number;
  readonly facing: number;
  readonly costMp: number;
}

/** Checks an order to jump, and returns the planned jump. */
export function planJump(game: Game, command: JumpCommand): Result<JumpPlan, Refusal> {
  const mech = mechOf(game, command.unit);
  const mp = jumpMp(game, mech);
  const wrong = jumpRefusal(game, mech, mp, command);
  if (wrong !== undefined) return fail(wrong);
  const table = stepTable(boardOf(game));
  const costMp = jumpArea(boardOf(game), mech, mp).cost(command.to);
  if (costMp < 0) return fail(refusal('tooFar', 'to', 'is out of reach of a jump'));
  const to = table.places.top[command.to]!;
  if (occupantAt(game, mech, table, to) !== undefined) {
    return fail(refusal('hexTaken', 'to', 'is a hex where another BattleMech stands'));
  }
  const away = withdrawalRefusal(game, mech, command.to, 'to');
  if (away !== undefined) return fail(away);
  return succeed({ table, from: placeOf(table, mech), to, facing: command.facing, costMp });
}

/** Returns why a unit cannot jump at all. */
function jumpRefusal(game: Game, mech: MechState, mp: number, command: JumpCommand): Refusal | undefined {
  const { size } = boardOf(game).grid;
  if (!Number.isInteger(command.to) || command.to <= OFF_BOARD || command.to >= size) {
    return refusal('malformed', 'to', 'is not a hex of this board');
  }
  if (!Number.isInteger(command.facing) || command.facing < 0 || command.facing > 5) {
    return refusal('malformed', 'facing', 'must be from 0 to 5');
  }
  if (isImmobile(mech)) return refusal('unitIncapable', 'unit', 'is shut down and must start up first');
  if (mech.prone) return refusal('unitProne', 'unit', 'is prone: it cannot jump before it has stood up');
  if (mech.stuck) return refusal('unitStuck', 'unit', 'is bogged down and must break free first');
  if (mech.mpUsed > 0) return refusal('illegalStep', 'unit', 'has begun to move on foot this turn');
  if (isDumping(mech)) return refusal('unitIncapable', 'unit', 'dumps ammunition and cannot jump');
  return mp > 0 ? undefined : refusal('tooFar', 'unit', 'has no jump jets that work where it stands');
}
