import './watch-page.css';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { BROWSER_SLICES } from '../../app/browser-slices.ts';
import type { PageProps } from '../../app/lazy-page.tsx';
import { FileButton } from '../../files/view/file-button.tsx';
import { openLibrary } from '../../library/open-library.ts';
import { portOf } from '../../workers/worker-port.ts';
import { WatchPageModel } from '../model/watch-page-model.ts';
import { sourceOf, stepOf } from '../model/watch-source.ts';
import { GameChoice } from './game-choice.tsx';
import { WatchScreen } from './watch-screen.tsx';

/** A replay to watch: `#/watch/ID` for a game of the library, `#/watch/r/DATA` for one in the address itself, `#/watch/example`. */
export default function WatchPage({ route }: PageProps): VNode {
  const model = useMemo(createModel, []);
  const { state } = useModel(model);
  useEffect(() => void model.show(sourceOf(route), stepOf(route)), [model, route]);
  useEffect(() => () => model.close(), [model]);
  switch (state.kind) {
    case 'choosing':
      return <GameChoice />;
    case 'opening':
      return <Opening share={state.share} />;
    case 'failed':
      return <Failed message={state.message} />;
    default:
      return <WatchScreen game={state.game} verification={state.verification} source={sourceOf(route)} />;
  }
}

function createModel(): WatchPageModel {
  return new WatchPageModel({
    loadGame: async id => (await openLibrary()).loadGame(id),
    loadExample: async () => (await import('../../../../../fixtures/replays/duel.jsonl?raw')).default,
    slices: BROWSER_SLICES,
    startVerifier: () =>
      portOf(new Worker(new URL('../worker/verify-worker.ts', import.meta.url), { type: 'module', name: 'verify' })),
  });
}

function Opening({ share }: { readonly share: number }): VNode {
  return (
    <main class="page reading watch-opening">
      <h1>Watch</h1>
      <p>Opening the replay …</p>
      <progress aria-label="Opening the replay" value={share} />
    </main>
  );
}

function Failed({ message }: { readonly message: string }): VNode {
  return (
    <main class="page reading">
      <h1>Watch</h1>
      <p role="alert">{message}</p>
      <p>
        <FileButton words="Open a file" /> <a href="#/watch">Games in this browser</a>
      </p>
    </main>
  );
}
