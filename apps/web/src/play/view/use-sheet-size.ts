import { useState } from 'preact/hooks';
import type { PlayModel } from '../model/play-model.ts';
import type { SheetSize } from './grabber.tsx';
import type { Tab } from './tab-bar.tsx';

/**
 * How far the sheet of a phone is pulled up. A move needs the map, other orders the sheet; a player who pulls it has it his way until
 * something else is asked.
 */
export function useSheetSize(play: PlayModel, tab: Tab): [SheetSize, (size: SheetSize) => void] {
  const asks = play.ending !== undefined || play.failure !== undefined ? 'question' : 'nothing';
  const kind = tab === 'orders' ? (play.choice?.kind ?? asks) : tab;
  const [pulled, setPulled] = useState<{ readonly kind: string; readonly size: SheetSize }>();
  const usual = kind === 'move' || kind === 'deploy' || kind === 'nothing' ? 'peek' : 'half';
  return [pulled?.kind === kind ? pulled.size : usual, size => setPulled({ kind, size })];
}
