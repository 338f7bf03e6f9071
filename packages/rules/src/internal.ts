/**
 * What other packages of this workspace need and nobody else should: it may change at any time. A test sees to it that
 * every name is used.
 */
export { fail, succeed } from './result.ts';
export { Problems } from './problems.ts';
export { hasBit } from './bits.ts';
export { nextBelow, nextInt32 } from './dice/xoshiro.ts';
export { formatSeed, parseSeed, streamWords } from './dice/seed.ts';
export {
  ALL_SLOTS,
  ARMOR_FACING_COUNT,
  armorFacing,
  hasRear,
  isArm,
  isLeg,
  isSideTorso,
  isTorso,
  LOCATION_COUNT,
  slotCount,
} from './state/locations.ts';
export { countSlots } from './state/slots.ts';
export { withMunition } from './state/weapon-type.ts';
export {
  engineHits,
  gyroHits,
  gyroToughness,
  isGyroDestroyed,
  isImmobile,
  isItemHit,
  isItemOut,
  isLocationGone,
  legsOf,
} from './state/condition.ts';
export { emit } from './game.ts';
export { candidateCommands } from './commands/legal-commands.ts';
export { COMMAND_TYPES } from './commands/parse-command.ts';
export { advance, ORDERED_PHASES } from './phases/turn.ts';
export { runOnLegs, walkOnLegs } from './movement/movement-points.ts';
export { canStand, standCost, standsWithoutRoll } from './movement/stand-up.ts';
export { hasDeadHip, isGyroShaky, isShakyOnLanding } from './movement/leg-damage.ts';
export { enemiesOf } from './enemies.ts';
export { forwardStep, placeOf, stepTable } from './movement/reach/step-table.ts';
export { placeAt } from './movement/reach/step-table-places.ts';
export { stepsTo } from './movement/reach/reach.ts';
export { blockPlaces } from './movement/reach/reach-blocked.ts';
export { isUnderWater } from './weapons/to-hit/water.ts';
export { canFlipArms, isInFiringArc } from './weapons/to-hit/firing-arc.ts';
export { firingDistance, rangeBracket, rangeModifier } from './weapons/to-hit/range.ts';
export { shotObstacle, type ShotObstacle } from './weapons/to-hit/shot-obstacle.ts';
export { hiddenPart, type HiddenPart } from './weapons/to-hit/cover.ts';
export { planFire } from './weapons/declare-fire.ts';
export { loadOf } from './weapons/ammunition.ts';
export { kickRefusal, kickTableFor } from './physical/kick.ts';
export { meleeRefusal, meleeTableFor } from './physical/melee.ts';
export { punchRefusal, punchTableFor } from './physical/punch.ts';
export { pushRefusal } from './physical/push.ts';
export { pilotingBase } from './piloting/target-number.ts';
export { rollPiloting } from './piloting/footing.ts';
export { queuedNumber } from './piloting/resolve.ts';
export { resolveStrike } from './physical/strike.ts';
export { rollCloseAttack } from './physical/rolled-attack.ts';
export { DEADLY_WOUNDS } from './damage/pilot.ts';
export { ENGINE_TOUGHNESS } from './damage/destruction.ts';
export { attackerMovement, heatToHit, SENSOR_HIT, sensorHits } from './weapons/to-hit/attacker-modifiers.ts';
export { movementHeat } from './movement/movement-heat.ts';
export { targetModifier } from './weapons/to-hit/target-modifiers.ts';
export { usableBoosters } from './movement/boosters.ts';
export { viewpoint } from './weapons/to-hit/viewpoint.ts';
export { isCrippled } from './damage/crippled.ts';
export { homeEdge, leadsHome, mustWithdraw } from './movement/withdrawal.ts';
export { chargeableWeapons, isCharged } from './weapons/capacitors.ts';
export { dumpableBins } from './weapons/dump-ammunition.ts';
export { designationRelief } from './weapons/designation.ts';
export { spottingModifier } from './weapons/spotting.ts';
export { termsOf } from './weapons/to-hit/shot-terms.ts';
export { weaponsOfShot } from './weapons/machine-gun-array.ts';
export { conceivableBlows } from './physical/options.ts';
export { soundKick } from './physical/damage.ts';
export { KICK } from './physical/kick.ts';
export { countFootingRolls } from './movement/hazards/entry-rolls.ts';
