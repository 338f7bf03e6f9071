import type { VNode } from 'preact';

interface ElsewhereProps {
  readonly title: string;
  /** A sentence about what another tab does. */
  readonly text: string;
  readonly button: string;
  readonly onTakeOver: () => void;
}

/** Tells the reader that something is open in another tab, from which this tab can take it over. */
export function Elsewhere({ title, text, button, onTakeOver }: ElsewhereProps): VNode {
  return (
    <main class="page reading">
      <h1 dir="auto">{title}</h1>
      <p>{text}</p>
      <p>
        <button type="button" class="primary" onClick={onTakeOver}>
          {button}
        </button>
      </p>
    </main>
  );
}
