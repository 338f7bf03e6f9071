import type { z } from 'zod';
import type { LongWork } from './long-work.ts';
import type { GameStore } from './store.ts';

/** What the documentation says of a method. Calls are checked against the schema of its parameters. */
interface DescribedMethod<P extends z.ZodType, R extends z.ZodType> {
  readonly summary: string;
  readonly params: P;
  readonly result: R;
}

/** A method of the engine that is answered at once. */
export interface ShortMethod<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType>
  extends DescribedMethod<P, R> {
  run(store: GameStore, params: z.output<P>): z.input<R>;
}

/** A method whose answer takes long. It is worked out bit by bit; other requests are answered in the meantime. */
export interface LongMethod<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType>
  extends DescribedMethod<P, R> {
  begin(store: GameStore, params: z.output<P>): LongWork<z.input<R>>;
}

export type Method = ShortMethod | LongMethod;

/** Defines a method, so that the compiler derives the types of `run` from the schemas. */
export function defineMethod<P extends z.ZodType, R extends z.ZodType>(definition: ShortMethod<P, R>): ShortMethod {
  return definition;
}

/** Defines a method whose answer takes long. */
export function defineLongMethod<P extends z.ZodType, R extends z.ZodType>(definition: LongMethod<P, R>): LongMethod {
  return definition;
}
