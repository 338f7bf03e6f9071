import type { MapCamera, Point } from '@hexfall/stage';

/** Handlers of a viewer's gestures on a map, except those that move it. */
export interface MapGestures {
  /** Called when the pointer is over a point of the map, and with `undefined` when it leaves the map. */
  hover(point: Point | undefined): void;
  /** Called for a click or a tap on a point of the map. */
  tap(point: Point, pointer: 'mouse' | 'touch'): void;
  /**
   * Called when a drag begins at a point of the map. Returns a function that follows the pointer instead of the map, or `undefined` to move
   * the map.
   */
  grab(point: Point): ((point: Point) => void) | undefined;
}

/** How many pixels a finger or a mouse may move during a tap. */
const TAP_SLACK = 7;
/** How much the wheel zooms for each pixel of scrolling. */
const WHEEL_ZOOM = 0.0015;

/** Lets mouse, wheel, and one or two fingers move a map. Returns a function that ends this. */
export function followGestures(element: HTMLElement, camera: MapCamera, gestures: MapGestures): () => void {
  const hand = new Hand(element, camera, gestures);
  const ends = new AbortController();
  const { signal } = ends;
  element.addEventListener('pointerdown', down => hand.press(down), { signal });
  element.addEventListener('pointermove', move => hand.move(move), { signal });
  element.addEventListener('pointerup', up => hand.release(up), { signal });
  // A browser follows a tap with a click, and by then another element may be under the finger.
  element.addEventListener('touchend', end => hand.hasTapped && end.preventDefault(), { signal, passive: false });
  element.addEventListener('pointercancel', cancel => hand.cancel(cancel), { signal });
  element.addEventListener('pointerleave', () => gestures.hover(undefined), { signal });
  element.addEventListener('wheel', wheel => hand.wheel(wheel), { signal, passive: false });
  return () => ends.abort();
}

/** The pointers on a map: none, one that drags or taps, or two that pinch. */
class Hand {
  private readonly element: HTMLElement;
  private readonly camera: MapCamera;
  private readonly gestures: MapGestures;
  private readonly pointers = new Map<number, Point>();
  /** The point where the only pointer went down, as long as it may still become a tap. */
  private start: Point | undefined;
  /** The function that follows the only pointer, if it does not move the map. */
  private grabbed: ((point: Point) => void) | undefined;
  /** Whether the pointer that went up last was a tap. */
  hasTapped = false;

  constructor(element: HTMLElement, camera: MapCamera, gestures: MapGestures) {
    this.element = element;
    this.camera = camera;
    this.gestures = gestures;
  }

  press(down: PointerEvent): void {
    if (down.pointerType === 'mouse' && down.button > 1) return;
    const point = this.pointOf(down);
    this.hasTapped = false;
    this.pointers.set(down.pointerId, point);
    this.start = this.pointers.size === 1 ? point : undefined;
    this.grabbed = undefined;
  }

  move(move: PointerEvent): void {
    const point = this.pointOf(move);
    const before = this.pointers.get(move.pointerId);
    if (before === undefined) {
      if (move.pointerType === 'mouse') this.gestures.hover(this.camera.toMap(point));
      return;
    }
    if (this.start !== undefined && distance(this.start, point) <= TAP_SLACK) return;
    if (this.start !== undefined) {
      this.element.setPointerCapture(move.pointerId);
      this.grabbed = this.gestures.grab(this.camera.toMap(this.start));
    }
    this.start = undefined;
    const others = [...this.pointers].filter(([id]) => id !== move.pointerId).map(([, at]) => at);
    this.pointers.set(move.pointerId, point);
    if (this.grabbed !== undefined) this.grabbed(this.camera.toMap(point));
    else if (others[0] === undefined) this.camera.panBy(point.x - before.x, point.y - before.y);
    else this.pinch(others[0], before, point);
  }

  release(up: PointerEvent): void {
    const { start } = this;
    this.cancel(up);
    this.hasTapped = start !== undefined && up.button !== 1;
    if (start === undefined || up.button === 1) return;
    this.gestures.tap(this.camera.toMap(start), up.pointerType === 'mouse' ? 'mouse' : 'touch');
  }

  cancel({ pointerId }: PointerEvent): void {
    this.pointers.delete(pointerId);
    this.start = undefined;
    this.grabbed = undefined;
  }

  wheel(wheel: WheelEvent): void {
    wheel.preventDefault();
    this.camera.zoomBy(Math.exp(-wheel.deltaY * WHEEL_ZOOM), this.pointOf(wheel));
  }

  /** Moves and zooms the map as one finger moves while the other stays where it is. */
  private pinch(other: Point, before: Point, after: Point): void {
    const middle = { x: (other.x + after.x) / 2, y: (other.y + after.y) / 2 };
    this.camera.panBy((after.x - before.x) / 2, (after.y - before.y) / 2);
    this.camera.zoomBy(distance(other, after) / Math.max(1, distance(other, before)), middle);
  }

  private pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

function distance(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y);
}
