import type { VNode } from 'preact';
import { SideMark } from '../../ui/side-mark.tsx';
import type { TableCard } from '../model/table-cards.ts';
import type { TableModel } from '../model/table-model.ts';

/** A summary of all units of the table. One of them is open. */
export function UnitStrip({ model }: { readonly model: TableModel }): VNode {
  return (
    <nav class="unit-strip" aria-label="Units of the table">
      <ul>
        {model.cards.map(card => (
          <li key={card.unit}>
            <CardButton card={card} isOpen={card.unit === model.unit} onOpen={() => model.select(card.unit)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CardButtonProps {
  readonly card: TableCard;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function CardButton({ card, isOpen, onOpen }: CardButtonProps): VNode {
  const { name, short, mark, side, isOut, left, heat, done, conditions, rolls } = card;
  const health = `${Math.round(left * 100)}% of armor and structure left`;
  const words = isOut
    ? 'out of play'
    : [done, ...conditions.filter(word => !word.startsWith('heat'))].filter(word => word !== '').join(', ');
  return (
    <button
      type="button"
      class={`table-card ${side === 0 ? 'a' : 'b'}${isOut ? ' out' : ''}`}
      aria-pressed={isOpen}
      aria-label={`${mark} ${name}: ${health}, heat ${heat}${words === '' ? '' : `, ${words}`}${rolls === 0 ? '' : ', piloting roll due'}`}
      ref={button => {
        if (isOpen) button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
      onClick={onOpen}
    >
      <span class="card-head">
        <SideMark side={side} />
        <b>{mark}</b>
        <span class="card-name" dir="auto">
          {short}
        </span>
        {rolls === 0 ? null : (
          <b class="due" aria-hidden="true">
            !
          </b>
        )}
      </span>
      <meter min={0} max={1} low={0.34} high={0.67} optimum={1} value={left} aria-hidden="true" />
      <span class="card-foot">
        <span class="card-words">{words === '' ? 'ready' : words}</span>
        <span class={heat > 0 ? 'hot' : ''}>{heat > 0 ? `${heat}°` : ''}</span>
      </span>
    </button>
  );
}
