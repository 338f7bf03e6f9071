import type { Interval, Proportion } from '@hexfall/sim';

/** Returns a share for a sentence: "67%". */
export function wholePercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Returns a share for a table: "67.4%". */
export function percent(share: number): string {
  return Number.isFinite(share) ? `${(share * 100).toFixed(1)}%` : '-';
}

/** Returns a proportion with its interval: "67% (60 to 73%)". */
export function shareWithRange(rate: Proportion): string {
  return `${wholePercent(rate.value)} (${rangeWords(rate)})`;
}

/** Returns an interval of shares: "60 to 73%". */
export function rangeWords({ low, high }: Interval): string {
  return `${Math.round(low * 100)} to ${wholePercent(high)}`;
}

/** Returns a number with one decimal, or with none if it is whole. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** Returns a count with its noun: "1 game", "2 games". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns a difference with its sign: "+4.5", "−3.0". Zero has no sign. */
export function signed(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return '-';
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
