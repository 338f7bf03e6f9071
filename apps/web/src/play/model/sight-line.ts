import type { HexId } from '@hexfall/hex';
import { type Game, type MechId, mechOf } from '@hexfall/rules';
import type { AnyChoice } from './choices/create-choice.ts';
import { lookAlong, type SightReport } from './sight.ts';

/** Whether lines of sight are shown, and from where: from a hex that the player chose, or from where the selected unit will be. */
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

  /** Returns the line of sight to a hex, from the hex that the player chose or else from `eyes`. */
  look(game: Game, eyes: HexId | undefined, to: HexId | undefined): SightReport | undefined {
    const from = this.from ?? eyes;
    return !this.shown || from === undefined || to === undefined ? undefined : lookAlong(game, from, to);
  }
}

/** Returns where a unit will be after the order that is being put together; `undefined` if it will be off the board. */
export function eyesOf(game: Game, choice: AnyChoice | undefined, unit: MechId | undefined): HexId | undefined {
  const planned = choice?.kind === 'move' || choice?.kind === 'deploy' ? choice.hex : undefined;
  const isOther = choice !== undefined && choice.unit !== unit;
  const hex = (isOther ? undefined : planned) ?? (unit === undefined ? undefined : mechOf(game, unit).hex);
  return hex === undefined || hex < 0 ? undefined : hex;
}
