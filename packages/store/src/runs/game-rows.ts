import { findInSeries, type GameRecord, placeInSeries, type Series, sideSums } from '@hexfall/sim';

/** A game as a row of the table, under the names of its columns. */
export type GameRow = Readonly<Record<(typeof GAME_COLUMNS)[number]['name'], string | number | boolean>>;

/** Columns besides that of the run, in the order of the table. */
export const GAME_COLUMNS = [
  { name: 'game', type: 'integer' },
  { name: 'match', type: 'integer' },
  { name: 'board', type: 'text' },
  { name: 'swapped', type: 'boolean' },
  { name: 'outcome', type: 'text' },
  { name: 'forfeit', type: 'text' },
  { name: 'turns', type: 'integer' },
  { name: 'hash', type: 'integer' },
  { name: 'a_dealt', type: 'integer' },
  { name: 'a_taken', type: 'integer' },
  { name: 'a_lost', type: 'integer' },
  { name: 'b_dealt', type: 'integer' },
  { name: 'b_taken', type: 'integer' },
  { name: 'b_lost', type: 'integer' },
] as const satisfies readonly { name: string; type: string }[];

/** Returns what the table says of a game. */
export function gameRow(series: Series, record: GameRecord): GameRow {
  const { game, board, swapped, outcome, forfeit, turns, hash } = record;
  const { batch } = findInSeries(series, game);
  const [a, b] = sideSums(record, batch.forces[0].units.length);
  return {
    game,
    match: placeInSeries(series.length, game).batch,
    board: batch.fields[board]!.title,
    swapped,
    outcome,
    forfeit: forfeit?.by ?? '',
    turns,
    hash: hash | 0,
    a_dealt: a.dealt,
    a_taken: a.taken,
    a_lost: a.lost,
    b_dealt: b.dealt,
    b_taken: b.taken,
    b_lost: b.lost,
  };
}
