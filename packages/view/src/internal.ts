/**
 * For other packages of this workspace only: it may change at any time. A test checks that every name is used.
 */
export * from './query/index.ts';
export { partName } from './sheet/sheet-words.ts';
export { exchangedNames, shortNamesOf } from './unit-names.ts';
export { rateWords } from './words/shot-words.ts';
