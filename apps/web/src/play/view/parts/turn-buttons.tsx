import type { VNode } from 'preact';

interface TurnButtonsProps {
  readonly label: string;
  /** Turns by hexsides: 1 to the right, -1 to the left. */
  readonly onTurn: (hexsides: 1 | -1) => void;
}

/** Two buttons that turn a unit. */
export function TurnButtons({ label, onTurn }: TurnButtonsProps): VNode {
  return (
    <div class="row" role="group" aria-label={label}>
      <button type="button" onClick={() => onTurn(-1)}>
        ↺ Turn left
      </button>
      <button type="button" onClick={() => onTurn(1)}>
        ↻ Turn right
      </button>
    </div>
  );
}
