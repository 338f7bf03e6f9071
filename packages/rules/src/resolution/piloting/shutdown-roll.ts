import { pilotingBase } from '../../questions/piloting/target-number.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { type FallCause, resolveFall } from './fall.ts';
import { automaticFall, onTheSpot, rollAgainst, rollFooting } from './psr.ts';

const FLAT_NUMBER = 3;
const SHUTDOWN_MODIFIER = 3;

/** Makes a standing unit roll to keep its balance as its reactor stops, and fall if it fails. */
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

/** Makes the roll with a flat number, whatever the pilot and the damage; with nobody at the controls the fall is automatic. */
function rollFlat(game: Game, mech: MechState): FallCause | undefined {
  if (pilotingBase(game, mech) >= IMPOSSIBLE) return automaticFall(game, mech, 'shutdown', 0);
  return rollAgainst(game, mech, { reason: 'shutdown', need: FLAT_NUMBER, why: undefined });
}
