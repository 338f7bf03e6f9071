import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { SideMark } from '../../ui/side-mark.tsx';
import type { BeginModel, SideIndex } from '../model/begin-model.ts';
import { MAX_UNITS_OF_SIDE, PLAYER_KINDS, type PlayerKind } from '../model/match-settings.ts';
import { formatCount, PLAYER_NOTES, PLAYER_WORDS } from '../model/match-words.ts';
import { ForceMenu } from './force-menu.tsx';
import { UnitLine } from './unit-line.tsx';
import { UnitPicker } from './unit-picker.tsx';

interface SidePanelProps {
  readonly model: BeginModel;
  readonly side: SideIndex;
}

/** One side of the match: who plays it, and its units with their crews. */
export function SidePanel({ model, side }: SidePanelProps): VNode {
  const [isPicking, setPicking] = useState(false);
  const heading = useId();
  const name = `Side ${'AB'[side]!}`;
  const rows = model.rows(side);
  return (
    <section class={side === 0 ? 'side a' : 'side b'} aria-labelledby={heading}>
      <header>
        <SideMark side={side} />
        <h2 id={heading}>{name}</h2>
        <PlayerChoice model={model} side={side} name={name} />
      </header>
      <p class="note">{PLAYER_NOTES[model.settings.sides[side].player]}</p>
      {rows.length === 0 ? (
        <p class="empty">No units yet.</p>
      ) : (
        <ul class="unit-lines">
          {rows.map((row, index) => (
            <UnitLine key={`${index} ${row.id}`} model={model} side={side} index={index} row={row} />
          ))}
        </ul>
      )}
      <div class="side-foot">
        <Totals model={model} side={side} />
        <div class="side-buttons">
          <button type="button" disabled={model.isFull(side)} onClick={() => setPicking(true)}>
            Add a unit …
          </button>
          <ForceMenu model={model} side={side} name={name} />
        </div>
      </div>
      {isPicking ? <UnitPicker model={model} side={side} onClose={() => setPicking(false)} /> : null}
    </section>
  );
}

function PlayerChoice({ model, side, name }: SidePanelProps & { readonly name: string }): VNode {
  return (
    <select
      aria-label={`Who plays ${name}`}
      value={model.settings.sides[side].player}
      onChange={change => model.setPlayer(side, change.currentTarget.value as PlayerKind)}
    >
      {PLAYER_KINDS.map(kind => (
        <option key={kind} value={kind}>
          {PLAYER_WORDS[kind]}
        </option>
      ))}
    </select>
  );
}

function Totals({ model, side }: SidePanelProps): VNode {
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
