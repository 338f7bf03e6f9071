import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { formatCount } from '../../begin/model/match-words.ts';
import { FileButton } from '../../files/view/file-button.tsx';
import type { CatalogueModel } from '../model/catalogue-model.ts';
import { FilterPanel } from './filter-panel.tsx';
import { UnitTable } from './unit-table.tsx';

/** The catalogue: a search, filters, and the units that match. */
export function CatalogueScreen({ model }: { readonly model: CatalogueModel }): VNode {
  useModel(model);
  const table = useRef<HTMLDivElement>(null);
  const goToTable = (): void => table.current?.querySelector<HTMLElement>('.unit-link')?.focus();
  return (
    <main class="page units-page">
      <header class="page-head">
        <div>
          <h1>Units</h1>
          <p>Record sheets, comparisons and Battle Values. Drop unit files (.mtf, .json) anywhere to add your own.</p>
        </div>
        <FileButton words="Open files …" />
      </header>
      <SearchField model={model} onDown={goToTable} />
      <div class="units-columns">
        <FilterPanel model={model} />
        <div class="units-found" ref={table}>
          <Found model={model} />
        </div>
      </div>
      <CompareBar model={model} />
    </main>
  );
}

interface SearchFieldProps {
  readonly model: CatalogueModel;
  /** Moves the focus to the units that were found. */
  readonly onDown: () => void;
}

function SearchField({ model, onDown }: SearchFieldProps): VNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (press: KeyboardEvent): void => {
      const isTyping = press.target instanceof HTMLElement && press.target.matches('input, select, textarea');
      if (press.key !== '/' || isTyping || press.ctrlKey || press.metaKey || press.altKey) return;
      press.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  return (
    <label class="units-search">
      <span>
        Search <kbd aria-hidden="true">/</kbd>
      </span>
      <input
        ref={input}
        type="search"
        value={model.choices.text}
        placeholder="Atlas, as7-d, ac/20 medium, jump …"
        autocomplete="off"
        spellcheck={false}
        onInput={typed => model.change({ text: typed.currentTarget.value })}
        onKeyDown={press => {
          if (press.key !== 'ArrowDown' && press.key !== 'Enter') return;
          press.preventDefault();
          onDown();
        }}
      />
    </label>
  );
}

function Found({ model }: { readonly model: CatalogueModel }): VNode {
  if (model.readiness < 1) return <p class="note">Reading the catalogue … {Math.round(model.readiness * 100)}%</p>;
  const { foundCount, shown } = model;
  return (
    <>
      <p class="note units-count" role="status">
        {countWords(model)}
      </p>
      {foundCount === 0 ? <NothingFound model={model} /> : <UnitTable model={model} units={shown} />}
      {foundCount > shown.length ? (
        <button type="button" onClick={() => model.showMore()}>
          Show more
        </button>
      ) : null}
    </>
  );
}

function countWords({ foundCount, total, shown }: CatalogueModel): string {
  const found =
    foundCount === total ? `${formatCount(total)} units` : `${formatCount(foundCount)} of ${formatCount(total)} units`;
  return shown.length < foundCount ? `${found}, of which the first ${formatCount(shown.length)} are listed` : found;
}

function NothingFound({ model }: { readonly model: CatalogueModel }): VNode {
  const isOwn = model.choices.isMine && model.ownCount === 0;
  return (
    <div class="units-empty">
      <p>
        {isOwn
          ? 'You have no units of your own yet: drop a unit file (.mtf or .json) on this page, or change a unit and keep it.'
          : 'No units match. Names, weapons, roles and weights all count as words.'}
      </p>
      <button type="button" onClick={() => model.clear()}>
        Show all units
      </button>
    </div>
  );
}

/** The units that are selected for comparison, and a link to it. */
function CompareBar({ model }: { readonly model: CatalogueModel }): VNode | null {
  const [a, b] = model.picked;
  if (a === undefined) return null;
  return (
    <aside class="compare-bar" aria-label="Units to compare">
      <span dir="auto">
        {b === undefined ? `${a.title}: pick another one to compare` : `${a.title} and ${b.title}`}
      </span>
      {b === undefined ? null : (
        <a class="button primary" href={formatRoute({ page: 'units', path: ['compare'], query: { a: a.id, b: b.id } })}>
          Compare
        </a>
      )}
    </aside>
  );
}
