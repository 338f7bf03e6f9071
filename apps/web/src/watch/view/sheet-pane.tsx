import { UnitSheetView, useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import type { OpenGame } from '../model/open-game.ts';

/** The record sheet of the shown unit, as it stands at the current step. */
export function SheetPane({ game }: { readonly game: OpenGame }): VNode {
  useModel(game.watch);
  return (
    // Who has no mouse can scroll it.
    <div class="watch-sheet" tabIndex={0} role="group" aria-label="Record sheet">
      <UnitSheetView {...game.sheet} />
    </div>
  );
}
