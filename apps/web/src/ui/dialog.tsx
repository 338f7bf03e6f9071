import './dialog.css';
import type { ComponentChildren, VNode } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Content beside the button that closes the dialog. */
  readonly foot?: ComponentChildren;
  /** The label of the button that closes the dialog. */
  readonly closeWords?: string;
  readonly isWide?: boolean;
  /** Whether there is only text to read, which can be scrolled with the keyboard. */
  readonly isText?: boolean;
  readonly children: ComponentChildren;
}

/**
 * A dialog above the page: heading, content that scrolls, and a button that closes it. Escape and a click outside it close it too. The
 * element marked with `data-focus-first` gets the focus.
 */
export function Dialog({
  title,
  onClose,
  foot,
  closeWords = 'Close',
  isWide = false,
  isText = false,
  children,
}: DialogProps): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // This is done before the page is drawn, so that keys pressed right after the click already go to the dialog.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, []);
  const closeBeside = (press: MouseEvent): void => {
    if (press.target === dialog.current) dialog.current?.close();
  };
  return (
    <dialog
      class={isWide ? 'dialog wide' : 'dialog'}
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={closeBeside}
    >
      <div class="dialog-frame">
        <h2 id={heading}>{title}</h2>
        <div class="dialog-body" tabIndex={isText ? 0 : undefined}>
          {children}
        </div>
        <div class="dialog-foot">
          <div class="dialog-note">{foot}</div>
          <button type="button" onClick={() => dialog.current?.close()}>
            {closeWords}
          </button>
        </div>
      </div>
    </dialog>
  );
}
