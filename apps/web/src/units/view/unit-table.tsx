import type { UnitSortKey } from '@hexfall/data';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { formatCount } from '../../begin/model/match-words.ts';
import type { ShelfUnit } from '../../begin/model/unit-shelf.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import type { CatalogueModel } from '../model/catalogue-model.ts';
import { countNames, movementText, TECH_LETTERS } from '../model/fact-words.ts';

interface Column {
  readonly key: UnitSortKey | undefined;
  readonly words: string;
  /** The full words for the short heading. */
  readonly title?: string;
  readonly look: string;
}

const COLUMNS: readonly Column[] = [
  { key: 'name', words: 'Unit', look: 'name' },
  { key: 'tons', words: 'Tons', look: 'number' },
  { key: 'bv', words: 'BV', title: 'Battle Value', look: 'number' },
  { key: 'walk', words: 'MP', title: 'Movement points: walking/running/jumping', look: 'number' },
  { key: undefined, words: 'Tech', look: 'wide' },
  { key: 'year', words: 'Year', look: 'number wide' },
  { key: undefined, words: 'Role', look: 'wide' },
  { key: undefined, words: 'Weapons', look: 'wide weapons' },
];

interface UnitTableProps {
  readonly model: CatalogueModel;
  readonly units: readonly ShelfUnit[];
}

/** The units that were found. Arrow keys move from one to the next. */
export function UnitTable({ model, units }: UnitTableProps): VNode {
  return (
    <table class="unit-table" onKeyDown={stepThrough}>
      <thead>
        <tr>
          <th scope="col" class="pick">
            <span class="unseen">Compare</span>
          </th>
          {COLUMNS.map(column => (
            <Heading key={column.words} model={model} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map(unit => (
          <Row key={unit.id} model={model} unit={unit} isPicked={model.isPicked(unit)} />
        ))}
      </tbody>
    </table>
  );
}

function Heading({ model, column }: { readonly model: CatalogueModel; readonly column: Column }): VNode {
  const { key, words, title, look } = column;
  const { order, isTurned } = model.choices;
  if (key === undefined)
    return (
      <th scope="col" class={look}>
        {words}
      </th>
    );
  const sort = order === key ? (isTurned ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" class={look} aria-sort={sort}>
      <button type="button" title={title} onClick={() => model.orderBy(key)}>
        {words}
        <span class="sort-mark" aria-hidden="true">
          {sort === undefined ? '' : isTurned ? '▼' : '▲'}
        </span>
      </button>
    </th>
  );
}

interface RowProps {
  readonly model: CatalogueModel;
  readonly unit: ShelfUnit;
  readonly isPicked: boolean;
}

function Row({ model, unit, isPicked }: RowProps): VNode {
  const facts = unit.facts();
  const weapons = facts === undefined ? '' : countNames(facts.weapons);
  const missing = facts === undefined || facts.unplayed.length === 0 ? '' : countNames(facts.unplayed);
  return (
    <tr class={isPicked ? 'picked' : undefined}>
      <td class="pick">
        <label class="pick-label" title={`Compare ${unit.title}`}>
          <input
            type="checkbox"
            aria-label={`Compare ${unit.title}`}
            checked={isPicked}
            onChange={() => model.togglePick(unit)}
          />
        </label>
      </td>
      <th scope="row" class="name">
        <a class="unit-link" dir="auto" href={formatRoute({ page: 'units', path: [unit.id], query: {} })}>
          {unit.title}
        </a>
        {unit.builtIn ? null : <OwnMark model={model} unit={unit} />}
        <span class="name-more">
          {weapons}
          <Missing names={missing} />
        </span>
      </th>
      <td class="number">{unit.tonnage}</td>
      <td class="number">{formatCount(unit.value())}</td>
      <td class="number">{facts === undefined ? '' : movementText(facts)}</td>
      <td class="wide">{facts === undefined ? '' : TECH_LETTERS[facts.techBase]}</td>
      <td class="number wide">{facts?.year ?? ''}</td>
      <td class="wide">{facts?.role}</td>
      <td class="wide weapons">
        {weapons}
        <Missing names={missing} />
      </td>
    </tr>
  );
}

function Missing({ names }: { readonly names: string }): VNode | null {
  return names === '' ? null : <span class="missing"> Fights without {names}.</span>;
}

/** Marks a unit as the reader's own, and lets it be deleted after a confirmation. */
function OwnMark({ model, unit }: { readonly model: CatalogueModel; readonly unit: ShelfUnit }): VNode {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <span class="own">
        <em>yours</em>
        <DeleteButton words={`Delete ${unit.title}`} onClick={() => setAsking(true)} />
      </span>
    );
  return (
    <span class="own" role="group" aria-label={`Delete ${unit.title}?`}>
      <button type="button" class="danger" ref={focusAtOnce} onClick={() => void model.deleteUnit(unit.id)}>
        Delete
      </button>
      <button type="button" onClick={() => setAsking(false)}>
        Keep
      </button>
    </span>
  );
}

function focusAtOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Handles arrow keys on the name of a unit, which move to the next or the previous one. Above the first is the search. */
function stepThrough(press: KeyboardEvent): void {
  const link = press.target;
  if (!(link instanceof HTMLElement) || !link.matches('.unit-link')) return;
  const row = link.closest('tr');
  const next =
    press.key === 'ArrowDown'
      ? row?.nextElementSibling
      : press.key === 'ArrowUp'
        ? row?.previousElementSibling
        : undefined;
  if (next === undefined) return;
  press.preventDefault();
  const target = next?.querySelector<HTMLElement>('.unit-link') ?? (press.key === 'ArrowUp' ? searchField() : null);
  target?.focus();
}

function searchField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.units-search input');
}
