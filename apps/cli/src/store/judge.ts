import { type GameRecord, parseHeaderLine, ResultCollector } from '@hexfall/sim';
import type { Judge, RunInfo } from '@hexfall/store';
import { compareCommand } from '../compare/compare.ts';
import { readSeriesHeader } from '../series/open-series.ts';
import { isPreciseEnough } from '../simulate/simulate.ts';

const NEVER: Judge = { onGames: () => undefined, isEnough: () => false };

/** Returns the judge that decides when a run is precise enough, by the same figures that are shown when the run is watched. */
export function judgeOf({ command, header, precision }: RunInfo): Judge {
  if (command === 'simulate') return judgeSimulation(header, precision);
  if (command !== 'compare') return NEVER;
  const compare = compareCommand({ json: false }, precision);
  const read = readSeriesHeader(compare, header);
  if (!read.ok) return NEVER;
  const listener = compare.createListener(read.value);
  return { onGames: addTo(listener), isEnough: () => listener.isEnough() };
}

function judgeSimulation(header: string, precision: number): Judge {
  const read = parseHeaderLine(header);
  if (!read.ok) return NEVER;
  const collector = new ResultCollector(read.value.batch);
  return { onGames: addTo(collector), isEnough: () => isPreciseEnough(collector, precision) };
}

function addTo(collector: { add(record: GameRecord): void }): Judge['onGames'] {
  return records => {
    for (const record of records) collector.add(record);
  };
}
