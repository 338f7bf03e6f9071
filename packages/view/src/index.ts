export * from './event-text.ts';
