import { formatStory, type StoryLine } from '@hexfall/view';
import { knownWidth, wrapText } from './table.ts';

/** Formats a story for standard output. On a terminal long lines are broken between words; in a file a line stays one. */
export function storyText(lines: readonly StoryLine[]): string[] {
  const width = knownWidth();
  const text = formatStory(lines);
  return width === undefined ? text : text.flatMap(line => wrapLine(line, width));
}

/** What follows is indented deeper than what comes below, so that lines can be told apart. */
const HANGING = ' '.repeat(8);

function wrapLine(line: string, width: number): string[] {
  const words = line.trimStart();
  const indent = line.slice(0, line.length - words.length);
  return wrapText(words, width, indent, indent + HANGING);
}
