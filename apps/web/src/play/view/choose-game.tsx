import type { VNode } from 'preact';
import { formatRoute, HOME } from '../../app/route.ts';
import { GameList } from '../../begin/view/game-list.tsx';
import { useKeptGames } from '../../begin/view/use-kept-games.ts';

/** The games that can be continued, for an address that names none. */
export function ChooseGame(): VNode {
  const games = useKeptGames();
  return (
    <main class="page reading">
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
