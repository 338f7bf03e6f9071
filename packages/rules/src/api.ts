/**
 * Exports for users of the package: functions, and the types that they take and return. Every function here has an
 * example, and a test runs them all.
 */
export { INPUT_ERROR_CODES, type InputError, type InputErrorCode } from './basics/problems.ts';
export type { Result } from './basics/result.ts';
export { type JumpArea, jumpArea } from './questions/board/jump-area.ts';
export type { Places } from './questions/board/places.ts';
export { type Reach, type ReachOptions, reachable, type Stance } from './questions/board/reach.ts';
export type { Spot } from './questions/board/spot.ts';
export type { Steps, StepTable } from './questions/board/step-table.ts';
export { dissipation } from './questions/heat/heat-dissipation.ts';
export {
  HEAT_AMMO_EXPLOSION,
  HEAT_PILOT_DAMAGE,
  HEAT_SHUTDOWN,
  HEAT_TO_HIT,
  type HeatSteps,
  heatEffect,
} from './questions/heat/heat-scale.ts';
export { jumpMp, runMp, walkMp } from './questions/movement/movement-points.ts';
export { chargeDamage } from './questions/physical/collision.ts';
export { pilotingNumber } from './questions/piloting/target-number.ts';
export {
  aimWeapon,
  type FiringSolution,
  PLAIN_SHOT,
  type ShotTerms,
  type Sighting,
  sightTarget,
} from './questions/to-hit/firing-solution.ts';
export { targetMovementModifier } from './questions/to-hit/target-modifiers.ts';
export { toHitNumber } from './questions/to-hit/to-hit.ts';
export { consciousnessNumber } from './questions/unit/condition.ts';
export { CLUSTER_SIZES, clusterHits, damageGroups } from './questions/weapons/cluster.ts';
export { resolveDamage } from './resolution/damage/damage.ts';
export { fullTable, kickTable, punchTable } from './resolution/damage/hit-location.ts';
export type { BlowQuestion, CloseAttack, RolledAttack } from './resolution/physical/blow.ts';
export { dfaDamage } from './resolution/physical/dfa.ts';
export { kickDamage, kickNumber } from './resolution/physical/kick.ts';
export { physicalNumber, ramNumber } from './resolution/physical/kinds.ts';
export {
  type MeleeWeapon,
  meleeDamage,
  meleeNumber,
  meleeWeapon,
  type Swing,
} from './resolution/physical/melee.ts';
export type { MeleeKind } from './resolution/physical/melee-weapons.ts';
export { physicalOptions, resolvePhysicalAttack } from './resolution/physical/physical-attack.ts';
export { punchDamage, punchNumber } from './resolution/physical/punch.ts';
export { pushNumber } from './resolution/physical/push.ts';
export { type FallCause, type FallSpot, fallDamage, resolveFall } from './resolution/piloting/fall.ts';
export { onTheSpot, resolvePsr } from './resolution/piloting/psr.ts';
export { type QueueOutcome, resolveQueuedRolls } from './resolution/piloting/queued-rolls.ts';
export { queueRoll } from './resolution/queue-roll.ts';
export { createGame } from './setup/create-game.ts';
export { createMechSpec } from './setup/create-spec.ts';
export type { ArrivingUnit, GameSetup, PlacedUnit, UnitCondition, UnitSetup } from './setup/setup.ts';
export { act, isLegal, refusalOf } from './turn/orders/act.ts';
export { legalBuildingShots } from './turn/orders/legal-building-shots.ts';
export { legalCommands, passCommand } from './turn/orders/legal-commands.ts';
export { legalShots } from './turn/orders/legal-shots.ts';
export { createPosition, type PositionOptions, type PositionUnit } from './turn/phases/create-position.ts';
export { sideToAct, unitsToAct } from './turn/phases/order.ts';
export { startGame } from './turn/phases/turn.ts';
export {
  type BreakFreeCommand,
  type BuildingShot,
  type ChargeCommand,
  type Command,
  type DfaCommand,
  type FireCommand,
  type GearSwitch,
  type HoldCommand,
  type JumpCommand,
  type KickCommand,
  type MeleeCommand,
  type MoveCommand,
  type MovementCommand,
  type PhysicalCommand,
  type PunchCommand,
  type PushCommand,
  parseCommand,
  type RamCommand,
  REFUSAL_CODES,
  type ReactorCommand,
  type Refusal,
  type RefusalCode,
  type Shot,
  type StayCommand,
} from './vocabulary/commands/command.ts';
export { enumerate } from './vocabulary/dice/enumerating.ts';
export { type DiceRoller, ROLL_TAGS, type RollTag, WAYS_2D6, waysAtLeast } from './vocabulary/dice/roller.ts';
export { ScriptedDice, type ScriptedRoll } from './vocabulary/dice/scripted.ts';
export { batchSeed, seedFromText } from './vocabulary/dice/seed.ts';
export { SeededDice } from './vocabulary/dice/seeded.ts';
export type { RngState } from './vocabulary/dice/xoshiro.ts';
export { apply } from './vocabulary/events/apply.ts';
export type {
  AimRolled,
  AmmoDumped,
  AntiMissileRolled,
  ArmsFlipped,
  AttackDeclared,
  AttackEvent,
  AttackRolled,
  AttacksCleared,
  BlastLanded,
  BuildingAttackRolled,
  BuildingStruck,
  ClusterRolled,
  CounterSet,
  CoverStruck,
  DumpOrdered,
  GearRolled,
  GearSwitched,
  HeatInflicted,
  NarcAttached,
  ShockRolled,
  Tagged,
  TorsoTwisted,
  UnjamBegan,
  UnjamRolled,
  WeaponFired,
  WeaponJammed,
} from './vocabulary/events/attack-events.ts';
export type {
  ArmoredSlotStruck,
  CriticalEvent,
  CriticalRolled,
  Exploded,
  SlotHit,
} from './vocabulary/events/critical-events.ts';
export {
  type ArmorMended,
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
} from './vocabulary/events/damage-events.ts';
export type { EventSink, GameEvent } from './vocabulary/events/events.ts';
export {
  HEAT_ROLLS,
  type HeatEvent,
  type HeatRoll,
  type HeatRolled,
  type HeatSettled,
  type RecoveryRolled,
  type ShutDown,
  type StartedUp,
} from './vocabulary/events/heat-events.ts';
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
} from './vocabulary/events/movement-events.ts';
export {
  DISPLACEMENTS,
  type Displaced,
  type Displacement,
  type PhysicalEvent,
  type PhysicalRolled,
  type PhysicalVoided,
} from './vocabulary/events/physical-events.ts';
export type {
  Fell,
  PilotingEvent,
  PilotingRolled,
  RollQueued,
  RollsCleared,
} from './vocabulary/events/piloting-events.ts';
export { type AttackSource, sourceOfRoll } from './vocabulary/events/roll-source.ts';
export { attackerBehind, originOf, type Source, type SourceKind } from './vocabulary/events/source.ts';
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
} from './vocabulary/events/turn-events.ts';
export {
  type Explanation,
  IMPOSSIBLE,
  MODIFIER_CODES,
  type Modifier,
  type ModifierCode,
} from './vocabulary/explain/modifiers.ts';
export { boardOf, createGameOn, type Game, mechOf, NO_SINK, specOf } from './vocabulary/game/game.ts';
export { type Match, WITHDRAWAL_RULES, type Withdrawal, ZONE_EDGES, type Zone } from './vocabulary/game/match.ts';
export type { Rules } from './vocabulary/profile/compile.ts';
export {
  BUILT_IN_PROFILES,
  CANON_PROFILE,
  type ProfileError,
  parseProfile,
  type RulesProfile,
  SPEC_PROFILE,
} from './vocabulary/profile/profile.ts';
export {
  SWITCH_IDS,
  SWITCHES,
  type Switch,
  type SwitchId,
  type SwitchValue,
  type SwitchValues,
} from './vocabulary/profile/switches.ts';
export { DAMAGE_KINDS, type DamageKind } from './vocabulary/spec/damage-kind.ts';
export { internalStructure, maximumArmor, TONNAGES } from './vocabulary/spec/internal-structure.ts';
export {
  ARMOR_FACINGS,
  type ArmorFacingCode,
  CT,
  HD,
  type HitLocation,
  LA,
  LL,
  LOCATIONS,
  type LocationCode,
  type LocationId,
  LT,
  NOWHERE,
  RA,
  RL,
  RT,
  TRANSFER,
} from './vocabulary/spec/locations.ts';
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
  GUIDANCES,
  type Guidance,
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
} from './vocabulary/spec/mech-spec.ts';
export { fixedSlots, type SlotLayoutOptions } from './vocabulary/spec/slot-layout.ts';
export {
  ACTUATORS,
  type Actuator,
  type Slot,
  type SlotMasks,
  SYSTEM_SLOTS,
  type SystemSlot,
} from './vocabulary/spec/slots.ts';
export {
  MUNITIONS,
  type Munition,
  type TargetHeat,
  WEAPON_TRAITS,
  type WeaponDamage,
  type WeaponTrait,
  type WeaponType,
} from './vocabulary/spec/weapon-type.ts';
export {
  ATTACK_KINDS,
  type AttackKind,
  type BuildingAttack,
  type DeclaredAttack,
  type FireAttack,
  HIT_TABLES,
  type HitTable,
  type LimbAttack,
  type MeleeAttack,
  type PhysicalAttack,
  type PushAttack,
  type RamAttack,
  type WeaponAttack,
} from './vocabulary/state/attacks.ts';
export { cloneState } from './vocabulary/state/clone.ts';
export { type GameState, type Outcome, PHASES, type Phase } from './vocabulary/state/game-state.ts';
export type { GearCounter } from './vocabulary/state/gear-counters.ts';
export { hashState } from './vocabulary/state/hash.ts';
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
} from './vocabulary/state/mech-state.ts';
export { MOVE_STEPS, type MoveStep } from './vocabulary/state/path.ts';
export { ROLL_REASONS, type RollReason } from './vocabulary/state/roll-reasons.ts';
export { formatState, parseState } from './vocabulary/state/serialise.ts';
