import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { formatRoute, HOME } from '../../app/route.ts';
import { gameWords, type KeptGames, whenWords } from '../../begin/model/kept-games.ts';
import { useKeptGames } from '../../begin/view/use-kept-games.ts';
import { FileButton } from '../../files/view/file-button.tsx';
import type { GameSummary } from '../../library/records.ts';
import { routeOf } from '../model/watch-source.ts';

/** Offers replays to watch: from a file, or a game that is kept. */
export function GameChoice(): VNode {
  const games = useKeptGames();
  return (
    <main class="page reading watch-choice">
      <h1>Watch</h1>
      <p>
        Open a replay to see what happened, why, and where the game was decided. Drop its file anywhere on this page, or
        choose it.
      </p>
      <div class="watch-choice-buttons">
        <FileButton words="Open a file" />
        <a class="button" href={formatRoute(routeOf({ kind: 'example' }, -1))}>
          Watch an example
        </a>
      </div>
      {games === undefined ? null : <Lists games={games} />}
    </main>
  );
}

function Lists({ games }: { readonly games: KeptGames }): VNode {
  const { toWatch, underWay } = useModel(games);
  if (toWatch.length + underWay.length === 0) {
    return (
      <p class="note">
        No game is kept in this browser yet. <a href={formatRoute(HOME)}>Begin one</a>, and let bots play both sides if
        you like.
      </p>
    );
  }
  return (
    <>
      <List title="Games to watch" list={toWatch} />
      <List title="Games under way, so far" list={underWay} />
    </>
  );
}

function List({ title, list }: { readonly title: string; readonly list: readonly GameSummary[] }): VNode | null {
  if (list.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {list.map(game => (
          <li key={game.id}>
            <a href={formatRoute({ page: 'watch', path: [game.id], query: {} })} dir="auto">
              {game.name}
            </a>
            <span class="note" dir="auto">
              {gameWords(game)} · {whenWords(game.updated, Date.now())}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
