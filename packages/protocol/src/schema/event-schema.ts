import { LAYERS, SIDES } from '@hexfall/hex';
import {
  ATTACK_KINDS,
  DESTRUCTION_CAUSES,
  DISPLACEMENTS,
  type GameEvent,
  HEAT_ROLLS,
  LOCATION_COUNT,
  MOVE_MODES,
  PHASES,
  PILOT_HIT_CAUSES,
  ROLL_REASONS,
} from '@hexfall/rules';
import { z } from 'zod';

const flag = z.boolean();
const count = z.int().min(0).max(65535);
const small = z.int().min(-128).max(255);
const id = z.int().min(0).max(65535);
const hash = z.int().min(0).max(0xffffffff);
const hex = z.int().min(-1).max(32767);
const location = z
  .int()
  .min(0)
  .max(LOCATION_COUNT - 1);
const noLocation = z
  .int()
  .min(-1)
  .max(LOCATION_COUNT - 1);
const facing = z.int().min(0).max(5);
const slot = z.int().min(0).max(11);
const bin = z.int().min(-1).max(255);
const weapon = z.int().min(0).max(31);
const dumped = z.int().min(0).max(31);
const phase = z.enum(PHASES);
const side = z.int().min(0).max(15);
const sides = z.array(side).max(400);
const roll = { need: small, roll: small };

/** Replays did not always say these two. */
const source = z.looseObject({ kind: z.string().max(40) }).optional();
const modifiers = z
  .array(z.looseObject({ code: z.string().max(40), value: small }))
  .max(100)
  .optional();

const outcome = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('undecided') }),
  z.looseObject({ kind: z.literal('draw') }),
  z.looseObject({ kind: z.literal('win'), side }),
]);

const layers = z.partialRecord(z.enum(LAYERS), z.int().min(0).max(255));
const attack = z.looseObject({ kind: z.enum(ATTACK_KINDS), attacker: id, target: id });
const where = { hex, elevation: small };
const travelled = { unit: id, ...where, facing, mpUsed: count, hexesMoved: count };

type Fields<T> = { readonly [K in keyof Required<Omit<T, 'type'>>]: z.ZodType };

