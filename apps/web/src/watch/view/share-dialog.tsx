import { type Theme, useModel, useTheme } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { notices } from '../../app/notices.ts';
import { formatRoute } from '../../app/route.ts';
import { saveFile, saveText } from '../../files/save-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { portOf } from '../../workers/worker-port.ts';
import { Animation } from '../model/animation.ts';
import { areaOf, framesOf, rangeOf, SCENES, type Scene } from '../model/animation-plan.ts';
import { fileName, linkGame } from '../model/game-link.ts';
import type { OpenGame } from '../model/open-game.ts';
import { wholeArea } from '../model/position-svg.ts';
import { routeOf } from '../model/watch-source.ts';
import { FilmPainter } from './painter.ts';

interface ShareProps {
  readonly game: OpenGame;
}

/** Ways to share a game: a link, its file, a picture of the position, an animation. */
export function ShareDialog({ game, onClose }: ShareProps & { readonly onClose: () => void }): VNode {
  const theme = useTheme();
  return (
    <Dialog title="Share" onClose={onClose}>
      <div class="watch-share">
        <LinkPart game={game} />
        <FilePart game={game} theme={theme} />
        <AnimationPart game={game} theme={theme} />
      </div>
    </Dialog>
  );
}

/** The state of the link: its text, or a sentence that says why there is none. */
interface LinkState {
  readonly address?: string;
  readonly problem?: string;
}

function LinkPart({ game }: ShareProps): VNode {
  const { address, problem } = useLink(game);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address!);
      notices.say('The link is in your clipboard.');
    } catch {
      notices.warn('Your browser did not let the page copy the link: select it and copy it yourself.');
    }
  };
  return (
    <section>
      <h3>Link</h3>
      {problem === undefined ? (
        <>
          <p class="note">The game itself is in the link: whoever opens it sees this step. No server keeps anything.</p>
          <div class="watch-share-row">
            <input
              type="text"
              readOnly
              aria-label="Link"
              value={address ?? ''}
              onFocus={event => event.currentTarget.select()}
            />
            <button type="button" disabled={address === undefined} onClick={() => void copy()}>
              Copy
            </button>
          </div>
        </>
      ) : (
        <p>{problem}</p>
      )}
    </section>
  );
}

function useLink(game: OpenGame): LinkState {
  const [state, setState] = useState<LinkState>({});
  useEffect(() => {
    let isGone = false;
    const make = async (): Promise<void> => {
      const data = await linkGame(game.replay);
      if (isGone) return;
      if (!data.ok) return setState({ problem: data.errors[0]! });
      const route = formatRoute(routeOf({ kind: 'link', data: data.value }, game.watch.at));
      setState({ address: new URL(route, location.href).href });
    };
    void make();
    return () => {
      isGone = true;
    };
  }, [game]);
  return state;
}

interface PaintedProps extends ShareProps {
  readonly theme: Theme;
}

function FilePart({ game, theme }: PaintedProps): VNode {
  const { watch, name, text, board } = game;
  const painter = useMemo(() => new FilmPainter(watch.film, { board, theme, area: wholeArea(board) }), [game, theme]);
  const savePng = async (): Promise<void> => {
    try {
      saveFile(fileName(name, 'png'), await painter.png(watch.at));
    } catch {
      notices.warn('Your browser could not draw the picture.');
    }
  };
  const saveSvg = (): void => saveText(fileName(name, 'svg'), painter.svg(watch.at), 'image/svg+xml');
  const saveReplay = (): void => saveText(fileName(name, 'jsonl'), text, 'application/jsonl');
  return (
    <section>
      <h3>Files</h3>
      <div class="watch-share-row">
        <button type="button" onClick={saveReplay}>
          Replay (.jsonl)
        </button>
        <button type="button" onClick={() => void savePng()}>
          Position (.png)
        </button>
        <button type="button" onClick={saveSvg}>
          Position (.svg)
        </button>
      </div>
    </section>
  );
}

const SCENE_WORDS: Readonly<Record<Scene, string>> = {
  turn: 'this turn',
  rest: 'from here to the end',
  game: 'the whole game',
};

function AnimationPart({ game, theme }: PaintedProps): VNode {
  const [scene, setScene] = useState<Scene>('turn');
  const animation = useMemo(() => createAnimation(game, scene, theme), [game, scene, theme]);
  const { state } = useModel(animation);
  useEffect(() => () => animation.cancel(), [animation]);
  const frames = framesOf(game.watch.film, ...rangeOf(game.watch, scene));
  return (
    <section>
      <h3>Animation</h3>
      <div class="watch-share-row">
        <select
          aria-label="Part of the game"
          value={scene}
          disabled={state.kind === 'running'}
          onChange={({ currentTarget }) => setScene(currentTarget.value as Scene)}
        >
          {SCENES.map(each => (
            <option key={each} value={each}>
              {SCENE_WORDS[each]}
            </option>
          ))}
        </select>
        <span class="note">{`${frames.length} pictures`}</span>
        {state.kind === 'running' ? (
          <button type="button" onClick={() => animation.cancel()}>
            Cancel
          </button>
        ) : (
          <button type="button" onClick={() => void animation.make(frames)}>
            Make a GIF
          </button>
        )}
      </div>
      <Outcome animation={animation} game={game} />
    </section>
  );
}

function Outcome({ animation, game }: ShareProps & { readonly animation: Animation }): VNode | null {
  const { state } = useModel(animation);
  switch (state.kind) {
    case 'running':
      return <progress aria-label="Making the animation" value={state.share} />;
    case 'failed':
      return <p role="alert">{state.message}</p>;
    case 'done': {
      const { file } = state;
      const save = (): void => saveFile(fileName(game.name, 'gif'), new Blob([file], { type: 'image/gif' }));
      return (
        <p class="watch-share-row">
          <button type="button" class="primary" onClick={save}>
            Save the animation
          </button>
          <span class="note">{`${(file.length / 1_000_000).toFixed(1)} MB`}</span>
        </p>
      );
    }
    default:
      return null;
  }
}

/** Creates an animation. The code that creates the file is loaded with its worker, when it is needed. */
function createAnimation({ watch, board }: OpenGame, scene: Scene, theme: Theme): Animation {
  const area = areaOf(watch, board, ...rangeOf(watch, scene));
  const painter = new FilmPainter(watch.film, { board, theme, area });
  return new Animation({
    paint: step => painter.paint(step),
    startEncoder: () =>
      portOf(new Worker(new URL('../worker/gif-worker.ts', import.meta.url), { type: 'module', name: 'animation' })),
  });
}
