import type { SheetLocation } from '@hexfall/stage';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { TableModel } from '../model/table-model.ts';

interface ChosenSlot {
  readonly location: number;
  readonly slot: number;
}

/** The critical slots. A tap on one strikes it by the rules, or only ticks it off. */
export function SlotsTab({ model }: { readonly model: TableModel }): VNode {
  const [chosen, setChosen] = useState<ChosenSlot>();
  return (
    <div class="slots-tab">
      {model.sheet.locations.map(location => (
        <Location
          key={location.code}
          model={model}
          location={location}
          chosen={chosen?.location === location.location ? chosen.slot : undefined}
          onChoose={slot => setChosen(slot === undefined ? undefined : { location: location.location, slot })}
        />
      ))}
    </div>
  );
}

interface LocationProps {
  readonly model: TableModel;
  readonly location: SheetLocation;
  readonly chosen: number | undefined;
  readonly onChoose: (slot: number | undefined) => void;
}

function Location({ model, location, chosen, onChoose }: LocationProps): VNode {
  const { name, slots, gone } = location;
  return (
    <section class={gone ? 'slot-location gone' : 'slot-location'} aria-label={name}>
      <h2>
        {name}
        {gone ? ' (destroyed)' : ''}
      </h2>
      <ol>
        {slots.map((slot, i) => (
          <li key={i} class={slot.out ? 'out' : ''}>
            {slot.idle ? (
              <span class="idle">{slot.name === '' ? '–' : slot.name}</span>
            ) : (
              <button
                type="button"
                aria-pressed={chosen === i}
                aria-label={`${slot.name}, slot ${i + 1}${slot.out ? ', out' : ''}`}
                onClick={() => onChoose(chosen === i ? undefined : i)}
              >
                {slot.name}
              </button>
            )}
            {chosen === i ? (
              <SlotActions model={model} location={location} slot={i} onDone={() => onChoose(undefined)} />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SlotActionsProps {
  readonly model: TableModel;
  readonly location: SheetLocation;
  readonly slot: number;
  readonly onDone: () => void;
}

function SlotActions({ model, location: { location, slots }, slot, onDone }: SlotActionsProps): VNode {
  const { unit } = model;
  const isOut = slots[slot]!.out;
  const tick = (out: boolean): void => {
    model.put({ kind: 'tick', unit, location, slot, out });
    onDone();
  };
  if (isOut)
    return (
      <div class="slot-actions">
        <button type="button" onClick={() => tick(false)}>
          Restore
        </button>
      </div>
    );
  return (
    <div class="slot-actions">
      <button
        type="button"
        class="primary"
        onClick={() => {
          model.put({ kind: 'strike', unit, location, slot });
          onDone();
        }}
      >
        Critical hit
      </button>
      <button type="button" onClick={() => tick(true)}>
        Only tick off
      </button>
    </div>
  );
}
