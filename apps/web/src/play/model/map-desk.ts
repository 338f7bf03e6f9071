import type { HexId } from '@hexfall/hex';
import { boardOf, type Game } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import { type CursorStep, MapPointer } from './map-pointer.ts';
import type { SightReport } from './sight.ts';
import { SightLine } from './sight-line.ts';

/** What the map shows of the game. */
export interface MapScene {
  /** The game to draw. */
  readonly game: Game;
  /** The hex in which the unit that is looked at will be; `undefined` if it is off the board. */
  readonly eyes: HexId | undefined;
  /** The hex in which the cursor of the keyboard begins. */
  readonly start: HexId;
}

/** What a viewer does with the map without choosing anything: pointing, looking along lines of sight, showing shots. */
export class MapDesk extends Model {
  private readonly scene: () => MapScene;
  private readonly pointer = new MapPointer();
  private readonly line = new SightLine();
  private withShots = false;

  constructor(scene: () => MapScene) {
    super();
    this.scene = scene;
  }

  /** The hex of the keyboard's cursor. */
  get cursor(): HexId | undefined {
    return this.pointer.cursor;
  }

  /** The hex under the mouse, or of the keyboard's cursor. */
  get hovered(): HexId | undefined {
    return this.pointer.hex;
  }

  /** The hex to which the cursor was moved since the last choice. */
  get fresh(): HexId | undefined {
    return this.pointer.fresh;
  }

  /** Points at a hex. */
  hover(hex: HexId | undefined): void {
    if (this.pointer.point(hex)) this.changed();
  }

  /** Moves the keyboard's cursor. It begins at the selected unit. */
  moveCursor(step: CursorStep): void {
    const { game, start } = this.scene();
    this.pointer.step(boardOf(game).grid, step, start);
    this.changed();
  }

  /** Called when something was chosen, after which the cursor no longer marks a new hex. */
  settle(): void {
    this.pointer.settle();
  }

  /** Called when another unit is given orders: the cursor starts again. */
  restart(): void {
    this.pointer.restart();
  }

  /** Removes pointer, cursor and lines from the map. */
  clear(): void {
    this.line.hide();
    this.pointer.clear();
    this.changed();
  }

  /** Whether to show the shots from the end of the move and those at it. */
  get showsShots(): boolean {
    return this.withShots;
  }

  toggleShots(): void {
    this.withShots = !this.withShots;
    this.changed();
  }

  /** Whether the line of sight to the hovered hex is shown. */
  get showsSight(): boolean {
    return this.line.isShown;
  }

  /** The line of sight to the hovered hex, if lines of sight are shown. */
  get sight(): SightReport | undefined {
    const { game, eyes } = this.scene();
    return this.line.look(game, eyes, this.hovered);
  }

  /** Shows lines of sight from the given hex or, without one, from where the selected unit will be. */
  lookFrom(hex: HexId | undefined): void {
    this.line.show(hex);
    this.changed();
  }

  toggleSight(): void {
    this.line.toggle();
    this.changed();
  }
}
