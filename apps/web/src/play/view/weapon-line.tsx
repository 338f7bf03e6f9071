import type { LocationCode, WeaponArc } from '@hexfall/rules';
import type { VNode } from 'preact';
import { average, percent } from '../../ui/figures.ts';
import type { FireChoice } from '../model/choices/fire-choice.ts';
import { isSameTarget } from '../model/choices/fire-offers.ts';
import type { FireTarget, WeaponRow } from '../model/choices/weapon-row.ts';
import { Modifiers, needText } from './parts/number-why.tsx';

interface WeaponLineProps {
  readonly row: WeaponRow;
  readonly choice: FireChoice;
  readonly nameOf: (unit: number) => string;
}

/** A weapon: whether it fires, its target number with the reasons, and how it is fired where there is a choice. */
export function WeaponLine({ row, choice, nameOf }: WeaponLineProps): VNode {
  const isOn = row.firesAt !== undefined;
  const canFire = row.need !== undefined || isOn;
  return (
    <div class={`weapon-line${row.isLost ? ' lost' : ''}${canFire ? '' : ' idle'}`}>
      <button
        type="button"
        class="fire"
        role="switch"
        aria-checked={isOn}
        disabled={!canFire}
        title={row.problem}
        onClick={() => choice.toggle(row.weapon)}
      >
        <span class="mark" aria-hidden="true" />
        <span class="name">
          {row.name} <small>{row.location}</small>
        </span>
        <b class="need">{row.need === undefined ? '' : needText(row.need)}</b>
        <span class="chance">{row.need === undefined ? '' : percent(row.chance)}</span>
      </button>
      <p class="facts">{factWords(row, choice, nameOf)}</p>
      {row.modifiers.length === 0 ? null : (
        <details>
          <summary>Why {needText(row.need)}</summary>
          <Modifiers modifiers={row.modifiers} />
        </details>
      )}
      <Manner row={row} choice={choice} nameOf={nameOf} />
    </div>
  );
}

const ARC_WORDS: Readonly<Record<WeaponArc, string>> = {
  forward: 'forward',
  leftArm: 'left arm',
  rightArm: 'right arm',
  leftSide: 'left side',
  rightSide: 'right side',
  rear: 'rear',
  turret: 'turret',
};

function factWords(row: WeaponRow, { target }: FireChoice, nameOf: (unit: number) => string): string {
  if (row.isLost) return 'destroyed';
  const [short, medium, long] = row.ranges;
  const parts = [
    row.need === undefined ? (row.problem ?? '') : `${average(row.damage)} damage on average`,
    `heat ${row.heat}`,
    `${row.minimumRange > 0 ? `min ${row.minimumRange}, ` : ''}${short}/${medium}/${long}`,
    ARC_WORDS[row.arc],
    row.shotsLeft === undefined ? '' : `${row.shotsLeft} ${row.shotsLeft === 1 ? 'shot' : 'shots'} left`,
    // A shot at the present target need not be mentioned.
    row.firesAt === undefined || isSameTarget(row.firesAt, target)
      ? ''
      : `fires at ${targetWords(row.firesAt, nameOf)}`,
  ];
  return parts.filter(part => part !== '').join(' · ');
}

function targetWords(target: FireTarget, nameOf: (unit: number) => string): string {
  return 'unit' in target ? nameOf(target.unit) : 'the marked hex';
}

function Manner({ row, choice, nameOf }: WeaponLineProps): VNode | null {
  const { manner, loads, rates, rateWords, aims, spotters, canHeat, weapon } = row;
  if (loads.length + rates.length + aims.length + spotters.length === 0 && !canHeat) return null;
  return (
    <div class="manner">
      {loads.length < 2 ? null : (
        <Choose
          label="Ammunition"
          value={String(manner.bin ?? loads[0]!.bin)}
          options={loads.map(({ bin, words }) => [String(bin), words])}
          onChoose={bin => choice.fireLike(weapon, { bin: Number(bin) })}
        />
      )}
      {rates.length < 2 ? null : (
        <Choose
          label="Rate of fire"
          value={String(manner.rate ?? 1)}
          options={rates.map((rate, i) => [String(rate), rateWords[i]!])}
          onChoose={rate => choice.fireLike(weapon, { rate: Number(rate) })}
        />
      )}
      {aims.length === 0 ? null : (
        <Choose
          label="Aim at"
          value={manner.aim ?? ''}
          options={[['', 'Anywhere'], ...aims.map((aim): [string, string] => [aim, aim])]}
          onChoose={aim => choice.fireLike(weapon, { aim: aim === '' ? undefined : (aim as LocationCode) })}
        />
      )}
      {spotters.length === 0 ? null : (
        <Choose
          label="Spotter"
          value={String(manner.spotter ?? spotters[0])}
          options={spotters.map(unit => [String(unit), nameOf(unit)])}
          onChoose={unit => choice.fireLike(weapon, { spotter: Number(unit) })}
        />
      )}
      {canHeat ? (
        <label class="check">
          <input
            type="checkbox"
            checked={manner.heat === true}
            onChange={() => choice.fireLike(weapon, { heat: manner.heat !== true })}
          />
          Heat instead of damage
        </label>
      ) : null}
    </div>
  );
}

interface ChooseProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChoose: (value: string) => void;
}

function Choose({ label, value, options, onChoose }: ChooseProps): VNode {
  return (
    <label class="choose">
      <span>{label}</span>
      <select value={value} onChange={change => onChoose(change.currentTarget.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
