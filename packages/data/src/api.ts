/**
 * What users of the package call, with the types they meet. Every function here has an example; a test runs them all.
 */
export { type BoardFile, type BoardNote, parseBoard } from './board-file.ts';
export { type MtfError, type MtfUnit, parseMtf } from './mtf/mtf.ts';
export type { MechBlueprint } from './units/blueprint.ts';
export { BUILT_IN_BLUEPRINTS, builtInMech } from './units/built-in.ts';
export { designMech } from './units/design-mech.ts';
export { HUNCHBACK_HBK_4G } from './units/hunchback-hbk-4g.ts';
export { WOLVERINE_WVR_6R } from './units/wolverine-wvr-6r.ts';
export type { BoardFileError } from './board-file-problems.ts';
export { formatBoard } from './board-file-format.ts';
export type { WeaponEntry } from './equipment/weapon-table.ts';
export { type AmmoEntry, AMMUNITION } from './equipment/ammo-table.ts';
export {
  ammoFor,
  type EquipmentEntry,
  findEquipment,
  type FoundEquipment,
  slotsOf,
  weaponById,
  weaponByTitle,
  WEAPONS,
} from './equipment/catalogue.ts';
export {
  type FillerEntry,
  GEAR,
  type GearEntry,
  type HeatSinkEntry,
  type JumpJetEntry,
} from './equipment/other-table.ts';
export { TECH_BASE_NAMES, type TechBase } from './units/tech-base.ts';
