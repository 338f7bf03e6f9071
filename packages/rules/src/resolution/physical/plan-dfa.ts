import { directionTo, distance, type HexId } from '@hexfall/hex';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { jumpArea } from '../../questions/board/jump-area.ts';
import { occupantAt } from '../../questions/board/spot.ts';
import { placeOf, stepTable } from '../../questions/board/step-table.ts';
import { jumpMp } from '../../questions/movement/movement-points.ts';
import { planJump } from '../../questions/movement/plan-jump.ts';
import { withdrawalRefusal } from '../../questions/movement/withdrawal.ts';
import { type DfaCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { NO_MODIFIERS } from '../../vocabulary/explain/modifiers.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { RamAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { endMove } from '../movement/move.ts';
import { ramTargetRefusal } from './ram-target.ts';

export interface DfaPlan {
  readonly attack: RamAttack;
  /** Place over which the attacker waits to come down. */
  readonly approach: number;
  readonly hexes: number;
}

/**
 * Death from above is a jump whose last hex is the target's. Until it is resolved the attacker counts as being in the
 * hex before; that hex lies on a shortest way and is one where a jump could end.
 */
export function planDfa(game: Game, command: DfaCommand): Result<DfaPlan, Refusal> {
  const attacker = mechOf(game, command.unit);
  const target = game.state.mechs[command.target];
  const wrong = ramTargetRefusal(game, attacker, target);
  if (wrong !== undefined || target === undefined) return fail(wrong!);
  const unreachable =
    jumperRefusal(game, attacker, target) ??
    targetRefusal(game, attacker, target) ??
    approachRefusal(game, attacker, target, command.approach) ??
    withdrawalRefusal(game, attacker, target.hex, 'target');
  if (unreachable !== undefined) return fail(unreachable);
  return succeed({
    attack: { kind: 'dfa', attacker: attacker.id, target: target.id, hex: target.hex },
    approach: approachPlace(game, attacker, command.approach),
    hexes: distance(boardOf(game).grid, attacker.hex, target.hex),
  });
}

/** What keeps the unit from jumping there keeps it from this too, except for who stands there: that is the point of it. */
function jumperRefusal(game: Game, attacker: MechState, target: MechState): Refusal | undefined {
  const jump = planJump(game, { type: 'jump', unit: attacker.id, to: target.hex, facing: attacker.facing });
  return jump.ok ? undefined : jump.errors.find(({ path }) => path === 'unit');
}

/** Within reach of the jump, and where a jump into that hex would land: not below a roof or a deck. */
function targetRefusal(game: Game, attacker: MechState, target: MechState): Refusal | undefined {
  const board = boardOf(game);
  const area = jumpArea(board, attacker, jumpMp(game, attacker));
  if (area.cost(target.hex) <= 0) return refusal('tooFar', 'target', 'is out of reach of the jump');
  const { elevation, top } = area.places;
  return target.elevation === elevation[top[target.hex]!]
    ? undefined
    : refusal('outOfRange', 'target', 'is under a roof, a deck or ice');
}

function approachRefusal(game: Game, attacker: MechState, target: MechState, approach: HexId): Refusal | undefined {
  const board = boardOf(game);
  const hexes = distance(board.grid, attacker.hex, target.hex);
  if (!Number.isInteger(approach) || approach < 0 || approach >= board.grid.size) {
    return refusal('malformed', 'approach', 'is no hex of the board');
  }
  const between = distance(board.grid, attacker.hex, approach);
  if (distance(board.grid, approach, target.hex) !== 1 || between !== hexes - 1) {
    return refusal('illegalStep', 'approach', 'must be the last hex before the target on a shortest way');
  }
  if (between === 0) return undefined;
  if (jumpArea(board, attacker, jumpMp(game, attacker)).cost(approach) <= 0) {
    return refusal('illegalStep', 'approach', 'is where no jump can end');
  }
  const place = approachPlace(game, attacker, approach);
  return occupantAt(game, attacker, stepTable(board), place) === undefined
    ? undefined
    : refusal('hexTaken', 'approach', 'is a hex where another BattleMech stands');
}

function approachPlace(game: Game, attacker: MechState, approach: HexId): number {
  const table = stepTable(boardOf(game));
  return approach === attacker.hex ? placeOf(table, attacker) : table.places.top[approach]!;
}

/** The jump; the attacker turns to face its target in the air. */
export function resolveDfaMove(game: Game, { attack, approach, hexes }: DfaPlan): void {
  const board = boardOf(game);
  const { hex, elevation } = stepTable(board).places;
  emit(game, {
    type: 'Jumped',
    unit: attack.attacker,
    hex: hex[approach]!,
    elevation: elevation[approach]!,
    facing: directionTo(board.grid, hex[approach]!, attack.hex),
    mpUsed: hexes,
    hexesMoved: hexes,
  });
  endMove(game, attack.attacker, 'jump');
  emit(game, { type: 'AttackDeclared', attack, modifiers: NO_MODIFIERS });
}
