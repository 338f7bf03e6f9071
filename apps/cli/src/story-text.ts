import { formatStory, type StoryLine } from '@hexfall/view';
import { knownWidth, wrapText } from './table.ts';

/** Formats a story for standard output. */
export function storyText(lines: readonly StoryLine[]): string[] {
  return fitLines(formatStory(lines));
}

/** Breaks long lines between words to fit a terminal; in a file a line stays one. */
export function fitLines(lines: readonly string[]): string[] {
  const width = knownWidth();
  return width === undefined ? [...lines] : lines.flatMap(line => wrapLine(line, width));
}

/** What follows is indented deeper than what comes below, so that lines can be told apart. */
const HANGING = ' '.repeat(8);

function wrapLine(line: string, width: number): string[] {
  const words = line.trimStart();
  const indent = line.slice(0, line.length - words.length);
  return wrapText(words, width, indent, indent + HANGING);
}
