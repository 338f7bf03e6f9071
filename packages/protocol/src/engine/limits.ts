import { MAX_ODDS_MILLISECONDS, MAX_PLANNED_ORDERS, MAX_QUESTIONS } from '../schema/odds-schema.ts';

/** Limits that keep the memory and time of every call small. */
export const ENGINE_LIMITS = {
  /** Characters in one message. */
  lineLength: 4_000_000,
  /** Requests in one batch. */
  batch: 100,
  /** Games that are open at the same time. */
  games: 100,
  unitsPerGame: 64,
  /** Greatest turn limit of a game. */
  turns: 1000,
  /** Events of one game. */
  eventsPerGame: 100_000,
  /** Events of all games together. */
  events: 1_000_000,
  /** Entries in a list that is an answer. */
  listed: 10_000,
  /** Rolls in a script of dice. */
  script: 10_000,
  /** Requests for odds that are worked on at the same time. */
  oddsAtOnce: 2,
  /** Milliseconds of work for one of them. */
  oddsMilliseconds: MAX_ODDS_MILLISECONDS,
  oddsOrders: MAX_PLANNED_ORDERS,
  oddsQuestions: MAX_QUESTIONS,
} as const;

export type EngineLimits = { readonly [K in keyof typeof ENGINE_LIMITS]: number };
