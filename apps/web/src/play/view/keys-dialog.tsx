import type { VNode } from 'preact';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList } from '../../ui/key-list.tsx';
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
  const scopes = [...new Set(keys.map(({ scope }) => scope))];
  return (
    <Dialog title="Keys" onClose={onClose} isText>
      {scopes.map(scope => (
        <section key={scope}>
          <h3>{SCOPE_WORDS[scope]}</h3>
          <KeyList bindings={keys.filter(binding => binding.scope === scope)} />
        </section>
      ))}
    </Dialog>
  );
}
