import './key-list.css';
import type { VNode } from 'preact';

/** Keys with the same function, and that function. */
export interface KeyWords {
  readonly keys: readonly string[];
  readonly words: string;
}

/** A list of keys with their functions. */
export function KeyList({ bindings }: { readonly bindings: readonly KeyWords[] }): VNode {
  return (
    <dl class="key-list">
      {bindings.map(({ keys, words }) => (
        <div key={words}>
          <dt>
            {keys.map(key => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
