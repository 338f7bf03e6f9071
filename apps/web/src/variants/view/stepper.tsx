import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

interface StepperProps {
  /** The label of the number, for screen readers. */
  readonly words: string;
  readonly id?: string;
  readonly value: number;
  readonly max: number;
  readonly step?: number;
  readonly onStep: (value: number) => void;
  /** Called while a number is being typed, digit by digit. */
  readonly onType: (value: number) => void;
  /** Called when typing ends. */
  readonly onLeave: () => void;
}

/** A number with a button on either side, which can be tapped, typed, or changed with the arrow keys. */
export function Stepper({ words, id, value, max, step = 1, onStep, onType, onLeave }: StepperProps): VNode {
  const [text, setText] = useState<string>();
  const stepTo = (next: number): void => {
    setText(undefined);
    onStep(Math.max(0, next));
  };
  const leave = (): void => {
    setText(undefined);
    onLeave();
  };
  const press = (key: KeyboardEvent): void => {
    const by = { ArrowUp: step, ArrowDown: -step }[key.key];
    if (key.key === 'Enter') leave();
    if (by === undefined) return;
    key.preventDefault();
    stepTo(value + by);
  };
  return (
    <span class="stepper">
      <button type="button" aria-label={`${words}: less`} disabled={value <= 0} onClick={() => stepTo(value - step)}>
        −
      </button>
      <input
        id={id}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autocomplete="off"
        aria-label={words}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={Math.max(max, value)}
        value={text ?? String(value)}
        onInput={typed => {
          const next = typed.currentTarget.value;
          setText(next);
          if (/^\d{1,3}$/.test(next)) onType(Number(next));
        }}
        onKeyDown={press}
        onFocus={focused => focused.currentTarget.select()}
        onBlur={leave}
      />
      <button type="button" aria-label={`${words}: more`} disabled={value >= max} onClick={() => stepTo(value + step)}>
        +
      </button>
    </span>
  );
}
