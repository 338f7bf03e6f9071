import { parseHex } from '@hexfall/hex';
import {
  createGame,
  emit,
  type Game,
  type InputError,
  type MechId,
  mechOf,
  movementHeat,
  NO_SINK,
  type Result,
  seedFromText,
  specOf,
  type UnitSetup,
} from '@hexfall/rules';
import { type DuelBoard, facingFor, layOutBoard } from './duel-board.ts';
import { ATTACKER, type DuelFacts, type DuelMove, type DuelUnit, TARGET } from './duel-facts.ts';

/**
 * Creates a game from what a player says about two units: a board with the terrain between them, and both units in their places with the
 * damage that they have taken, at the beginning of a phase of the turn in which they moved as stated. Unit 0 is the attacker and faces its
 * target, which is unit 1. Fails with every fact that is not possible, by its field in a set-up.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createDuel } from '@hexfall/odds';
 *
 * const attacker = { spec: builtInMech('WVR-6R')! };
 * const target = { spec: builtInMech('HBK-4G')!, condition: { armor: { LL: 3 } } };
 * const duel = createDuel({ phase: 'physical', attacker, target });
 * duel.ok && duel.value.state.mechs[1]?.armor[7]; // => 3
 * ```
 */
export function createDuel(facts: DuelFacts): Result<Game, InputError> {
  const { attacker, target, phase, profile = 'spec' } = facts;
  const layout = layOutBoard(facts);
  const created = createGame(
    {
      profile,
      seed: seedFromText('hexfall'),
      board: layout.board,
      specs: [attacker.spec, target.spec],
      units: [
        unitSetup(attacker, ATTACKER, layout.attacker, 0),
        unitSetup(target, TARGET, layout.target, facing(layout, facts)),
      ],
      turnLimit: 1,
    },
    NO_SINK,
  );
  if (!created.ok) return created;
  const game = created.value;
  emit(game, { type: 'TurnBegan', turn: 1 });
  emit(game, { type: 'PhaseBegan', phase, order: [ATTACKER, TARGET] });
  if (phase !== 'movement') recordMove(game, ATTACKER, attacker.move);
  recordMove(game, TARGET, target.move);
  return created;
}

function facing({ board, attacker, target }: DuelBoard, { side = 'front' }: DuelFacts): number {
  return facingFor(board, parseHex(board.grid, target)!, parseHex(board.grid, attacker)!, side);
}

function unitSetup(
  { gunnery = 4, piloting = 5, condition }: DuelUnit,
  id: MechId,
  hex: string,
  turned: number,
): UnitSetup {
  const placed = { spec: id, side: id, hex, facing: turned, gunnery, piloting };
  return condition === undefined ? placed : { ...placed, condition };
}

/** Records the move of a unit by events, with its heat. The unit already stands where the move ended. */
function recordMove(game: Game, unit: MechId, { mode, hexes }: DuelMove = { mode: 'stationary', hexes: 0 }): void {
  const mech = mechOf(game, unit);
  const { hex, elevation, facing: turned } = mech;
  const type = mode === 'jump' ? 'Jumped' : 'Stepped';
  if (hexes > 0) emit(game, { type, unit, hex, elevation, facing: turned, mpUsed: hexes, hexesMoved: hexes });
  const heat = mech.shutdown ? 0 : movementHeat(specOf(game, mech), mode, hexes);
  emit(game, { type: 'Moved', unit, mode, heatBuildUp: mech.heatBuildUp + heat });
}
