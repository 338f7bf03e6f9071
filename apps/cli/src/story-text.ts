import { formatStory, type StoryLine } from '@hexfall/view';
import { knownWidth, wrapText } from './table.ts';

/** Formats a story for standard output. On a terminal, long lines are broken between words; in a file, each line stays whole. */
export function storyText(lines: readonly StoryLine[]): string[] {
  const width = knownWidth();
  const text = formatStory(lines);
  return width === undefined ? text : text.flatMap(line => wrapLine(line, width));
}

/** Indent of the rest of a broken line. It is deeper than that of the lines below it, so that lines can be distinguished. */
const HANGING = ' '.repeat(8);

function wrapLine(line: string, width: number): string[] {
  const words = line.trimStart();
  const indent = line.slice(0, line.length - words.length);
  return wrapText(words, width, indent, indent + HANGING);
}
