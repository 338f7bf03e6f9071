import { nearest } from '@hexfall/data';
import { ACTION_EXAMPLES, findAction, takeAction } from './action-words.ts';
import { FACT_WORDS } from './fact-words.ts';
import { type Clause, type Phrase, readClauses } from './phrases.ts';
import { emptyQuery, isAboutOne, type Query, type Subject } from './query.ts';
import { QueryError } from './query-error.ts';
import { quote } from './quote.ts';
import { hideNames } from './quoted-names.ts';
import type { UnitBook } from './unit-book.ts';
import { readWeapons, weaponHints } from './weapon-names.ts';

/** Recognizes the names of units. */
interface Names extends Pick<UnitBook, 'isName'> {
  /** Restores the names in quotation marks, which are hidden while a text is taken apart. */
  restore(text: string): string;
}

/** Reads a question that is written in one line. Throws a `QueryError` that names the words which are not understood. */
export function parseQuery(text: string, book: Pick<UnitBook, 'isName'>): Query {
  const query = emptyQuery();
  const hidden = hideNames(text);
  const names: Names = {
    isName: name => hidden.isName(name) || book.isName(name),
    restore: name => hidden.restore(name),
  };
  for (const clause of readClauses(hidden.text)) readClause(query, clause, names);
  return query;
}

/** The units that each of these words stands for. */
export const SUBJECTS: Readonly<Record<string, readonly Subject[]>> = {
  attacker: ['attacker'],
  shooter: ['attacker'],
  firer: ['attacker'],
  target: ['target'],
  defender: ['target'],
  enemy: ['target'],
  both: ['attacker', 'target'],
};

/** Reads the text between two commas. The unit that it is about is named once, at its beginning. */
function readClause(query: Query, clause: Clause, book: Names): void {
  let subjects: readonly Subject[] = [];
  for (const { preposition, text } of clause) {
    const [named, rest] = splitSubject(query, text, book);
    if (named.length > 0) subjects = named;
    if (rest !== '') readPhrase(query, { preposition, text: rest }, subjects, book);
  }
}

