import { readReplay } from '@hexfall/protocol';
import { type Batch, type BotOpener, planGame, replayGame, replayGameAsync } from '@hexfall/sim';
import type { Film } from '@hexfall/stage';

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

/** Plays a game again and turns it into a film. `open` starts external bots; `undefined` if there are none. */
export async function filmOfGame(
  { batch, game, why, title, firstBoard }: ShownGame,
  open: BotOpener | undefined,
): Promise<Film> {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  if (open === undefined) replayGame(batch, game, write);
  else await replayGameAsync(batch, game, write, open);
  const replay = readReplay(lines.join('\n'));
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  const { board, swapped } = planGame(batch, game);
  const { makeFilm } = await import('@hexfall/stage');
  const film = makeFilm(replay.value, { why, title, board: firstBoard + board, swapped });
  if (!film.ok) throw new Error(film.errors[0]!.message);
  return film.value;
}
