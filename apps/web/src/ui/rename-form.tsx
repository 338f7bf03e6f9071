import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

interface RenameFormProps {
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** A field to enter a different name. */
export function RenameForm({ name, onSave, onCancel }: RenameFormProps): VNode {
  const [text, setText] = useState(name);
  return (
    <form
      class="rename"
      onSubmit={submit => {
        submit.preventDefault();
        onSave(text);
      }}
    >
      <input
        type="text"
        aria-label="New name"
        value={text}
        maxLength={80}
        ref={input => input?.focus()}
        onInput={typed => setText(typed.currentTarget.value)}
        onKeyDown={press => {
          if (press.key === 'Escape') onCancel();
        }}
      />
      <button type="submit">Save</button>
    </form>
  );
}