/** Splits off the word that says which unit a text is about: "target", "both", or the name of a unit that was named before. */
function splitSubject(query: Query, text: string, book: Names): [subjects: readonly Subject[], rest: string] {
  const [first = '', ...others] = text.split(' ');
  const word = first.toLowerCase().replace(/'s$/, '');
  const subjects = Object.hasOwn(SUBJECTS, word) && !isLimb(text) ? SUBJECTS[word]! : [];
  if (subjects.length > 0) return [subjects, withoutVerb(others.join(' '))];
  const named = (['attacker', 'target'] as const).find(subject => {
    const { name } = query[subject];
    return name !== undefined && book.restore(text).toLowerCase().startsWith(`${name.toLowerCase()} `);
  });
  if (named === undefined || query.action === undefined) return [[], text];
  return [[named], withoutVerb(book.restore(text).slice(query[named].name!.length + 1))];
}

/** Whether "both" at the beginning of a text refers to limbs rather than to both units. */
function isLimb(text: string): boolean {
  return /^both (?:arms|fists|legs)$/i.test(text);
}

function withoutVerb(text: string): string {
  return text.replace(/^(?:is|are|was|were|has|have) /i, '');
}

function readPhrase(query: Query, { preposition, text }: Phrase, named: readonly Subject[], book: Names): void {
  const subjects = named.length === 0 && preposition === 'by' ? (['attacker'] as const) : named;
  const isRead =
    takeByPreposition(query, preposition, text, book) ||
    takeFacts(query, text.toLowerCase(), subjects) ||
    takeWeapons(query, text) ||
    takeVerb(query, text, book) ||
    takeUnit(query, { preposition, text }, subjects[0], book);
  if (!isRead) throw notUnderstood(book.restore(text));
}

/** Words whose meaning depends on the preposition before them. */
function takeByPreposition(query: Query, preposition: string, text: string, book: Names): boolean {
  if ((preposition === 'at' || preposition === 'from') && /^\d+$/.test(text)) {
    query.range = Number(text);
    return true;
  }
  if ((preposition === 'for' || preposition === 'after') && query.action?.kind === 'piloting') {
    query.reason = book.restore(text);
    return true;
  }
  if (preposition === 'from' && query.action?.kind === 'fall') {
    const [, levels] = /^(\d+) levels?(?: up)?$/.exec(text) ?? [];
    if (levels !== undefined) query.height = Number(levels);
    return levels !== undefined;
  }
  return false;
}

function takeFacts(query: Query, text: string, subjects: readonly Subject[]): boolean {
  if (subjects.length === 0) return takeFact(query, text, undefined);
  return subjects.every(subject => takeFact(query, text, subject));
}

function takeFact(query: Query, text: string, subject: Subject | undefined): boolean {
  for (const fact of FACT_WORDS) {
    const found = fact.pattern.exec(text);
    if (found === null) continue;
    const unit = query[isAboutOne(query) ? 'attacker' : (subject ?? fact.subject)];
    if (fact.take(unit, found.slice(1), query) !== false) return true;
  }
  return false;
}

function takeWeapons(query: Query, text: string): boolean {
  const weapons = readWeapons(text);
  return weapons !== undefined && takeAction(query, { kind: 'fire', weapons });
}

function takeVerb(query: Query, text: string, book: Names): boolean {
  const found = book.isName(text) ? undefined : findAction(text);
  if (found === undefined) return false;
  if (!takeAction(query, found.action))
    throw new QueryError(`${quote(book.restore(text))} is a second question; ask one at a time.`);
  if (found.doer !== undefined) nameUnit(query, 'attacker', found.doer, book);
  if (found.object === undefined) return true;
  if (found.objectIs === 'weapons' && takeWeapons(query, found.object)) return true;
  if (found.objectIs === 'nobody') return false;
  nameUnit(query, 'target', found.object, book);
  return true;
}

/** The unit that is named after each of these prepositions. */
const SUBJECT_OF: Readonly<Record<string, Subject>> = { by: 'attacker', of: 'attacker', from: 'attacker' };

function takeUnit(query: Query, { preposition, text }: Phrase, subject: Subject | undefined, book: Names): boolean {
  if (!book.isName(text) && !['by', 'of', 'on', 'onto', 'against', 'at'].includes(preposition)) return false;
  const usual = preposition === '' && query.action === undefined ? 'attacker' : 'target';
  nameUnit(query, isAboutOne(query) ? 'attacker' : (subject ?? SUBJECT_OF[preposition] ?? usual), text, book);
  return true;
}

function nameUnit(query: Query, subject: Subject, text: string, book: Names): void {
  const name = book.restore(text).replace(/^(?:the|an?)\s+/i, '');
  const [, tons] = /^(\d+)[- ]tons?(?:ner)?(?: (?:'?mech|battlemech|unit))?$/i.exec(name) ?? [];
  if (tons === undefined) query[subject].name = name;
  else query[subject].tons = Number(tons);
}

/** Returns an error about words that are not understood, with the known words that come nearest to them. */
function notUnderstood(text: string): QueryError {
  const words = [...FACT_WORDS.flatMap(({ examples }) => examples), ...ACTION_EXAMPLES, ...weaponHints()];
  const near =
    nearest(text, words) ??
    nearest(
      text.replace(/\d+/g, '').trim(),
      words.map(word => word.replace(/ \d+$/, '')),
    );
  const hint = near === undefined ? 'the help shows what can be said' : `did you mean ${quote(near)}?`;
  return new QueryError(
    `${quote(text)} is not understood: it is neither a weapon nor a unit nor a circumstance; ${hint}${near === undefined ? '.' : ''}`,
  );
}
