import type { Fitting, ItemSort } from '@hexfall/data';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { EditModel } from '../model/edit-model.ts';
import { ALL_FITTINGS, type FittingLine, type FittingSearch, findFittings } from '../model/find-fittings.ts';
import { Choice } from './choice.tsx';

/** The most items that are listed: another word shortens the list. */
const MAX_SHOWN = 50;

const SORTS: readonly (readonly [ItemSort | 'any', string])[] = [
  ['any', 'Everything'],
  ['weapon', 'Weapons'],
  ['ammo', 'Ammunition'],
  ['equipment', 'Equipment'],
  ['heatSink', 'Heat sinks'],
  ['jumpJet', 'Jump jets'],
];

/** The items that can be added to the unit, with a search by name. */
export function AddPanel({ model }: { readonly model: EditModel }): VNode {
  const [search, setSearch] = useState<FittingSearch>(ALL_FITTINGS);
  const lines = useMemo(() => findFittings(model.fittings, search), [model.fittings, search]);
  const add = ({ fitting, refusal }: FittingLine): void => {
    if (refusal !== '') return;
    model.change({ kind: 'add', item: fitting.title, location: fitting.places.length === 0 ? 'any' : search.target });
  };
  return (
    <section class="card edit-panel edit-add" aria-labelledby="add-title">
      <h2 id="add-title">Add</h2>
      <SearchFields
        model={model}
        search={search}
        onChange={setSearch}
        onEnter={() => lines[0] !== undefined && add(lines[0])}
      />
      <p class="note" role="status">
        {foundWords(lines.length)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, also without a button in it. */}
      <div class="fittings-frame" tabIndex={0} role="region" aria-label="What can be added">
        <ul class="fittings">
          {lines.slice(0, MAX_SHOWN).map(line => (
            <FittingRow key={line.fitting.title} line={line} onAdd={() => add(line)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface SearchFieldsProps {
  readonly model: EditModel;
  readonly search: FittingSearch;
  readonly onChange: (search: FittingSearch) => void;
  readonly onEnter: () => void;
}

function SearchFields({ model, search, onChange, onEnter }: SearchFieldsProps): VNode {
  return (
    <>
      <label class="field wide">
        <span>Search</span>
        <input
          type="search"
          placeholder="medium laser, ac20 ammo, case …"
          autocomplete="off"
          spellcheck={false}
          value={search.text}
          onInput={typed => onChange({ ...search, text: typed.currentTarget.value })}
          onKeyDown={press => {
            if (press.key === 'Enter') onEnter();
          }}
        />
      </label>
      <div class="fields">
        <Choice
          words="Kind"
          value={search.sort}
          options={SORTS}
          onChange={sort => onChange({ ...search, sort: sort as FittingSearch['sort'] })}
        />
        <Choice
          words="Put into"
          value={search.target}
          options={[
            ['any', 'Where it fits'],
            ...model.report.bays.map(({ code, name, free }) => [code, `${name} (${free} free)`] as const),
          ]}
          onChange={target => onChange({ ...search, target: target as FittingSearch['target'] })}
        />
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={search.all}
          onChange={change => onChange({ ...search, all: change.currentTarget.checked })}
        />
        Show what does not fit, with the reason
      </label>
    </>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'No matching item has that name.';
  return count > MAX_SHOWN ? `${count} items, of which the first ${MAX_SHOWN} are shown.` : `${count} items`;
}

function FittingRow({ line, onAdd }: { readonly line: FittingLine; readonly onAdd: () => void }): VNode {
  const { fitting, refusal } = line;
  return (
    <li class={refusal === '' ? 'fitting' : 'fitting refused'}>
      <span class="fitting-title">{fitting.title}</span>
      <span class="fitting-figures">{fittingFigures(fitting)}</span>
      {refusal === '' ? (
        <button type="button" aria-label={`Add ${fitting.title}`} onClick={onAdd}>
          Add
        </button>
      ) : (
        <span class="fitting-refusal">{refusal}</span>
      )}
    </li>
  );
}

function fittingFigures({ tons, slots, heat, damage, ranges, shots, wanted }: Fitting): string {
  const parts = [
    ...(tons === undefined ? [] : [`${tons} t`]),
    `${slots} ${slots === 1 ? 'slot' : 'slots'}`,
    ...(heat === 0 ? [] : [`heat ${heat}`]),
    ...(damage === '' ? [] : [`damage ${damage}`]),
    ...(ranges === '' ? [] : [`range ${ranges}`]),
    ...(shots === 0 ? [] : [`${shots} shots`]),
    ...(wanted ? ['for its weapons'] : []),
  ];
  return parts.join(' · ');
}
