export * from './ascii-board.ts';
export * from './generators.ts';
export * from './golden.ts';
export * from './mech-builder.ts';
export * from './random-play.ts';
export * from './reference.ts';
export * from './scenario.ts';
export * from './test-weapons.ts';
