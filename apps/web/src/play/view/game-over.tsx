import type { VNode } from 'preact';
import { formatRoute, HOME } from '../../app/route.ts';
import { saveText } from '../../files/save-text.ts';
import type { PlayModel } from '../model/play-model.ts';

interface GameOverProps {
  readonly play: PlayModel;
  /** Id of the game in the library. */
  readonly id: string;
}

/** Shows how the game ended, and offers what can be done with it. */
export function GameOver({ play, id }: GameOverProps): VNode {
  return (
    <>
      <p>{play.ending!.reason}.</p>
      <div class="options">
        <a class="button primary" href={formatRoute({ page: 'watch', path: [id], query: {} })}>
          Watch the game
        </a>
        <a class="button" href={formatRoute(HOME)}>
          New game
        </a>
        <button type="button" onClick={() => saveText(`hexfall-${id}.jsonl`, play.match.replay)}>
          Save the replay
        </button>
      </div>
    </>
  );
}
