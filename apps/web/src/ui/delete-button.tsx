import type { VNode } from 'preact';

interface DeleteButtonProps {
  /** The label, which names what is deleted: "Remove Atlas AS7-D". */
  readonly words: string;
  readonly onClick: () => void;
}

/** A small button with a cross. */
export function DeleteButton({ words, onClick }: DeleteButtonProps): VNode {
  return (
    <button type="button" class="icon" title={words} aria-label={words} onClick={onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 3l10 10M13 3L3 13" />
      </svg>
    </button>
  );
}
