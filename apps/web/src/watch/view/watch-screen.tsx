import {
  BalanceCurve,
  Controls,
  ExplanationView,
  FilmMap,
  MomentKey,
  Roster,
  Terrain,
  Track,
  useClock,
  useModel,
  useTheme,
} from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import type { OpenGame } from '../model/open-game.ts';
import type { Verification } from '../model/verification.ts';
import type { WatchSource } from '../model/watch-source.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { MapButtons } from './map-buttons.tsx';
import { ProofNote } from './proof-note.tsx';
import { SearchedLog } from './searched-log.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { SheetPane } from './sheet-pane.tsx';
import { useAddress } from './use-address.ts';
import { useWatchKeys } from './use-watch-keys.ts';

interface WatchScreenProps {
  readonly game: OpenGame;
  readonly verification: Verification;
  readonly source: WatchSource | undefined;
}

/** What stands beside the board where there is room for one of them only. */
type Panel = 'story' | 'units';

/** A replay on the screen: units to the left, the board in the middle with the way through the game below, the log to the right. */
export function WatchScreen({ game, verification, source }: WatchScreenProps): VNode {
  const [panel, setPanel] = useState<Panel>('story');
  const [dialog, setDialog] = useState<'keys' | 'share'>();
  const { watch } = game;
  const showKeys = useCallback(() => setDialog('keys'), []);
  useWatchKeys(watch, showKeys);
  useAddress(watch, source);
  return (
    <main class={`watch fills-screen shows-${panel}`}>
      <header class="watch-head">
        <h1 dir="auto">{game.title}</h1>
        <p class="note" dir="auto">
          {game.about}
        </p>
        <ProofNote game={game} verification={verification} />
        <button type="button" onClick={() => setDialog('share')}>
          Share
        </button>
      </header>
      <section class="watch-units" aria-label="Units">
        <Roster model={watch} />
        <SheetPane game={game} />
      </section>
      <Field game={game} onHelp={showKeys} />
      <section class="watch-deck" aria-label="The way through the game">
        <BalanceCurve model={watch} />
        <MomentKey model={watch} />
        <Track model={watch} />
        <Controls model={watch} />
      </section>
      <PanelChoice panel={panel} onChoose={setPanel} />
      <section class="watch-story" aria-label="What happened">
        <SearchedLog game={game} />
        <ExplanationView model={watch} />
      </section>
      {dialog === 'keys' ? <KeysDialog onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'share' ? <ShareDialog game={game} onClose={() => setDialog(undefined)} /> : null}
    </main>
  );
}

function Field({ game, onHelp }: { readonly game: OpenGame; readonly onHelp: () => void }): VNode {
  const theme = useTheme();
  const { watch, camera, board } = game;
  const { film, at, last } = useModel(watch);
  const pace = useClock(watch);
  return (
    <div class="watch-field film-field" style={{ '--pace': pace === undefined ? undefined : `${pace}ms` }}>
      <FilmMap model={watch} camera={camera} grid={board.grid} terrain={<Terrain board={board} theme={theme} />} />
      <MapButtons model={watch} camera={camera} onHelp={onHelp} />
      <p class="film-banner" hidden={at !== last}>
        {film.end}
      </p>
    </div>
  );
}

const PANEL_WORDS: Readonly<Record<Panel, string>> = { story: 'Log', units: 'Units' };

interface PanelChoiceProps {
  readonly panel: Panel;
  readonly onChoose: (panel: Panel) => void;
}

/** Chooses what is shown on screens where not everything has room. */
function PanelChoice({ panel, onChoose }: PanelChoiceProps): VNode {
  return (
    <div class="watch-panels" role="group" aria-label="Show">
      {(['story', 'units'] as const).map(each => (
        <button type="button" key={each} aria-pressed={each === panel} onClick={() => onChoose(each)}>
          {PANEL_WORDS[each]}
        </button>
      ))}
    </div>
  );
}
