import { type Explanation, noteFrom } from '../../vocabulary/explain/modifiers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { Visible } from '../board/viewpoint.ts';
import { canAct, isItemOut } from '../unit/condition.ts';
import { isLineBlinded, isLineDisturbed, isNovaLineDisturbed, isStealthy } from './electronics.ts';
import type { FiringSolution } from './firing-solution.ts';
import { firingDistance, RANGE_MODIFIERS, rangeBracket } from './range.ts';

/*
 * C3 networks. Linked units share their sensor data on the target, so that each fires with the range modifier of the one that is placed
 * best. Slaves are linked to masters and masters to higher ones; in a C3i or a Nova network all are equals.
 */

/** How one unit is linked to another: as a slave to its master, as a master to a higher one, or both by C3i or Nova suites. */
export type C3LinkKind = 'slave' | 'master' | PeerLink;
/** Links between equals. */
type PeerLink = 'c3i' | 'novaCews';

/** Whether a link is one between equals, of whom the first one heads the network in name only. */
export function isPeerLink(kind: C3LinkKind | undefined): kind is PeerLink {
  return kind === 'c3i' || kind === 'novaCews';
}

/** Returns the master computers of a unit, boosted ones last. */
export function mastersOf({ gear }: MechSpec): readonly number[] {
  return gear.c3BoostedMaster === undefined
    ? (gear.c3Master ?? [])
    : [...(gear.c3Master ?? []), ...gear.c3BoostedMaster];
}

function slavesOf({ gear }: MechSpec): readonly number[] {
  return gear.c3BoostedSlave === undefined ? (gear.c3Slave ?? []) : [...(gear.c3Slave ?? []), ...gear.c3BoostedSlave];
}

/** Returns the link that the equipment of two units allows, from the lower one up; `undefined` if it allows none. */
export function c3LinkKind(lower: MechSpec | undefined, upper: MechSpec | undefined): C3LinkKind | undefined {
  if (lower === undefined || upper === undefined) return undefined;
  if (lower.gear.c3i !== undefined && upper.gear.c3i !== undefined) return 'c3i';
  if (lower.gear.novaCews !== undefined && upper.gear.novaCews !== undefined) return 'novaCews';
  if (mastersOf(upper).length === 0) return undefined;
  if (slavesOf(lower).length > 0) return 'slave';
  return mastersOf(lower).length === 0 ? undefined : 'master';
}

/**
 * Returns what the network takes off the range modifier. Minimum range, and whether the weapon reaches at all, depend on the attacker
 * alone.
 */
export function c3Modifier(game: Game, solution: FiringSolution<Visible>, explanation: Explanation): number {
  const { attacker, target, ranges, bracket: own } = solution;
  if (attacker.c3 < 0 || own === 0) return 0;
  const best = nearestInNetwork(game, attacker, target);
  if (best === undefined) return 0;
  const bracket = rangeBracket(ranges, firingDistance(game, best, target));
  return bracket < own ? noteFrom(explanation, 'c3', RANGE_MODIFIERS[bracket] - RANGE_MODIFIERS[own], best.id) : 0;
}

/** Returns the unit nearest to the target among those that the attacker has contact with. */
function nearestInNetwork(game: Game, attacker: MechState, target: Visible): MechState | undefined {
  let best: MechState | undefined;
  for (const mech of networkOf(game, attacker)) {
    if (mech === attacker) continue;
    const nearer = best === undefined || firingDistance(game, mech, target) < firingDistance(game, best, target);
    if (nearer) best = mech;
  }
  return best;
}

/** Returns all units that a unit can reach link by link, itself included; only itself when its own equipment is out of order. */
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

/** Whether a unit has contact with the higher unit that it is linked to, or with an equal. */
function isLinkUp(game: Game, lower: MechState, upper: MechState): boolean {
  const kind = c3LinkKind(specOf(game, lower), specOf(game, upper));
  const linked = isPeerLink(kind) ? lower.c3 === upper.c3 : lower.c3 === upper.id && lower.id !== upper.id;
  if (kind === undefined || !linked || !isOnAir(game, lower) || !isOnAir(game, upper)) return false;
  const below = computerBelow(specOf(game, lower), kind);
  const above = computerAbove(specOf(game, upper), kind);
  if (!works(game, lower, below) || !works(game, upper, above)) return false;
  const line = { side: lower.side, from: lower.hex, to: upper.hex };
  if (kind === 'novaCews') return !isNovaLineDisturbed(game, line);
  const boosted = isBoosted(specOf(game, lower), below) && isBoosted(specOf(game, upper), above);
  return boosted ? !isLineBlinded(game, line) : !isLineDisturbed(game, line);
}

/** Whether a computer boosts its signals: if both ends of a link do, only Angel ECM cuts it. */
function isBoosted({ equipment }: MechSpec, item: number | undefined): boolean {
  const kind = item === undefined ? undefined : equipment[item]?.kind;
  return kind === 'c3BoostedMaster' || kind === 'c3BoostedSlave';
}

/** Whether a unit can send: it has power and an awake pilot, and no active stealth armor, which drowns its own signals. */
function isOnAir(game: Game, mech: MechState): boolean {
  return canAct(mech) && !isStealthy(mech, specOf(game, mech));
}

/** Returns the computer with which the lower unit of a link contacts the upper one. */
function computerBelow(spec: MechSpec, kind: C3LinkKind): number | undefined {
  if (isPeerLink(kind)) return spec.gear[kind]?.[0];
  return (kind === 'slave' ? slavesOf(spec) : mastersOf(spec))[0];
}

/**
 * Returns the computer with which the upper unit of a link is contacted. Of several masters the first serves the slaves, the last the
 * masters.
 */
function computerAbove(spec: MechSpec, kind: C3LinkKind): number | undefined {
  if (isPeerLink(kind)) return spec.gear[kind]?.[0];
  return kind === 'slave' ? mastersOf(spec)[0] : mastersOf(spec).at(-1);
}

function works(game: Game, mech: MechState, item: number | undefined): boolean {
  return item !== undefined && !isItemOut(mech, specOf(game, mech), 'equipment', item);
}
