import type { DraftBay, DraftItem } from '@hexfall/data';
import type { LocationCode } from '@hexfall/rules';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { EditModel } from '../model/edit-model.ts';
import { bayPlace, PLACES } from '../model/finding-places.ts';
import { type SlotBlock, slotBlocks } from '../model/slot-blocks.ts';
import { showPlace } from './findings-panel.tsx';

/** The location and the number of the slot that is chosen. */
interface Chosen {
  readonly code: LocationCode;
  readonly slot: number;
}

/** Every location with its slots. A press selects an item, which can then be moved, turned or removed. */
export function BaysPanel({ model }: { readonly model: EditModel }): VNode {
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <section class="card edit-bays" aria-labelledby={PLACES.bays}>
      <h2 id={PLACES.bays} tabIndex={-1}>
        Weapons and equipment
      </h2>
      <div class="bays">
        {model.report.bays.map(bay => (
          <Bay
            key={bay.code}
            model={model}
            bay={bay}
            chosen={chosen?.code === bay.code ? chosen.slot : 0}
            onChoose={slot => setChosen(slot === 0 ? undefined : { code: bay.code, slot })}
          />
        ))}
      </div>
    </section>
  );
}

interface BayProps {
  readonly model: EditModel;
  readonly bay: DraftBay;
  /** First slot of the block that is chosen; 0 if none is. */
  readonly chosen: number;
  readonly onChoose: (slot: number) => void;
}

function Bay({ model, bay, chosen, onChoose }: BayProps): VNode {
  const { code, name, free } = bay;
  return (
    <section class={`bay at-${code}`} aria-labelledby={bayPlace(code)}>
      <header>
        <h3 id={bayPlace(code)} tabIndex={-1}>
          {name}
        </h3>
        <span class="bay-free">{free === 0 ? 'full' : `${free} free`}</span>
      </header>
      <ul>
        {slotBlocks(bay, model.report.items).map(block => (
          <li key={block.first} class={`block ${block.kind}`} style={{ '--slots': block.count }}>
            <Block
              block={block}
              isChosen={chosen === block.first}
              onPress={() => onChoose(chosen === block.first ? 0 : block.first)}
            />
            {block.kind === 'item' && chosen === block.first ? (
              <ItemActions model={model} block={block} code={code} onDone={() => onChoose(0)} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BlockProps {
  readonly block: SlotBlock;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function Block({ block, isChosen, onPress }: BlockProps): VNode {
  const times = block.count > 1 ? ` × ${block.count}` : '';
  if (block.kind === 'free') return <span class="slot-free">{block.count === 1 ? 'free' : `${block.count} free`}</span>;
  if (block.kind === 'part')
    return (
      <span class="slot-part">
        {block.name}
        {times}
      </span>
    );
  const { item, isRest } = block;
  return (
    <button type="button" class={`slot-item ${item.sort}`} aria-expanded={isChosen} onClick={onPress}>
      <span class="slot-title" dir="auto">
        {item.title}
        {item.rear ? ' (rear)' : ''}
        {isRest && item.lies === 'together' ? ' (rest)' : ''}
      </span>
      <span class="slot-figures">{figuresOf(item, block.count)}</span>
    </button>
  );
}

function figuresOf({ tons, shots, hull }: DraftItem, count: number): string {
  const parts = [
    ...(tons === undefined || hull !== undefined ? [] : [`${tons} t`]),
    ...(shots === 0 ? [] : [`${shots} shots`]),
    ...(count > 1 ? [`${count} slots`] : []),
  ];
  return parts.join(', ');
}

interface ItemActionsProps {
  readonly model: EditModel;
  readonly block: Extract<SlotBlock, { readonly kind: 'item' }>;
  readonly code: LocationCode;
  readonly onDone: () => void;
}

/** The actions for an item. After an action, the focus moves to where the item is then. */
function ItemActions({ model, block, code, onDone }: ItemActionsProps): VNode {
  const { item, first } = block;
  const place = { location: code, slot: first };
  const others = model.report.bays.filter(bay => bay.code !== code);
  const leaveTo = (target: LocationCode): void => {
    onDone();
    if (model.refusal === '') showPlace(bayPlace(target));
  };
  return (
    <div class="item-actions">
      {item.lies === 'fixed' ? null : (
        <select
          aria-label={`Move ${item.title} to`}
          value=""
          onChange={change => {
            const to = change.currentTarget.value as LocationCode;
            model.change({ kind: 'move', ...place, to });
            leaveTo(to);
          }}
        >
          <option value="">Move to …</option>
          {others.map(bay => (
            <option key={bay.code} value={bay.code}>
              {bay.name} ({bay.free} free)
            </option>
          ))}
        </select>
      )}
      {item.turns ? (
        <button type="button" onClick={() => model.change({ kind: 'face', ...place, rear: !item.rear })}>
          {item.rear ? 'Face front' : 'Face rear'}
        </button>
      ) : null}
      {item.hull === undefined ? (
        <button
          type="button"
          onClick={() => {
            model.change({ kind: 'remove', ...place });
            leaveTo(code);
          }}
        >
          Remove
        </button>
      ) : null}
    </div>
  );
}
