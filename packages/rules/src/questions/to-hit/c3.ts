import { type Explanation, noteFrom } from '../../vocabulary/explain/modifiers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { Visible } from '../board/viewpoint.ts';
import { canAct, isItemOut } from '../unit/condition.ts';
import { isLineDisturbed, isStealthy } from './electronics.ts';
import type { FiringSolution } from './firing-solution.ts';
import { firingDistance, RANGE_MODIFIERS, rangeBracket } from './range.ts';

/*
 * C3 networks. Units that are linked share where they see the target, so that each fires with the range modifier of the
 * one that is placed best. Slaves are linked to masters and masters to higher ones; in a C3i network all are equals.
 */

/** How one unit is linked to another: as a slave to its master, as a master to a higher one, or both by C3i. */
export type C3LinkKind = 'slave' | 'master' | 'c3i';

/** The link that the equipment of two units allows, from the lower one up; `undefined` if there can be none. */
export function c3LinkKind(lower: MechSpec | undefined, upper: MechSpec | undefined): C3LinkKind | undefined {
  if (lower === undefined || upper === undefined) return undefined;
  if (lower.gear.c3i !== undefined && upper.gear.c3i !== undefined) return 'c3i';
  if (upper.gear.c3Master === undefined) return undefined;
  if (lower.gear.c3Slave !== undefined) return 'slave';
  return lower.gear.c3Master === undefined ? undefined : 'master';
}

/**
 * What the network takes off the range modifier. Minimum range, and whether the weapon reaches at all, stay the
 * attacker's.
 */
export function c3Modifier(game: Game, solution: FiringSolution<Visible>, explanation: Explanation): number {
  const { attacker, target, ranges, bracket: own } = solution;
  if (attacker.c3 < 0 || own === 0) return 0;
  const best = nearestInNetwork(game, attacker, target);
  if (best === undefined) return 0;
  const bracket = rangeBracket(ranges, firingDistance(game, best, target));
  return bracket < own ? noteFrom(explanation, 'c3', RANGE_MODIFIERS[bracket] - RANGE_MODIFIERS[own], best.id) : 0;
}

/** Of the units that the attacker has contact with, the one nearest to the target. */
function nearestInNetwork(game: Game, attacker: MechState, target: Visible): MechState | undefined {
  let best: MechState | undefined;
  for (const mech of networkOf(game, attacker)) {
    if (mech === attacker) continue;
    const nearer = best === undefined || firingDistance(game, mech, target) < firingDistance(game, best, target);
    if (nearer) best = mech;
  }
  return best;
}

/**
 * Everybody whom a unit can reach link by link, itself included; nobody but itself when its own part is out of order.
 */
export function networkOf(game: Game, start: MechState): readonly MechState[] {
  const reached = [start];
  for (const mech of reached) {
    for (const other of game.state.mechs) {
      if (other.c3 < 0 || reached.includes(other)) continue;
      if (isLinkUp(game, mech, other) || isLinkUp(game, other, mech)) reached.push(other);
    }
  }
  return reached;
}

/** Whether a lower unit has contact with the upper one that it is linked to, or with an equal. */
function isLinkUp(game: Game, lower: MechState, upper: MechState): boolean {
  const kind = c3LinkKind(specOf(game, lower), specOf(game, upper));
  const linked = kind === 'c3i' ? lower.c3 === upper.c3 : lower.c3 === upper.id && lower.id !== upper.id;
  if (kind === undefined || !linked || !isOnAir(game, lower) || !isOnAir(game, upper)) return false;
  if (!worksBelow(game, lower, kind) || !worksAbove(game, upper, kind)) return false;
  return !isLineDisturbed(game, lower.side, lower.hex, upper.hex);
}

/** Whether a unit can send: it has power and an awake pilot, and no stealth armor that drowns its own signals. */
function isOnAir(game: Game, mech: MechState): boolean {
  return canAct(mech) && !isStealthy(mech, specOf(game, mech));
}

/** Whether the computer works that a unit reaches upward with. */
function worksBelow(game: Game, mech: MechState, kind: C3LinkKind): boolean {
  const { gear } = specOf(game, mech);
  const items = kind === 'c3i' ? gear.c3i : kind === 'slave' ? gear.c3Slave : gear.c3Master;
  return works(game, mech, items?.[0]);
}

/**
 * Whether the computer works that others reach it by. Of several masters the first serves the slaves, the last the
 * masters.
 */
function worksAbove(game: Game, mech: MechState, kind: C3LinkKind): boolean {
  const { gear } = specOf(game, mech);
  if (kind === 'c3i') return works(game, mech, gear.c3i?.[0]);
  return works(game, mech, kind === 'slave' ? gear.c3Master?.[0] : gear.c3Master?.at(-1));
}

function works(game: Game, mech: MechState, item: number | undefined): boolean {
  return item !== undefined && !isItemOut(mech, specOf(game, mech), 'equipment', item);
}
