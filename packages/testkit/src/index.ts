export * from './ascii-board.ts';
export * from './mech-builder.ts';
export * from './reference.ts';
export * from './scenario.ts';
export * from './test-weapons.ts';
