import { boardOf } from '@hexfall/rules';
import { useModelPart } from '@hexfall/stage/views';
import { hexPath } from '@hexfall/view';
import type { VNode } from 'preact';
import type { PlayModel } from '../../play/model/play-model.ts';
import type { Coach } from '../model/coach.ts';

interface CoachRingsProps {
  readonly coach: Coach;
  readonly play: PlayModel;
}

/** Rings around the hexes that the coach points at. */
export function CoachRings({ coach, play }: CoachRingsProps): VNode | null {
  useModelPart(coach, ({ page }) => [page.points.hexes.join()]);
  const { hexes } = coach.page.points;
  if (hexes.length === 0) return null;
  const d = hexPath(boardOf(play.shown).grid, hexes);
  return (
    <g class="coach-rings">
      <path class="halo" d={d} />
      <path class="ring" d={d} />
    </g>
  );
}
