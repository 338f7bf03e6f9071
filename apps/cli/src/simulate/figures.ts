import { marginOfError, type Proportion } from '@hexfall/sim';

/** A share with one decimal: "40.5%". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** What a simulation says of A so far. */
export function winEstimate(rate: Proportion): string {
  return `A wins ${percent(rate.value)} ±${percent(marginOfError(rate))}`;
}

/** A number with one decimal, or none if it is whole: "9", "9.5". */
export function formatDecimal(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** A difference with its sign: "+4.5", "-3.0"; zero has none. */
export function signed(value: number, decimals = 0): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return value < 0 ? `-${text}` : `+${text}`;
}
