/** A part of a question: a word that says what follows, if there is one, and the rest. */
export interface Phrase {
  readonly preposition: string;
  readonly text: string;
}

/** Parts of a question that belong together: what stands between two commas. */
export type Clause = readonly Phrase[];

const PREPOSITIONS = [
  'at',
  'on',
  'onto',
  'against',
  'by',
  'from',
  'of',
  'in',
  'into',
  'with',
  'to',
  'for',
  'after',
  'and',
];
const BOUNDARY = new RegExp(`\\s+(?=(?:${PREPOSITIONS.join('|')})\\s)`, 'i');
const LEADING = new RegExp(`^(${PREPOSITIONS.join('|')})\\s+`, 'i');

/** Expressions that contain a word at which they would be split. */
const FIXED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hitting|to hit)\b/gi, ''],
  [/^\s*(?:what(?:'s| is| are) )?(?:the )?(?:odds|chances?)(?: (?:of|that|for|to))?\s+/i, ''],
  [/\?\s*$/, ''],
  [/\s+(?=range \d)/gi, ', '],
  [/\bversus\b|\bvs\.?(?=\s)/gi, 'against'],
  [/\bdeath from above\b/gi, 'dfa'],
  [/\b(?:aimed|aiming|aims|aim) (?:at|for) (?:the )?/gi, 'aim '],
  [/\bat the end of (?:the |this )?turn\b/gi, ''],
  [/\bin (?:the )?(?:back|rear)\b/gi, 'from behind'],
  [/\b(?:from )?behind\b/gi, 'from behind'],
  [/\bin (?:partial )?cover\b/gi, 'partial cover'],
  [/\bhexes? away\b/gi, 'hexes'],
  [/\bhull[- ]down\b/gi, 'partial cover'],
];

/** Takes a question apart at its commas and prepositions. */
export function readClauses(text: string): Clause[] {
  const plain = FIXED.reduce((whole, [pattern, word]) => whole.replace(pattern, word), text.replace(/[’`]/g, "'"));
  return plain
    .split(/[,;]/)
    .map(clause => clause.trim().replace(/\s+/g, ' '))
    .filter(clause => clause !== '')
    .map(clause => clause.split(BOUNDARY).map(readPhrase));
}

function readPhrase(text: string): Phrase {
  const preposition = LEADING.exec(text)?.[1]?.toLowerCase() ?? '';
  const rest = preposition === '' ? text : text.slice(preposition.length + 1);
  return { preposition, text: withoutArticle(rest.trim()) };
}

function withoutArticle(text: string): string {
  return text.replace(/^(?:the|an?)\s+/i, '');
}
