/** A modifier with its sign: "+2", "−1". */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A chance as a percentage. What can still happen is never 0%, and what can still fail never 100%. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.005) return '<1%';
  return `${Math.min(99, Math.round(chance * 100))}%`;
}

/** An amount on average: whole from 10 up, one decimal below. */
export function average(amount: number): string {
  return amount >= 10 ? String(Math.round(amount)) : String(Math.round(amount * 10) / 10);
}
