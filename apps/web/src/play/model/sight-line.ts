import type { HexId } from '@hexfall/hex';
import type { Game } from '@hexfall/rules';
import { lookAlong, type SightReport } from './sight.ts';

/** Whether lines of sight are shown, and from where: a hex that was named, or wherever the selected unit will be. */
export class SightLine {
  private shown = false;
  private from: HexId | undefined;

  get isShown(): boolean {
    return this.shown;
  }

  show(from: HexId | undefined): void {
    this.shown = true;
    this.from = from;
  }

  hide(): void {
    this.shown = false;
    this.from = undefined;
  }

  toggle(): void {
    if (this.shown) this.hide();
    else this.show(undefined);
  }

  /** The line to a hex, from the hex that was named or else from `eyes`. */
  look(game: Game, eyes: HexId | undefined, to: HexId | undefined): SightReport | undefined {
    const from = this.from ?? eyes;
    return !this.shown || from === undefined || to === undefined ? undefined : lookAlong(game, from, to);
  }
}
