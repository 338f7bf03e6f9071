import type { Choices } from '@hexfall/testkit';

/** Changes a file in one place. Bytes are characters of the same number, so that any file can be damaged. */
type Damage = (text: string, choices: Choices) => string;

const ABSURD = [
  '-1',
  '0',
  '1e308',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '0.5',
  'NaN',
  '""',
  'null',
];
const WORDS = [
  'null',
  '[]',
  '{}',
  '"',
  '{',
  '\\',
  '\0',
  '\u00FF\u00FE',
  '../../x',
  '__proto__',
  '<',
  '&',
  ':',
  '\r\n',
  'é',
];
const MAX_PIECE = 200;
const DEEP = 50_000;
const LONG = 200_000;

const DAMAGES: readonly Damage[] = [
  // A program was killed, or a download was cut off.
  (text, choices) => text.slice(0, choices.below(text.length + 1)),
  (text, choices) => text.slice(choices.below(text.length + 1)),
  // A byte is wrong.
  (text, choices) => replaceAt(text, placeIn(text, choices), 1, String.fromCharCode(choices.below(256))),
  // A piece is missing, or there twice, or somewhere else.
  (text, choices) => replaceAt(text, placeIn(text, choices), choices.below(MAX_PIECE), ''),
  (text, choices) => {
    const from = placeIn(text, choices);
    const piece = text.slice(from, from + 1 + choices.below(MAX_PIECE));
    return replaceAt(text, placeIn(text, choices), 0, piece);
  },
  (text, choices) => replaceAt(text, placeIn(text, choices), 0, choices.oneOf(WORDS)),
  // A number is absurd, or a value is of a different kind.
  (text, choices) => replaceMatch(text, /-?\d+(?:\.\d+)?/g, choices, choices.oneOf(ABSURD)),
  (text, choices) => replaceMatch(text, /"[^"\n]*"/g, choices, choices.oneOf([...ABSURD, ...WORDS])),
  (text, choices) => replaceMatch(text, /"[^"\n]*"/g, choices, `"${'x'.repeat(LONG)}"`),
  (text, choices) => replaceMatch(text, /[[{]/g, choices, choices.oneOf(['[', '{']).repeat(1 + choices.below(DEEP))),
  // A line is missing, there twice, cut off, very long, or in the wrong place.
  (text, choices) => changeLine(text, choices, () => []),
  (text, choices) => changeLine(text, choices, line => Array.from({ length: 2 + choices.below(50) }, () => line)),
  (text, choices) => changeLine(text, choices, line => [line.slice(0, choices.below(line.length + 1))]),
  (text, choices) => changeLine(text, choices, line => [line + line.slice(-20).repeat(LONG / 20)]),
  (text, choices) => {
    const lines = text.split('\n');
    const [moved = ''] = lines.splice(choices.below(lines.length), 1);
    lines.splice(choices.below(lines.length + 1), 0, moved);
    return lines.join('\n');
  },
  // A different file altogether.
  (_, choices) => Array.from({ length: choices.below(2000) }, () => String.fromCharCode(choices.below(256))).join(''),
];

/** Damages a file in one to three places. The same choices give the same damage. */
export function damage(content: string, choices: Choices): string {
  let text = content;
  for (let times = 1 + choices.below(3); times > 0; times--) text = choices.oneOf(DAMAGES)(text, choices);
  return text;
}

function placeIn(text: string, choices: Choices): number {
  return choices.below(text.length + 1);
}

function replaceAt(text: string, place: number, length: number, piece: string): string {
  return text.slice(0, place) + piece + text.slice(place + length);
}

function replaceMatch(text: string, pattern: RegExp, choices: Choices, piece: string): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return text + piece;
  const { index, 0: found } = choices.oneOf(matches);
  return replaceAt(text, index, found.length, piece);
}

function changeLine(text: string, choices: Choices, change: (line: string) => readonly string[]): string {
  const lines = text.split('\n');
  const at = choices.below(lines.length);
  return [...lines.slice(0, at), ...change(lines[at]!), ...lines.slice(at + 1)].join('\n');
}
