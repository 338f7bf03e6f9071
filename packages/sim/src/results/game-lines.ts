import { createQuickCheck, parseWith } from '@hexfall/data';
import { ENGINE_VERSION, formatIssue } from '@hexfall/protocol';
import { DESTRUCTION_CAUSES, fail, MECH_STATUSES, type Result, succeed } from '@hexfall/rules';
import { z } from 'zod';
import { batchFromJson, batchToJson } from '../batch/batch-json.ts';
import { planGame } from '../batch/game-plan.ts';
import { type GameRecord, OUTCOMES } from '../batch/game-record.ts';
import { MAX_FIGURE, MAX_GAMES, MAX_TURNS } from '../batch/limits.ts';
import type { Batch } from '../batch/match-up.ts';
import { findInSeries, type Series, seriesOf } from '../batch/series.ts';
import { parseJson } from './parse-json.ts';

/** Version of the file format. It is raised by any change other than an addition. */
const FORMAT = 2;

/** Numbers decide how much memory is needed to add a game to the results, so that every one of them has a limit. */
const count = z.int().min(0).max(MAX_FIGURE);
const turn = z.int().min(0).max(MAX_TURNS);
const unitSchema = z.object({
  status: z.enum(MECH_STATUSES),
  end: z.object({ turn, cause: z.enum(DESTRUCTION_CAUSES), by: z.int().min(-1), source: z.string() }).optional(),
  dealt: count,
  taken: count,
  heat: count,
  shutdowns: count,
  falls: count,
  rolls: z.record(z.string(), z.tuple([count, count])),
  wounds: count,
  criticals: z.record(z.string(), count),
  dealtByTurn: z.array(count).max(MAX_TURNS),
  heatByTurn: z.array(z.int().min(-1).max(MAX_FIGURE)).max(MAX_TURNS),
  attacks: z.record(z.string(), z.tuple([count, count, count, count])),
  mishaps: z.record(z.string(), count),
});
const recordSchema = z.object({
  game: z
    .int()
    .min(0)
    .max(MAX_GAMES - 1),
  seed: z.string(),
  board: count,
  swapped: z.boolean(),
  outcome: z.enum(OUTCOMES),
  forfeit: z.object({ by: z.enum(['A', 'B']), reason: z.string() }).optional(),
  turns: turn,
  hash: z.int(),
  units: z.array(unitSchema),
});
/** Runs have millions of games, nearly all of which are as they were written. */
const isAsWritten = createQuickCheck(recordSchema);

/** How many games a file is meant to have. */
export const gamesSchema = z.int().min(0).max(MAX_GAMES);

/** Contents of the first line of a file of games: everything that is needed to resume the run. */
export interface GamesHeader {
  readonly batch: Batch;
  /** How many games were requested. */
  readonly games: number;
}

/**
 * Formats the first line of a file of games.
 *
 * @example
 * ```ts
 * import { formatHeaderLine, parseHeaderLine } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const header = parseHeaderLine(formatHeaderLine({ batch: prepareDuel(), games: 500 }));
 * header.ok && header.value.games; // => 500
 * ```
 */
export function formatHeaderLine({ batch, games }: GamesHeader): string {
  const head = { hexfall: 'simulation', format: FORMAT, engine: ENGINE_VERSION, games };
  return JSON.stringify({ ...head, batch: batchToJson(batch) });
}

/**
 * Formats a game as a line of JSON. Every line after the header is one game.
 *
 * @example
 * ```ts
 * import { formatGameLine, playGame } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * JSON.parse(formatGameLine(playGame(prepareDuel(), 3))).game; // => 3
 * ```
 */
export function formatGameLine(record: GameRecord): string {
  return JSON.stringify(record);
}

/**
 * Reads the header of a file of games. The error completes a sentence that begins with the name of the file.
 *
 * @example
 * ```ts
 * import { parseHeaderLine } from '@hexfall/sim';
 *
 * const header = parseHeaderLine('{}');
 * header.ok ? '' : header.errors[0]; // => 'is not the beginning of a file that hexfall simulate wrote'
 * ```
 */
export function parseHeaderLine(line: string): Result<GamesHeader, string> {
  const { hexfall, format, engine, games, batch } = (parseJson(line) ?? {}) as Record<string, unknown>;
  if (hexfall !== 'simulation') return fail('is not the beginning of a file that hexfall simulate wrote');
  if (format !== FORMAT) return fail(`has format ${String(format)}; this version reads ${FORMAT}`);
  if (engine !== ENGINE_VERSION) {
    return fail(`was played by version ${String(engine)}; version ${ENGINE_VERSION} may play different games`);
  }
  const wanted = parseWith(gamesSchema, games, 'games');
  if (!wanted.ok) return fail(formatIssue(wanted.errors[0]!));
  const read = batchFromJson(batch);
  if (read.ok) return succeed({ batch: read.value, games: wanted.value });
  return fail(formatIssue(read.errors[0]!, 'batch'));
}

/**
 * Reads a game of a batch or series. The error completes a sentence that begins with the number of the line.
 *
 * @example
 * ```ts
 * import { formatGameLine, parseGameLine, playGame } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const batch = prepareDuel();
 * const game = parseGameLine(formatGameLine(playGame(batch, 3)), batch);
 * game.ok && game.value.swapped; // => true
 * ```
 */
export function parseGameLine(line: string, batches: Batch | Series): Result<GameRecord, string> {
  const json = parseJson(line);
  if (json === undefined) return fail('is not complete JSON');
  const checked = isAsWritten(json) ? succeed(json) : parseWith(recordSchema, json);
  if (!checked.ok) return fail(formatIssue(checked.errors[0]!));
  const record = checked.value as GameRecord;
  const { batch, game } = findInSeries(seriesOf(batches), record.game);
  const plan = planGame(batch, game);
  const units = batch.forces[0].units.length + batch.forces[1].units.length;
  const belongs = plan.seed === record.seed && plan.board === record.board && plan.swapped === record.swapped;
  if (!belongs || record.units.length !== units) return fail('is a game of a different match-up');
  const { turnLimit } = batch.fields[plan.board]!.straight;
  return record.turns <= turnLimit
    ? succeed(record)
    : fail(`turns: is ${record.turns}, beyond the limit of ${turnLimit} turns`);
}
