import { podToEmpty } from '../../questions/heat/coolant-pods.ts';
import { dissipation, waterCooling, workingSinks } from '../../questions/heat/heat-dissipation.ts';
import {
  HEAT_AMMO_EXPLOSION,
  HEAT_INFERNO_EXPLOSION,
  HEAT_PILOT_DAMAGE,
  HEAT_SHUTDOWN,
  heatEffect,
} from '../../questions/heat/heat-scale.ts';
import { areSinksDriven } from '../../questions/heat/radical-sinks.ts';
import { engineHits, hitsNow } from '../../questions/unit/condition.ts';
import { interferencePart } from '../../questions/unit/interference.ts';
import { isBinSound } from '../../questions/weapons/ammunition.ts';
import { resolveBinExplosion } from '../../resolution/damage/explosions.ts';
import { woundPilot } from '../../resolution/damage/pilot.ts';
import { fallSteps, maxLossInFall } from '../../resolution/piloting/fall-steps.ts';
import { onTheSpot } from '../../resolution/piloting/psr.ts';
import { rollOnShutdown } from '../../resolution/piloting/shutdown-roll.ts';
import type { HeatRoll } from '../../vocabulary/events/heat-events.ts';
import { HEAT } from '../../vocabulary/events/source.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { UnitStep } from '../../vocabulary/game/unit-step.ts';
import type { AmmoBin, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { useEmergencyCoolant } from './emergency-cooling.ts';
import { strainRadicalSinks } from './radical-strain.ts';
import { systemHeat } from './system-heat.ts';

/**
 * Returns the steps in which each unit settles its heat and bears its effects: on its reactor, its ammunition, its
 * pilot.
 */
export function heatPhaseSteps(game: Game): readonly Step[] {
  const steps: Step[] = [];
  for (const { id, status } of game.mechs) {
    if (status !== 'active') continue;
    steps.push(
      new UnitStep('heat', id, settleHeatAndReactor, maxLossInFall),
      new UnitStep('hotAmmunition', id, resolveAmmunition),
      new UnitStep('hotCockpit', id, cookPilot),
    );
  }
  return steps;
}

function settleHeatAndReactor(game: Game, mech: MechState): readonly Step[] {
  settleHeat(game, mech);
  return resolveReactor(game, mech);
}

function settleHeat(game: Game, mech: MechState): void {
  const spec = specOf(game, mech);
  const builtUp = mech.heatBuildUp + mech.externalHeat + engineHeat(mech, spec) + systemHeat(mech, spec);
  const driven = areSinksDriven(mech, spec) ? workingSinks(mech, spec) : 0;
  const usual = dissipation(mech, spec) + waterCooling(game, mech) + driven + useEmergencyCoolant(game, mech);
  const dissipated = Math.min(mech.heat + builtUp, usual + emptyPod(game, mech, mech.heat + builtUp - usual));
  emit(game, { type: 'HeatSettled', unit: mech.id, builtUp, dissipated, heat: mech.heat + builtUp - dissipated });
  strainRadicalSinks(game, mech);
}

/** Empties a coolant pod if its setting asks for it at this heat. Returns the heat that this removes. */
function emptyPod(game: Game, mech: MechState, heat: number): number {
  const spec = specOf(game, mech);
  if (spec.gear.coolantPod === undefined) return 0;
  const sinks = workingSinks(mech, spec);
  const pod = podToEmpty(mech, spec, heat, sinks);
  if (pod < 0) return 0;
  emit(game, { type: 'CounterSet', unit: mech.id, counter: 'podsUsed', value: mech.podsUsed | (1 << pod) });
  return sinks;
}

/** Heat per turn that leaks for each hit on a running fusion engine. */
const ENGINE_HIT_HEAT = 5;

function engineHeat(mech: MechState, spec: MechSpec): number {
  const fusion = spec.engine !== 'ice' && spec.engine !== 'fuelCell' && spec.engine !== 'fission';
  return fusion && !mech.shutdown ? engineHits(mech, spec) * ENGINE_HIT_HEAT : 0;
}

/**
 * Rolls for the reactor. A hot one may stop; one that has stopped may start again, and is then left alone for the turn.
 */
function resolveReactor(game: Game, mech: MechState): readonly Step[] {
  const need = heatEffect(HEAT_SHUTDOWN, mech.heat);
  if (mech.shutdown) {
    if (interferencePart(mech, 'heldDown') > 0) return NO_STEPS;
    if (!mech.shutdownByChoice && rollRestart(game, mech, need)) emit(game, { type: 'StartedUp', unit: mech.id });
    return NO_STEPS;
  }
  return need > 0 && !rollToStayUp(game, mech, need) ? stopReactor(game, mech) : NO_STEPS;
}

/** Stops a reactor; the unit may fall first. */
function stopReactor(game: Game, mech: MechState): readonly Step[] {
  const cause = rollOnShutdown(game, mech);
  if (cause === undefined) return shutDown(game, mech);
  return [...fallSteps(game, mech.id, cause, onTheSpot(mech)), new UnitStep('shutDown', mech.id, shutDown)];
}

function shutDown(game: Game, mech: MechState): readonly Step[] {
  emit(game, { type: 'ShutDown', unit: mech.id, byChoice: false, source: HEAT });
  return NO_STEPS;
}

/**
 * Whether a reactor starts again: by itself once it is cool, on a roll while it is hot, and not at all at the top of
 * the scale.
 */
function rollRestart(game: Game, mech: MechState, need: number): boolean {
  if (need === 0) return true;
  return mech.pilot === 'awake' && need < IMPOSSIBLE && rollAgainstHeat(game, mech, 'restart', need);
}

/** Rolls to override a shutdown, for which the pilot must be awake. Returns whether the reactor keeps running. */
function rollToStayUp(game: Game, mech: MechState, need: number): boolean {
  return mech.pilot === 'awake' && need < IMPOSSIBLE && rollAgainstHeat(game, mech, 'shutdown', need);
}

/** Rolls whether heat sets off ammunition. A unit that carries none that could explode does not roll. */
function resolveAmmunition(game: Game, mech: MechState): readonly Step[] {
  const spec = specOf(game, mech);
  heatBins(game, mech, heatEffect(HEAT_AMMO_EXPLOSION, mech.heat), spec.ammoBins);
  const infernos = mech.heat < INFERNO_HEAT ? NO_BINS : spec.ammoBins.filter(({ munition }) => munition === 'inferno');
  if (infernos.length > 0 && mech.status === 'active') {
    heatBins(game, mech, heatEffect(HEAT_INFERNO_EXPLOSION, mech.heat), infernos);
  }
  return NO_STEPS;
}

/** Heat below which inferno missiles are safe. */
const INFERNO_HEAT = HEAT_INFERNO_EXPLOSION.at(-1)![0];
const NO_BINS: readonly AmmoBin[] = [];

/** Rolls whether the most dangerous of some bins explodes. */
function heatBins(game: Game, mech: MechState, need: number, bins: readonly AmmoBin[]): void {
  const bin = need > 0 ? mostDangerousBin(mech, specOf(game, mech), bins) : undefined;
  if (bin !== undefined && !rollAgainstHeat(game, mech, 'ammoExplosion', need)) {
    resolveBinExplosion(game, mech, bin, HEAT);
  }
}

/**
 * Returns the bin with the most damage in a single shot and, of those, with the most shots left; `undefined` if none
 * can explode.
 */
function mostDangerousBin(mech: MechState, spec: MechSpec, among: readonly AmmoBin[]): number | undefined {
  let worst: number | undefined;
  for (const [i, bin] of spec.ammoBins.entries()) {
    if (!among.includes(bin) || bin.explosionPerShot === 0 || !isBinSound(mech, spec, i)) continue;
    if (worst === undefined || isWorse(mech, spec, i, worst)) worst = i;
  }
  return worst;
}

function isWorse(mech: MechState, spec: MechSpec, a: number, b: number): boolean {
  const perShot = spec.ammoBins[a]!.explosionPerShot - spec.ammoBins[b]!.explosionPerShot;
  return perShot > 0 || (perShot === 0 && mech.ammo[a]! > mech.ammo[b]!);
}

/** Wounds the pilot with heat: without life support the cockpit gets as hot as the rest of the unit. */
function cookPilot(game: Game, mech: MechState): readonly Step[] {
  if (hitsNow(mech, specOf(game, mech).masks.lifeSupport) === 0) return NO_STEPS;
  const wounds = heatEffect(HEAT_PILOT_DAMAGE, mech.heat);
  for (let wound = 0; wound < wounds; wound++) woundPilot(game, mech, 'heat', HEAT);
  return NO_STEPS;
}

/** Rolls against a number of the heat scale, and returns whether two dice reach it. */
function rollAgainstHeat(game: Game, mech: MechState, kind: HeatRoll, need: number): boolean {
  const roll = game.dice.twoD6(kind, need);
  const passed = roll >= need;
  announce(game, { type: 'HeatRolled', unit: mech.id, about: kind, need, roll, passed });
  return passed;
}
