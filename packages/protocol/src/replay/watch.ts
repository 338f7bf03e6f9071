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
  // A profile of a different version may be unknown here. Events are applied without the rules, so any profile will do.
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
    watcher.before?.(entry.event, game);
    const error = applyEntry(game, entry);
    if (error !== undefined) return fail(error);
    watcher.after?.(entry.event, game);
    if (entry.event.type === 'TurnEnded' && entry.event.hash !== hashState(game.state)) {
      inconsistentTurn ??= entry.event.turn;
    }
  }
  return succeed({ game, inconsistentTurn });
}

/**
 * Applies the event of an entry to a game that `openReplay` has created; an order changes nothing. Returns what is wrong if the event
 * cannot happen as the game stands.
 *
 * @example
 * ```ts
 * import { applyEntry, openReplay, readReplay } from '@hexfall/protocol';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * if (!replay.ok) throw new Error('no replay');
 * const game = openReplay(replay.value.header);
 * for (const entry of replay.value.entries) applyEntry(game, entry);
 * game.state.outcome; // => { kind: 'draw' }
 * ```
 */
export function applyEntry(game: Game, { line, event }: ReplayEntry): ReplayError | undefined {
  if (event === undefined) return undefined;
  try {
    apply(game.state, event);
  } catch {
    const message = `line ${line}: ${event.type} cannot be applied to the game as it stands there`;
    return { line, path: 'e', message };
  }
  return undefined;
}
