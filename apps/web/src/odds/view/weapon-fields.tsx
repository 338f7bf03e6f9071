import { nameKey, WEAPONS } from '@hexfall/data';
import { findWeapon, type WeaponWords } from '@hexfall/view';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { ChoiceField, NumberField } from '../../ui/fields.tsx';
import { fireMounted, mountedWeapons, setWeapons, weaponsOf } from '../model/query-edits.ts';
import type { FormPart } from './question-form.tsx';

/** The weapons that are fired: the number of each kind that the unit has, or any weapons if no unit is named. */
export function WeaponFields(part: FormPart): VNode | null {
  const { query, model, edit } = part;
  const weapons = weaponsOf(query);
  const spec = model.odds?.game.match.specs[0];
  if (weapons === undefined)
    return (
      <button type="button" onClick={() => edit(changed => setWeapons(changed, 'all'))}>
        Fire everything
      </button>
    );
  if (query.attacker.name === undefined && weapons !== 'all') return <LooseWeapons {...part} weapons={weapons} />;
  if (spec === undefined || query.attacker.name === undefined) return null;
  const carried = spec.weapons.map(({ type }) => type.name);
  const mounted = mountedWeapons(carried, weapons, isSame);
  return (
    <div class="fields" role="group" aria-label="Weapons that are fired">
      {mounted.map(({ name, carried: count, fired }) => (
        <ChoiceField
          key={name}
          label={name}
          value={String(fired)}
          options={Array.from({ length: count + 1 }, (_, i) => [String(i), i === 0 ? 'None' : `${i} of ${count}`])}
          onChange={value => edit(changed => fireMounted(changed, mounted, name, Number(value)))}
        />
      ))}
    </div>
  );
}

function isSame(words: string, name: string): boolean {
  return nameKey(findWeapon(words)?.type.name ?? words) === nameKey(name);
}

const MAX_COUNT = 12;

function LooseWeapons({ edit, weapons }: FormPart & { readonly weapons: readonly WeaponWords[] }): VNode {
  const list = useId();
  const change = (index: number, weapon: WeaponWords): void =>
    edit(query => setWeapons(query, weapons.with(index, weapon)));
  return (
    <div class="loose-weapons" role="group" aria-label="Weapons that are fired">
      <datalist id={list}>
        {[...new Set(WEAPONS.map(({ type }) => type.name))].map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {weapons.map(({ count, name }, i) => (
        <div class="loose-weapon" key={i}>
          <NumberField
            label={`How many of weapon ${i + 1}`}
            isBare
            value={count}
            min={1}
            max={MAX_COUNT}
            onChange={next => next !== undefined && change(i, { count: next, name })}
          />
          <input
            type="text"
            aria-label={`Weapon ${i + 1}`}
            list={list}
            value={name}
            autocomplete="off"
            spellcheck={false}
            onChange={({ currentTarget: { value } }) => value.trim() !== '' && change(i, { count, name: value.trim() })}
          />
          {weapons.length === 1 ? null : (
            <DeleteButton
              words={`Remove weapon ${i + 1}`}
              onClick={() => edit(query => setWeapons(query, weapons.toSpliced(i, 1)))}
            />
          )}
        </div>
      ))}
      <button
        type="button"
        onClick={() => edit(query => setWeapons(query, [...weapons, { count: 1, name: 'medium laser' }]))}
      >
        Add a weapon
      </button>
    </div>
  );
}
