import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { BeginModel } from '../model/begin-model.ts';
import { boardKey, describeBoard } from '../model/board-options.ts';
import { BoardPicker } from './board-picker.tsx';
import { BoardPicture } from './board-picture.tsx';

/** The board of the match. */
export function BoardCard({ model }: { readonly model: BeginModel }): VNode {
  const [isPicking, setPicking] = useState(false);
  const { board } = model.settings;
  const { title, description } = describeBoard(board);
  const found = model.board(board);
  return (
    <section class="board-card" aria-label="Board">
      <button
        type="button"
        class="board-button"
        aria-label={`Change the board: ${title}`}
        onClick={() => setPicking(true)}
      >
        <BoardPicture
          key={found.ok ? 'there' : 'missing'}
          id={boardKey(board)}
          board={() => model.loadBoard(board)}
          alt=""
        />
      </button>
      <div class="board-words">
        <h2 dir="auto">{title}</h2>
        <p class="note">{found.ok ? description : found.errors[0]}</p>
        <div class="board-buttons">
          <button type="button" onClick={() => setPicking(true)}>
            Change board …
          </button>
          {board.kind === 'generated' ? (
            <button type="button" onClick={() => model.rerollMap()}>
              Another map
            </button>
          ) : null}
        </div>
      </div>
      {isPicking ? <BoardPicker model={model} onClose={() => setPicking(false)} /> : null}
    </section>
  );
}
