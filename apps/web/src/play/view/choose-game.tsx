import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatRoute, HOME } from '../../app/route.ts';
import { KeptGames } from '../../begin/model/kept-games.ts';
import { GameList } from '../../begin/view/game-list.tsx';
import { openLibrary } from '../../library/open-library.ts';

/** The games that can be gone on with, where the address names none. */
export function ChooseGame(): VNode {
  const games = useKeptGames();
  return (
    <main class="plain">
      <h1>Play</h1>
      <p>Games that you begin are kept in this browser, and listed here.</p>
      <p>
        <a class="button primary" href={formatRoute(HOME)}>
          Begin a game
        </a>
      </p>
      {games === undefined ? null : <GameList games={games} />}
    </main>
  );
}

function useKeptGames(): KeptGames | undefined {
  const [games, setGames] = useState<KeptGames>();
  useEffect(() => {
    let kept: KeptGames | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      if (isGone) return;
      kept = new KeptGames(library);
      await kept.read();
      setGames(kept);
    };
    void open();
    return () => {
      isGone = true;
      kept?.close();
    };
  }, []);
  return games;
}
