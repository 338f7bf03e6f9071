export * from './board-file.ts';
