import type { WatchModel } from '@hexfall/stage';
import { pressKey } from '@hexfall/stage/views';
import { useEffect } from 'preact/hooks';
import { isDialogOpen } from '../../ui/is-dialog-open.ts';

/** Passes keys to the film, wherever the focus is, except for those that the focused element needs itself. */
export function useWatchKeys(watch: WatchModel, onHelp: () => void): void {
  useEffect(() => {
    const press = (down: KeyboardEvent): void => {
      const { target, key } = down;
      if (!(target instanceof HTMLElement) || isDialogOpen() || down.defaultPrevented) return;
      const isTyping = target.matches('input:not([type=range]), textarea, select');
      if (key === '?' && !isTyping) onHelp();
      else if (!pressKey(watch, down)) return;
      down.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [watch, onHelp]);
}
