import type { Fields, FieldsOf } from '../../basics/schema.ts';

/** An event of a table: what happened, and what is true afterwards. */
export type Fact<Events extends Readonly<Record<string, Fields>>, T extends keyof Events> = {
  readonly type: T;
} & FieldsOf<Events[T]>;
