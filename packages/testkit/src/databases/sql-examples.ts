/** A question in SQL that a page shows, under the comment above it. */
export interface SqlExample {
  readonly title: string;
  readonly text: string;
}

/** Returns the questions in SQL that a page shows: each begins with a comment and ends before an empty line or with the block. */
export function sqlExamples(page: string): SqlExample[] {
  const blocks = Array.from(page.matchAll(/^```sql\n(.*?)^```$/gms), ([, block]) => block!);
  const found = blocks.flatMap(block => Array.from(block.matchAll(/^-- (.+)\n((?:.+\n)+)/gm)));
  return found.map(([, title, text]) => ({ title: title!, text: text! }));
}
