/** Whether a target is met, in a word that stands out if it is not. */
export function verdict(met: boolean): string {
  return met ? 'met' : 'MISSED';
}
