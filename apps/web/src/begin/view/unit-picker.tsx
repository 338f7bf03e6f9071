import type { UnitFilter, WeightClass } from '@hexfall/data';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { countNames, movementText, WEIGHT_WORDS } from '../../units/model/fact-words.ts';
import { formatCount } from '../model/match-words.ts';
import { type ShelfOrder, SORT_WORDS, sortShelf } from '../model/sort-shelf.ts';
import type { ShelfUnit, UnitShelf } from '../model/unit-shelf.ts';

interface UnitPickerProps {
  readonly title: string;
  readonly shelf: UnitShelf;
  /** How many units there are already, and the most that there can be. */
  readonly count: number;
  readonly max: number;
  readonly onAdd: (unit: ShelfUnit) => void;
  /** Deletes one of the user's own units; left out where this is not offered. */
  readonly onDelete?: (unit: ShelfUnit) => void;
  readonly onClose: () => void;
}

interface Choices {
  readonly text: string;
  readonly weight: WeightClass | '';
  readonly tech: NonNullable<UnitFilter['tech']> | '';
  readonly order: ShelfOrder;
}

const WEIGHTS = [['', 'Any weight'], ...Object.entries(WEIGHT_WORDS)] as readonly (readonly [
  WeightClass | '',
  string,
])[];

const TECHS: readonly (readonly [Choices['tech'], string])[] = [
  ['', 'Any technology'],
  ['innerSphere', 'Inner Sphere'],
  ['clan', 'Clan'],
  ['mixed', 'Mixed'],
];

/** The most units that are listed: another word shortens the list. */
const MAX_SHOWN = 60;

/** Finds units by any words that a player types, and adds them to a side or a force, as many as wanted. */
export function UnitPicker({ title, shelf, count, max, onAdd, onDelete, onClose }: UnitPickerProps): VNode {
  const [choices, setChoices] = useState<Choices>({ text: '', weight: '', tech: '', order: 'fit' });
  const [added, setAdded] = useState('');
  const found = useMemo(() => search(shelf, choices), [shelf, choices]);
  const add = (unit: ShelfUnit): void => {
    onAdd(unit);
    setAdded(`${unit.title} added.`);
  };
  return (
    <Dialog
      title={title}
      closeWords="Done"
      onClose={onClose}
      foot={
        <span role="status">
          {added} {count} of {max}.
        </span>
      }
    >
      <Search choices={choices} onChange={setChoices} onEnter={() => found[0] !== undefined && add(found[0])} />
      <p class="note found">{foundWords(found.length)}</p>
      <ul class="found-units">
        {found.slice(0, MAX_SHOWN).map(unit => (
          <li key={unit.id}>
            <FoundUnit unit={unit} isFull={count >= max} onAdd={() => add(unit)} />
            {unit.builtIn || onDelete === undefined ? null : (
              <DeleteButton words={`Delete the unit ${unit.title}`} onClick={() => onDelete(unit)} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function search(shelf: UnitShelf, { text, weight, tech, order }: Choices): readonly ShelfUnit[] {
  const found = shelf.search(`${text} ${weight}`, tech === '' ? {} : { tech });
  return sortShelf(found, order);
}

function foundWords(count: number): string {
  if (count === 0) return 'No units match. Names, weapons, roles and weights all count as words.';
  if (count > MAX_SHOWN) return `${count} units, of which the first ${MAX_SHOWN} are shown.`;
  return count === 1 ? '1 unit' : `${count} units`;
}

interface SearchProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  readonly onEnter: () => void;
}

function Search({ choices, onChange, onEnter }: SearchProps): VNode {
  return (
    <div class="unit-search">
      <label class="search-field">
        <span>Search</span>
        <input
          data-focus-first
          type="search"
          value={choices.text}
          placeholder="Atlas, as7-d, ac/20 medium, jump …"
          autocomplete="off"
          spellcheck={false}
          onInput={typed => onChange({ ...choices, text: typed.currentTarget.value })}
          onKeyDown={press => {
            if (press.key !== 'Enter') return;
            onEnter();
            // The name is selected, so that the next one that is typed replaces it.
            press.currentTarget.select();
          }}
        />
      </label>
      <Filter
        words="Weight"
        value={choices.weight}
        options={WEIGHTS}
        onChange={weight => onChange({ ...choices, weight })}
      />
      <Filter
        words="Technology"
        value={choices.tech}
        options={TECHS}
        onChange={tech => onChange({ ...choices, tech })}
      />
      <Filter
        words="Order"
        value={choices.order}
        options={SORT_WORDS}
        onChange={order => onChange({ ...choices, order })}
      />
    </div>
  );
}

interface FilterProps<T extends string> {
  readonly words: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly onChange: (value: T) => void;
}

function Filter<T extends string>({ words, value, options, onChange }: FilterProps<T>): VNode {
  return (
    <select aria-label={words} value={value} onChange={change => onChange(change.currentTarget.value as T)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface FoundUnitProps {
  readonly unit: ShelfUnit;
  readonly isFull: boolean;
  readonly onAdd: () => void;
}

function FoundUnit({ unit, isFull, onAdd }: FoundUnitProps): VNode {
  const facts = unit.facts();
  return (
    <button type="button" class="found-unit" disabled={isFull} onClick={onAdd}>
      <span class="found-name" dir="auto">
        {unit.title}
        {unit.builtIn ? null : <em> yours</em>}
      </span>
      <span class="found-figures">
        {unit.tonnage} t · {formatCount(unit.value())} BV
        {facts === undefined ? '' : ` · ${movementText(facts)}`}
      </span>
      {facts === undefined ? null : (
        <span class="found-weapons">
          {countNames(facts.weapons)}
          {facts.unplayed.length === 0 ? '' : ` · fights without ${countNames(facts.unplayed)}`}
        </span>
      )}
    </button>
  );
}
