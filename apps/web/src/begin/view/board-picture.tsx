import type { Board } from '@hexfall/hex';
import { useTheme } from '@hexfall/stage/views';
import { boardSvg } from '@hexfall/view';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface BoardPictureProps {
  /** Identifies the board. */
  readonly id: string;
  readonly board: () => Promise<Board | undefined>;
  /** Text for screen readers; empty if the same words stand beside the picture. */
  readonly alt: string;
}

/** Pictures that were drawn before, by board and theme, as object URLs. */
const drawn = new Map<string, string>();
const MAX_DRAWN = 80;
/** The end of the last drawing. Pictures are drawn one at a time, so that the page stays responsive. */
let last: Promise<void> = Promise.resolve();

/** A small picture of a board. It is drawn when there is time. */
export function BoardPicture({ id, board, alt }: BoardPictureProps): VNode {
  const theme = useTheme();
  const key = `${theme} ${id}`;
  const [address, setAddress] = useState(drawn.get(key));
  useEffect(() => {
    let isGone = false;
    setAddress(drawn.get(key));
    if (drawn.has(key)) return undefined;
    const draw = async (): Promise<void> => {
      await new Promise(resolve => {
        setTimeout(resolve);
      });
      if (isGone) return;
      const picture = drawn.get(key) ?? drawPicture(key, await board(), theme);
      if (!isGone) setAddress(picture);
    };
    last = last.then(draw, draw);
    return () => {
      isGone = true;
    };
  }, [key]);
  if (address === undefined) return <div class="board-picture" />;
  return <img class="board-picture" src={address} alt={alt} />;
}

function drawPicture(key: string, board: Board | undefined, theme: 'light' | 'dark'): string | undefined {
  if (board === undefined) return undefined;
  const svg = boardSvg(board, { legend: false, tooltips: false, labels: false, theme });
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  drawn.set(key, address);
  if (drawn.size > MAX_DRAWN) forgetFirst();
  return address;
}

function forgetFirst(): void {
  const [first] = drawn;
  if (first === undefined) return;
  drawn.delete(first[0]);
  URL.revokeObjectURL(first[1]);
}
