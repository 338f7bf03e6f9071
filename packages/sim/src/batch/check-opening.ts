import { OFF_BOARD } from '@hexfall/hex';
import { type Game, type GameState, type InputError, type MechState, NO_SINK, parseState } from '@hexfall/rules';
import { type Opening, openGame } from './opening.ts';

/** Returns what is wrong with an opening in the match of a game; `undefined` if games can begin from it. */
export function findWrongOpening(game: Game, opening: Opening, seed: string): InputError | undefined {
  const state = parseState(opening.state);
  if (!state.ok) return wrong('opening.state', `is not a state: ${state.errors[0]!.message}`);
  const misfit = findMisfit(game, state.value);
  if (misfit !== undefined) return wrong('opening.state', misfit);
  try {
    openGame(game, opening, seed, NO_SINK);
    return undefined;
  } catch (error) {
    return wrong('opening', `cannot be played: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function wrong(path: string, reason: string): InputError {
  return { code: 'wrongType', path, message: `${path} ${reason}` };
}

/** Returns why a state does not fit a match; `undefined` if it does. */
function findMisfit(game: Game, { phase, mechs }: GameState): string | undefined {
  if (phase === 'over') return 'is that of a game that is over';
  if (mechs.length !== game.state.mechs.length)
    return `has ${mechs.length} units, but the match has ${game.state.mechs.length}`;
  const stranger = mechs.findIndex((mech, id) => !isSameUnit(game, mech, id));
  return stranger < 0 ? undefined : `has a unit at mechs[${stranger}] that the match does not have`;
}

function isSameUnit({ state, specs, match }: Game, mech: MechState, id: number): boolean {
  const { side, spec, ammo } = state.mechs[id]!;
  const isPlaced = mech.hex === OFF_BOARD || mech.hex < match.board.grid.size;
  return (
    mech.id === id &&
    mech.side === side &&
    mech.spec === spec &&
    mech.ammo.length === ammo.length &&
    isPlaced &&
    specs[spec] !== undefined
  );
}
