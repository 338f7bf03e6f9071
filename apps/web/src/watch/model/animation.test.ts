import { createBoard } from '@hexfall/hex';
import { FIELD, type Film, type FilmStep, WatchModel } from '@hexfall/stage';
import { describe, expect, test } from 'vitest';
import { startFakeWorker } from '../../workers/fake-port.ts';
import type { GifReply, GifRequest } from '../worker/gif-messages.ts';
import { serveGif } from '../worker/serve-gif.ts';
import { Animation, type Pixels } from './animation.ts';
import { areaOf, framesOf, MAX_FRAMES, rangeOf } from './animation-plan.ts';
import { wholeArea } from './position-svg.ts';

const filmOf = (steps: readonly Partial<FilmStep>[]): Film => ({
  steps: steps.map(step => ({ l: 2, t: '', ...step })),
  units: [],
  words: [],
  heat: [],
  wounds: [],
  end: '',
  why: '',
  title: '',
  board: 0,
});

describe('which steps an animation shows', () => {
  test('an animation shows the steps that show or say something, text for longer and the end longest', () => {
    const film = filmOf([{ t: 'Turn 1', l: 0 }, { d: [] }, {}, { a: [0, 1, 1] }, { t: 'falls' }]);
    expect(framesOf(film, 0, 4)).toEqual([
      { step: 0, delay: 650 },
      { step: 1, delay: 120 },
      { step: 3, delay: 120 },
      { step: 4, delay: 2500 },
    ]);
  });

  test('an animation of a very long scene shows only some steps, the last one always', () => {
    const film = filmOf(Array.from({ length: 4000 }, (_, i) => ({ t: String(i) })));
    const frames = framesOf(film, 0, 3999);
    expect(frames.length).toBeLessThanOrEqual(MAX_FRAMES);
    expect(frames.length).toBeGreaterThan(MAX_FRAMES / 2);
    expect(frames.at(-1)!.step).toBe(3999);
  });

  test('a scene is a turn, the rest, or the whole game', () => {
    const model = new WatchModel(filmOf([{ l: 0, t: 'Turn 1' }, {}, { l: 0, t: 'Turn 2' }, {}, {}]), 0);
    model.go(3);
    expect([rangeOf(model, 'turn'), rangeOf(model, 'rest'), rangeOf(model, 'game')]).toEqual([
      [2, 4],
      [3, 4],
      [0, 4],
    ]);
  });
});

describe('which part of the board an animation shows', () => {
  const board = createBoard(30, 30, []);
  const unit = { mark: 'A1', name: '', side: 0, about: '', value: 1, armor: [], structure: [] } as const;
  const moving = (...places: readonly (readonly [number, number])[]): WatchModel => {
    const steps = places.map(([x, y]) => ({ t: 'moves', d: [[0, FIELD.x, x, FIELD.y, y]] }));
    const film = filmOf([{ l: 0, t: 'Turn 1' }, ...steps]);
    return new WatchModel({ ...film, units: [{ ...unit, start: [1000, 1000, 0, 0, 0] }] }, 0);
  };

  test('an animation shows where the units are, with space around them', () => {
    expect(areaOf(moving([1100, 1000]), board, 0, 1)).toEqual({ x: 730, y: 680, width: 640, height: 640 });
    expect(areaOf(moving([1000, 1700]), board, 0, 1)).toMatchObject({ y: 890, height: 920 });
  });

  test('an animation never shows more than the board', () => {
    const { x, y, width } = areaOf(moving([40, 35]), board, 0, 1);
    expect([x, y]).toEqual([-20, -20]);
    expect(width).toBe(1000 - 40 + 220);
    expect(areaOf(new WatchModel(filmOf([{}]), 0), board, 0, 0)).toEqual(wholeArea(board));
  });
});

/** Returns a picture of 4 by 4 pixels in one color, with a black pixel that moves. */
function picture(step: number): Pixels {
  const data = new Uint8ClampedArray(64);
  for (let i = 0; i < 16; i++) data.set(i === step % 16 ? [0, 0, 0, 255] : [200, 30, 30, 255], i * 4);
  return { width: 4, height: 4, data };
}

const FRAMES = [0, 1, 2].map(step => ({ step, delay: 100 }));

describe('making an animation', () => {
  test('an animation is a file with all pictures, and tells how far it is', async () => {
    const worker = startFakeWorker<GifRequest, GifReply>(serveGif);
    const animation = new Animation({ paint: async step => picture(step), startEncoder: () => worker.port });
    const shares: number[] = [];
    animation.subscribe(() => {
      if (animation.state.kind === 'running') shares.push(animation.state.share);
    });
    await animation.make(FRAMES);
    expect(shares).toEqual([0, 1 / 3, 2 / 3, 1]);
    const { state } = animation;
    if (state.kind !== 'done') throw new Error(state.kind);
    expect(Buffer.from(state.file.subarray(0, 6)).toString()).toBe('GIF89a');
    expect(state.file.at(-1)).toBe(0x3b);
    // Each picture has a control block.
    expect(Buffer.from(state.file).toString('latin1').split('\x21\xf9\x04').length - 1).toBe(3);
    expect(worker.ended).toBe(true);
  });

  test('an animation can be cancelled, and then made again', async () => {
    const worker = startFakeWorker<GifRequest, GifReply>(serveGif);
    const animation: Animation = new Animation({
      paint: async step => {
        if (step === 1) animation.cancel();
        return picture(step);
      },
      startEncoder: () => worker.port,
    });
    await animation.make(FRAMES);
    expect(animation.state).toEqual({ kind: 'idle' });
    expect(worker.ended).toBe(true);
  });

  test('a picture or a worker that fails is told in a sentence', async () => {
    const start = (): ReturnType<typeof startFakeWorker<GifRequest, GifReply>> =>
      startFakeWorker<GifRequest, GifReply>(() => () => undefined);
    const blind = new Animation({
      paint: () => Promise.reject(new Error('no canvas')),
      startEncoder: () => start().port,
    });
    await blind.make(FRAMES);
    expect(blind.state).toEqual({ kind: 'failed', message: 'The animation could not be made: no canvas.' });
    const worker = start();
    const stuck = new Animation({ paint: async step => picture(step), startEncoder: () => worker.port });
    const made = stuck.make(FRAMES);
    setTimeout(() => worker.crash('no memory'), 20);
    await made;
    expect(stuck.state).toEqual({ kind: 'failed', message: 'The animation could not be made: no memory.' });
  });
});
