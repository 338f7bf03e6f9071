import { isWhollyUnderWater } from '../../questions/board/spot.ts';
import { consciousnessNumber, hitsNow } from '../../questions/unit/condition.ts';
import { canMend } from '../../questions/unit/harjel.ts';
import { isIndustrial } from '../../questions/unit/industrial.ts';
import { binsOnTheWayOut } from '../../questions/weapons/dumping.ts';
import { woundPilot } from '../../resolution/damage/pilot.ts';
import { settleBoosters } from '../../resolution/movement/boosters.ts';
import { DROWNING } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { UnitStep } from '../../vocabulary/game/unit-step.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { strainBlueShield } from './blue-shield-strain.ts';
import { settleFloodedEngine, settleFrame } from './industrial-end.ts';
import { isElectrified, settleInterference } from './interference-end.ts';
import { mendArmor } from './mend-armor.ts';

/**
 * Returns the steps of the end of the turn: suffocation, ammunition that has been dumped, pilots who come round, strain
 * on MASC and superchargers, each for all units in turn.
 */
export function endPhaseSteps(game: Game): readonly Step[] {
  const active = game.mechs.filter(mech => mech.status === 'active');
  const steps: Step[] = [];
  for (const { id } of active) steps.push(new UnitStep('suffocation', id, suffocate));
  for (const { id } of active) steps.push(new UnitStep('dumping', id, finishDumping));
  for (const { id } of active) steps.push(new UnitStep('recovery', id, rollRecovery));
  for (const { id } of active) steps.push(new UnitStep('boosters', id, wearBoosters));
  for (const mech of active) {
    if (isElectrified(mech)) steps.push(new UnitStep('interference', mech.id, settleInterference));
  }
  const special = active.filter(mech => !specOf(game, mech).plain);
  return special.length === 0 ? steps : [...steps, ...specialSteps(game, special)];
}

/** Returns the steps that only units with unusual equipment need. */
function specialSteps(game: Game, special: readonly MechState[]): readonly Step[] {
  return [
    ...special.filter(mech => canMend(specOf(game, mech))).map(({ id }) => new UnitStep('mending', id, mendArmor)),
    ...special.filter(hasField(game)).map(({ id }) => new UnitStep('blueShield', id, strainBlueShield)),
    ...special.filter(mech => isIndustrial(specOf(game, mech))).flatMap(({ id }) => industrialSteps(id)),
  ];
}

function hasField(game: Game): (mech: MechState) => boolean {
  return mech => specOf(game, mech).gear.blueShield !== undefined;
}

/** Returns the steps that only an IndustrialMech needs; a fall can destroy it. */
function industrialSteps(unit: MechId): readonly Step[] {
  return [new UnitStep('frame', unit, settleFrame), new UnitStep('floodedEngine', unit, settleFloodedEngine)];
}

function suffocate(game: Game, mech: MechState): readonly Step[] {
  if (isDrowning(game, mech)) woundPilot(game, mech, 'drowning', DROWNING);
  return NO_STEPS;
}

/** Whether a unit is wholly under water with damaged life support. */
function isDrowning(game: Game, mech: MechState): boolean {
  return isWhollyUnderWater(game, mech) && hitsNow(mech, specOf(game, mech).masks.lifeSupport) > 0;
}

/** Empties the bins that were dumped in this turn. */
function finishDumping(game: Game, mech: MechState): readonly Step[] {
  if (mech.dumping === 0) return NO_STEPS;
  for (const bin of binsOnTheWayOut(mech, specOf(game, mech))) {
    emit(game, { type: 'AmmoDumped', unit: mech.id, bin, shots: mech.ammo[bin]! });
  }
  return NO_STEPS;
}

/** Rolls whether an unconscious pilot comes round, from the turn after the one of the knockout. */
function rollRecovery(game: Game, mech: MechState): readonly Step[] {
  if (mech.pilot !== 'unconscious' || mech.knockedOut) return NO_STEPS;
  const need = consciousnessNumber(mech.pilotWounds);
  const roll = game.dice.twoD6('recovery', need);
  emit(game, { type: 'RecoveryRolled', unit: mech.id, need, roll, awake: roll >= need });
  return NO_STEPS;
}

function wearBoosters(game: Game, mech: MechState): readonly Step[] {
  settleBoosters(game, mech);
  return NO_STEPS;
}
