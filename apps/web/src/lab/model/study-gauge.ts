import {
  ComparisonCollector,
  GAMES_PER_ROUND,
  type GameRecord,
  isPrecise,
  MIN_GAMES_FOR_PRECISION,
  MIN_ROUNDS_FOR_PRECISION,
  marginOfError,
  observationsNeeded,
  proportionOf,
  TournamentCollector,
} from '@hexfall/sim';
import type { Study } from './prepare-study.ts';

/** Follows a study while it is played: how far it has come, its result so far, and whether it may stop. */
export interface StudyGauge {
  add(record: GameRecord): void;
  isEnough(): boolean;
  /** Returns how many games the study is expected to take. */
  expected(): number;
  /** Returns the result so far, in a few words. */
  words(): string;
}

export function gaugeFor(study: Study): StudyGauge {
  if (study.kind === 'simulation') return simulationGauge(study);
  return study.kind === 'comparison' ? comparisonGauge(study) : tournamentGauge(study);
}

function simulationGauge({ games, precision }: Study): StudyGauge {
  const goal = { precision, least: MIN_GAMES_FOR_PRECISION };
  let [count, wins] = [0, 0];
  return {
    add: ({ outcome }) => {
      count++;
      if (outcome === 'A') wins++;
    },
    isEnough: () => isPrecise(goal, count, proportionOf(wins, count)),
    expected: () =>
      precision === 0 ? games : Math.min(games, observationsNeeded(goal, count, proportionOf(wins, count))),
    words: () => {
      const rate = proportionOf(wins, count);
      return count === 0 ? '' : `A wins ${percent(rate.value)} ±${percent(marginOfError(rate))}`;
    },
  };
}

function comparisonGauge({ series, games, precision }: Study): StudyGauge {
  const goal = { precision, least: MIN_ROUNDS_FOR_PRECISION };
  const collector = new ComparisonCollector(series);
  return {
    add: record => collector.add(record),
    isEnough: () => isPrecise(goal, collector.rounds, collector.difference),
    expected: () =>
      precision === 0
        ? games
        : Math.min(games, GAMES_PER_ROUND * observationsNeeded(goal, collector.rounds, collector.difference)),
    words: () => {
      const { difference, rounds } = collector;
      if (rounds < 2) return '';
      const points = `${difference.value < 0 ? '−' : '+'}${Math.abs(100 * difference.value).toFixed(1)}`;
      return `The second wins ${points} ±${(100 * marginOfError(difference)).toFixed(1)} of 100 games`;
    },
  };
}

function tournamentGauge({ entrants, games }: Study): StudyGauge {
  const collector = new TournamentCollector(entrants);
  return {
    add: record => collector.add(record),
    isEnough: () => false,
    expected: () => games,
    words: () => {
      if (collector.games === 0) return '';
      const { name, points } = collector.leader();
      return `${name} leads with ${percent(points.value)} of the points`;
    },
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
