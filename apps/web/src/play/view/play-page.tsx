import type { VNode } from 'preact';
import type { PageProps } from '../../app/lazy-page.tsx';
import { ChooseGame } from './choose-game.tsx';
import { createWorkerBots, GameSession } from './game-session.tsx';
import { PlayScreen } from './play-screen.tsx';

/** The page of a game of the library that is being played: `#/play/ID`. */
export default function PlayPage({ route }: PageProps): VNode {
  const [id] = route.path;
  if (id === undefined) return <ChooseGame />;
  return (
    <GameSession id={id} createThinker={createWorkerBots}>
      {({ play, name, onSpeed }) => <PlayScreen play={play} id={id} title={name} onSpeed={onSpeed} />}
    </GameSession>
  );
}
