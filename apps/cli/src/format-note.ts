/** Returns a remark as it is printed. */
export function formatNote(remark: string): string {
  return `Note: ${remark}`;
}
