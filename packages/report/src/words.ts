import type { Interval, Proportion } from '@hexfall/sim';

/** "67%": for sentences. */
export function wholePercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** "67.4%": for tables. */
export function percent(share: number): string {
  return Number.isFinite(share) ? `${(share * 100).toFixed(1)}%` : '-';
}

/** "67% of games (60 to 73%)" without the middle. */
export function shareWithRange(rate: Proportion): string {
  return `${wholePercent(rate.value)} (${rangeWords(rate)})`;
}

/** "60 to 73%". */
export function rangeWords({ low, high }: Interval): string {
  return `${Math.round(low * 100)} to ${wholePercent(high)}`;
}

/** As many decimals as it needs, one at most. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** "1 game", "2 games". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Below 0.001 nobody reads digits. */
export function chanceWords(chance: number): string {
  return chance < 0.001 ? 'below 0.001' : chance.toFixed(3);
}
