import type { NumberAnswer } from '@hexfall/odds';
import { outlineMiddle } from '@hexfall/stage';
import { BIPED, locationName, QUAD, SILHOUETTE_WIDTH } from '@hexfall/view';
import type { VNode } from 'preact';
import { average } from '../figures.ts';

/** The damage to one location. */
export type LocationAnswer = NumberAnswer & { readonly question: { readonly location: number } };

interface DamageFigureProps {
  readonly answers: readonly LocationAnswer[];
  readonly quad: boolean;
}

const HEIGHT = 341;

/** Where damage will go, on average: a small record sheet, the darker the more. */
export function DamageFigure({ answers, quad }: DamageFigureProps): VNode {
  const outlines = quad ? QUAD : BIPED;
  const largest = Math.max(...answers.map(({ mean }) => mean), Number.MIN_VALUE);
  const words = answers.map(({ question, mean }) => `${locationName({ quad }, question.location)} ${average(mean)}`);
  return (
    <svg
      class="damage-figure"
      viewBox={`0 0 ${SILHOUETTE_WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Damage on average by location: ${words.join(', ')}`}
    >
      {answers.map(({ question: { location }, mean }) => {
        const outline = outlines.get(location)!;
        const [x, y] = outlineMiddle(outline);
        return (
          <g key={location}>
            <title>{`${locationName({ quad }, location)}: ${average(mean)} on average`}</title>
            <polygon points={outline.join(' ')} style={{ fillOpacity: mean / largest }} />
            <text x={x} y={y + 8}>
              {mean < 0.05 ? '' : average(mean)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
