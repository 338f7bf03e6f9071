import './play.css';
import './panel.css';
import './fire.css';
import '../../ui/odds/odds.css';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../../app/app.tsx';
import { BROWSER_SLICES } from '../../app/browser-slices.ts';
import { notices } from '../../app/notices.ts';
import { formatRoute, HOME } from '../../app/route.ts';
import { GameHold } from '../../library/game-hold.ts';
import { openLibrary } from '../../library/open-library.ts';
import { BotClient } from '../../workers/bot-client.ts';
import { OddsClient } from '../../workers/odds-client.ts';
import { PlaySession } from '../model/play-session.ts';
import { ChooseGame } from './choose-game.tsx';
import { PlayScreen } from './play-screen.tsx';

/** A game of the library that is played: `#/play/ID`. */
export default function PlayPage({ route }: PageProps): VNode {
  const [id] = route.path;
  const session = useSession(id);
  if (id === undefined) return <ChooseGame />;
  return session === undefined ? <Waiting /> : <Session session={session} id={id} />;
}

function Session({ session, id }: { readonly session: PlaySession; readonly id: string }): VNode {
  const { state } = useModel(session);
  switch (state.kind) {
    case 'loading':
      return <Waiting />;
    case 'missing':
      return <Nothing text="This game is not kept in this browser." />;
    case 'broken':
      return <Nothing text={state.message} />;
    case 'elsewhere':
      return <Elsewhere name={state.name} onTakeOver={() => void session.takeOver()} />;
    default:
      return <PlayScreen play={state.play} id={id} title={state.name} onSpeed={speed => session.setSpeed(speed)} />;
  }
}

function useSession(id: string | undefined): PlaySession | undefined {
  const [session, setSession] = useState<PlaySession>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let opened: PlaySession | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      if (isGone) return;
      opened = createSession(id, library);
      setSession(opened);
      await opened.open();
    };
    void open();
    return () => {
      isGone = true;
      setSession(undefined);
      void opened?.close();
    };
  }, [id]);
  return session;
}

function createSession(id: string, library: Awaited<ReturnType<typeof openLibrary>>): PlaySession {
  return new PlaySession(id, {
    library,
    hold: new GameHold(id, navigator.locks),
    createThinker: playerOf =>
      new BotClient({
        botOf: side => {
          const player = playerOf(side);
          return player === 'human' ? 'tactician' : player;
        },
        rngState: crypto.getRandomValues(new Int32Array(4)),
      }),
    oracle: new OddsClient(),
    slices: BROWSER_SLICES,
    warn: sentence => notices.warn(sentence),
  });
}

function Waiting(): VNode {
  return <p class="loading">Loading the game …</p>;
}

function Nothing({ text }: { readonly text: string }): VNode {
  return (
    <main class="plain">
      <h1>Play</h1>
      <p>{text}</p>
      <p>
        <a class="button primary" href={formatRoute(HOME)}>
          Begin a game
        </a>
      </p>
    </main>
  );
}

function Elsewhere({ name, onTakeOver }: { readonly name: string; readonly onTakeOver: () => void }): VNode {
  return (
    <main class="plain">
      <h1>{name}</h1>
      <p>This game is being played in another tab.</p>
      <p>
        <button type="button" class="primary" onClick={onTakeOver}>
          Play it here
        </button>
      </p>
    </main>
  );
}
