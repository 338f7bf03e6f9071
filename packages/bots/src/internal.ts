/**
 * What other packages of this workspace need and nobody else should: it may change at any time. A test sees to it that
 * every name is used.
 */
export { botRngStates } from './create-bot.ts';
