export * from './board-file.ts';
export * from './equipment/index.ts';
export * from './mtf/mtf.ts';
export * from './units/add-ons.ts';
export type { MechBlueprint } from './units/blueprint.ts';
export * from './units/built-in.ts';
export * from './units/design-mech.ts';
export * from './units/hunchback-hbk-4g.ts';
export * from './units/wolverine-wvr-6r.ts';
