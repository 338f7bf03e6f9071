import { DESTRUCTION_CAUSES } from '@hexfall/rules';
import { destructionWords } from '@hexfall/view';

/** Text for the cause of a unit's destruction. */
export function causeWords(cause: string): string {
  const known = DESTRUCTION_CAUSES.find(each => each === cause);
  return known === undefined ? cause : destructionWords(known);
}

/** A p-value as a figure: two digits, three where they matter, or "< 0.001". */
export function pFigure(value: number): string {
  if (value < 0.001) return '< 0.001';
  return value.toFixed(value < 0.1 ? 3 : 2);
}

/** A p-value in a sentence: "p = 0.24", "p < 0.001". */
export function pWords(value: number): string {
  const figure = pFigure(value);
  return figure.startsWith('<') ? `p ${figure}` : `p = ${figure}`;
}
