import type { Budget } from '@hexfall/odds';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';

/** The options of `odds` as the user typed them. */
export interface OddsOptions {
  readonly attacker?: string;
  readonly target?: string;
  readonly range?: string;
  readonly rules: string;
  readonly precision?: string;
  readonly time?: string;
  readonly seed?: string;
  readonly turn?: string;
  readonly unit?: string;
  readonly phase?: string;
  readonly order?: string;
  readonly json: boolean;
}

/** The standard error at which work stops, and the milliseconds after which it stops in any case. */
const USUAL_PRECISION = 0.00002;
const USUAL_TIME = 2000;
const MAX_TIME = 3600;

/** Reads how much work may be done. If the user asks for a precision but not for a time, there is no time limit. */
export function readBudget({ precision, time, seed }: OddsOptions): Budget {
  return {
    precision: precision === undefined ? USUAL_PRECISION : readPrecision(precision),
    ...(time === undefined && precision !== undefined
      ? {}
      : { milliseconds: time === undefined ? USUAL_TIME : readTime(time) }),
    ...(seed === undefined ? {} : { seed }),
  };
}

function readPrecision(text: string): number {
  const percent = Number(text.trim().replace(/%$/, ''));
  if (!(percent > 0 && percent < 100))
    throw new UsageError(`--precision must be a share such as 0.1%, not ${quote(text)}.`);
  return percent / 100;
}

function readTime(text: string): number {
  const seconds = Number(text.trim().replace(/\s*s$/, ''));
  if (!(seconds > 0 && seconds <= MAX_TIME))
    throw new UsageError(`--time must be a number of seconds up to ${MAX_TIME}, not ${quote(text)}.`);
  return 1000 * seconds;
}
