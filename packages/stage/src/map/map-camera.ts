import { Model } from '../model.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the map. */
export interface Frame extends Point, Size {}

/** How a map lies on the screen: a point of the map is drawn at `scale * point + (x, y)`. */
export interface MapPlacement extends Point {
  readonly scale: number;
}

/** Pixels between the edges of the screen and the part of the map that is shown. */
const PADDING = 16;
/** The largest scale: a hex is about 200 pixels wide. */
const MAX_SCALE = 2.5;
/** How much smaller than the whole map on the screen the map may be drawn. */
const SMALLEST = 0.75;
/** The largest scale to which `show` zooms by itself. */
const COMFORTABLE_SCALE = 1.4;
/** Pixels of the map that stay on the screen, however far it is dragged. */
const MIN_VISIBLE = 80;

/** Which part of a map is on the screen. Pan and zoom change one transform, and nothing is drawn again. */
export class MapCamera extends Model {
  private readonly map: Size;
  private screen: Size = { width: 0, height: 0 };
  private place: MapPlacement = { scale: 1, x: 0, y: 0 };
  /** What to show once the size of the screen is known, and again whenever it changes, until the viewer moves the map. */
  private wanted: Frame | undefined;
  private isMoved = false;
  /** What `reveal` has moved into sight since a part of the map was last shown. */
  private revealed: Frame | undefined;
  /** Pixels at the top of the screen that something covers. */
  private covered = 0;

  constructor(map: Size) {
    super();
    this.map = map;
  }

  /** Whether the viewer has dragged or zoomed the map since a part of it was last shown. */
  get isMovedByViewer(): boolean {
    return this.isMoved;
  }

  get placement(): MapPlacement {
    return this.place;
  }

  /** Sets the size of the screen. A map that the viewer has not moved is fitted to it. */
  resize(width: number, height: number): void {
    if (width === this.screen.width && height === this.screen.height) return;
    const center = this.toMap(this.middle);
    this.screen = { width, height };
    if (this.isMoved) this.center(center, this.place.scale);
    else this.showAgain();
  }

  /** Sets how many pixels at the top of the screen are covered, for instance by buttons. The map is fitted to the space below them. */
  cover(top: number): void {
    if (top === this.covered) return;
    this.covered = top;
    if (!this.isMoved) this.showAgain();
  }

  /** Shows a part of the map; without one, the whole map. */
  show(frame?: Frame): void {
    this.wanted = frame;
    this.revealed = undefined;
    this.isMoved = false;
    const shown = frame ?? { x: 0, y: 0, ...this.map };
    const fitting = this.fitting(shown);
    this.center(middleOf(shown), frame === undefined ? fitting : Math.min(fitting, COMFORTABLE_SCALE));
  }

  /** Moves the map just far enough to show a part of it. This does not count as a move by the viewer. */
  reveal(frame: Frame): void {
    this.revealed = frame;
    const { scale, x, y } = this.place;
    const across = shiftInto(frame.x * scale + x, frame.width * scale, 0, this.screen.width);
    const down = shiftInto(frame.y * scale + y, frame.height * scale, this.covered, this.screen.height);
    if (across !== 0 || down !== 0) this.set({ scale, x: x + across, y: y + down });
  }

  /** Drags the map by some pixels. */
  panBy(across: number, down: number): void {
    this.isMoved = true;
    this.set({ ...this.place, x: this.place.x + across, y: this.place.y + down });
  }

  /** Zooms by a factor around a point of the screen, by default the middle of what is not covered. */
  zoomBy(factor: number, at: Point = this.middle): void {
    this.isMoved = true;
    const fixed = this.toMap(at);
    const scale = this.allowed(this.place.scale * factor);
    this.set({ scale, x: at.x - fixed.x * scale, y: at.y - fixed.y * scale });
  }

  /** Returns the point of the map at a point of the screen. */
  toMap({ x, y }: Point): Point {
    const { scale } = this.place;
    return { x: (x - this.place.x) / scale, y: (y - this.place.y) / scale };
  }

  /** Returns the point of the screen at a point of the map. */
  toScreen({ x, y }: Point): Point {
    const { scale } = this.place;
    return { x: x * scale + this.place.x, y: y * scale + this.place.y };
  }

  private showAgain(): void {
    const { revealed } = this;
    this.show(this.wanted);
    if (revealed !== undefined) this.reveal(revealed);
  }

  private center(point: Point, scale: number): void {
    const { x, y } = this.middle;
    this.set({ scale, x: x - point.x * scale, y: y - point.y * scale });
  }

  /** The middle of what is not covered. */
  private get middle(): Point {
    return { x: this.screen.width / 2, y: (this.covered + this.screen.height) / 2 };
  }

  /** The scale at which a part of the map fills the screen. */
  private fitting({ width, height }: Size): number {
    const across = (this.screen.width - 2 * PADDING) / Math.max(1, width);
    const down = (this.screen.height - this.covered - 2 * PADDING) / Math.max(1, height);
    return this.allowed(Math.min(across, down));
  }

  private allowed(scale: number): number {
    const whole = Math.min(this.screen.width / this.map.width, this.screen.height / this.map.height);
    return Math.max(Math.min(MAX_SCALE, whole * SMALLEST), Math.min(MAX_SCALE, scale)) || 1;
  }

  private set({ scale, x, y }: MapPlacement): void {
    const next = {
      scale,
      x: within(x, MIN_VISIBLE - this.map.width * scale, this.screen.width - MIN_VISIBLE),
      y: within(y, MIN_VISIBLE - this.map.height * scale, this.screen.height - MIN_VISIBLE),
    };
    if (next.scale === this.place.scale && next.x === this.place.x && next.y === this.place.y) return;
    this.place = next;
    this.changed();
  }
}

function middleOf({ x, y, width, height }: Frame): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function within(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

/**
 * Returns how far a stretch has to be moved to lie between two edges of the screen. If it is too long, its beginning is shown rather than
 * its end.
 */
function shiftInto(from: number, length: number, start: number, end: number): number {
  const [first, last] = [start + PADDING - from, end - PADDING - (from + length)];
  if (first > 0) return first;
  return last < 0 ? Math.max(last, first) : 0;
}
