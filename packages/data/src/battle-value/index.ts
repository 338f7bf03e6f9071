export * from './battle-value.ts';
export type { Rating } from './defense.ts';
export * from './force-value.ts';
export * from './skill.ts';
export { plain, type ValueTerm } from './terms.ts';
