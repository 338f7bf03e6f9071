export * from './grid.ts';
export * from './board.ts';
