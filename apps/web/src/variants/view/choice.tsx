import '../../ui/fields.css';
import type { VNode } from 'preact';

interface ChoiceProps {
  readonly words: string;
  readonly id?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** A labeled choice between several options. */
export function Choice({ words, id, value, options, onChange }: ChoiceProps): VNode {
  return (
    <label class="field">
      <span>{words}</span>
      <select
        id={id}
        value={value}
        onChange={change => {
          onChange(change.currentTarget.value);
          // Resets the list, since the choice may have been refused.
          change.currentTarget.value = value;
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
