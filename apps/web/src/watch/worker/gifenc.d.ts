/** The part of the library that is used here. The library has no types of its own. */
declare module 'gifenc' {
  export type Palette = (readonly number[])[];

  export interface FrameOptions {
    readonly palette?: Palette;
    /** Milliseconds for which the frame is shown. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    readonly dispose?: number;
  }

  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    maxColors: number,
    options: { readonly format: 'rgb565' | 'rgb444' },
  ): Palette;
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: Palette,
    format: 'rgb565' | 'rgb444',
  ): Uint8Array;
}
