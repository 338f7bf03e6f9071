import type { VNode } from 'preact';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList, type KeyWords } from '../../ui/key-list.tsx';

const KEYS: readonly KeyWords[] = [
  { keys: ['Space'], words: 'Play or pause' },
  { keys: ['→', '←'], words: 'One step forward or back' },
  { keys: [']', '['], words: 'Next or previous turn; also Shift with an arrow' },
  { keys: ['.', ','], words: 'Next or previous moment: kills, falls, head hits, explosions, turning points' },
  { keys: ['Home', 'End'], words: 'To the beginning, to the end' },
  { keys: ['+', '−'], words: 'Faster, slower' },
  { keys: ['z'], words: 'Whole board, all units, the action' },
  { keys: ['?'], words: 'This list' },
];

/** Every key and what it does. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): VNode {
  return (
    <Dialog title="Keys" onClose={onClose} isText>
      <KeyList bindings={KEYS} />
      <p class="note">
        Drag the board to move it; the wheel, or two fingers, zoom it. A tap on a unit shows its sheet.
      </p>
    </Dialog>
  );
}
