/**
 * What users of the package call, with the types they meet. Every function here has an example; a test runs them all.
 */
export type { Result } from './result.ts';
export { INPUT_ERROR_CODES, type InputError, type InputErrorCode } from './problems.ts';
export { type DiceRoller, ROLL_TAGS, type RollTag, WAYS_2D6, waysAtLeast } from './dice/roller.ts';
export type { DiceWords } from './dice/xoshiro.ts';
export { batchSeed, seedFromText } from './dice/seed.ts';
export { SeededDice } from './dice/seeded.ts';
export { ScriptedDice, type ScriptedRoll } from './dice/scripted.ts';
export { enumerate } from './dice/enumerating.ts';
export {
  ARMOR_FACINGS,
  type ArmorFacingCode,
  CT,
  HD,
  LA,
  LL,
  type LocationCode,
  type LocationId,
  LOCATIONS,
  LT,
  NOWHERE,
  RA,
  RL,
  RT,
  TRANSFER,
} from './state/locations.ts';
export { type Actuator, ACTUATORS, type Slot, type SlotMasks, SYSTEM_SLOTS, type SystemSlot } from './state/slots.ts';
export {
  type AmmoBin,
  ARMOR_TYPES,
  type ArmorType,
  COCKPIT_TYPES,
  type CockpitType,
  ENGINE_TYPES,
  type EngineType,
  EQUIPMENT_KINDS,
  type EquipmentKind,
  type GearIndex,
  type Guidance,
  GUIDANCES,
  GYRO_TYPES,
  type GyroType,
  type HeatSinks,
  JUMP_JET_TYPES,
  type JumpJetType,
  type MechDesign,
  type MechSpec,
  type MountedEquipment,
  type MountedWeapon,
  STRUCTURE_TYPES,
  type StructureType,
} from './state/mech-spec.ts';
export {
  type Munition,
  MUNITIONS,
  type TargetHeat,
  WEAPON_TRAITS,
  type WeaponDamage,
  type WeaponTrait,
  type WeaponType,
} from './state/weapon-type.ts';
export {
  MECH_STATUSES,
  type MechId,
  type MechState,
  type MechStatus,
  MOVE_MODES,
  type MoveMode,
  type PendingRoll,
  PILOT_CONDITIONS,
  type PilotCondition,
} from './state/mech-state.ts';
export { type GameState, type Outcome, type Phase, PHASES } from './state/game-state.ts';
export { cloneState } from './state/clone.ts';
export { hashState } from './state/hash.ts';
export { formatState, parseState } from './state/serialise.ts';
export { internalStructure, maximumArmor, TONNAGES } from './construction/internal-structure.ts';
export { fixedSlots, type SlotLayoutOptions } from './construction/slot-layout.ts';
export type {
  ActionSkipped,
  GameEnded,
  InitiativeRolled,
  PhaseBegan,
  PhaseEnded,
  TurnBegan,
  TurnEnded,
  TurnEvent,
  UnitActed,
} from './events/turn-events.ts';
export type {
  Bogged,
  BoosterRolled,
  BoostersSettled,
  BuildingCollapsed,
  CollisionRolled,
  IceRolled,
  Jumped,
  Moved,
  MovementEvent,
  StandAttempted,
  Stepped,
  StoodUp,
  TerrainChanged,
  WentProne,
} from './events/movement-events.ts';
export type {
  AimRolled,
  AmmoDumped,
  AntiMissileRolled,
  ArmsFlipped,
  AttackDeclared,
  AttackEvent,
  AttackRolled,
  AttacksCleared,
  ClusterRolled,
  CoverStruck,
  DumpOrdered,
  HeatInflicted,
  NarcAttached,
  Tagged,
  TorsoTwisted,
  UnjamBegan,
  UnjamRolled,
  WeaponFired,
  WeaponJammed,
} from './events/attack-events.ts';
export {
  type Displaced,
  type Displacement,
  DISPLACEMENTS,
  type PhysicalEvent,
  type PhysicalRolled,
  type PhysicalVoided,
} from './events/physical-events.ts';
export {
  type ConsciousnessRolled,
  type DamageApplied,
  type DamageEvent,
  DESTRUCTION_CAUSES,
  type DestructionCause,
  type HullBreached,
  type ILocationDamageResult,
  type LocationLost,
  PILOT_HIT_CAUSES,
  type PilotHit,
  type PilotHitCause,
  type UnitDestroyed,
} from './events/damage-events.ts';
export type { ArmoredSlotStruck, CriticalEvent, CriticalRolled, Exploded, SlotHit } from './events/critical-events.ts';
export type { Fell, PilotingEvent, PilotingRolled, RollQueued, RollsCleared } from './events/piloting-events.ts';
export {
  HEAT_ROLLS,
  type HeatEvent,
  type HeatRoll,
  type HeatRolled,
  type HeatSettled,
  type RecoveryRolled,
  type ShutDown,
  type StartedUp,
} from './events/heat-events.ts';
export type { EventSink, GameEvent } from './events/events.ts';
export { apply } from './events/apply.ts';
export { boardOf, createGameOn, type Game, type Match, mechOf, NO_SINK, specOf } from './game.ts';
export {
  type Switch,
  SWITCH_IDS,
  SWITCHES,
  type SwitchId,
  type SwitchValue,
  type SwitchValues,
} from './profile/switches.ts';
export {
  BUILT_IN_PROFILES,
  CANON_PROFILE,
  parseProfile,
  type ProfileError,
  type RulesProfile,
  SPEC_PROFILE,
} from './profile/profile.ts';
export type { Rules } from './profile/compile.ts';
export { type Explanation, IMPOSSIBLE, type Modifier, MODIFIER_CODES, type ModifierCode } from './explain/modifiers.ts';
export type { GameSetup, UnitCondition, UnitSetup } from './setup/setup.ts';
export type { ArrivingUnit, PlacedUnit } from './setup/setup.ts';
export { type Withdrawal, WITHDRAWAL_RULES } from './setup/withdrawal.ts';
export { type Zone, ZONE_EDGES } from './setup/zone.ts';
export { createMechSpec } from './setup/create-spec.ts';
export { createGame } from './setup/create-game.ts';
export {
  type BreakFreeCommand,
  type ChargeCommand,
  type Command,
  type DfaCommand,
  type FireCommand,
  type HoldCommand,
  type JumpCommand,
  type KickCommand,
  type MeleeCommand,
  MOVE_STEPS,
  type MoveCommand,
  type MovementCommand,
  type MoveStep,
  type PhysicalCommand,
  type PunchCommand,
  type PushCommand,
  type RamCommand,
  type ReactorCommand,
  type Refusal,
  REFUSAL_CODES,
  type RefusalCode,
  type Shot,
  type StayCommand,
} from './commands/command.ts';
export { act, isLegal, refusalOf } from './commands/act.ts';
export { legalCommands } from './commands/legal-commands.ts';
export { legalShots } from './commands/legal-shots.ts';
export { passCommand } from './commands/pass.ts';
export { parseCommand } from './commands/parse-command.ts';
export { sideToAct, unitsToAct } from './phases/order.ts';
export { startGame } from './phases/turn.ts';
export {
  HEAT_AMMO_EXPLOSION,
  HEAT_PILOT_DAMAGE,
  HEAT_SHUTDOWN,
  HEAT_TO_HIT,
  heatEffect,
  type HeatSteps,
} from './phases/heat-scale.ts';
export { dissipation } from './phases/heat-dissipation.ts';
export { jumpMp, runMp, walkMp } from './movement/movement-points.ts';
export { jumpArea, type JumpArea } from './movement/reach/jump.ts';
export type { Spot } from './displacement/spot.ts';
export type { Steps, StepTable } from './movement/reach/step-table.ts';
export type { Places } from './movement/reach/step-table-places.ts';
export { type Reach, reachable, type ReachOptions, type Stance } from './movement/reach/reach.ts';
export {
  ATTACK_KINDS,
  type AttackKind,
  type DeclaredAttack,
  type LimbAttack,
  type MeleeAttack,
  type PhysicalAttack,
  type PushAttack,
  type RamAttack,
  type WeaponAttack,
} from './weapons/declared-attack.ts';
export {
  fullTable,
  HIT_TABLES,
  type HitLocation,
  type HitTable,
  kickTable,
  punchTable,
} from './damage/hit-location.ts';
export { CLUSTER_SIZES, clusterHits, damageGroups } from './weapons/cluster.ts';
export { resolveDamage } from './damage/damage.ts';
export { consciousnessNumber } from './damage/pilot.ts';
export { targetMovementModifier } from './weapons/to-hit/target-modifiers.ts';
export { PLAIN_SHOT, type ShotTerms } from './weapons/to-hit/shot-terms.ts';
export { DAMAGE_SOURCES, type DamageSource } from './damage/damage-source.ts';
export { toHitNumber } from './weapons/to-hit/to-hit.ts';
export { kickDamage, meleeDamage, type MeleeKind, punchDamage } from './physical/damage.ts';
export { chargeDamage, dfaDamage } from './physical/ram-damage.ts';
export { kickNumber } from './physical/kick.ts';
export { meleeNumber, meleeWeapon, type MeleeWeapon, type Swing } from './physical/melee.ts';
export { physicalOptions } from './physical/options.ts';
export { punchNumber } from './physical/punch.ts';
export { pushNumber } from './physical/push.ts';
export { ramNumber } from './physical/ram-number.ts';
export { ROLL_REASONS, type RollReason } from './piloting/reasons.ts';
export { pilotingNumber } from './piloting/target-number.ts';
export { onTheSpot } from './piloting/footing.ts';
export { fallDamage } from './piloting/fall-damage.ts';
export { type FallCause, type FallPlace, resolveFall } from './piloting/fall.ts';
export type { CloseAttack, RolledAttack } from './physical/rolled-attack.ts';
export { resolvePhysicalAttack } from './physical/resolve-attack.ts';
export { resolvePsr } from './piloting/psr.ts';
