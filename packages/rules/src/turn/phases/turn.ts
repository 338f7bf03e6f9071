import { announce, emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { runSteps } from '../../vocabulary/game/step.ts';
import type { Phase } from '../../vocabulary/state/game-state.ts';
import { hashState } from '../../vocabulary/state/hash.ts';
import { isDeploymentDue } from './deployment.ts';
import { holdIncapableUnits } from './movement-phase.ts';
import { mayAct, phaseOrder, sideToAct } from './order.ts';
import { phaseSteps } from './phase-steps.ts';
import { resolveVictory } from './victory.ts';

/** A phase of a game that is not over. */
export type PlayedPhase = Exclude<Phase, 'over'>;

/**
 * Begins the first turn.
 *
 * @example
 * ```ts
 * import { createGame, startGame } from '@hexfall/rules';
 * import { exampleSetup } from './table.mjs';
 *
 * const created = createGame(exampleSetup(), []);
 * if (created.ok) startGame(created.value);
 * created.ok && created.value.state.phase; // => 'movement'
 * ```
 */
export function startGame(game: Game): void {
  beginTurn(game);
  advance(game);
}

/** Begins a turn. If it begins with a later phase than the first, nothing happens in the phases before. */
export function beginTurn(game: Game, phase: PlayedPhase = 'initiative'): void {
  emit(game, { type: 'TurnBegan', turn: game.state.turn + 1 });
  beginPhase(game, phase);
}

/** Phases in which the sides give orders. */
export const ORDERED_PHASES: ReadonlySet<Phase> = new Set<Phase>(['deployment', 'movement', 'weapons', 'physical']);

function beginPhase(game: Game, phase: PlayedPhase): void {
  emit(game, { type: 'PhaseBegan', phase, order: ORDERED_PHASES.has(phase) ? phaseOrder(game, phase) : [] });
  if (phase === 'movement') holdIncapableUnits(game);
}

/** Runs the game on to the next point where a side must decide, or to its end. */
export function advance(game: Game): void {
  while (game.state.phase !== 'over') {
    skipIdleSides(game);
    if (sideToAct(game) !== undefined) return;
    endPhase(game, game.state.phase);
  }
}

/** Skips a side in the order when all its units are out or done. */
function skipIdleSides(game: Game): void {
  for (let side = sideToAct(game); side !== undefined; side = sideToAct(game)) {
    if (hasUnitToAct(game, side)) return;
    emit(game, { type: 'ActionSkipped', side });
  }
}

function hasUnitToAct(game: Game, side: number): boolean {
  for (const mech of game.state.mechs) if (mech.side === side && mayAct(game, mech)) return true;
  return false;
}

/** Resolves the phase, makes every piloting roll that is due, and begins the next phase. */
function endPhase(game: Game, phase: PlayedPhase): void {
  runSteps(game, phaseSteps(game, phase));
  emit(game, { type: 'PhaseEnded', phase });
  if (phase === 'end') endTurn(game);
  else beginNextPhase(game, phase);
}

/** Begins the phase after the given one of the turn, and returns it. */
export function beginNextPhase(game: Game, phase: PlayedPhase): PlayedPhase {
  const next = phaseAfter(game, phase);
  beginPhase(game, next);
  return next;
}

/** The phase after each phase; the turn begins again after the last. */
const NEXT_PHASE: Readonly<Record<PlayedPhase, PlayedPhase>> = {
  initiative: 'deployment',
  deployment: 'movement',
  movement: 'weapons',
  weapons: 'physical',
  physical: 'heat',
  heat: 'end',
  end: 'initiative',
};

/** Returns the next phase of the turn, which is deployment only if there are units to deploy. */
function phaseAfter(game: Game, phase: PlayedPhase): PlayedPhase {
  const next = NEXT_PHASE[phase];
  return next === 'deployment' && !isDeploymentDue(game) ? NEXT_PHASE[next] : next;
}

function endTurn(game: Game): void {
  announce(game, { type: 'TurnEnded', turn: game.state.turn, hash: hashState(game.state) });
  resolveVictory(game);
  if (game.state.phase !== 'over') beginTurn(game);
}
