import { applyEntry, MAX_REPLAY_CHARACTERS, openReplay, type Replay, ReplayReader } from '@hexfall/protocol';
import { fail, hashState, type Result, succeed } from '@hexfall/rules';
import { type Film, FilmMaker } from '@hexfall/stage';
import { GameHistory } from '../../play/model/game-history.ts';

/** A replay that is ready to be watched. */
export interface PreparedFilm {
  readonly replay: Replay;
  readonly film: Film;
  readonly history: GameHistory;
  /** How many events had happened at a step of the film. */
  readonly eventsAt: (step: number) => number;
  /** The number of the last turn, and the hash of the last state. */
  readonly turns: number;
  readonly finalHash: number;
  /** The first turn whose final state does not have the hash that the replay states. */
  readonly inconsistentTurn: number | undefined;
}

/** The most steps of a film: far more than any game has, but few enough for every browser. */
const MAX_STEPS = 200_000;
/** The share of reading in the whole work. */
const READING = 0.5;

/**
 * Reads a replay and creates its film. It yields the share of the work that is done, from 0 to 1. Errors complete a sentence about the
 * replay.
 */
export function* prepareFilm(text: string): Generator<number, Result<PreparedFilm, string>> {
  const replay = yield* readInSteps(text);
  return replay.ok ? yield* filmSteps(replay.value) : replay;
}

/** Reads a replay line by line. It yields the share of the whole work that is done, of which reading is the first part. */
export function* readInSteps(text: string): Generator<number, Result<Replay, string>> {
  if (text.length > MAX_REPLAY_CHARACTERS) return fail(`it is longer than ${MAX_REPLAY_CHARACTERS} characters`);
  const reader = new ReplayReader();
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    const wrong = reader.push(text.slice(from, to));
    if (wrong !== undefined) return fail(wrong.message);
    from = to + 1;
    yield (READING * from) / text.length;
  }
  const replay = reader.finish();
  return replay.ok ? succeed(replay.value) : fail(replay.errors[0]!.message);
}

function* filmSteps(replay: Replay): Generator<number, Result<PreparedFilm, string>> {
  const { header, entries } = replay;
  const game = openReplay(header);
  const maker = new FilmMaker(game);
  const history = new GameHistory(game.match, game.state);
  let inconsistentTurn: number | undefined;
  for (const [i, entry] of entries.entries()) {
    if (entry.event === undefined) continue;
    const error = applyEntry(game, entry);
    if (error !== undefined) return fail(error.message);
    maker.push(entry.event);
    history.push(entry.event, game.state);
    if (entry.event.type === 'TurnEnded' && entry.event.hash !== hashState(game.state))
      inconsistentTurn ??= entry.event.turn;
    if (maker.film.steps.length > MAX_STEPS) return fail(`it has more than ${MAX_STEPS} steps`);
    yield READING + ((1 - READING) * i) / entries.length;
  }
  maker.end();
  const finalHash = hashState(game.state);
  return succeed({
    replay,
    film: maker.film,
    history,
    eventsAt: step => maker.eventsAt(step),
    turns: game.state.turn,
    finalHash,
    inconsistentTurn,
  });
}
