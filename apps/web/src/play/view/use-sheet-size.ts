import { useState } from 'preact/hooks';
import type { PlayModel } from '../model/play-model.ts';
import type { SheetSize } from './grabber.tsx';
import type { Tab } from './tab-bar.tsx';

/**
 * Returns how far the sheet on a phone is pulled up, and a function to change it. A move needs the map, other orders the sheet; a size that
 * the player chooses stays until another kind of order is asked for.
 */
export function useSheetSize(play: PlayModel, tab: Tab): [SheetSize, (size: SheetSize) => void] {
  const asks = play.ending !== undefined || play.failure !== undefined ? 'question' : 'nothing';
  const kind = tab === 'orders' ? (play.choice?.kind ?? asks) : tab;
  const [pulled, setPulled] = useState<{ readonly kind: string; readonly size: SheetSize }>();
  const usual = kind === 'move' || kind === 'deploy' || kind === 'nothing' ? 'peek' : 'half';
  return [pulled?.kind === kind ? pulled.size : usual, size => setPulled({ kind, size })];
}
