/** Joins parts into lines of a maximum width. A part is never broken. */
export function wrap(parts: readonly string[], separator: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const [i, part] of parts.entries()) {
    const next = i < parts.length - 1 ? part + separator.trimEnd() : part;
    const longer = line.trim() === '' ? indent + next : `${line} ${next}`;
    if (longer.length > width && line.trim() !== '') {
      lines.push(line);
      line = indent + next;
    } else line = longer;
  }
  return [...lines, line];
}

/** Breaks a text between words into lines of a maximum width. */
export function wrapText(text: string, width: number, indent: string): string[] {
  return wrap(text.split(' '), ' ', width, indent);
}

/** Makes the first letter of a text a capital one. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
