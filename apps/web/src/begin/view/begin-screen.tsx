import './begin.css';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { formatRoute } from '../../app/route.ts';
import { goTo } from '../../app/use-route.ts';
import { FileButton } from '../../files/view/file-button.tsx';
import type { BeginModel } from '../model/begin-model.ts';
import type { KeptGames } from '../model/kept-games.ts';
import { differenceWords } from '../model/match-words.ts';
import { BoardCard } from './board-card.tsx';
import { GameList } from './game-list.tsx';
import { MatchOptions } from './match-options.tsx';
import { SidePanel } from './side-panel.tsx';

interface BeginScreenProps {
  readonly begin: BeginModel;
  readonly games: KeptGames;
}

/** The first page: a match that is ready to start, everything about it that can be changed, and the games that are kept. */
export function BeginScreen({ begin, games }: BeginScreenProps): VNode {
  const model = useModel(begin);
  return (
    <main class="page begin">
      <div class="page-head">
        <div>
          <h1>New game</h1>
          <p>Ready to play as it is. Change what you like.</p>
        </div>
        <div class="begin-start">
          <p class="balance">{differenceWords([model.totals(0).value, model.totals(1).value])}</p>
          <StartButton model={model} />
        </div>
      </div>
      <FirstGame games={games} />
      <div class="begin-match">
        <SidePanel model={model} side={0} />
        <BoardCard model={model} board={model.settings.board} onChoose={board => model.setBoard(board)} />
        <SidePanel model={model} side={1} />
      </div>
      <MatchOptions model={model} />
      <div class="begin-files">
        <p>
          Units, boards, forces and replays of your own: drop the files anywhere on this page. They stay in your
          browser.
        </p>
        <FileButton words="Open files …" />
      </div>
      <GameList games={games} />
    </main>
  );
}

/** Suggestions for a reader who has no games yet. */
function FirstGame({ games }: { readonly games: KeptGames }): VNode | null {
  const { isEmpty } = useModel(games);
  if (!isEmpty) return null;
  return (
    <p class="first-game">
      New to the game? A coach explains it to you while you play.
      <a class="button" href={formatRoute({ page: 'learn', path: ['start'], query: {} })}>
        Play a first game
      </a>
    </p>
  );
}

function StartButton({ model }: { readonly model: BeginModel }): VNode {
  const start = async (): Promise<void> => {
    const id = await model.start();
    if (id !== undefined) goTo({ page: 'play', path: [id], query: {} });
  };
  return (
    <button type="button" class="primary start" disabled={model.isStarting} onClick={() => void start()}>
      {model.isStarting ? 'Starting …' : 'Start game'}
    </button>
  );
}
