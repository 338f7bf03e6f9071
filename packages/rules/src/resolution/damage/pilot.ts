import { consciousnessNumber, DEADLY_WOUNDS } from '../../questions/unit/condition.ts';
import type { PilotHitCause } from '../../vocabulary/events/damage-events.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { emit, emitConsciousness, emitPilotHit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { destroyUnit } from './destruction.ts';

/**
 * Wounds the pilot once, with the roll to stay awake. A pilot who is already unconscious, or whose unit is destroyed, takes the wound
 * without a roll; a dead one takes no more wounds.
 */
export function woundPilot(game: Game, mech: MechState, cause: PilotHitCause, source: Source): void {
  if (mech.pilot === 'dead') return;
  const pilotWounds = mech.pilotWounds + 1;
  const dead = pilotWounds >= DEADLY_WOUNDS;
  emitPilotHit(game, mech, { type: 'PilotHit', unit: mech.id, cause, pilotWounds, dead, source });
  if (dead) destroyUnit(game, mech, 'pilot', source);
  else if (mech.pilot === 'awake' && mech.status === 'active') rollConsciousness(game, mech);
}

/** Causes that kill a pilot at once, with the name of the wound for each. */
const DEADLY_CAUSES = { head: 'head', cockpit: 'head', explosion: 'explosion', breach: 'drowning' } as const;

/** Kills the pilot: nobody survives the loss or flooding of the head, a hit on the cockpit, or a unit torn apart from inside. */
export function killPilot(game: Game, mech: MechState, cause: keyof typeof DEADLY_CAUSES, source: Source): void {
  if (mech.pilot !== 'dead') {
    const wound = DEADLY_CAUSES[cause];
    emit(game, { type: 'PilotHit', unit: mech.id, cause: wound, pilotWounds: DEADLY_WOUNDS, dead: true, source });
  }
  destroyUnit(game, mech, cause, source);
}

function rollConsciousness(game: Game, mech: MechState): void {
  const need = consciousnessNumber(mech.pilotWounds);
  const roll = game.dice.twoD6('consciousness', need);
  emitConsciousness(game, mech, { type: 'ConsciousnessRolled', unit: mech.id, need, roll, awake: roll >= need });
}
