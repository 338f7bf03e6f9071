import type { Board } from '@hexfall/hex';
import { boardSvg, MAP_MARGIN, mapSize } from '@hexfall/view';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface TerrainProps {
  readonly board: Board;
  readonly theme: 'light' | 'dark';
}

/**
 * Pixels for each unit of the map, in the bitmap that is shown from afar and in the one that is shown close up. Two are needed because the
 * numbers of hexes would be ragged in one that is scaled down too far. `MAX_PIXELS` keeps bitmaps within what a browser can hold.
 */
const DENSITIES = { far: 0.7, close: 3 } as const;
const MAX_PIXELS = 14_000_000;
/** Height in pixels of the part of the picture that is drawn at once, so that the page stays responsive. */
const STRIP = 256;

/** The terrain as bitmaps, drawn once for each board and theme, so that moving and zooming do not draw the hexes again. */
export function Terrain({ board, theme }: TerrainProps): VNode {
  const canvases = { far: useRef<HTMLCanvasElement>(null), close: useRef<HTMLCanvasElement>(null) };
  const { width, height } = mapSize(board.grid);
  const size = { width: width + 2 * MAP_MARGIN, height: height + 2 * MAP_MARGIN };
  useEffect(() => {
    const ends = new AbortController();
    const svg = boardSvg(board, { legend: false, tooltips: false, background: false, theme });
    const draw = async (): Promise<void> => {
      await drawTerrain(canvases.far.current!, svg, DENSITIES.far, ends.signal);
      await drawTerrain(canvases.close.current!, svg, DENSITIES.close, ends.signal);
    };
    void draw();
    return () => ends.abort();
  }, [board, theme]);
  const place = {
    left: `${-MAP_MARGIN}px`,
    top: `${-MAP_MARGIN}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  };
  return (
    <>
      <canvas class="map-terrain far" ref={canvases.far} style={place} />
      <canvas class="map-terrain close" ref={canvases.close} style={place} />
    </>
  );
}

/** Draws a picture strip by strip. */
async function drawTerrain(canvas: HTMLCanvasElement, svg: string, wanted: number, signal: AbortSignal): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  await image.decode();
  const density = Math.min(wanted, Math.sqrt(MAX_PIXELS / (image.width * image.height)));
  const [width, height] = [Math.ceil(image.width * density), Math.ceil(image.height * density)];
  const bitmap = new OffscreenCanvas(width, height);
  const context = bitmap.getContext('2d', { willReadFrequently: true })!;
  for (let top = 0; top < height && !signal.aborted; top += STRIP) {
    context.save();
    context.beginPath();
    context.rect(0, top, width, STRIP);
    context.clip();
    context.drawImage(image, 0, 0, width, height);
    context.restore();
    rasterize(context, top);
    await nextFrame();
  }
  URL.revokeObjectURL(address);
  if (signal.aborted) return;
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap.transferToImageBitmap());
}

/**
 * Makes the browser carry out the drawing that it has only recorded so far: otherwise it would draw all strips at once, in one long task.
 */
function rasterize(context: OffscreenCanvasRenderingContext2D, top: number): void {
  context.getImageData(0, top, 1, 1);
}

function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => resolve());
  });
}
