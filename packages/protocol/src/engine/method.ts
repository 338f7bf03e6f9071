import type { z } from 'zod';
import type { GameStore } from './store.ts';

/** One method: what it takes, what it answers, and how. The schemas are the ones that calls are checked against. */
export interface Method<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  readonly summary: string;
  readonly params: P;
  readonly result: R;
  run(store: GameStore, params: z.output<P>): z.input<R>;
}

/** Keeps the types of a method's parts together. */
export function method<P extends z.ZodType, R extends z.ZodType>(definition: Method<P, R>): Method {
  return definition;
}
