/** Bounds that keep one client from harming the others: memory and time of every call stay small. */
export const ENGINE_LIMITS = {
  /** Characters of one message. */
  lineLength: 4_000_000,
  /** Requests in one batch. */
  batch: 100,
  games: 100,
  unitsPerGame: 64,
  turns: 1000,
  /** Events that one game may hold, and all games together. */
  eventsPerGame: 100_000,
  events: 1_000_000,
  /** Entries in one answer of a list. */
  listed: 10_000,
  /** Rolls of a script. */
  script: 10_000,
} as const;

export type EngineLimits = { readonly [K in keyof typeof ENGINE_LIMITS]: number };
