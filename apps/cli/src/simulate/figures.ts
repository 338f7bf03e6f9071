import { marginOfError, type Proportion } from '@hexfall/sim';

/** Returns a share with one decimal: "40.5%". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Returns the win rate of A so far, in a few words. */
export function winEstimate(rate: Proportion): string {
  return `A wins ${percent(rate.value)} ±${percent(marginOfError(rate))}`;
}

/** Returns a number with one decimal, or with none if it is whole: "9", "9.5". */
export function formatDecimal(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** Returns a difference with its sign: "+4.5", "-3.0". Zero has no sign. */
export function signed(value: number, decimals = 0): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return value < 0 ? `-${text}` : `+${text}`;
}
