import { type Film, WatchModel } from '@hexfall/stage';
import type { Pixels } from '../model/animation.ts';
import { actionSvg, groundSvg, type PictureStyle, pictureSize, positionSvg } from '../model/position-svg.ts';

/** The longer side of an animation, in pixels. */
const ANIMATION_SIZE = 720;
/** The longer side of a picture, in pixels. It is never more than twice its natural size. */
const PICTURE_SIZE = 4000;
const MAX_DENSITY = 2;

/** Draws the steps of a film as pictures, without moving what is on the screen. */
export class FilmPainter {
  private readonly style: PictureStyle;
  /** A separate position in the film, so that the one on the screen stays as it is. */
  private readonly model: WatchModel;
  private ground: ImageBitmap | undefined;
  private canvas: OffscreenCanvas | undefined;

  constructor(film: Film, style: PictureStyle) {
    this.style = style;
    this.model = new WatchModel(film, 0);
  }

  /** Draws a step in the size of an animation. */
  async paint(step: number): Promise<Pixels> {
    const natural = pictureSize(this.style);
    const scale = Math.min(1, ANIMATION_SIZE / Math.max(natural.width, natural.height));
    const [width, height] = [Math.round(natural.width * scale), Math.round(natural.height * scale)];
    this.ground ??= await createImageBitmap(await drawSvg(groundSvg(this.style), width, height));
    this.canvas ??= new OffscreenCanvas(width, height);
    this.model.go(step);
    const action = await loadSvg(actionSvg(this.model, this.style));
    const context = this.canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(this.ground, 0, 0);
    context.drawImage(action, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { width, height, data };
  }

  /** Draws the position at a step as a PNG file. */
  async png(step: number): Promise<Blob> {
    const { width, height } = pictureSize(this.style);
    const density = Math.min(MAX_DENSITY, PICTURE_SIZE / Math.max(width, height));
    const canvas = await drawSvg(this.svg(step), Math.round(width * density), Math.round(height * density));
    return canvas.convertToBlob({ type: 'image/png' });
  }

  /** Returns the position at a step as an SVG picture. */
  svg(step: number): string {
    this.model.go(step);
    return positionSvg(this.model, this.style);
  }
}

async function drawSvg(svg: string, width: number, height: number): Promise<OffscreenCanvas> {
  const image = await loadSvg(svg);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return canvas;
}

async function loadSvg(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
