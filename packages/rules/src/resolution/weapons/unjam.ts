import { canAct } from '../../questions/unit/condition.ts';
import { clearableWeapons } from '../../questions/weapons/jamming.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';

/** Modifier of the gunnery skill for clearing a rotary autocannon. */
const CLEARING = 3;

/** Rolls once for each jammed weapon that a unit clears at the end of its move. The unit makes no attack this turn. */
export function unjamWeapons(game: Game, unit: MechId): void {
  const mech = mechOf(game, unit);
  if (mech.movement === 'undecided' || !canAct(mech)) return;
  emit(game, { type: 'UnjamBegan', unit });
  const need = mech.gunnery + CLEARING;
  for (const weapon of clearableWeapons(game, mech)) {
    const roll = game.dice.twoD6('unjam', need);
    emit(game, { type: 'UnjamRolled', unit, weapon, need, roll, cleared: roll >= need });
  }
}
