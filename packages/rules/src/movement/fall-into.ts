import { destroyUnit } from '../combat/destruction.ts';
import { displace } from '../displacement/displace.ts';
import { FALL_LEVELS } from '../displacement/drop.ts';
import { crush, emptyPlaceBeside, rollFallUpon } from '../displacement/fall-upon.ts';
import { NO_PLACE, occupantOf, preferredDirection, tableNow } from '../displacement/validity.ts';
import { emit, type Game } from '../game.ts';
import { type FallCause, type FallPlace, resolveFall } from '../piloting/fall.ts';
import type { RollReason } from '../piloting/reasons.ts';
import type { MechState } from '../state/mech-state.ts';
import { placeAt } from './step-table-places.ts';

const FALLEN_UPON = 2;

/**
 * A unit falls on its way into a place, which may be taken: by somebody it was walking past. It drives that unit out; from
 * two levels up or more it may miss instead and come down beside.
 */
export function fallInto(game: Game, mech: MechState, cause: FallCause, place: FallPlace): void {
  const below = occupantOf(game, mech, place);
  if (below === undefined) return resolveFall(game, mech, cause, place);
  if (place.height >= FALL_LEVELS) return fallFromAbove(game, mech, below, cause, place);
  if (driveOut(game, mech, below, 'domino', 0)) resolveFall(game, mech, cause, place);
  else fallBeside(game, mech, cause, place);
}

/** A unit was stopped on its feet, perhaps where it only meant to pass somebody: that unit must make room. */
export function stopAmidst(game: Game, mech: MechState): void {
  const other = occupantOf(game, mech, mech);
  if (other === undefined || mech.status !== 'active' || driveOut(game, mech, other, 'domino', 0)) return;
  const { places } = tableNow(game);
  const beside = emptyPlaceBeside(game, mech, placeAt(places, mech.hex, mech.elevation), mech.facing);
  if (beside === NO_PLACE) return destroyUnit(game, mech, 'displacement');
  const [hex, elevation] = [places.hex[beside]!, places.elevation[beside]!];
  emit(game, { type: 'Displaced', unit: mech.id, how: 'forced', hex, elevation });
}

function fallFromAbove(game: Game, mech: MechState, below: MechState, cause: FallCause, place: FallPlace): void {
  if (!rollFallUpon(game, mech, below)) return fallBeside(game, mech, cause, place);
  crush(game, mech, below, place.height);
  const cleared = below.status !== 'active' || driveOut(game, mech, below, 'fallenUpon', FALLEN_UPON);
  if (cleared) resolveFall(game, mech, cause, place, 'rear');
  else fallBeside(game, mech, cause, place);
}

function driveOut(game: Game, mech: MechState, below: MechState, reason: RollReason, modifier: number): boolean {
  const direction = preferredDirection(game, below, mech.facing);
  return direction !== undefined && displace(game, below, { direction, how: 'forced', reason, modifier });
}

/** The nearest free place around it; a unit with nowhere to land is lost. */
function fallBeside(game: Game, mech: MechState, cause: FallCause, place: FallPlace): void {
  const { places } = tableNow(game);
  const beside = emptyPlaceBeside(game, mech, placeAt(places, place.hex, place.elevation), mech.facing);
  if (beside === NO_PLACE) return destroyUnit(game, mech, 'displacement');
  resolveFall(game, mech, cause, { ...place, hex: places.hex[beside]!, elevation: places.elevation[beside]! });
}
