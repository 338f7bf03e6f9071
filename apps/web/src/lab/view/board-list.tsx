import type { VNode } from 'preact';
import { BoardCard } from '../../begin/view/board-card.tsx';
import type { LabModel } from '../model/lab-model.ts';

/** The boards of the experiment, which are used in turn. */
export function BoardList({ model }: { readonly model: LabModel }): VNode {
  const { boards } = model.experiment;
  return (
    <div class="lab-boards">
      {boards.map((board, i) => (
        <BoardCard
          key={i}
          model={model}
          board={board}
          onChoose={choice => model.setBoard(i, choice)}
          more={
            boards.length > 1 ? (
              <button type="button" onClick={() => model.removeBoard(i)}>
                Remove
              </button>
            ) : null
          }
        />
      ))}
      {model.canAddBoard ? (
        <button type="button" class="lab-add" onClick={() => model.addBoard()}>
          Add a board
          <span class="note">Games take turns on all of them.</span>
        </button>
      ) : null}
    </div>
  );
}
