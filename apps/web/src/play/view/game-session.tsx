import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BROWSER_SLICES } from '../../app/browser-slices.ts';
import { Elsewhere } from '../../app/elsewhere.tsx';
import { notices } from '../../app/notices.ts';
import { formatRoute, HOME } from '../../app/route.ts';
import type { Library } from '../../library/library.ts';
import { openLibrary } from '../../library/open-library.ts';
import { TabHold } from '../../library/tab-hold.ts';
import { BotClient } from '../../workers/bot-client.ts';
import { OddsClient } from '../../workers/odds-client.ts';
import { PlaySession, type SessionOptions, type SessionState } from '../model/play-session.ts';

/** A game that is being played on the screen, and how to change its speed. */
export interface OpenGame extends Pick<Extract<SessionState, { kind: 'playing' }>, 'name' | 'play'> {
  readonly id: string;
  readonly onSpeed: (speed: number) => void;
}

interface GameSessionProps {
  /** Id of the game in the library. */
  readonly id: string;
  /** Creates the bots of the game. It must be the same function each time. */
  readonly createThinker: SessionOptions['createThinker'];
  /** Draws the game, once it is loaded and this tab has it. */
  readonly children: (game: OpenGame) => VNode;
}

/** A game of the library: loads it, reports problems, and lets only one tab at a time play it. */
export function GameSession({ id, createThinker, children }: GameSessionProps): VNode {
  const session = useSession(id, createThinker);
  return session === undefined ? <Waiting /> : <Session session={session} id={id} draw={children} />;
}

interface SessionProps {
  readonly session: PlaySession;
  readonly id: string;
  readonly draw: GameSessionProps['children'];
}

function Session({ session, id, draw }: SessionProps): VNode {
  const { state } = useModel(session);
  switch (state.kind) {
    case 'loading':
      return <Waiting />;
    case 'missing':
      return <Nothing text="This game is not kept in this browser." />;
    case 'broken':
      return <Nothing text={state.message} />;
    case 'elsewhere':
      return (
        <Elsewhere
          title={state.name}
          text="This game is being played in another tab."
          button="Play it here"
          onTakeOver={() => void session.takeOver()}
        />
      );
    default:
      return draw({ id, name: state.name, play: state.play, onSpeed: speed => session.setSpeed(speed) });
  }
}

function useSession(id: string, createThinker: SessionOptions['createThinker']): PlaySession | undefined {
  const [session, setSession] = useState<PlaySession>();
  useEffect(() => {
    let opened: PlaySession | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      if (isGone) return;
      opened = createSession(id, library, createThinker);
      setSession(opened);
      await opened.open();
    };
    void open();
    return () => {
      isGone = true;
      setSession(undefined);
      void opened?.close();
    };
  }, [id, createThinker]);
  return session;
}

function createSession(id: string, library: Library, createThinker: SessionOptions['createThinker']): PlaySession {
  return new PlaySession(id, {
    library,
    hold: new TabHold(`game ${id}`, navigator.locks),
    createThinker,
    oracle: new OddsClient(),
    slices: BROWSER_SLICES,
    warn: sentence => notices.warn(sentence),
  });
}

/** Creates bots that think in a worker. */
export const createWorkerBots: SessionOptions['createThinker'] = playerOf =>
  new BotClient({
    botOf: side => {
      const player = playerOf(side);
      return player === 'human' ? 'tactician' : player;
    },
    rngState: crypto.getRandomValues(new Int32Array(4)),
  });

function Waiting(): VNode {
  return <p class="loading">Loading the game …</p>;
}

function Nothing({ text }: { readonly text: string }): VNode {
  return (
    <main class="page reading">
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
