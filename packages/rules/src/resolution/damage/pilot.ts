import { consciousnessNumber, DEADLY_WOUNDS } from '../../questions/unit/consciousness.ts';
import { writeConsciousness, writePilotHit } from '../../vocabulary/events/apply.ts';
import type { PilotHitCause } from '../../vocabulary/events/damage-events.ts';
import { emit, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { destroyUnit } from './destruction.ts';

/**
 * Wounds the pilot, one hit at a time, each with its roll to stay awake. A pilot who is already unconscious, or whose
 * unit is destroyed, takes the hit without a roll.
 */
export function woundPilot(game: Game, mech: MechState, cause: PilotHitCause, hits: number): void {
  for (let hit = 0; hit < hits && mech.pilot !== 'dead'; hit++) woundOnce(game, mech, cause);
}

function woundOnce(game: Game, mech: MechState, cause: PilotHitCause): void {
  const pilotWounds = mech.pilotWounds + 1;
  const dead = pilotWounds >= DEADLY_WOUNDS;
  const event = { type: 'PilotHit', unit: mech.id, cause, pilotWounds, dead } as const;
  writePilotHit(mech, event);
  game.sink.push(event);
  if (dead) destroyUnit(game, mech, 'pilot');
  else if (mech.pilot === 'awake' && mech.status === 'active') rollConsciousness(game, mech);
}

/** Nobody survives the loss or flooding of the head, a hit on the cockpit, or a unit torn apart from inside. */
export function killPilot(game: Game, mech: MechState, cause: 'head' | 'cockpit' | 'explosion' | 'breach'): void {
  if (mech.pilot === 'dead') return destroyUnit(game, mech, cause);
  const wound = WOUNDS[cause];
  emit(game, { type: 'PilotHit', unit: mech.id, cause: wound, pilotWounds: DEADLY_WOUNDS, dead: true });
  destroyUnit(game, mech, cause);
}

const WOUNDS = { head: 'head', cockpit: 'head', explosion: 'explosion', breach: 'drowning' } as const;

function rollConsciousness(game: Game, mech: MechState): void {
  const need = consciousnessNumber(mech.pilotWounds);
  const roll = game.dice.twoD6('consciousness', need);
  const event = { type: 'ConsciousnessRolled', unit: mech.id, need, roll, awake: roll >= need } as const;
  writeConsciousness(mech, event);
  game.sink.push(event);
}
