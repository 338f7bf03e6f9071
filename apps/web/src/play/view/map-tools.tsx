import type { MapCamera } from '@hexfall/stage';
import { useCover, useModelPart } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import type { PlayModel } from '../model/play-model.ts';
import { SpeedSelect } from './stage-card.tsx';

interface MapToolsProps {
  readonly play: PlayModel;
  readonly camera: MapCamera;
  readonly onHelp: () => void;
  readonly onWhatIf: () => void;
  readonly onSpeed: (speed: number) => void;
}

/** The factor by which a button or a key zooms. */
export const ZOOM_STEP = 1.3;

/** Buttons in the corner of the map: zoom, line of sight, speed and the list of keys. */
export function MapTools({ play, camera, onHelp, onWhatIf, onSpeed }: MapToolsProps): VNode {
  useModelPart(play, ({ map, playback }) => [map.showsSight, playback.speed]);
  const cover = useCover<HTMLDivElement>(camera);
  return (
    <div class="map-tools" ref={cover} role="group" aria-label="Map">
      <button type="button" title="Zoom in (+)" aria-label="Zoom in" onClick={() => camera.zoomBy(ZOOM_STEP)}>
        +
      </button>
      <button type="button" title="Zoom out (-)" aria-label="Zoom out" onClick={() => camera.zoomBy(1 / ZOOM_STEP)}>
        −
      </button>
      <button type="button" title="Whole map" aria-label="Show the whole map" onClick={() => camera.show()}>
        ⤢
      </button>
      <button
        type="button"
        aria-pressed={play.map.showsSight}
        title="Line of sight (L)"
        onClick={() => play.map.toggleSight()}
      >
        Sight
      </button>
      <button type="button" title="Play on from here many times" onClick={onWhatIf}>
        What if
      </button>
      <SpeedSelect speed={play.playback.speed} onChoose={onSpeed} />
      <button type="button" title="Keys (?)" aria-label="Show the keys" onClick={onHelp}>
        ?
      </button>
    </div>
  );
}
