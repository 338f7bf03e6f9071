import { mechOf, specOf } from '@hexfall/rules';
import { unitSheet } from '@hexfall/stage';
import { UnitSheetView, useModelPart } from '@hexfall/stage/views';
import { namesOf } from '@hexfall/view';
import type { VNode } from 'preact';
import type { PlayModel } from '../model/play-model.ts';

/** Shows the record sheet of the unit that the reader looks at, or of the one to which something happens. */
export function SheetPane({ play }: { readonly play: PlayModel }): VNode {
  useModelPart(play, each => [each.shownVersion, each.inspected, each.playback.moment, heatAheadOf(each)]);
  const unit = play.inspected ?? play.playback.moment?.target ?? play.playback.moment?.unit ?? 0;
  const mech = mechOf(play.shown, unit);
  const spec = specOf(play.shown, mech);
  const ahead = unit === play.selected ? heatAheadOf(play) : undefined;
  return (
    <div class="sheet-pane" tabIndex={-1}>
      <UnitSheetView
        sheet={unitSheet(spec, mech)}
        title={namesOf(play.shown).unit(unit)}
        about={`${spec.tonnage} tons, gunnery ${mech.gunnery}, piloting ${mech.piloting}`}
        side={mech.side === 0 ? 0 : 1}
        heatAhead={ahead}
      />
    </div>
  );
}

/** Returns the heat of the selected unit at the end of the turn, if it fires as planned. */
function heatAheadOf({ choice }: PlayModel): number | undefined {
  return choice?.kind === 'fire' ? choice.heat?.end : undefined;
}
