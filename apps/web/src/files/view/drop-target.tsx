import './files.css';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { intake } from '../intake.ts';

/** Accepts files that are dropped anywhere on the page, and shows this while they are dragged over it. */
export function DropTarget(): VNode {
  const isOver = useDrop();
  const { isBusy } = useModel(intake);
  return (
    <>
      {isOver ? (
        <div class="drop-target" aria-hidden="true">
          <p>
            <strong>Drop files here</strong>
            <span>Units, boards, forces and replays</span>
          </p>
        </div>
      ) : null}
      <div class="file-progress" role="status">
        {isBusy ? <p>Reading files …</p> : null}
      </div>
    </>
  );
}

/** Follows what is dragged over the page. Returns whether files are being dragged. */
function useDrop(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // When the pointer moves from one element to another, the browser reports the new element before it reports leaving the old one.
    let depth = 0;
    const end = new AbortController();
    const { signal } = end;
    const enter = (drag: DragEvent): void => {
      if (!hasFiles(drag)) return;
      drag.preventDefault();
      depth++;
      setOver(true);
    };
    const leave = (drag: DragEvent): void => {
      if (!hasFiles(drag)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const drop = (drag: DragEvent): void => {
      depth = 0;
      setOver(false);
      if (!hasFiles(drag)) return;
      drag.preventDefault();
      void intake.take([...drag.dataTransfer!.files]);
    };
    addEventListener('dragenter', enter, { signal });
    addEventListener('dragover', drag => hasFiles(drag) && drag.preventDefault(), { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => end.abort();
  }, []);
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
