import { applyPalette, GIFEncoder, type Palette, quantize } from 'gifenc';
import type { GifReply, GifRequest } from './gif-messages.ts';

/** Index of the color that stands for unchanged pixels. */
const UNCHANGED = 255;
const FORMAT = 'rgb565';

/** Returns the function that handles the requests of a worker, which puts pictures together into a file. */
export function serveGif(reply: (message: GifReply) => void): (request: GifRequest) => void {
  const encoder = GIFEncoder();
  const samples: Uint8ClampedArray[] = [];
  let colors: Palette | undefined;
  let last: Uint8Array | undefined;
  const write = (request: Extract<GifRequest, { kind: 'frame' }>): void => {
    const isFirst = colors === undefined;
    colors ??= colorsOf(samples, request.data);
    const points = applyPalette(request.data, colors, FORMAT);
    const shown = last === undefined ? points : changesOf(last, points);
    last = points;
    encoder.writeFrame(shown, request.width, request.height, {
      ...(isFirst ? { palette: filled(colors) } : {}),
      delay: request.delay,
      transparent: !isFirst,
      transparentIndex: UNCHANGED,
      // The previous picture stays, since the next one contains only the changes.
      dispose: 1,
    });
  };
  return request => {
    if (request.kind === 'colors') samples.push(request.data);
    else if (request.kind === 'frame') write(request);
    else {
      encoder.finish();
      reply({ kind: 'file', file: encoder.bytes() });
    }
    reply({ kind: 'taken' });
  };
}

/** Returns the colors of all pictures: one fewer than a file can have, since one stands for unchanged pixels. */
function colorsOf(samples: readonly Uint8ClampedArray[], first: Uint8ClampedArray): Palette {
  const all = samples.length === 0 ? [first] : samples;
  const joined = new Uint8Array(all.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const sample of all) {
    joined.set(sample, at);
    at += sample.length;
  }
  return quantize(joined, UNCHANGED, { format: FORMAT });
}

/** Returns a palette in the size that a file needs, including the color for unchanged pixels, which is never seen. */
function filled(colors: Palette): Palette {
  const missing = UNCHANGED + 1 - colors.length;
  return [...colors, ...Array.from({ length: missing }, () => [0, 0, 0])];
}

function changesOf(before: Uint8Array, now: Uint8Array): Uint8Array {
  return now.map((color, i) => (color === before[i] ? UNCHANGED : color));
}
