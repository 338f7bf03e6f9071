import { columnOf, type Grid, type HexId, hexAt, rowOf } from '@hexfall/hex';

/** Directions in which the arrow keys move the cursor over the map. */
export type CursorStep = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<CursorStep, readonly [columns: number, rows: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** What points at the map: the mouse, or the cursor that the arrow keys move. The one that moved last counts. */
export class MapPointer {
  private cursorHex: HexId | undefined;
  private mouseHex: HexId | undefined;
  private moved = false;

  /** The hex of the keyboard's cursor. */
  get cursor(): HexId | undefined {
    return this.cursorHex;
  }

  /** The hex that is pointed at. */
  get hex(): HexId | undefined {
    return this.mouseHex ?? this.cursorHex;
  }

  /** The hex to which the cursor was moved since the last choice. */
  get fresh(): HexId | undefined {
    return this.moved ? this.cursorHex : undefined;
  }

  /** Points at a hex with the mouse. Returns whether that changed anything. */
  point(hex: HexId | undefined): boolean {
    const changes = hex !== this.mouseHex;
    this.mouseHex = hex;
    return changes;
  }

  /** Moves the cursor by one hex on the screen, from where it is or from `start`. At the edge of the board it stays. */
  step(grid: Grid, step: CursorStep, start: HexId): void {
    const from = this.cursorHex ?? start;
    const [columns, rows] = STEPS[step];
    const column = columnOf(grid, from) + columns;
    const row = rowOf(grid, from) + rows;
    const inside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
    this.cursorHex = inside ? hexAt(grid, column, row) : from;
    this.mouseHex = undefined;
    this.moved = true;
  }

  /** Called when something was chosen, after which the cursor no longer marks a new hex. */
  settle(): void {
    this.moved = false;
  }

  /** Removes the cursor from the map: the next step starts again. */
  restart(): void {
    this.cursorHex = undefined;
    this.moved = false;
  }

  /** Removes pointer and cursor from the map. */
  clear(): void {
    this.restart();
    this.mouseHex = undefined;
  }
}
