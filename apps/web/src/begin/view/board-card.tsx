import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { boardKey, describeBoard } from '../model/board-options.ts';
import type { ForceDesk } from '../model/force-desk.ts';
import type { BoardChoice } from '../model/match-settings.ts';
import { BoardPicker } from './board-picker.tsx';
import { BoardPicture } from './board-picture.tsx';

interface BoardCardProps {
  readonly model: ForceDesk;
  readonly board: BoardChoice;
  readonly onChoose: (board: BoardChoice) => void;
  /** Further controls for the board. */
  readonly more?: ComponentChildren;
}

/** A board that was chosen, with its picture. */
export function BoardCard({ model, board, onChoose, more }: BoardCardProps): VNode {
  const [isPicking, setPicking] = useState(false);
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
            <button type="button" onClick={() => onChoose(model.anotherMap(board))}>
              Another map
            </button>
          ) : null}
          {more}
        </div>
      </div>
      {isPicking ? (
        <BoardPicker model={model} board={board} onChoose={onChoose} onClose={() => setPicking(false)} />
      ) : null}
    </section>
  );
}
