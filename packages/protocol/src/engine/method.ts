import type { z } from 'zod';
import type { GameStore } from './store.ts';

/** A method of the engine. Calls are checked against the schema of its parameters; both schemas are documented. */
export interface Method<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  readonly summary: string;
  readonly params: P;
  readonly result: R;
  run(store: GameStore, params: z.output<P>): z.input<R>;
}

/** Defines a method, so that the compiler derives the types of `run` from the schemas. */
export function defineMethod<P extends z.ZodType, R extends z.ZodType>(definition: Method<P, R>): Method {
  return definition;
}
