import { type OddsCase, orderCase } from '@hexfall/view';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { OddsDialog } from '../../ui/odds/odds-dialog.tsx';
import { oddsFor } from '../model/choices/create-choice.ts';
import type { PlayModel } from '../model/play-model.ts';

/** Opens all odds of the attack that is being put together: all questions, with their distributions. */
export function AllOdds({ play }: { readonly play: PlayModel }): VNode {
  const [odds, setOdds] = useState<OddsCase>();
  const open = (): void => {
    const asked = oddsFor(play.choice);
    if (asked?.plan.kind === 'orders') setOdds(orderCase(asked.game, asked.plan.orders, ''));
  };
  return (
    <>
      <button type="button" class="all-odds" onClick={open}>
        All odds …
      </button>
      {odds === undefined ? null : <OddsDialog odds={odds} onClose={() => setOdds(undefined)} />}
    </>
  );
}
