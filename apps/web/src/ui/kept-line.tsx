import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { RenameForm } from './rename-form.tsx';

interface KeptLineProps {
  readonly name: string;
  /** The address that opens the thing. */
  readonly href: string;
  readonly onRename: (name: string) => Promise<void>;
  readonly onDelete: () => Promise<void>;
  /** Content before the name. */
  readonly before?: ComponentChildren;
  /** Buttons beside "Rename" and "Delete". */
  readonly buttons?: ComponentChildren;
  /** Content below the name. */
  readonly children: ComponentChildren;
}

/**
 * A line for something that the reader keeps in the browser, with buttons to open it, to rename it, or to delete it after a confirmation.
 */
export function KeptLine({ name, href, onRename, onDelete, before, buttons, children }: KeptLineProps): VNode {
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'deleting'>('nothing');
  const rename = async (text: string): Promise<void> => {
    await onRename(text);
    setDoing('nothing');
  };
  return (
    <li class="game-line">
      {before}
      <div class="game-words">
        {doing === 'renaming' ? (
          <RenameForm name={name} onSave={text => void rename(text)} onCancel={() => setDoing('nothing')} />
        ) : (
          <a href={href} dir="auto">
            {name}
          </a>
        )}
        {children}
      </div>
      {doing === 'deleting' ? (
        <div class="game-buttons">
          <span>Delete it for good?</span>
          <button type="button" class="danger" onClick={() => void onDelete()}>
            Delete
          </button>
          <button type="button" onClick={() => setDoing('nothing')}>
            Keep
          </button>
        </div>
      ) : (
        <div class="game-buttons">
          {buttons}
          <button type="button" aria-label={`Rename: ${name}`} onClick={() => setDoing('renaming')}>
            Rename
          </button>
          <button type="button" aria-label={`Delete: ${name}`} onClick={() => setDoing('deleting')}>
            Delete
          </button>
        </div>
      )}
    </li>
  );
}
