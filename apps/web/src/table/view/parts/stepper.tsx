import type { VNode } from 'preact';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly lowest: number;
  readonly highest: number;
  readonly onChange: (value: number) => void;
  /** Formats the figure; by default as a plain number. */
  readonly show?: (value: number) => string;
}

/** A figure with a button on each side, large enough for thumbs. */
export function Stepper({ label, value, lowest, highest, onChange, show = String }: StepperProps): VNode {
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label">{label}</span>
      <button
        type="button"
        aria-label={`${label}: one less`}
        disabled={value <= lowest}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>{show(value)}</output>
      <button
        type="button"
        aria-label={`${label}: one more`}
        disabled={value >= highest}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
