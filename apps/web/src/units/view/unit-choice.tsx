import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { leadTo } from '../../app/use-route.ts';
import { formatCount } from '../../begin/model/match-words.ts';
import type { ShelfUnit, UnitShelf } from '../../begin/model/unit-shelf.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { ComparedSide } from './compare-page.tsx';

interface UnitChoiceProps {
  readonly side: 'a' | 'b';
  /** The unit on the other side, as the address names it. */
  readonly other: string;
  readonly shelf: UnitShelf;
  readonly chosen: ComparedSide;
}

const MAX_SHOWN = 8;

/** The unit on one side of a comparison, and a search for another. */
export function UnitChoice({ side, other, shelf, chosen: { view, problem } }: UnitChoiceProps): VNode {
  const list = useId();
  const [text, setText] = useState('');
  const found = text.trim() === '' ? [] : shelf.search(text).slice(0, MAX_SHOWN);
  const choose = (unit: ShelfUnit): void => {
    const query = side === 'a' ? { a: unit.id, b: other } : { a: other, b: unit.id };
    leadTo({ page: 'units', path: ['compare'], query });
  };
  return (
    <section class={`card compare-choice ${side}`} aria-label={side === 'a' ? 'First unit' : 'Second unit'}>
      <h2>
        <SideMark side={side === 'a' ? 0 : 1} />
        {view === undefined ? (
          <span class="note">{problem === '' ? 'No unit yet' : problem}</span>
        ) : (
          <a dir="auto" href={formatRoute({ page: 'units', path: [view.unit.id], query: {} })}>
            {view.unit.title}
          </a>
        )}
      </h2>
      <label class="filter">
        <span>{view === undefined ? 'Find a unit' : 'Another one'}</span>
        <input
          type="search"
          value={text}
          placeholder="Name, weapon, role …"
          autocomplete="off"
          spellcheck={false}
          aria-controls={list}
          onInput={typed => setText(typed.currentTarget.value)}
          onKeyDown={press => {
            if (press.key === 'Enter' && found[0] !== undefined) choose(found[0]);
          }}
        />
      </label>
      <ul class="choice-list" id={list}>
        {found.map(unit => (
          <li key={unit.id}>
            <button type="button" onClick={() => choose(unit)}>
              <span dir="auto">{unit.title}</span>
              <span class="note">
                {unit.tonnage} t · {formatCount(unit.value())} BV
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
