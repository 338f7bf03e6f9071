import type { CommandRow, GameRow, OddsRow, OperationRow, Row, ThreadRow } from '../rows/row.ts';
import { type Measurement, nsPerUnitTurn } from '../run/measurement.ts';
import { formatColumns } from './columns.ts';
import { digits, formatChecksum, formatNs, formatRate } from './figures.ts';
import { formatGrowth } from './growth.ts';
import { oddsTable } from './odds-table.ts';
import { verdict } from './verdict.ts';

/** A row with its measurement. */
export interface Measured<R extends Row = Row> {
  readonly row: R;
  readonly measurement: Measurement;
}

/** Formats all that was measured, one table for each kind of row. */
export function formatTables(measured: readonly Measured[]): string {
  const operations = measured.filter((m): m is Measured<OperationRow> => m.row.kind === 'operation');
  const odds = measured.filter((m): m is Measured<OddsRow> => m.row.kind === 'odds');
  const games = measured.filter((m): m is Measured<GameRow> => m.row.kind === 'game');
  const threads = measured.filter((m): m is Measured<ThreadRow> => m.row.kind === 'threads');
  const commands = measured.filter((m): m is Measured<CommandRow> => m.row.kind === 'command');
  const parts = [
    ...(operations.length === 0 ? [] : [operationTable(operations), ...diceLine(operations)]),
    ...(odds.length === 0 ? [] : [oddsTable(odds)]),
    ...(games.length === 0 ? [] : [gameTable(games), ...formatGrowth(games)]),
    ...(threads.length === 0 ? [] : [threadTable(threads)]),
    ...(commands.length === 0 ? [] : [commandTable(commands)]),
  ];
  return parts.join('\n\n');
}

function operationTable(measured: readonly Measured<OperationRow>[]): string {
  const rows = measured.map(
    ({ row: { name, targetNs, elsewhereNs, nativeNs }, measurement: { ns, bestNs, checksum } }) => [
      name,
      formatNs(ns),
      formatNs(bestNs),
      formatRate(1e9 / ns),
      targetNs === undefined ? '' : `${formatNs(targetNs)} ${verdict(ns <= targetNs)}`,
      elsewhereNs === undefined ? '' : formatNs(elsewhereNs),
      nativeNs === undefined ? '' : `${(ns / nativeNs).toFixed(1)} x`,
      formatChecksum(checksum),
    ],
  );
  return formatColumns([
    ['operation', 'median', 'best', 'per second', 'target', 'MegaMek', 'native', 'checksum'],
    ...rows,
  ]);
}

/** Dice must stay close to the bare generator. */
function diceLine(measured: readonly Measured<OperationRow>[]): string[] {
  const nsOf = (name: string): number | undefined => measured.find(({ row }) => row.name === name)?.measurement.ns;
  const [generator, dice] = [nsOf('generator, 32 bits'), nsOf('two dice')];
  if (generator === undefined || dice === undefined) return [];
  return [`two dice cost ${(dice / generator).toFixed(2)} times the bare generator (target: at most 3)`];
}

function gameTable(measured: readonly Measured<GameRow>[]): string {
  const head = [
    'games',
    'per CPU s',
    'best',
    'per s',
    'turns',
    'us/unit-turn',
    'target',
    'MegaMek',
    'sample',
    'checksum',
  ];
  const rows = measured.map(({ row, measurement }) => {
    const rate = 1e9 / measurement.ns;
    const { survey, checksum, wallNs, bestNs } = measurement;
    return [
      row.name,
      formatRate(rate),
      formatRate(1e9 / bestNs),
      formatRate(1e9 / wallNs),
      survey === undefined ? '' : (survey.turns / survey.games).toFixed(1),
      digits((nsPerUnitTurn(measurement) ?? 0) / 1000),
      row.targetRate === undefined ? '' : `${row.targetRate} ${verdict(rate >= row.targetRate)}`,
      row.elsewhereRate === undefined ? '' : String(row.elsewhereRate),
      String(row.sample),
      formatChecksum(checksum),
    ];
  });
  return formatColumns([head, ...rows]);
}

/** What a whole command costs, by game and in all. */
function commandTable(measured: readonly Measured<CommandRow>[]): string {
  const rows = measured.map(({ row: { name, games }, measurement: { ns, bestNs, wallNs, checksum } }) => [
    name,
    formatNs(ns),
    formatNs(bestNs),
    formatNs(ns * games),
    formatNs(wallNs * games),
    formatChecksum(checksum),
  ]);
  return formatColumns([['command', 'CPU per game', 'best', 'CPU in all', 'wall in all', 'checksum'], ...rows]);
}

/** Share of a core that each worker must gain. */
const MIN_GAIN = 0.9;

function threadTable(measured: readonly Measured<ThreadRow>[]): string {
  const rows = measured.map(({ row, measurement: { wallNs, ns, checksum } }) => {
    const alone = measured.find(other => other.row.batch === row.batch && other.row.workers === 1);
    const gain = row.workers === 1 || alone === undefined ? undefined : alone.measurement.wallNs / wallNs;
    const target = MIN_GAIN * row.workers;
    return [
      row.name,
      String(row.workers),
      formatRate(1e9 / wallNs),
      formatRate(1e9 / ns),
      gain === undefined ? '' : gain.toFixed(2),
      gain === undefined ? '' : `${target.toFixed(1)} ${verdict(gain >= target)}`,
      formatChecksum(checksum),
    ];
  });
  return formatColumns([['batch', 'workers', 'per s', 'per CPU s', 'gain', 'target', 'checksum'], ...rows]);
}
