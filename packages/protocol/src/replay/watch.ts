import {
  apply,
  createGame,
  fail,
  type Game,
  type GameEvent,
  hashState,
  NO_SINK,
  parseProfile,
  type Result,
  SPEC_PROFILE,
  succeed,
} from '@hexfall/rules';
import type { Replay, ReplayEntry, ReplayError, ReplayHeader } from './replay.ts';

/** Looks over the shoulder of a game: before and after each event. */
export interface Watcher {
  before?(event: GameEvent, game: Game): void;
  after?(event: GameEvent, game: Game): void;
}

export interface Watched {
  /** The game after the last event. Do not play on: its dice are not where they were. */
  readonly game: Game;
  /** First turn at whose end the state was not the one that the replay states; `undefined` when all fit. */
  readonly inconsistentTurn: number | undefined;
}

/**
 * The game as it began, for whoever folds the events.
 *
 * @example
 * ```ts
 * import { openReplay, readReplay } from '@hexfall/protocol';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * replay.ok && openReplay(replay.value.header).state.mechs.length; // => 2
 * ```
 */
export function openReplay({ setup }: ReplayHeader): Game {
  // Rules of another version cannot be played here, but the events do not need them.
  const profile = parseProfile(setup.profile).ok ? setup.profile : SPEC_PROFILE.id;
  const game = createGame({ ...setup, profile }, NO_SINK);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return game.value;
}

/**
 * Folds the events of a replay, without rules and without dice. Works for replays of every version.
 *
 * @example
 * ```ts
 * import { readReplay, watchReplay } from '@hexfall/protocol';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * const watched = replay.ok && watchReplay(replay.value);
 * watched && watched.ok && watched.value.game.state.outcome; // => { kind: 'draw' }
 * ```
 */
export function watchReplay({ header, entries }: Replay, watcher: Watcher = {}): Result<Watched, ReplayError> {
  const game = openReplay(header);
  let inconsistentTurn: number | undefined;
  for (const entry of entries) {
    if (entry.event === undefined) continue;
    const error = applySafely(game, entry, watcher);
    if (error !== undefined) return fail(error);
    if (entry.event.type === 'TurnEnded' && entry.event.hash !== hashState(game.state)) {
      inconsistentTurn ??= entry.event.turn;
    }
  }
  return succeed({ game, inconsistentTurn });
}

function applySafely(game: Game, entry: ReplayEntry, watcher: Watcher): ReplayError | undefined {
  const event = entry.event!;
  watcher.before?.(event, game);
  try {
    apply(game.state, event);
  } catch {
    const message = `line ${entry.line}: ${event.type} does not fit the game as it stood`;
    return { line: entry.line, path: 'e', message };
  }
  watcher.after?.(event, game);
  return undefined;
}
