import type { MapCamera, WatchModel } from '@hexfall/stage';
import { useCover, ZoomChoice } from '@hexfall/stage/views';
import type { VNode } from 'preact';

interface MapButtonsProps {
  readonly model: WatchModel;
  readonly camera: MapCamera;
  readonly onHelp: () => void;
}

/** The factor by which a button zooms. */
const ZOOM_STEP = 1.3;

/** Buttons in the corner of the board. */
export function MapButtons({ model, camera, onHelp }: MapButtonsProps): VNode {
  const cover = useCover<HTMLDivElement>(camera);
  return (
    <div class="watch-map-buttons" ref={cover} role="group" aria-label="Board">
      <button type="button" title="Zoom in" aria-label="Zoom in" onClick={() => camera.zoomBy(ZOOM_STEP)}>
        +
      </button>
      <button type="button" title="Zoom out" aria-label="Zoom out" onClick={() => camera.zoomBy(1 / ZOOM_STEP)}>
        −
      </button>
      <ZoomChoice model={model} />
      <button type="button" class="help" title="Keys (?)" aria-label="Show the keys" onClick={onHelp}>
        ?
      </button>
    </div>
  );
}
