import { boardOf } from '@hexfall/rules';
import type { MapCamera } from '@hexfall/stage';
import { useModelPart } from '@hexfall/stage/views';
import { hexPoint } from '@hexfall/view';
import { useEffect } from 'preact/hooks';
import type { PlayModel } from '../model/play-model.ts';

interface MapFollowerProps {
  readonly play: PlayModel;
  readonly camera: MapCamera;
}

/** Keeps the keyboard's cursor and the acting unit on the screen. */
export function MapFollower({ play, camera }: MapFollowerProps): null {
  const { map, selected, playback } = useModelPart(play, each => [
    each.map.cursor,
    each.selected,
    each.playback.moment,
  ]);
  const { cursor } = map;
  const { moment } = playback;
  useEffect(() => revealCursor(play, camera), [cursor]);
  useEffect(() => focusOn(play, camera, selected ?? moment?.unit), [selected, moment]);
  return null;
}

/** Half the width of the square around the cursor that is kept on the screen. */
const AROUND_CURSOR = 90;

function revealCursor(play: PlayModel, camera: MapCamera): void {
  if (play.map.cursor === undefined) return;
  const { x, y } = hexPoint(boardOf(play.shown).grid, play.map.cursor);
  const size = 2 * AROUND_CURSOR;
  camera.reveal({ x: x - AROUND_CURSOR, y: y - AROUND_CURSOR, width: size, height: size });
}

/** The smallest scale at which a unit can be seen well enough. */
const MIN_SCALE = 0.35;
/** Half the width of the area that is shown around a unit if the scale is too small. */
const AROUND_UNIT = 300;

/** Moves the map to the acting unit on a small screen. */
function focusOn(play: PlayModel, camera: MapCamera, unit: number | undefined): void {
  const token = play.tokens.find(each => each.unit === unit);
  if (token === undefined) return;
  const { x, y } = token;
  if (camera.placement.scale >= MIN_SCALE) camera.reveal({ x: x - 60, y: y - 60, width: 120, height: 120 });
  else camera.show({ x: x - AROUND_UNIT, y: y - AROUND_UNIT, width: 2 * AROUND_UNIT, height: 2 * AROUND_UNIT });
}
