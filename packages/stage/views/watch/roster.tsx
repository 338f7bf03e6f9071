import { FIELD, shareLeft, unitWords, type WatchModel } from '@hexfall/stage';
import type { VNode } from 'preact';
import { useModel } from '../use-model.ts';

/** Value of `status` for a destroyed unit. */
const DESTROYED = 1;

/** The most units that are listed in one column. More are listed in two columns, one for each side. */
const MAX_IN_ONE_COLUMN = 8;

/** Lists the units of both sides with what is left of them. A click shows a unit in detail. */
export function Roster({ model }: { readonly model: WatchModel }): VNode {
  const { units } = useModel(model).film;
  return (
    <div class={units.length > MAX_IN_ONE_COLUMN ? 'film-roster many' : 'film-roster'}>
      {/* The units of A come first, even if A is the second side. */}
      {[0, 1].map(side => (
        <div key={side} class="film-side" role="group" aria-label={`Units of ${'AB'[side]}`}>
          {units.map((unit, i) => (unit.side === side ? <Row key={i} model={model} index={i} /> : null))}
        </div>
      ))}
    </div>
  );
}

function Row({ model, index }: { readonly model: WatchModel; readonly index: number }): VNode {
  const unit = model.film.units[index]!;
  const state = model.units[index]!;
  const words = unitWords(state);
  const isOut = state[FIELD.status] !== 0;
  const left = Math.round(shareLeft(unit, state) * 100);
  return (
    <button
      type="button"
      class={`${unit.side === 0 ? 'a' : 'b'}${isOut ? ' out' : ''}${index === model.shownUnit ? ' on' : ''}`}
      title={`${unit.name}: ${words}, ${left}% of armor and structure left; ${unit.about}`}
      aria-pressed={index === model.pinned}
      onClick={() => model.pin(index)}
    >
      <b>{unit.mark}</b>
      <span>
        {unit.name} <small>{words === 'fit' ? '' : words}</small>
      </span>
      <span class="left">
        {/* The armor of a wreck no longer matters, so none is shown. */}
        <i style={{ width: state[FIELD.status] === DESTROYED ? 0 : `${left}%` }} />
      </span>
    </button>
  );
}
