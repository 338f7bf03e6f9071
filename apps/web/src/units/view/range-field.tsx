import type { Range } from '@hexfall/data';
import type { VNode } from 'preact';

interface RangeFieldProps {
  readonly words: string;
  readonly range: Range | undefined;
  readonly step: number;
  /** Called with `undefined` when both ends are empty. */
  readonly onChange: (range: Range | undefined) => void;
}

/** A field for a range of numbers, either end of which may be left empty. */
export function RangeField({ words, range, step, onChange }: RangeFieldProps): VNode {
  const min = range?.min ?? 0;
  const max = range?.max ?? Number.POSITIVE_INFINITY;
  const set = (from: number, to: number): void =>
    onChange(from === 0 && to === Number.POSITIVE_INFINITY ? undefined : { min: from, max: to });
  return (
    <fieldset class="filter range">
      <legend>{words}</legend>
      <Bound
        words={`${words}, from`}
        value={min === 0 ? '' : String(min)}
        step={step}
        hint="from"
        onChange={text => set(numberIn(text, 0), max)}
      />
      <span aria-hidden="true">–</span>
      <Bound
        words={`${words}, to`}
        value={max === Number.POSITIVE_INFINITY ? '' : String(max)}
        step={step}
        hint="to"
        onChange={text => set(min, numberIn(text, Number.POSITIVE_INFINITY))}
      />
    </fieldset>
  );
}

interface BoundProps {
  readonly words: string;
  readonly value: string;
  readonly step: number;
  readonly hint: string;
  readonly onChange: (text: string) => void;
}

function Bound({ words, value, step, hint, onChange }: BoundProps): VNode {
  return (
    <input
      type="number"
      inputMode="numeric"
      min="0"
      max="99999"
      step={step}
      aria-label={words}
      placeholder={hint}
      value={value}
      onInput={typed => onChange(typed.currentTarget.value)}
    />
  );
}

/** Returns a whole number that was typed, or the value that an empty field stands for. */
function numberIn(text: string, empty: number): number {
  const value = Math.trunc(Number(text));
  return text.trim() === '' || !Number.isFinite(value) || value < 0 ? empty : value;
}
