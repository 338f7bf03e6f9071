/** A question in SQL that a page shows, with the comment above it as its title. */
export interface SqlExample {
  readonly title: string;
  readonly text: string;
}

/** Returns the questions in SQL that a page shows: each begins with a comment and ends before an empty line or at the end of its block. */
export function sqlExamples(page: string): SqlExample[] {
  const blocks = Array.from(page.matchAll(/^```sql\n(.*?)^```$/gms), ([, block]) => block!);
  const found = blocks.flatMap(block => Array.from(block.matchAll(/^-- (.+)\n((?:.+\n)+)/gm)));
  return found.map(([, title, text]) => ({ title: title!, text: text! }));
}
