import { pilotingBase } from '../../questions/piloting/target-number.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { type FallCause, resolveFall } from './fall.ts';
import { automaticFall, onTheSpot, rollAgainst, rollFooting } from './psr.ts';

const FLAT_NUMBER = 3;
const SHUTDOWN_MODIFIER = 3;

/** A reactor is about to stop: a standing unit must keep its balance one last time, or it falls. */
export function fallOnShutdown(game: Game, mech: MechState): void {
  const cause = rollOnShutdown(game, mech);
  if (cause !== undefined) resolveFall(game, mech, cause, onTheSpot(mech));
}

/** Rolls whether a unit keeps its balance when its reactor stops. Returns `undefined` when it does, else why it falls. */
export function rollOnShutdown(game: Game, mech: MechState): FallCause | undefined {
  if (mech.prone || mech.status !== 'active') return undefined;
  return game.rules.shutdownPsr === 'flatThree'
    ? rollFlat(game, mech)
    : rollFooting(game, mech, { reason: 'shutdown', modifier: SHUTDOWN_MODIFIER });
}

/** A flat number, whatever the pilot and the damage: but with nobody at the controls there is no roll. */
function rollFlat(game: Game, mech: MechState): FallCause | undefined {
  if (pilotingBase(game, mech) >= IMPOSSIBLE) return automaticFall(game, mech, 'shutdown', 0);
  return rollAgainst(game, mech, { reason: 'shutdown', need: FLAT_NUMBER, why: undefined });
}
