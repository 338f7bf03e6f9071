/**
 * Shared with other packages of this workspace only, so these exports may change at any time. A test makes sure that each of them is used.
 */
export { isSearching } from './bot.ts';
export { botRngStates } from './create-bot.ts';
export { expectedDamage, shareOfShots } from './tactician/expected-damage.ts';
export { createTacticianBot } from './tactician/tactician-bot.ts';
export { WEIGHTS, type Weights } from './tactician/weights.ts';
export { readSheet, SHEET_FEATURES } from './value/sheet-features.ts';
export { SHEET_WEIGHTS } from './value/sheet-weights.ts';
