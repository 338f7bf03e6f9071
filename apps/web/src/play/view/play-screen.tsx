import { boardOf } from '@hexfall/rules';
import { MapCamera } from '@hexfall/stage';
import { useModel } from '@hexfall/stage/views';
import { hexPoint, mapSize } from '@hexfall/view';
import type { VNode } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { PlayModel } from '../model/play-model.ts';
import { Grabber } from './grabber.tsx';
import { hexWords } from './hex-words.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Log } from './log.tsx';
import { MapTools } from './map-tools.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { PlayMap } from './play-map.tsx';
import { Roster } from './roster.tsx';
import { SheetPane } from './sheet-pane.tsx';
import { type Tab, TabBar } from './tab-bar.tsx';
import { usePlayKeys } from './use-play-keys.ts';
import { usePlayback } from './use-playback.ts';
import { useSheetSize } from './use-sheet-size.ts';

interface PlayScreenProps {
  readonly play: PlayModel;
  /** Id of the game in the library. */
  readonly id: string;
  readonly title: string;
  readonly onSpeed: (speed: number) => void;
}

/** A game under way: units to the left, the map in the middle with the log below, and the orders to the right. */
export function PlayScreen({ play, id, title, onSpeed }: PlayScreenProps): VNode {
  useModel(play);
  const [showsKeys, setShowsKeys] = useState(false);
  const [tab, setTab] = useState<Tab>('orders');
  const [size, setSize] = useSheetSize(play, tab);
  const { grid } = boardOf(play.shown);
  const camera = useMemo(() => new MapCamera(mapSize(grid)), [grid]);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  usePlayback(play);
  usePlayKeys(play, camera, showKeys);
  useEffect(() => revealCursor(play, camera), [play.cursor]);
  useEffect(() => focusOn(play, camera, play.selected ?? play.moment?.unit), [play.selected, play.moment]);
  const choose = (unit: number): void => {
    play.select(unit);
    play.inspect(unit === play.selected ? undefined : unit);
  };
  return (
    <main class={`play fills-screen tab-${tab} size-${size}`}>
      <h1 class="sr-only">{title}</h1>
      <Roster play={play} onSelect={choose} />
      <SheetPane play={play} />
      <div class="field">
        <PlayMap play={play} camera={camera} />
        <MapTools play={play} camera={camera} onHelp={showKeys} onSpeed={onSpeed} />
        <p class="hex-words" aria-live="polite">
          {hexWords(play)}
        </p>
      </div>
      <Log play={play} />
      <OrdersPanel play={play} id={id} />
      <Grabber size={size} onResize={setSize} />
      <TabBar tab={tab} onChoose={setTab} />
      {showsKeys ? <KeysDialog keys={play.keys} onClose={() => setShowsKeys(false)} /> : null}
    </main>
  );
}

/** Half the width of the square around the cursor that is kept on the screen. */
const AROUND_CURSOR = 90;

function revealCursor(play: PlayModel, camera: MapCamera): void {
  if (play.cursor === undefined) return;
  const { x, y } = hexPoint(boardOf(play.shown).grid, play.cursor);
  const size = 2 * AROUND_CURSOR;
  camera.reveal({ x: x - AROUND_CURSOR, y: y - AROUND_CURSOR, width: size, height: size });
}

/** A map that is drawn smaller than this shows too little of a unit. */
const MIN_SCALE = 0.35;
/** Half the width of what is then shown around a unit. */
const AROUND_UNIT = 300;

/** On a small screen the map follows whoever acts. */
function focusOn(play: PlayModel, camera: MapCamera, unit: number | undefined): void {
  const token = play.tokens.find(each => each.unit === unit);
  if (token === undefined) return;
  const { x, y } = token;
  if (camera.placement.scale >= MIN_SCALE) camera.reveal({ x: x - 60, y: y - 60, width: 120, height: 120 });
  else camera.show({ x: x - AROUND_UNIT, y: y - AROUND_UNIT, width: 2 * AROUND_UNIT, height: 2 * AROUND_UNIT });
}
