import { isWhollyUnderWater } from '../../questions/board/spot.ts';
import { consciousnessNumber, hitsNow } from '../../questions/unit/condition.ts';
import { binsOnTheWayOut } from '../../questions/weapons/dumping.ts';
import { woundPilot } from '../../resolution/damage/pilot.ts';
import { settleBoosters } from '../../resolution/movement/boosters.ts';
import { DROWNING } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/**
 * The end of the turn: suffocation, ammunition that has been dumped, pilots who come round, strain on MASC and
 * superchargers.
 */
export function resolveEndPhase(game: Game): void {
  const active = game.state.mechs.filter(mech => mech.status === 'active');
  for (const mech of active) if (isDrowning(game, mech)) woundPilot(game, mech, 'drowning', DROWNING);
  for (const mech of active) if (mech.status === 'active') finishDumping(game, mech);
  for (const mech of active) if (mech.status === 'active') rollRecovery(game, mech);
  for (const mech of active) if (mech.status === 'active') settleBoosters(game, mech);
}

/** Wholly under water with damaged life support. */
function isDrowning(game: Game, mech: MechState): boolean {
  return isWhollyUnderWater(game, mech) && hitsNow(mech, specOf(game, mech).masks.lifeSupport) > 0;
}

/** The turn of dumping is over: what is left in the bin is gone. */
function finishDumping(game: Game, mech: MechState): void {
  if (mech.dumping === 0) return;
  for (const bin of binsOnTheWayOut(mech, specOf(game, mech))) {
    emit(game, { type: 'AmmoDumped', unit: mech.id, bin, shots: mech.ammo[bin]! });
  }
}

/** From the turn after the one in which it happened, an unconscious pilot may come round. */
function rollRecovery(game: Game, mech: MechState): void {
  if (mech.pilot !== 'unconscious' || mech.knockedOut) return;
  const need = consciousnessNumber(mech.pilotWounds);
  const roll = game.dice.twoD6('recovery', need);
  emit(game, { type: 'RecoveryRolled', unit: mech.id, need, roll, awake: roll >= need });
}
