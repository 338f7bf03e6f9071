import './play.css';
import './panel.css';
import './fire.css';
import '../../ui/odds/odds.css';
import { boardOf } from '@hexfall/rules';
import { MapCamera } from '@hexfall/stage';
import { useModel, useModelPart } from '@hexfall/stage/views';
import { mapSize } from '@hexfall/view';
import type { ComponentChildren, VNode } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { WhatIfNow } from '../../whatif/view/whatif-now.tsx';
import { WhyNow } from '../../whatif/view/why-dialog.tsx';
import { KEY_BINDINGS } from '../model/keys.ts';
import type { PlayModel } from '../model/play-model.ts';
import { Grabber } from './grabber.tsx';
import { hexWords } from './hex-words.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Log } from './log.tsx';
import { MapFollower } from './map-follower.tsx';
import { MapTools } from './map-tools.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { useCurve } from './play-chances.tsx';
import { PlayMap } from './play-map.tsx';
import { Roster } from './roster.tsx';
import { SheetPane } from './sheet-pane.tsx';
import { type Tab, TabBar } from './tab-bar.tsx';
import { usePlayKeys } from './use-play-keys.ts';
import { usePlayback } from './use-playback.ts';
import { useSheetSize } from './use-sheet-size.ts';

/** A companion who comments on the game: a panel beside it, a layer on the map, and classes for the elements to be marked. */
export interface Companion {
  readonly panel: VNode;
  readonly mapLayer: ComponentChildren;
  readonly marks: string;
}

interface PlayScreenProps {
  readonly play: PlayModel;
  /** Id of the game in the library. */
  readonly id: string;
  readonly title: string;
  readonly onSpeed: (speed: number) => void;
  readonly companion?: Companion;
}

/** A game under way: units to the left, the map in the middle with the log below, and the orders to the right. */
export function PlayScreen({ play, id, title, onSpeed, companion }: PlayScreenProps): VNode {
  useModelPart(play, ({ shown, choice, ending, failure }) => [
    boardOf(shown).grid,
    choice?.kind,
    ending?.title,
    failure,
  ]);
  const [dialog, setDialog] = useState<'keys' | 'whatIf' | 'why'>();
  const [tab, setTab] = useState<Tab>('orders');
  const [size, setSize] = useSheetSize(play, tab);
  const curve = useCurve(play, id);
  const { grid } = boardOf(play.shown);
  const camera = useMemo(() => new MapCamera(mapSize(grid)), [grid]);
  const showKeys = useCallback(() => setDialog('keys'), []);
  usePlayKeys(play, camera, showKeys);
  const close = (): void => setDialog(undefined);
  const choose = (unit: number): void => {
    play.select(unit);
    play.inspect(unit === play.selected ? undefined : unit);
  };
  return (
    <main
      class={`play fills-screen tab-${tab} size-${size} ${companion === undefined ? '' : `accompanied ${companion.marks}`}`}
    >
      <h1 class="sr-only">{title}</h1>
      {companion?.panel}
      <Roster play={play} onSelect={choose} />
      <SheetPane play={play} />
      <div class="field">
        <PlayMap play={play} camera={camera}>
          {companion?.mapLayer}
        </PlayMap>
        <MapTools
          play={play}
          camera={camera}
          onHelp={showKeys}
          onWhatIf={() => setDialog('whatIf')}
          onSpeed={onSpeed}
        />
        <HexWords play={play} />
        <MapFollower play={play} camera={camera} />
        <Clock play={play} />
      </div>
      <Log play={play} curve={curve} onWhy={() => setDialog('why')} />
      <OrdersPanel play={play} id={id} />
      <Grabber size={size} onResize={setSize} />
      <TabBar tab={tab} onChoose={setTab} />
      {dialog === 'whatIf' ? <WhatIfNow replay={play.match.replay} title={title} onClose={close} /> : null}
      {dialog === 'why' ? <WhyNow replay={play.match.replay} onClose={close} /> : null}
      {dialog === 'keys' ? <KeysDialog keys={KEY_BINDINGS} onClose={close} /> : null}
    </main>
  );
}

/** Describes the hex under the pointer or the cursor. */
function HexWords({ play }: { readonly play: PlayModel }): VNode | null {
  const { hovered, showsSight } = useModel(play).map;
  const words = hexWords(play);
  return (
    <div class="hex-words" hidden={words === ''}>
      <p aria-live="polite">{words}</p>
      {showsSight && hovered !== undefined ? (
        <button type="button" onClick={() => play.map.lookFrom(hovered)}>
          Look from here
        </button>
      ) : null}
    </div>
  );
}

/** Runs the playback. */
function Clock({ play }: { readonly play: PlayModel }): null {
  useModelPart(play, ({ playback: { moment, isPlaying, delay, isLookingBack } }) => [
    moment,
    isPlaying,
    delay,
    isLookingBack,
  ]);
  usePlayback(play);
  return null;
}
