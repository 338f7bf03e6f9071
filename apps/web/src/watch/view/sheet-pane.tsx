import { UnitSheetView, useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import type { OpenGame } from '../model/open-game.ts';

/** The record sheet of the selected unit, as it is at the current step. */
export function SheetPane({ game }: { readonly game: OpenGame }): VNode {
  useModel(game.watch);
  return (
    // With `tabIndex`, readers without a mouse can scroll it.
    <div class="watch-sheet" tabIndex={0} role="group" aria-label="Record sheet">
      <UnitSheetView {...game.sheet} />
    </div>
  );
}
