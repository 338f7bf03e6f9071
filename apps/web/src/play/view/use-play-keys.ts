import type { MapCamera } from '@hexfall/stage';
import { useEffect } from 'preact/hooks';
import { isDialogOpen } from '../../ui/is-dialog-open.ts';
import type { PlayModel } from '../model/play-model.ts';
import { ZOOM_STEP } from './map-tools.tsx';

/** Keys that elements handle themselves while they have the focus. */
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  BUTTON: ['Enter', ' '],
  SUMMARY: ['Enter', ' '],
  A: ['Enter'],
};

/** Elements into which a reader types, or in which keys make a choice. */
const TYPING: ReadonlySet<string> = new Set(['INPUT', 'SELECT', 'TEXTAREA']);

/** Keys that return to the map from any element that has the focus, so that Enter applies to the map again. */
const LEAVING_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Escape']);

/** Passes keys to the model, wherever the focus is, except for those that the focused element needs itself. */
export function usePlayKeys(play: PlayModel, camera: MapCamera, onHelp: () => void): void {
  useEffect(() => {
    const press = (down: KeyboardEvent): void => {
      const { key, shiftKey: shift, ctrlKey: ctrl, altKey: alt, metaKey: meta } = down;
      if (isForElement(down)) return;
      if (LEAVING_KEYS.has(key)) leaveElement(down);
      if (key === '?') onHelp();
      else if (key === '+' || key === '=') camera.zoomBy(ZOOM_STEP);
      else if (key === '-') camera.zoomBy(1 / ZOOM_STEP);
      else if (!play.press(key, { shift, ctrl, alt, meta })) return;
      down.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [play, camera, onHelp]);
}

function isForElement({ key, target }: KeyboardEvent): boolean {
  if (isDialogOpen()) return true;
  if (!(target instanceof HTMLElement)) return false;
  const type = target.getAttribute('type');
  if (target.tagName === 'INPUT' && type === 'checkbox') return key === ' ';
  if (TYPING.has(target.tagName)) return key !== 'Escape';
  return OWN_KEYS[target.tagName]?.includes(key) ?? false;
}

function leaveElement({ target }: KeyboardEvent): void {
  if (target instanceof HTMLElement) target.blur();
}
