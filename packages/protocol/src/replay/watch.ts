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

/** Is called before and after each event of a replay, with the game as it stands then. */
export interface ReplayWatcher {
  before?(event: GameEvent, game: Game): void;
  after?(event: GameEvent, game: Game): void;
}

/** What `watchReplay` returns. */
export interface WatchedReplay {
  /** The game after the last event. It cannot be played on, since events do not tell the state of the dice. */
  readonly game: Game;
  /** The first turn whose final state does not have the hash that the replay states; `undefined` if there is none. */
  readonly inconsistentTurn: number | undefined;
}

/**
 * Creates the game of a replay as it began, to apply events to it.
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
  // A profile of another version may be unknown here. Events are applied without the rules, so any profile will do.
  const profile = parseProfile(setup.profile).ok ? setup.profile : SPEC_PROFILE.id;
  const game = createGame({ ...setup, profile }, NO_SINK);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return game.value;
}

/**
 * Applies the events of a replay one after the other, without rules and dice. Works for replays of every version.
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
export function watchReplay(
  { header, entries }: Replay,
  watcher: ReplayWatcher = {},
): Result<WatchedReplay, ReplayError> {
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

function applySafely(game: Game, entry: ReplayEntry, watcher: ReplayWatcher): ReplayError | undefined {
  const event = entry.event!;
  watcher.before?.(event, game);
  try {
    apply(game.state, event);
  } catch {
    const message = `line ${entry.line}: ${event.type} cannot be applied to the game as it stands there`;
    return { line: entry.line, path: 'e', message };
  }
  watcher.after?.(event, game);
  return undefined;
}
