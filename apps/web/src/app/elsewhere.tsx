import type { VNode } from 'preact';

interface ElsewhereProps {
  readonly title: string;
  /** Says what another tab does. */
  readonly text: string;
  readonly button: string;
  readonly onTakeOver: () => void;
}

/** Something that is open in another tab, from which this one can take it over. */
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
