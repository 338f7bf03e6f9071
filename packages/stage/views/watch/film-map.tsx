import type { Grid, HexId } from '@hexfall/hex';
import {
  type Film,
  type Frame,
  filmTokens,
  type MapCamera,
  type Shot,
  type Trail,
  type WatchModel,
} from '@hexfall/stage';
import { hexPoint } from '@hexfall/view';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { MapView } from '../map/map-view.tsx';
import { Token } from '../map/token.tsx';
import { useModel } from '../use-model.ts';
import { memo } from './memo.ts';

/** Space around the units if only a part of the board is shown. */
const AROUND = 130;
/** The smallest part of the board that is shown: a smaller one would jump with every move. */
const MIN_SIZE = 700;

export interface FilmMapProps {
  readonly model: WatchModel;
  readonly camera: MapCamera;
  readonly grid: Grid;
  /** The picture of the board. */
  readonly terrain: ComponentChildren;
}

/** The board with the units of a film, their ways in this turn, and their lines of fire. A tap on a unit shows it in detail. */
export function FilmMap({ model, camera, grid, terrain }: FilmMapProps): VNode {
  const { film, units, at, shownUnit, chapter, shots } = useModel(model);
  useFollowing(model, camera);
  const tokens = filmTokens(film, units);
  const choose = (hex: HexId): void => {
    const { x, y } = hexPoint(grid, hex);
    // Of several units in a hex, the last one is drawn above the others.
    const token = tokens.findLast(each => each.x === x && each.y === y);
    if (token !== undefined) model.pin(token.unit);
  };
  return (
    <MapView camera={camera} grid={grid} label="Board" terrain={terrain} onTap={choose}>
      <Rings film={film} at={at} />
      {tokens.map(token => (token.destroyed ? <Token key={token.unit} token={token} /> : null))}
      <g class="trails">
        {model.trails.at(chapter, at).map(trail => (
          <TrailLine key={trail.unit} trail={trail} side={film.units[trail.unit]!.side} />
        ))}
      </g>
      {tokens.map(token =>
        token.destroyed ? null : <Token key={token.unit} token={token} isActive={token.unit === shownUnit} />,
      )}
      <g class="shots">
        {shots.map(shot => (
          <ShotLine key={shot.step} shot={shot} isNow={shot.step === at} />
        ))}
      </g>
    </MapView>
  );
}

/** Shows the part of the board that the model wants, until the viewer moves the map. */
function useFollowing(model: WatchModel, camera: MapCamera): void {
  const { zoom, frame } = model;
  const before = useRef(zoom);
  const key = frame === undefined ? '' : [frame.x, frame.y, frame.width, frame.height].join(' ');
  useLayoutEffect(() => {
    const isChosen = before.current !== zoom;
    before.current = zoom;
    if (camera.isMovedByViewer && !isChosen) return;
    if (frame === undefined) camera.show();
    else {
      camera.show(widened(frame));
    }
  }, [zoom, key, camera]);
}

/** Returns a part of the board with space around it. */
function widened({ x, y, width, height }: Frame): Frame {
  const [wide, high] = [width, height].map(size => Math.max(MIN_SIZE, size + 2 * AROUND)) as [number, number];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** Draws rings around hexes whose terrain has changed. */
function Rings({ film, at }: { readonly film: Film; readonly at: number }): VNode {
  const all = useMemo(
    () => film.steps.flatMap(({ h, t }, step) => (h === undefined ? [] : [{ step, h, t }])),
    [film, film.steps.length],
  );
  return (
    <g class="changed">
      {all.map(({ step, h: [x, y], t }) =>
        step > at ? null : (
          <circle key={step} cx={x} cy={y} r="30">
            <title>{t}</title>
          </circle>
        ),
      )}
    </g>
  );
}

interface TrailLineProps {
  readonly trail: Trail;
  readonly side: 0 | 1;
}

/** Draws the way of a unit, with dashes where it jumped. */
function TrailLine({ trail: { points }, side }: TrailLineProps): VNode {
  const [first] = points;
  return (
    <g class={side === 0 ? 'a' : 'b'}>
      <circle cx={first!.x} cy={first!.y} r="7" />
      {points.slice(1).map(({ x, y, leap }, i) => (
        <line key={i} class={leap ? 'leap' : undefined} x1={points[i]!.x} y1={points[i]!.y} x2={x} y2={y} />
      ))}
    </g>
  );
}

/** Draws a line of fire of the current phase: the present shot strongly, earlier ones faintly. */
const ShotLine = memo(({ shot: { side, from, to, hit }, isNow }: { readonly shot: Shot; readonly isNow: boolean }) => {
  const kind = `shot ${side === 0 ? 'a' : 'b'}${hit ? '' : ' miss'}${isNow ? ' now' : ''}`;
  return (
    <>
      <line class={kind} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {isNow ? <circle class={kind} cx={to.x} cy={to.y} r={hit ? 30 : 36} /> : null}
    </>
  );
});
