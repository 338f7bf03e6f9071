import { type Grid, type HexId, OFF_BOARD } from '@hexfall/hex';
import type { MapCamera, Point } from '@hexfall/stage';
import { hexAtPoint, mapSize } from '@hexfall/view';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { followGestures } from './gestures.ts';
import { tokenScale } from './token-scale.ts';

export interface MapViewProps {
  readonly camera: MapCamera;
  readonly grid: Grid;
  /** What the map is, for screen readers. */
  readonly label: string;
  /** The picture of the terrain: `<Terrain>`, or a picture that the page already has. */
  readonly terrain: ComponentChildren;
  /** The drawing above the terrain: SVG in the coordinates of `hexPoint`, from the lowest layer to the highest. */
  readonly children?: ComponentChildren;
  /** Buttons on the map, in the same coordinates; see `MapButton`. */
  readonly controls?: ComponentChildren;
  readonly onHover?: ((hex: HexId | undefined) => void) | undefined;
  readonly onTap?: ((hex: HexId, pointer: 'mouse' | 'touch') => void) | undefined;
  /**
   * Called when a drag begins on a hex. Returns a function that receives the following points of the map, or `undefined` to move the map.
   */
  readonly onGrab?: ((hex: HexId) => ((point: Point) => void) | undefined) | undefined;
}

/** The scale from which there is room for figures in a hex. */
const NEAR = 0.6;
/** The scale, in pixels of the screen, from which the finer picture of the terrain is shown. */
const FINE = 0.85;
/** Milliseconds between the last movement and a sharp drawing of the map. */
const SETTLE = 160;

/**
 * A map that can be dragged and zoomed. Everything on it is in one element, so that moving the map changes only one transform, and the
 * browser shifts the picture that it already has instead of drawing it again.
 */
export function MapView(props: MapViewProps): VNode {
  const { camera, grid, label, terrain, children, controls } = props;
  const screen = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const handlers = useRef(props);
  handlers.current = props;
  const { width, height } = mapSize(grid);
  useLayoutEffect(() => keepPlaced(camera, world.current!), [camera]);
  useLayoutEffect(() => keepSized(camera, screen.current!), [camera]);
  useEffect(() => {
    const hexOf = (point: Point | undefined): HexId | undefined => {
      const hex = point === undefined ? OFF_BOARD : hexAtPoint(grid, point);
      return hex === OFF_BOARD ? undefined : hex;
    };
    let last: HexId | undefined;
    return followGestures(screen.current!, camera, {
      hover: point => {
        const hex = hexOf(point);
        if (hex === last) return;
        last = hex;
        handlers.current.onHover?.(hex);
      },
      tap: (point, pointer) => {
        const hex = hexOf(point);
        if (hex !== undefined) handlers.current.onTap?.(hex, pointer);
      },
      grab: point => {
        const hex = hexOf(point);
        return hex === undefined ? undefined : handlers.current.onGrab?.(hex);
      },
    });
  }, [camera, grid]);
  return (
    <div class="map" ref={screen} role="group" aria-label={label}>
      <div class="map-world" ref={world}>
        {terrain}
        <svg class="map-layers" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
        {controls === undefined ? null : <div class="map-controls">{controls}</div>}
      </div>
    </div>
  );
}

/**
 * Keeps the world where the camera wants it. While the camera moves, only the transform changes. What depends on the scale is changed when
 * the camera rests, since that draws parts of the world again.
 */
function keepPlaced(camera: MapCamera, world: HTMLElement): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const place = (): void => {
    const { scale, x, y } = camera.placement;
    world.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
  };
  const settle = (): void => {
    const { scale } = camera.placement;
    world.classList.remove('moving');
    world.style.setProperty('--token', String(tokenScale(scale)));
    world.style.setProperty('--scale', String(scale));
    world.classList.toggle('near', scale >= NEAR);
    world.classList.toggle('fine', scale * devicePixelRatio >= FINE);
  };
  const move = (): void => {
    world.classList.add('moving');
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLE);
    place();
  };
  place();
  settle();
  const end = camera.subscribe(move);
  return () => {
    clearTimeout(settling);
    end();
  };
}

/** Tells the camera the size of the screen, now and whenever it changes. */
function keepSized(camera: MapCamera, screen: HTMLElement): () => void {
  const measure = (): void => camera.resize(screen.clientWidth, screen.clientHeight);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(screen);
  return () => observer.disconnect();
}
