/** Returns a modifier with its sign: "+2", "−1". */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Returns a chance as a percentage. If something can still happen it is never 0%, and if it can still fail never 100%. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.005) return '<1%';
  return `${Math.min(99, Math.round(chance * 100))}%`;
}

/** Returns an average amount: whole from 10 up, with one decimal below. */
export function average(amount: number): string {
  return amount >= 10 ? String(Math.round(amount)) : String(Math.round(amount * 10) / 10);
}
