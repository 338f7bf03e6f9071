import type { Range, UnitFilter, WeightClass } from '@hexfall/data';
import type { VNode } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { useMedia } from '../../ui/use-media.ts';
import type { CatalogueModel } from '../model/catalogue-model.ts';
import { WEIGHT_WORDS } from '../model/fact-words.ts';
import { RangeField } from './range-field.tsx';

const TECHS: readonly (readonly [NonNullable<UnitFilter['tech']> | '', string])[] = [
  ['', 'Any'],
  ['innerSphere', 'Inner Sphere'],
  ['clan', 'Clan'],
  ['mixed', 'Mixed'],
];

const CARRIED: readonly (readonly [string, string])[] = [
  ['', 'Anything'],
  ['false', 'Everything is played'],
  ['true', 'Something is not played'],
];

const WEIGHTS = Object.entries(WEIGHT_WORDS) as readonly [WeightClass, string][];

/** Whether there is room for the filters beside the list. */
const WIDE = '(min-width: 60rem)';

/** The filters: open beside the list on a wide screen, behind a heading on a small one. */
export function FilterPanel({ model }: { readonly model: CatalogueModel }): VNode {
  const isWide = useMedia(WIDE);
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(model);
  return (
    <details
      class="filters"
      open={isWide || isOpen}
      onToggle={toggled => {
        if (!isWide) setOpen(toggled.currentTarget.open);
      }}
    >
      <summary>Filters{count === 0 ? '' : ` (${count})`}</summary>
      <div class="filter-fields">
        <Choices model={model} />
        <Figures model={model} />
        <button type="button" disabled={count === 0} onClick={() => model.clear()}>
          Clear filters
        </button>
      </div>
    </details>
  );
}

function filterCount({ choices: { filter, weight, isMine } }: CatalogueModel): number {
  return Object.keys(filter).length + Number(weight !== '') + Number(isMine);
}

function Choices({ model }: { readonly model: CatalogueModel }): VNode {
  const { choices } = model;
  return (
    <>
      <Select
        words="Weight class"
        value={choices.weight}
        options={[['', 'Any'], ...WEIGHTS]}
        onChange={weight => model.change({ weight: weight as WeightClass | '' })}
      />
      <Select
        words="Technology"
        value={choices.filter.tech ?? ''}
        options={TECHS}
        onChange={tech => model.filterBy({ tech: tech === '' ? undefined : (tech as NonNullable<UnitFilter['tech']>) })}
      />
      <Select
        words="Role"
        value={choices.filter.role ?? ''}
        options={[['', 'Any'], ...model.roles.map(role => [role, role] as const)]}
        onChange={role => model.filterBy({ role: role === '' ? undefined : role })}
      />
      <WeaponField model={model} />
      <Select
        words="What it carries"
        value={String(choices.filter.unplayed ?? '')}
        options={CARRIED}
        onChange={text => model.filterBy({ unplayed: text === '' ? undefined : text === 'true' })}
      />
      <Check words="Only my own units" value={choices.isMine} onChange={isMine => model.change({ isMine })} />
    </>
  );
}

function Figures({ model }: { readonly model: CatalogueModel }): VNode {
  const { filter } = model.choices;
  const set =
    (name: 'tonnage' | 'value' | 'year' | 'walk' | 'jump') =>
    (range: Range | undefined): void =>
      model.filterBy({ [name]: range });
  return (
    <>
      <RangeField words="Tons" range={filter.tonnage} step={5} onChange={set('tonnage')} />
      <RangeField words="Battle Value" range={filter.value} step={50} onChange={set('value')} />
      <RangeField words="Introduced" range={filter.year} step={1} onChange={set('year')} />
      <RangeField words="Walking MP" range={filter.walk} step={1} onChange={set('walk')} />
      <RangeField words="Jump MP" range={filter.jump} step={1} onChange={set('jump')} />
    </>
  );
}

/** A field for weapons, separated by commas. Known names are suggested. */
function WeaponField({ model }: { readonly model: CatalogueModel }): VNode {
  const list = useId();
  const known = (model.choices.filter.weapons ?? []).join(', ');
  const [text, setText] = useState(known);
  useEffect(() => {
    if (weaponsIn(text).join(', ') !== known) setText(known);
  }, [known]);
  return (
    <label class="filter">
      <span>Weapon</span>
      <input
        type="text"
        list={list}
        value={text}
        placeholder="AC/20, PPC …"
        autocomplete="off"
        spellcheck={false}
        onInput={typed => {
          setText(typed.currentTarget.value);
          const weapons = weaponsIn(typed.currentTarget.value);
          model.filterBy({ weapons: weapons.length === 0 ? undefined : weapons });
        }}
      />
      <datalist id={list}>
        {model.weapons.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  );
}

function weaponsIn(text: string): readonly string[] {
  return text
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
}

interface SelectProps {
  readonly words: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

function Select({ words, value, options, onChange }: SelectProps): VNode {
  return (
    <label class="filter">
      <span>{words}</span>
      <select value={value} onChange={change => onChange(change.currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckProps {
  readonly words: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function Check({ words, value, onChange }: CheckProps): VNode {
  return (
    <label class="filter-check">
      <input type="checkbox" checked={value} onChange={change => onChange(change.currentTarget.checked)} />
      <span>{words}</span>
    </label>
  );
}
