export * from './advanced-table.ts';
export * from './ammo-table.ts';
export * from './catalogue.ts';
export * from './clan-table.ts';
export * from './inner-sphere-table.ts';
export * from './introductory-table.ts';
export * from './other-table.ts';
export type { WeaponEntry } from './weapon-table.ts';
