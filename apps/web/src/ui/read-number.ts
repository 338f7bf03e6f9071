/** Returns the whole number in a field. If it cannot be used, the field is reset to its former value. */
export function readNumber(input: HTMLInputElement, max: number, before: number): number {
  const value = input.valueAsNumber;
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  input.value = String(before);
  return before;
}
