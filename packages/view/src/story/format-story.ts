import type { StoryLine } from './story-line.ts';

const INDENTS: Readonly<Record<StoryLine['level'], string>> = { turn: '', event: '  ', detail: '    ' };

/**
 * Formats the lines of a story as text: turns and phases are headings, what follows from something is indented below it.
 *
 * @example
 * ```ts
 * import { formatStory } from '@hexfall/view';
 *
 * const line = { level: 'event', heading: 'Heat phase', text: 'A1 Hunchback shuts down', notes: [] } as const;
 * formatStory([line]); // => ['Heat phase', '  A1 Hunchback shuts down']
 * ```
 */
export function formatStory(lines: readonly StoryLine[]): string[] {
  return lines.flatMap(({ level, heading, text, notes }, i) => [
    ...(level === 'turn' && i > 0 ? [''] : []),
    ...(heading === undefined ? [] : [heading]),
    `${INDENTS[level]}${text}`,
    ...notes.map(note => `${INDENTS[level]}    ${note}`),
  ]);
}
