import type { VNode } from 'preact';
import { Dialog } from '../../ui/dialog.tsx';

const KEYS: readonly (readonly [keys: readonly string[], words: string])[] = [
  [['Space'], 'play or pause'],
  [['→', '←'], 'one step on or back'],
  [[']', '['], 'next turn, turn before; also Shift with an arrow'],
  [['.', ','], 'next moment, moment before: kills, falls, head hits, explosions, turning points'],
  [['Home', 'End'], 'to the beginning, to the end'],
  [['+', '−'], 'faster, slower'],
  [['z'], 'whole board, all units, the action'],
  [['?'], 'this list'],
];

/** Every key and what it does. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): VNode {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl class="watch-keys">
        {KEYS.map(([keys, words]) => (
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
      <p class="note">
        Drag the board to move it; the wheel, or two fingers, zoom it. A tap on a unit shows its sheet.
      </p>
    </Dialog>
  );
}
