import type { VNode } from 'preact';

interface NumberKeysProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** The number that is chosen at present. */
  readonly chosen?: number | undefined;
  readonly onPress: (value: number) => void;
  /** Returns the label of a key for screen readers. */
  readonly name: (value: number) => string;
  /** Returns the text on a key below its number. */
  readonly note?: ((value: number) => string) | undefined;
}

/** A key for every number, so that one tap is enough and nothing has to be typed. */
export function NumberKeys({ label, from, to, chosen, onPress, name, note }: NumberKeysProps): VNode {
  return (
    <div class="number-keys" role="group" aria-label={label}>
      {Array.from({ length: to - from + 1 }, (_, i) => from + i).map(value => (
        <button
          key={value}
          type="button"
          aria-label={name(value)}
          aria-pressed={chosen === undefined ? undefined : value === chosen}
          onClick={() => onPress(value)}
        >
          {value}
          {note === undefined ? null : <small>{note(value)}</small>}
        </button>
      ))}
    </div>
  );
}
