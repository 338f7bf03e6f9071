/**
 * For other packages of this workspace only: it may change at any time. A test checks that every name is used.
 */
export { strikeAction } from './query/action-words.ts';
export * from './query/index.ts';
export { partName } from './sheet/sheet-words.ts';
export { capitalized } from './sheet/wrap.ts';
export { exchangedNames, shortNamesOf } from './unit-names.ts';
export { BLOW_WORDS, WORDED_KINDS } from './words/blow-words.ts';
export { rateWords } from './words/shot-words.ts';
