import { isIndustrial } from '../../questions/unit/industrial.ts';
import { type InterferencePart, interferencePart, withInterference } from '../../questions/unit/interference.ts';
import { pulseWeaponBit } from '../../questions/weapons/discharge.ts';
import { pulseNumbers } from '../../questions/weapons/pulse.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { shotSource } from './weapon-hit.ts';

/*
 * Electric weapons. The pulse of a TSEMP and the shock of a taser stop the reactor of the unit they hit, or disturb its electronics.
 */

/** Sets one part of the interference with a unit. */
export function setInterference(game: Game, mech: MechState, part: InterferencePart, value: number): void {
  const set = withInterference(mech.interference, part, value);
  if (set !== mech.interference) emit(game, { type: 'CounterSet', unit: mech.id, counter: 'interference', value: set });
}

/** A pulse disturbs a unit in the turn in which it hits, and in the next. */
const PULSE_TURNS = 2;

/** Discharges a pulse weapon, which disturbs the unit that fires it, too, and leaves the weapon empty for a turn. */
export function discharge(game: Game, attacker: MechState, weapon: number, { traits }: WeaponType): void {
  setInterference(game, attacker, 'pulse', PULSE_TURNS);
  if (traits.includes('restless')) return;
  const value = attacker.discharged | pulseWeaponBit(specOf(game, attacker), weapon);
  emit(game, { type: 'CounterSet', unit: attacker.id, counter: 'discharged', value });
}

const MAX_PULSE_BONUS = 4;

/** Rolls the effect of a pulse on the unit that it hits, which grows with the number of pulses that hit in one turn. */
export function resolvePulse(game: Game, attack: WeaponAttack, target: MechState): void {
  const before = interferencePart(target, 'pulseHits');
  const { shutdown, interference } = pulseNumbers(specOf(game, target));
  const roll = game.dice.twoD6('shock');
  const total = roll + Math.min(MAX_PULSE_BONUS, before);
  const effect = total >= shutdown ? 'shutdown' : total >= interference ? 'interference' : 'none';
  const { attacker, weapon } = attack;
  announce(game, { type: 'ShockRolled', attacker, target: target.id, weapon, roll, effect });
  setInterference(game, target, 'pulseHits', before + 1);
  if (effect === 'interference' || interferencePart(target, 'pulse') > 0)
    setInterference(game, target, 'pulse', PULSE_TURNS);
  if (effect === 'shutdown') holdDown(game, target, 1, shotSource(attack));
}

const TASER_SHUTDOWN = 11;
const INDUSTRIAL_TASER_SHUTDOWN = 8;
const TASER_TURNS = 3;
const INDUSTRIAL_TASER_TURNS = 4;

/** Rolls the effect of a taser's shock on the unit that it hits. */
export function resolveTaser(game: Game, attack: WeaponAttack, target: MechState): void {
  const industrial = isIndustrial(specOf(game, target));
  const need = industrial ? INDUSTRIAL_TASER_SHUTDOWN : TASER_SHUTDOWN;
  const turns = industrial ? INDUSTRIAL_TASER_TURNS : TASER_TURNS;
  const roll = game.dice.twoD6('shock', need);
  const effect = roll >= need ? 'shutdown' : 'interference';
  const { attacker, weapon } = attack;
  announce(game, { type: 'ShockRolled', attacker, target: target.id, weapon, roll, effect });
  if (effect === 'shutdown') holdDown(game, target, turns, shotSource(attack));
  else setInterference(game, target, 'taser', turns);
}

/** Stops a reactor, which cannot be started again in the heat phases of this many turns. The unit does not fall because of it. */
function holdDown(game: Game, mech: MechState, turns: number, source: Source): void {
  setInterference(game, mech, 'heldDown', Math.max(turns, interferencePart(mech, 'heldDown')));
  if (!mech.shutdown) emit(game, { type: 'ShutDown', unit: mech.id, byChoice: false, source });
}
