/**
 * Exports for the other packages of this workspace only: they may change at any time. A test checks that every name is
 * used.
 */
export { hasBit } from './basics/integers.ts';
export { Problems } from './basics/problems.ts';
export { fail, succeed } from './basics/result.ts';
export type { NamedSchema } from './basics/schema.ts';
export { hasBuilding, roofOf } from './questions/board/building.ts';
export { placeAt } from './questions/board/places.ts';
export { blockPlaces, stepsTo } from './questions/board/reach.ts';
export { forwardStep, placeOf, stepTable } from './questions/board/step-table.ts';
export { viewpoint } from './questions/board/viewpoint.ts';
export { planFire } from './questions/fire/plan-fire.ts';
export { SECONDARY_TARGET } from './questions/fire/plan-shot.ts';
export { usableBoosters } from './questions/movement/boosters.ts';
export { isCrippled } from './questions/movement/crippled.ts';
export { hasDeadHip, isGyroShaky, isShakyOnLanding } from './questions/movement/leg-damage.ts';
export { movementHeat } from './questions/movement/movement-heat.ts';
export { heatMpLoss, runOnLegs, walkOnLegs } from './questions/movement/movement-points.ts';
export { planMove, slowestMode } from './questions/movement/plan-move.ts';
export { canStand, standCost, standsWithoutRoll } from './questions/movement/standing-up.ts';
export { homeEdge, leadsHome, mustWithdraw } from './questions/movement/withdrawal.ts';
export { chargeSelfDamage } from './questions/physical/collision.ts';
export { reasonModifier } from './questions/piloting/reason-modifier.ts';
export { AUTOMATIC_FALLS, PILOTING_MODIFIERS, pilotingBase, queuedNumber } from './questions/piloting/target-number.ts';
export {
  ATTACKER_MODIFIERS,
  attackerMovement,
  heatToHit,
  SENSOR_HIT,
  sensorHits,
} from './questions/to-hit/attacker-modifiers.ts';
export { buildingNumber } from './questions/to-hit/building-number.ts';
export { COVER_MODIFIERS, type HiddenPart, hiddenPart } from './questions/to-hit/cover.ts';
export { FIRE_CONTROL_MODIFIERS, STEALTH } from './questions/to-hit/fire-control.ts';
export { canFlipArms, firingArc, isInFiringArc, type WeaponArc } from './questions/to-hit/firing-arc.ts';
export { termsOf } from './questions/to-hit/firing-solution.ts';
export { firingDistance, RANGE_MODIFIERS, rangeBracket, rangeModifier } from './questions/to-hit/range.ts';
export { type ShotObstacle, shotObstacle } from './questions/to-hit/shot-obstacle.ts';
export { SIGNATURE_HEAT } from './questions/to-hit/signatures.ts';
export { INDIRECT_MODIFIERS } from './questions/to-hit/spotting.ts';
export {
  PRONE_TARGET,
  TARGET_MODIFIERS,
  TARGET_MOVEMENT,
  targetModifier,
  targetMotion,
} from './questions/to-hit/target-modifiers.ts';
export {
  DEADLY_WOUNDS,
  ENGINE_TOUGHNESS,
  engineHits,
  gyroHits,
  gyroToughness,
  isGyroDestroyed,
  isImmobile,
  isItemHit,
  isItemOut,
  isLocationGone,
  legsOf,
} from './questions/unit/condition.ts';
export { enemiesOf } from './questions/unit/enemies.ts';
export { isSetOtherwise, type SwitchOffer, settingOf, switchOffers } from './questions/unit/switches.ts';
export { loadOf } from './questions/weapons/ammunition.ts';
export { chargeableWeapons, isCharged } from './questions/weapons/capacitors.ts';
export { isResting } from './questions/weapons/discharge.ts';
export { dumpableBins } from './questions/weapons/dumping.ts';
export { isLaser, PULSE_HEAT } from './questions/weapons/laser-fittings.ts';
export { pulseNumbers } from './questions/weapons/pulse.ts';
export { heatOfShots, ratesOf, weaponsOfShot } from './questions/weapons/rate-of-fire.ts';
export { atSetting, isSetting, pointsAtSetting } from './questions/weapons/settings.ts';
export { criticalCount, resolveCriticalRoll, resolveSlotHit } from './resolution/damage/criticals.ts';
export { woundPilot } from './resolution/damage/pilot.ts';
export { STAGGERING_DAMAGE } from './resolution/damage/stagger.ts';
export { countFootingRolls } from './resolution/movement/enter-hex.ts';
export { resolveStand } from './resolution/movement/stand-up.ts';
export { rollPhysical } from './resolution/physical/blow.ts';
export { dfaSelfDamage, MISS_HEIGHT } from './resolution/physical/dfa.ts';
export { KICK, kickRefusal, kickTableFor, soundKick } from './resolution/physical/kick.ts';
export {
  blowDamage,
  blowLimb,
  blowOrdersInReach,
  blowRolls,
  canDriveOut,
  planBlowOrder,
  ramKind,
  ramOrders,
  resolveBlow,
  rollDeclaredBlow,
} from './resolution/physical/kinds.ts';
export { meleeRefusal, meleeTableFor } from './resolution/physical/melee.ts';
export { isMeleeKind, isTool } from './resolution/physical/melee-weapons.ts';
export { punchRefusal, punchTableFor } from './resolution/physical/punch.ts';
export { pushRefusal } from './resolution/physical/push.ts';
export type { RolledRam } from './resolution/physical/ram.ts';
export { FALL_SIDES } from './resolution/piloting/fall.ts';
export { rollPiloting } from './resolution/piloting/psr.ts';
export { clearRolls } from './resolution/queue-roll.ts';
export { fireSteps } from './resolution/weapons/fire-steps.ts';
export { rollDamage } from './resolution/weapons/salvo.ts';
export { inflictHeat } from './resolution/weapons/target-heat.ts';
export { refusalOutOfTurn } from './turn/orders/act.ts';
export { candidateCommands } from './turn/orders/legal-commands.ts';
export { type Plan, planSteps } from './turn/orders/plan-steps.ts';
export { phaseSteps } from './turn/phases/phase-steps.ts';
export { advance, beginNextPhase, beginTurn, ORDERED_PHASES } from './turn/phases/turn.ts';
export { COMMAND, COMMAND_TYPES, COMMANDS, isRamOrder } from './vocabulary/commands/command.ts';
export { EVERY_FACE, EVERY_SUM } from './vocabulary/dice/enumerating.ts';
export { classesByNeed, type OutcomeClasses } from './vocabulary/dice/roller.ts';
export { formatSeed, gameRngState, parseSeed, streamRngState } from './vocabulary/dice/seed.ts';
export { nextBelow, nextInt32 } from './vocabulary/dice/xoshiro.ts';
export { EVENT } from './vocabulary/events/events.ts';
export { SOURCE } from './vocabulary/events/source.ts';
export { keepReasons, MODIFIER, reasonsOf } from './vocabulary/explain/modifiers.ts';
export { emit, restate } from './vocabulary/game/emit.ts';
export { runSteps, type Step } from './vocabulary/game/step.ts';
export {
  ALL_SLOTS,
  ARMOR_FACING_COUNT,
  armOf,
  armorFacing,
  hasRear,
  isArm,
  isLeg,
  isSideTorso,
  isTorso,
  LOCATION_COUNT,
  slotCount,
} from './vocabulary/spec/locations.ts';
export { countSlots } from './vocabulary/spec/slots.ts';
export { withMunition } from './vocabulary/spec/weapon-type.ts';
export { DECLARED_ATTACK, isRam, isRamKind, PHYSICAL_KINDS, type PhysicalKind } from './vocabulary/state/attacks.ts';
export { OPEN_STATE, OUTCOME } from './vocabulary/state/game-state.ts';
export type { GearSetting } from './vocabulary/state/gear-settings.ts';
export { PACKED, packMech, unpackMech } from './vocabulary/state/mech-pack.generated.ts';
export { MECH_STATE } from './vocabulary/state/mech-state.ts';
