/** A picture: four bytes for each point. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** What the worker that makes animations is sent: samples of the colors first, then every picture, then the end. */
export type GifRequest =
  | ({ readonly kind: 'colors' } & Picture)
  | ({ readonly kind: 'frame'; readonly delay: number } & Picture)
  | { readonly kind: 'finish' };

/** What it answers: `taken` to everything that it was sent, and the file at the end. */
export type GifReply = { readonly kind: 'taken' } | { readonly kind: 'file'; readonly file: Uint8Array<ArrayBuffer> };
