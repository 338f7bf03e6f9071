import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { KeyBinding, KeyScope } from '../model/keys.ts';

interface KeysDialogProps {
  readonly keys: readonly KeyBinding[];
  readonly onClose: () => void;
}

const SCOPE_WORDS: Readonly<Record<KeyScope, string>> = {
  always: 'Always',
  map: 'Map',
  deployment: 'Deployment',
  movement: 'Movement',
  weapons: 'Attacks',
  physical: 'Physical attacks',
};

/** Every key and what it does. */
export function KeysDialog({ keys, onClose }: KeysDialogProps): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const scopes = [...new Set(keys.map(({ scope }) => scope))];
  return (
    <dialog class="keys-dialog" ref={dialog} aria-labelledby="keys-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="keys-title">Keys</h2>
        <button type="submit">Close</button>
      </form>
      {scopes.map(scope => (
        <section key={scope}>
          <h3>{SCOPE_WORDS[scope]}</h3>
          <dl>
            {keys
              .filter(binding => binding.scope === scope)
              .map(binding => (
                <div key={binding.words}>
                  <dt>
                    {binding.keys.map(key => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{binding.words}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </dialog>
  );
}
