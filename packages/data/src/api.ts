/**
 * Exports for users of the package: functions, and the types that they take and return. Every function here has an
 * example, and a test runs all examples.
 */

export { type BattleValue, battleValue } from './battle-value/battle-value.ts';
export type { Rating } from './battle-value/defense.ts';
export { type CrewedUnit, type ForceValue, forceValue, type UnitValue } from './battle-value/force-value.ts';
export { type ConditionedUnit, pilotedValue } from './battle-value/piloted-value.ts';
export type { CrewSkill } from './battle-value/skill.ts';
export type { ValueTerm } from './battle-value/terms.ts';
export { type ValueLine, type ValueLines, type ValueSum, valueLines } from './battle-value/value-lines.ts';
export { type BoardFile, type BoardFileError, type BoardNote, parseBoard } from './board-file.ts';
export { formatBoard } from './board-file-format.ts';
export type { OwnBoard } from './boards/own-board.ts';
export { boardOfOwn, DEFAULT_BOARD, findOwnBoard, OWN_BOARDS } from './boards/own-boards.ts';
export { checkConstruction, weighUnit } from './construction/check-construction.ts';
export type { ConstructionFinding, ConstructionRule } from './construction/finding.ts';
export { totalTons, type WeightLine } from './construction/weight.ts';
export { AMMUNITION, type AmmoEntry } from './equipment/ammo-table.ts';
export {
  ammoFor,
  type EquipmentEntry,
  type FoundEquipment,
  findEquipment,
  slotsOf,
  WEAPONS,
  weaponById,
  weaponByTitle,
} from './equipment/catalogue.ts';
export {
  type FillerEntry,
  GEAR,
  type GearEntry,
  type HeatSinkEntry,
  type JumpJetEntry,
} from './equipment/other-table.ts';
export type { WeaponEntry } from './equipment/weapon-table.ts';
export type {
  Edge,
  ForceDamage,
  ForceError,
  ForceFile,
  ForceUnit,
  SideSettings,
} from './forces/force-file.ts';
export {
  balanceSkills,
  type MatchError,
  type MatchedForce,
  type MatchRequest,
  matchForces,
  type PoolEntry,
} from './forces/match-forces.ts';
export { parseForce } from './forces/parse-force.ts';
export { parseMul } from './forces/parse-mul.ts';
export {
  type ForceProposal,
  type ProposalRequest,
  type ProposedUnit,
  proposeForces,
} from './forces/propose-forces.ts';
export { type Force, type PilotedUnit, resolveForce } from './forces/resolve-force.ts';
export { parseUnitText, type UnitText } from './forces/unit-text.ts';
export { generateBoard, type MapOrder, type MapOrderError } from './map-generator/generate-board.ts';
export { MAP_STYLE_NAMES, MAP_STYLES, type MapStyleName } from './map-generator/styles.ts';
export { type MtfError, type MtfUnit, parseMtf } from './mtf/mtf.ts';
export { formatMtf } from './mtf/mtf-write.ts';
export type { JsonSchema } from './schema/fields.ts';
export type { Issue } from './schema/issues.ts';
export { formatUnit } from './unit-file/format-unit.ts';
export { parseUnit, type UnitError } from './unit-file/parse-unit.ts';
export { UNIT_FORMAT, unitJsonSchema } from './unit-file/unit-file-schema.ts';
export type { MechBlueprint } from './units/blueprint.ts';
export { builtInMech } from './units/built-in.ts';
export { CATALOGUE, catalogueMech, findInCatalogue } from './units/catalogue/catalogue.ts';
export { designMech } from './units/design-mech.ts';
export type { LoadedUnit } from './units/loaded-unit.ts';
export { type BinLoad, type LoadProblem, reloadUnit } from './units/reload.ts';
export { TECH_BASE_NAMES, type TechBase } from './units/tech-base.ts';
export { type UnitFacts, unitFacts, WEIGHT_CLASSES, type WeightClass } from './units/unit-facts.ts';
export {
  type Range,
  type SortedFacts,
  sortUnits,
  UNIT_SORT_KEYS,
  type UnitFilter,
  type UnitSortKey,
  unitFits,
} from './units/unit-filter.ts';
export { remarksOn, whyNotPlayed } from './units/unplayed.ts';
export { affordableArmor, evenArmor, fullArmor, fullLocation } from './variants/armor-plan.ts';
export { type DraftChoices, draftChoices, type HullChoice, type PartChoice } from './variants/choices.ts';
export type { DraftItem } from './variants/draft-items.ts';
export {
  type DraftBay,
  type DraftHeat,
  type DraftReport,
  type DraftSlot,
  describeDraft,
} from './variants/draft-report.ts';
export type { EntryFigures, ItemSort } from './variants/entry-figures.ts';
export { type Fitting, fittingsFor } from './variants/fittings.ts';
export type { DraftOperation, JetMake, SinkMake } from './variants/operation.ts';
export {
  changeDraft,
  type DraftStep,
  type KeptDraft,
  keepDraft,
  redoChange,
  restoreDraft,
  startDraft,
  type UnitDraft,
  undoChange,
} from './variants/unit-draft.ts';
