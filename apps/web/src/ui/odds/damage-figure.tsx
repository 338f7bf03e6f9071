import { outlineMiddle } from '@hexfall/stage';
import { BIPED, locationName, QUAD, SILHOUETTE_WIDTH } from '@hexfall/view';
import type { VNode } from 'preact';
import { average } from '../figures.ts';

/** The average damage to one location. */
export interface DamagedPlace {
  readonly location: number;
  readonly mean: number;
}

interface DamageFigureProps {
  readonly places: readonly DamagedPlace[];
  readonly quad: boolean;
}

const HEIGHT = 341;

/** Shows on a small record sheet where damage will go on average: the darker, the more. */
export function DamageFigure({ places, quad }: DamageFigureProps): VNode {
  const outlines = quad ? QUAD : BIPED;
  const largest = Math.max(...places.map(({ mean }) => mean), Number.MIN_VALUE);
  const words = places.map(({ location, mean }) => `${locationName({ quad }, location)} ${average(mean)}`);
  const meanOf = (location: number): number => places.find(place => place.location === location)?.mean ?? 0;
  return (
    <svg
      class="damage-figure"
      viewBox={`0 0 ${SILHOUETTE_WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Damage on average by location: ${words.join(', ')}`}
    >
      {[...outlines].map(([location, outline]) => {
        const mean = meanOf(location);
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
