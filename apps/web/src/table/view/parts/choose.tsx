import type { VNode } from 'preact';

interface ChooseProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly onChoose: (value: T) => void;
}

/** A choice of one option from a list. */
export function Choose<T extends string>({ label, value, options, onChoose }: ChooseProps<T>): VNode {
  return (
    <label class="choose">
      <span>{label}</span>
      <select value={value} onChange={change => onChoose(change.currentTarget.value as T)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

/** A check box. */
export function Check({ label, isOn, onToggle }: CheckProps): VNode {
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={() => onToggle(!isOn)} />
      <span>{label}</span>
    </label>
  );
}
