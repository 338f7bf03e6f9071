import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import type { GameSummary } from '../../library/records.ts';
import { KeptLine } from '../../ui/kept-line.tsx';
import { gameWords, type KeptGames, whenWords } from '../model/kept-games.ts';

interface GameListProps {
  readonly games: KeptGames;
}

/** The games that are kept, to be continued or to be watched. */
export function GameList({ games }: GameListProps): VNode | null {
  const { underWay, toWatch } = useModel(games);
  if (underWay.length + toWatch.length === 0) return null;
  return (
    <div class="game-lists">
      <Games games={games} title="Games under way" page="play" words="Continue" list={underWay} />
      <Games games={games} title="Games to watch" page="watch" words="Watch" list={toWatch} />
    </div>
  );
}

interface GamesProps extends GameListProps {
  readonly title: string;
  readonly page: 'play' | 'watch';
  readonly words: string;
  readonly list: readonly GameSummary[];
}

/** How many games are shown before the user asks for all of them. */
const FEW = 6;

function Games({ games, title, page, words, list }: GamesProps): VNode | null {
  const [isLong, setLong] = useState(false);
  const heading = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul class="game-list">
        {list.slice(0, isLong ? list.length : FEW).map(game => (
          <GameLine key={game.id} games={games} game={game} page={page} words={words} />
        ))}
      </ul>
      {list.length > FEW && !isLong ? (
        <button type="button" onClick={() => setLong(true)}>
          Show all {list.length}
        </button>
      ) : null}
    </section>
  );
}

interface GameLineProps extends GameListProps {
  readonly game: GameSummary;
  readonly page: 'play' | 'watch';
  readonly words: string;
}

function GameLine({ games, game, page: usual, words }: GameLineProps): VNode {
  const { id, name } = game;
  const page = usual === 'play' && games.isLesson(id) ? 'learn' : usual;
  const href = formatRoute({ page, path: [id], query: {} });
  return (
    <KeptLine
      name={name}
      href={href}
      onRename={text => games.rename(id, text)}
      onDelete={() => games.delete(id)}
      buttons={
        <a class="button" href={href} aria-label={`${words}: ${name}`}>
          {words}
        </a>
      }
    >
      <p class="note" dir="auto">
        {gameWords(game)} · {whenWords(game.updated, Date.now())}
      </p>
    </KeptLine>
  );
}
