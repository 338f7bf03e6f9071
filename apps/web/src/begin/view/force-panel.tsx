import type { ComponentChildren, ComponentProps, VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { SideMark } from '../../ui/side-mark.tsx';
import type { ForceDesk } from '../model/force-desk.ts';
import { MAX_UNITS_OF_SIDE } from '../model/match-settings.ts';
import { formatCount } from '../model/match-words.ts';
import { ForceMenu } from './force-menu.tsx';
import { UnitLine } from './unit-line.tsx';
import { UnitPicker } from './unit-picker.tsx';

interface ForcePanelProps {
  readonly model: ForceDesk;
  /** Index of the force. */
  readonly side: number;
  /** The side whose color and shape mark the force. */
  readonly mark: 0 | 1;
  /** The control that chooses the player of the force. */
  readonly player: ComponentChildren;
  readonly note: string;
  readonly more?: ComponentProps<typeof ForceMenu>['more'];
}

/** A force: who plays it, and its units with their crews. */
export function ForcePanel({ model, side, mark, player, note, more }: ForcePanelProps): VNode {
  const [isPicking, setPicking] = useState(false);
  const heading = useId();
  const rows = model.rows(side);
  return (
    <section class={mark === 0 ? 'side a' : 'side b'} aria-labelledby={heading}>
      <header>
        <SideMark side={mark} />
        <h2 id={heading}>{model.forceTitle(side)}</h2>
        {player}
      </header>
      <p class="note">{note}</p>
      {rows.length === 0 ? (
        <p class="empty">No units yet.</p>
      ) : (
        <ul class="unit-lines">
          {rows.map((row, index) => (
            <UnitLine
              key={`${index} ${row.id}`}
              row={row}
              isFull={model.isFull(side)}
              onCrew={crew => model.setCrew(side, index, crew)}
              onDuplicate={() => model.duplicateUnit(side, index)}
              onRemove={() => model.removeUnit(side, index)}
            />
          ))}
        </ul>
      )}
      <div class="side-foot">
        <Totals model={model} side={side} />
        <div class="side-buttons">
          <button type="button" disabled={model.isFull(side)} onClick={() => setPicking(true)}>
            Add a unit …
          </button>
          <ForceMenu model={model} side={side} {...(more === undefined ? {} : { more })} />
        </div>
      </div>
      {isPicking ? (
        <UnitPicker
          title={`Add units to ${lowerFirst(model.forceTitle(side))}`}
          shelf={model.shelf}
          count={rows.length}
          max={MAX_UNITS_OF_SIDE}
          onAdd={unit => model.addUnit(side, unit)}
          onDelete={unit => void model.deleteUnit(unit.id)}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </section>
  );
}

/** Returns a title for the middle of a sentence, such as “side A”. */
function lowerFirst(title: string): string {
  return `${title[0]!.toLowerCase()}${title.slice(1)}`;
}

function Totals({ model, side }: Pick<ForcePanelProps, 'model' | 'side'>): VNode {
  const { units, tonnage, value } = model.totals(side);
  const full = units === MAX_UNITS_OF_SIDE ? ' (full)' : '';
  return (
    <p class="totals">
      <span>
        {units} {units === 1 ? 'unit' : 'units'}
        {full}
      </span>
      <span>{formatCount(tonnage)} t</span>
      <span>
        <strong>{formatCount(value)}</strong> <abbr title="Battle Value">BV</abbr>
      </span>
    </p>
  );
}
