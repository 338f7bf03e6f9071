/** Formats lines of cells as a table in plain text. The first line is the head; columns of figures after the first are right-aligned. */
export function formatColumns(lines: readonly (readonly string[])[]): string {
  const [head = []] = lines;
  const widths = head.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  const figures = head.map(
    (_, column) => column > 0 && lines.slice(1).every(line => /^$|^[-+~]?[\d.]/.test(line[column] ?? '')),
  );
  return lines
    .map(line =>
      line
        .map((cell, column) =>
          figures[column] === true ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
