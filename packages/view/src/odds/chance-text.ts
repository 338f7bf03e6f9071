import type { Chance } from '@hexfall/odds';

/** The most digits after the decimal point; a small chance may have one more. */
const MAX_DIGITS = 2;
const MAX_SMALL_DIGITS = 3;
const SMALL = 0.01;
/** Proven bounds that are less than this many standard errors apart say more than the standard error does. */
const NARROW = 4;

/**
 * Returns a chance and how well it is known: "exactly 41.7%", "6.0% ± 0.1", or "5.9% to 6.1%" where the proven bounds say more than the
 * standard error does.
 *
 * @example
 * ```ts
 * import { chanceText } from '@hexfall/view';
 *
 * chanceText({ value: 15 / 36, standardError: 0, lower: 15 / 36, upper: 15 / 36, exact: true }); // => 'exactly 41.7%'
 * chanceText({ value: 0.0601, standardError: 0.0012, lower: 0, upper: 1, exact: false }); // => '6.0% ± 0.1'
 * ```
 */
export function chanceText({ value, standardError, lower, upper, exact }: Chance): string {
  if (exact) return `exactly ${percent(value, exactDigits(value))}`;
  if (upper - lower < NARROW * standardError || standardError === 0) return boundsText(value, lower, upper);
  const digits = digitsFor(standardError, value);
  return `${percent(value, digits)} ± ${roundedUp(100 * standardError, digits)}`;
}

/** Formats proven bounds. If they do not differ in any digit that is shown, they become one figure. */
function boundsText(value: number, lower: number, upper: number): string {
  if (upper - lower > 0.5) return `about ${percentText(value)}`;
  const digits = digitsFor(upper - lower, value);
  const [low, high] = [percent(lower, digits), percent(upper, digits)];
  return low === high ? low : `${low} to ${high}`;
}

/**
 * Returns a chance in percent, with one digit after the point, or as many as a small chance needs to show something: "0.03%".
 *
 * @example
 * ```ts
 * import { percentText } from '@hexfall/view';
 *
 * percentText(1 / 6); // => '16.7%'
 * percentText(0.0003); // => '0.03%'
 * ```
 */
export function percentText(value: number): string {
  return percent(value, exactDigits(value));
}

/** Returns how many digits after the decimal point show the first significant digit of an error. */
function digitsFor(error: number, value: number): number {
  const most = Math.min(value, 1 - value) < SMALL ? MAX_SMALL_DIGITS : MAX_DIGITS;
  return Math.min(most, Math.max(1, Math.ceil(-Math.log10(100 * error * (1 + 1e-9)))));
}

function exactDigits(value: number): number {
  const rest = Math.min(value, 1 - value);
  return rest <= 0 ? 0 : rest >= 0.001 ? 1 : digitsFor(rest, value);
}

/** Formats an error so that it does not look smaller than it is: one that would round to 0 is shown as 1 in the last digit. */
function roundedUp(error: number, digits: number): string {
  return Math.max(error, 10 ** -digits).toFixed(digits);
}

function percent(value: number, digits: number): string {
  return `${(100 * value).toFixed(digits)}%`;
}
