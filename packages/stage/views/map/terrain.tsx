import type { Board } from '@hexfall/hex';
import { boardSvg, MAP_MARGIN } from '@hexfall/view';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface TerrainProps {
  readonly board: Board;
  readonly theme: 'light' | 'dark';
}

/** The terrain as one picture, drawn once for a board and a theme. */
export function Terrain({ board, theme }: TerrainProps): VNode {
  const source = usePicture(board, theme);
  return (
    <img
      class="map-terrain"
      src={source}
      alt=""
      draggable={false}
      style={{ left: `${-MAP_MARGIN}px`, top: `${-MAP_MARGIN}px` }}
    />
  );
}

function usePicture(board: Board, theme: 'light' | 'dark'): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const svg = boardSvg(board, { legend: false, tooltips: false, theme });
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [board, theme]);
  return address;
}
