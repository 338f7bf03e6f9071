/** Returns the whole number in a field. One that cannot be used is put back to what it was. */
export function readNumber(input: HTMLInputElement, max: number, before: number): number {
  const value = input.valueAsNumber;
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  input.value = String(before);
  return before;
}
