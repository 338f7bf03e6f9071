import type { Grid } from '@hexfall/hex';
import type { MapCamera, WatchModel } from '@hexfall/stage';
import type { ComponentChildren, VNode } from 'preact';
import { useModel } from '../use-model.ts';
import { ChanceCurve, DecisiveMoments } from './chance-curve.tsx';
import { Controls, ZoomChoice } from './controls.tsx';
import { ExplanationView } from './explanation.tsx';
import { FilmMap } from './film-map.tsx';
import { FilmLog } from './log.tsx';
import { Roster } from './roster.tsx';
import { MomentKey, Track } from './track.tsx';
import { UnitCard } from './unit-card.tsx';
import { useClock } from './use-clock.ts';

export interface StageProps {
  readonly model: WatchModel;
  readonly camera: MapCamera;
  readonly grid: Grid;
  /** The picture of the board. */
  readonly terrain: ComponentChildren;
}

/** Shows a film: the board, its units, the log, explanations, and the controls to move through the film. */
export function Stage({ model, camera, grid, terrain }: StageProps): VNode {
  const { film, at, last, place } = useModel(model);
  const pace = useClock(model);
  return (
    <div class="film-stage">
      <div class="units">
        <UnitCard model={model} />
        <Roster model={model} />
      </div>
      <div class="film-field" style={{ '--pace': pace === undefined ? undefined : `${pace}ms` }}>
        <FilmMap model={model} camera={camera} grid={grid} terrain={terrain} />
        <p class="film-banner" hidden={at !== last}>
          {film.end}
        </p>
      </div>
      <div class="story">
        <p class="now">{`${place} · step ${at + 1} of ${last + 1}`}</p>
        <FilmLog model={model} />
        <ExplanationView model={model} />
      </div>
      <div class="deck">
        <ChanceCurve model={model} />
        <DecisiveMoments model={model} />
        <Track model={model} />
        <Controls model={model}>
          <ZoomChoice model={model} />
        </Controls>
        <MomentKey model={model} />
      </div>
    </div>
  );
}

/** Passes a key to the model, unless the focused element handles that key itself. Returns whether the key had a function. */
export function pressKey(
  model: WatchModel,
  { key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  // Buttons handle the space bar, lists handle the arrow keys, and fields take text.
  const { tagName, type } = target as HTMLInputElement;
  if (tagName === 'SELECT' || tagName === 'TEXTAREA' || (tagName === 'INPUT' && type !== 'range')) return false;
  if ((tagName === 'BUTTON' || tagName === 'SUMMARY') && (key === ' ' || key === 'Enter')) return false;
  return model.press(key, shiftKey);
}
