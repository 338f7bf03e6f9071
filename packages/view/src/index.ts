export * from './event-text.ts';
export * from './narrate.ts';
