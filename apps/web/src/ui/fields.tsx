import './fields.css';
import type { VNode } from 'preact';

interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly onChange: (value: T) => void;
}

/** A field to choose one of several options. */
export function ChoiceField<T extends string>({ label, value, options, onChange }: ChoiceFieldProps<T>): VNode {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={change => onChange(change.currentTarget.value as T)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberFieldProps {
  readonly label: string;
  /** The number; `undefined` if the field is empty. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  /** The value that applies if the field is empty. */
  readonly usual?: string;
  /** Whether the label is only for screen readers, since others see what the field belongs to. */
  readonly isBare?: boolean;
  readonly onChange: (value: number | undefined) => void;
}

/** A field for a whole number, which may be left empty. */
export function NumberField({ label, value, min, max, usual, isBare = false, onChange }: NumberFieldProps): VNode {
  const take = (text: string): void => {
    const number = Math.round(Number(text));
    if (text.trim() === '') onChange(undefined);
    else if (number >= min && number <= max) onChange(number);
  };
  const input = (
    <input
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={value ?? ''}
      placeholder={usual}
      aria-label={isBare ? label : undefined}
      onChange={change => take(change.currentTarget.value)}
    />
  );
  if (isBare) return input;
  return (
    <label class="field number">
      <span>{label}</span>
      {input}
    </label>
  );
}

interface CheckFieldProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function CheckField({ label, value, onChange }: CheckFieldProps): VNode {
  return (
    <label class="field check">
      <input type="checkbox" checked={value} onChange={change => onChange(change.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
