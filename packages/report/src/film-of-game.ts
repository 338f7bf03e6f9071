import { type Replay, readReplay } from '@hexfall/protocol';
import { type Batch, type BotOpener, planGame, replayGame, replayGameAsync } from '@hexfall/sim';
import { type ChancesByEvent, type Film, makeFilm } from '@hexfall/stage';

/** A game to show in a report, and what the report says about it. */
export interface ShownGame {
  readonly batch: Batch;
  /** Number of the game in its batch. */
  readonly game: number;
  readonly why: string;
  readonly title: string;
  /** Index of the first board of its batch among those of the page. */
  readonly firstBoard: number;
}

/** What is needed besides a game to turn it into a film. */
export interface FilmTools {
  /** Starts external bots; left out if there are none. */
  readonly open?: BotOpener | undefined;
  /** Computes A's chance to win throughout the game; `undefined` if it is not known. `swapped` says that B is side 0 of the game. */
  readonly chances?: (replay: Replay, swapped: boolean) => Promise<ChancesByEvent | undefined>;
}

/** Plays a game again and turns it into a film. */
export async function filmOfGame(
  { batch, game, why, title, firstBoard }: ShownGame,
  { open, chances }: FilmTools = {},
): Promise<Film> {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  if (open === undefined) replayGame(batch, game, write);
  else await replayGameAsync(batch, game, write, open);
  const replay = readReplay(lines.join('\n'));
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  const { board, swapped } = planGame(batch, game);
  const known = await chances?.(replay.value, swapped);
  const film = makeFilm(replay.value, {
    why,
    title,
    board: firstBoard + board,
    swapped,
    ...(known === undefined ? {} : { chances: known }),
  });
  if (!film.ok) throw new Error(film.errors[0]!.message);
  return film.value;
}
