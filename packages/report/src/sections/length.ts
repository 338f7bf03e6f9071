import { OUTCOMES, type SimOutcome, type SimulationResult } from '@hexfall/sim';
import { figureHtml } from '../page/figure.ts';
import type { Content } from '../page/html.ts';
import { COLORS } from '../plots/draw-plot.ts';
import { drawHistogram } from '../plots/histogram.ts';
import { counted, short } from '../words.ts';

/** How long games last. */
export function lengthContent(result: SimulationResult): Content {
  const { turns, samples, turnLimit } = result;
  const { picture, table } = drawHistogram({
    x: 'turns',
    stacked: true,
    groups: OUTCOMES.map(outcome => ({
      label: LABELS[outcome],
      color: COLORS[outcome],
      values: samples.turns.all.filter((_, row) => samples.outcomeAt(row) === outcome),
    })),
    lines: [{ at: turns.median, label: `median ${short(turns.median)}` }],
  });
  return figureHtml({
    title: 'Turns per game',
    says: `${lengthSays(result)} At most ${turnLimit} turns are played.`,
    picture,
    table,
  });
}

const LABELS: Readonly<Record<SimOutcome, string>> = { A: 'A wins', B: 'B wins', draw: 'draws' };

function lengthSays({ turns, games }: SimulationResult): string {
  const { low, high } = turns.interval;
  if (games === 1) return `The game lasts ${counted(turns.median, 'turn')}.`;
  return `Half of the games are over after ${short(turns.median)} turns (${low} to ${high} with 95% confidence); the middle half lasts ${short(turns.lowerQuartile)} to ${short(turns.upperQuartile)} turns, all of them ${turns.least} to ${turns.most}.`;
}
