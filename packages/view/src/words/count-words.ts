/** A number with its noun: "1 shot", "2 shots". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** A modifier with its sign: "+1", "-2". */
export function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}
