import { chancesOf } from '@hexfall/stage';
import {
  BalanceCurve,
  ChanceCurve,
  Controls,
  DecisiveMoments,
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
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { openLibrary } from '../../library/open-library.ts';
import { CurveModel } from '../../whatif/model/curve-model.ts';
import { keepingOf } from '../../whatif/model/library-tools.ts';
import { WhatIfClient } from '../../whatif/model/whatif-client.ts';
import { ChancesPanel } from '../../whatif/view/chances-panel.tsx';
import { startWhatIfWorker } from '../../whatif/view/start-whatif.ts';
import { WhatIfDialog } from '../../whatif/view/whatif-dialog.tsx';
import { WhyDialog } from '../../whatif/view/why-dialog.tsx';
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

/** What is shown beside the board if there is room for only one of these. */
type Panel = 'story' | 'units';

/** A replay on the screen: units to the left, the board in the middle with the controls of the film below, the log to the right. */
export function WatchScreen({ game, verification, source }: WatchScreenProps): VNode {
  const [panel, setPanel] = useState<Panel>('story');
  const [dialog, setDialog] = useState<'keys' | 'share' | 'whatIf' | 'why'>();
  const { watch } = game;
  const showKeys = useCallback(() => setDialog('keys'), []);
  useWatchKeys(watch, showKeys);
  useAddress(watch, source);
  const { client, chances } = useWhatIf(game, source);
  const close = (): void => setDialog(undefined);
  const ask = (question: 'whatIf' | 'why'): void => {
    watch.pause();
    setDialog(question);
  };
  return (
    <main class={`watch fills-screen shows-${panel}`}>
      <header class="watch-head">
        <h1 dir="auto">{game.title}</h1>
        <p class="note" dir="auto">
          {game.about}
        </p>
        <ProofNote game={game} verification={verification} />
        <div class="watch-head-buttons">
          <button type="button" onClick={() => ask('why')} title="Why the last orders were given">
            Why?
          </button>
          <button type="button" onClick={() => ask('whatIf')}>
            What if
          </button>
          <button type="button" onClick={() => setDialog('share')}>
            Share
          </button>
        </div>
      </header>
      <section class="watch-units" aria-label="Units">
        <Roster model={watch} />
        <SheetPane game={game} />
      </section>
      <Field game={game} onHelp={showKeys} />
      <section class="watch-deck" aria-label="The way through the game">
        <Curve watch={watch} />
        <MomentKey model={watch} />
        <Track model={watch} />
        <Controls model={watch} />
        <ChancesPanel model={chances} />
      </section>
      <PanelChoice panel={panel} onChoose={setPanel} />
      <section class="watch-story" aria-label="What happened">
        <DecisiveMoments model={watch} />
        <SearchedLog game={game} />
        <ExplanationView model={watch} />
      </section>
      {dialog === 'keys' ? <KeysDialog onClose={close} /> : null}
      {dialog === 'whatIf' ? (
        <WhatIfDialog client={client} events={game.eventsAt(watch.at)} title={game.title} onClose={close} />
      ) : null}
      {dialog === 'why' ? <WhyDialog client={client} events={game.eventsAt(watch.at)} onClose={close} /> : null}
      {dialog === 'share' ? <ShareDialog game={game} onClose={close} /> : null}
    </main>
  );
}

/** Shows the chances of both sides if they were computed; otherwise what each side had left. */
function Curve({ watch }: { readonly watch: OpenGame['watch'] }): VNode {
  const { chances } = useModel(watch);
  return chances === undefined ? <BalanceCurve model={watch} /> : <ChanceCurve model={watch} />;
}

/** Creates the worker that plays on from moments of a game, which lives as long as the game is on the screen. */
function useWhatIf(
  game: OpenGame,
  source: WatchSource | undefined,
): { readonly client: WhatIfClient; readonly chances: CurveModel } {
  const parts = useMemo(() => {
    const client = new WhatIfClient(game.text, startWhatIfWorker);
    const chances = new CurveModel({
      events: () => game.eventsAt(game.watch.last),
      open: () => ({ client, close: () => undefined }),
      ...(source?.kind === 'kept' ? { keeping: keepingOf(source.id, openLibrary) } : {}),
    });
    return { client, chances };
  }, [game]);
  useEffect(() => {
    const { client, chances } = parts;
    let shown: CurveModel['curve'];
    const show = (): void => {
      if (chances.curve === undefined || chances.curve === shown) return;
      shown = chances.curve;
      game.watch.setChances(chancesOf(game.watch.film, shown, game.eventsAt));
    };
    const unsubscribe = chances.subscribe(show);
    void chances.load();
    return () => {
      unsubscribe();
      client.close();
    };
  }, [parts]);
  return parts;
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

/** Chooses what is shown, on screens without room for everything. */
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