/** The fields of every event beside its type. A field that is missing here does not compile. */
const EVENT_FIELDS: { readonly [T in GameEvent['type']]: Fields<Extract<GameEvent, { type: T }>> } = {
  TurnBegan: { turn: count },
  InitiativeRolled: {
    rolls: z.array(z.array(small).max(1000)).max(16),
    bonuses: z.array(small).max(16).optional(),
    order: sides,
  },
  PhaseBegan: { phase, order: sides },
  PhaseEnded: { phase },
  UnitActed: { unit: id },
  ActionSkipped: { side },
  TurnEnded: { turn: count, hash },
  GameEnded: { outcome },
  Deployed: { unit: id, hex: z.int().min(0).max(32767), elevation: small, facing },
  Withdrew: { unit: id, mpUsed: count },
  Stepped: travelled,
  Jumped: travelled,
  Moved: { unit: id, mode: z.enum(MOVE_MODES), heatBuildUp: count },
  StandAttempted: { unit: id, mpUsed: count, heatBuildUp: count },
  StoodUp: { unit: id },
  WentProne: { unit: id, mpUsed: count },
  Bogged: { unit: id, stuck: flag },
  IceRolled: { unit: id, hex, roll: small, broke: flag },
  BoosterRolled: {
    unit: id,
    booster: z.enum(['masc', 'supercharger']),
    ...roll,
    failed: flag,
    used: z.int().min(0).max(3),
  },
  BoostersSettled: { unit: id, levels: z.array(count).length(2), rose: z.int().min(0).max(3) },
  CollisionRolled: { unit: id, target: id, ...roll, hit: flag, modifiers },
  BuildingCollapsed: { hex },
  TerrainChanged: { hex, content: z.looseObject({ level: small, layers }) },
  TorsoTwisted: { unit: id, twist: z.int().min(-1).max(1) },
  ArmsFlipped: { unit: id },
  AttackDeclared: { attack, modifiers },
  AttackRolled: { attacker: id, target: id, weapon, ...roll, hit: flag, modifiers },
  WeaponFired: { unit: id, weapon, heatBuildUp: count, bin, shotsLeft: z.int().min(-1).max(1000), oneShot: flag },
  WeaponJammed: { unit: id, weapon },
  UnjamBegan: { unit: id },
  UnjamRolled: { unit: id, weapon, ...roll, cleared: flag },
  AntiMissileRolled: { unit: id, weapon, roll: small, stopped: flag },
  AimRolled: { attacker: id, target: id, weapon, roll: small, onTarget: flag },
  CoverStruck: { unit: id, location, hex: z.int().min(-1).max(65535), damage: count },
  NarcAttached: { unit: id, side: count },
  Tagged: { unit: id, side: count },
  HeatInflicted: { unit: id, heat: count, externalHeat: count },
  ClusterRolled: { attacker: id, target: id, weapon, roll: small, modifier: small, hits: count },
  CapacitorSet: { unit: id, weapon, charged: flag },
  StealthOrdered: { unit: id, on: flag },
  DumpOrdered: { unit: id, bin: dumped },
  AmmoDumped: { unit: id, bin: dumped, shots: z.int().min(0).max(1000) },
  AttacksCleared: { phase: z.enum(['weapons', 'physical']) },
  PhysicalRolled: {
    attacker: id,
    target: id,
    kind: z.enum([...ATTACK_KINDS.slice(1), 'fall']),
    limb: noLocation,
    ...roll,
    hit: flag,
    modifiers,
  },
  PhysicalVoided: { attacker: id, target: id, kind: z.enum(ATTACK_KINDS.slice(1)) },
  Displaced: { unit: id, how: z.enum(DISPLACEMENTS), ...where },
  DamageApplied: {
    unit: id,
    location,
    rear: flag,
    damage: count,
    armorDamage: count,
    structureDamage: count,
    armorRemaining: count,
    structureRemaining: count,
    destroyed: flag,
    transferred: count,
    transferLocation: noLocation,
    discarded: count,
    damageThisPhase: count,
    armorHalved: flag,
    source,
  },
  LocationLost: { unit: id, location, cause: z.enum(['blownOff', 'withSideTorso', 'destroyed']), source },
  HullBreached: { unit: id, location, roll: small, source },
  CriticalRolled: { unit: id, location, roll: small, hits: count, source },
  SlotHit: { unit: id, location, slot, source },
  ArmoredSlotStruck: { unit: id, location, slot, source },
  Exploded: { unit: id, location, slot, damage: count, bin, source },
  PilotHit: { unit: id, cause: z.enum(PILOT_HIT_CAUSES), pilotWounds: count, dead: flag, source },
  ConsciousnessRolled: { unit: id, ...roll, awake: flag },
  UnitDestroyed: { unit: id, cause: z.enum(DESTRUCTION_CAUSES), source },
  RollQueued: { unit: id, reason: z.enum(ROLL_REASONS), modifier: small },
  PilotingRolled: { unit: id, reason: z.enum(ROLL_REASONS), ...roll, passed: flag, modifiers },
  RollsCleared: { unit: id },
  Fell: {
    unit: id,
    reason: z.enum(ROLL_REASONS),
    ...where,
    die: z.int().min(0).max(6),
    side: z.enum(SIDES),
    facing,
    height: count,
    damage: count,
  },
  HeatSettled: { unit: id, builtUp: count, dissipated: count, heat: count },
  HeatRolled: { unit: id, about: z.enum(HEAT_ROLLS), ...roll, passed: flag },
  ShutDown: { unit: id, byChoice: flag },
  StartedUp: { unit: id },
  RecoveryRolled: { unit: id, ...roll, awake: flag },
};

const eventSchemas = Object.entries(EVENT_FIELDS).map(([type, fields]) =>
  z.looseObject({ type: z.literal(type), ...fields }),
);

/**
 * A fact of the game. Fields that a later version adds are kept, so that a replay stays watchable; what `apply` reads
 * is checked.
 */
export const eventSchema = z
  .discriminatedUnion('type', eventSchemas as [(typeof eventSchemas)[number], ...typeof eventSchemas])
  .meta({ id: 'Event', description: 'A fact of the game, with absolute results.' });
