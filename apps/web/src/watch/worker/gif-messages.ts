/** A picture: four bytes for each pixel. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Requests to the worker that creates animations: samples of the colors first, then every picture, then the end. */
export type GifRequest =
  | ({ readonly kind: 'colors' } & Picture)
  | ({ readonly kind: 'frame'; readonly delay: number } & Picture)
  | { readonly kind: 'finish' };

/** Replies of the worker: `taken` to every request, and the file at the end. */
export type GifReply = { readonly kind: 'taken' } | { readonly kind: 'file'; readonly file: Uint8Array<ArrayBuffer> };
