import { distance, type HexId, lineHexes } from '@hexfall/hex';
import { hasBit } from '../../basics/integers.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { EquipmentKind, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemOut } from '../unit/condition.ts';
import { isDrownedOut } from '../unit/interference.ts';

/** Suites that contain ECM, and the radius in hexes within which each works. */
const ECM_RADIUS = { ecm: 6, angelEcm: 6, ewSuite: 3, novaCews: 3 } as const satisfies Partial<
  Record<EquipmentKind, number>
>;
type EcmKind = keyof typeof ECM_RADIUS;
const ECM_KINDS = Object.keys(ECM_RADIUS) as readonly EcmKind[];

/** Whether equipment of a kind is aboard and was in working order when the phase began. */
export function hasWorking(mech: MechState, spec: MechSpec, kind: EquipmentKind): boolean {
  const items = spec.gear[kind];
  if (items === undefined) return false;
  for (const item of items) if (!isItemOut(mech, spec, 'equipment', item)) return true;
  return false;
}

/** Whether a unit has power and an ECM suite that works. */
export function hasEcm(mech: MechState, spec: MechSpec): boolean {
  return ecmRadius(mech, spec, ECM_KINDS) > 0;
}

/** Returns the radius of the best working suite of these kinds on a unit; 0 without one. */
function ecmRadius(mech: MechState, spec: MechSpec, kinds: readonly EcmKind[]): number {
  let radius = 0;
  if (mech.shutdown) return radius;
  for (const kind of kinds) {
    if (ECM_RADIUS[kind] > radius && hasWorking(mech, spec, kind)) radius = ECM_RADIUS[kind];
  }
  return radius;
}

/** Whether stealth armor hides a unit: it is switched on, and the unit's ECM works. */
export function isStealthy(mech: MechState, spec: MechSpec): boolean {
  return mech.stealth && hasEcm(mech, spec);
}

/** A line along which a side sends a signal. */
export interface SignalLine {
  readonly side: number;
  readonly from: HexId;
  readonly to: HexId;
}

/** Whether enemies of a side disturb a signal on a line that starts, ends or passes within their ECM. */
export function isLineDisturbed(game: Game, line: SignalLine): boolean {
  return isDisturbedBy(game, line, ECM_KINDS);
}

/** Whether Angel ECM of an enemy covers any part of a line, where it deceives even Streak launchers. */
export function isLineBlinded(game: Game, line: SignalLine): boolean {
  return isDisturbedBy(game, line, ANGEL);
}

/** Whether a Nova suite of an enemy covers any part of a line. No other ECM cuts a Nova network. */
export function isNovaLineDisturbed(game: Game, line: SignalLine): boolean {
  return isDisturbedBy(game, line, NOVA);
}

const ANGEL: readonly EcmKind[] = ['angelEcm'];
const NOVA: readonly EcmKind[] = ['novaCews'];

function isDisturbedBy(game: Game, { side, from, to }: SignalLine, kinds: readonly EcmKind[]): boolean {
  const { grid } = boardOf(game);
  let line: readonly HexId[] | undefined;
  for (const mech of game.state.mechs) {
    if (mech.interference !== 0 && kinds === ECM_KINDS && isDrownedAlong(game, mech, { side, from, to })) return true;
    if (mech.side === side || mech.status !== 'active') continue;
    const radius = ecmRadius(mech, specOf(game, mech), kinds);
    if (radius === 0) continue;
    line ??= lineHexes(grid, from, to);
    if (line.some(hex => distance(grid, mech.hex, hex) <= radius)) return true;
  }
  return false;
}

/** Whether a unit of a side, whose signals are drowned out in its own hex, stands on a line. */
function isDrownedAlong(game: Game, mech: MechState, { side, from, to }: SignalLine): boolean {
  if (mech.side !== side || mech.status !== 'active' || !isDrownedOut(mech)) return false;
  return lineHexes(boardOf(game).grid, from, to).includes(mech.hex);
}

/**
 * Whether a unit receives a pod of its side on the target: enemy ECM around the pod, or the unit's own stealth armor,
 * drowns the signal.
 */
export function hearsBeacon(game: Game, attacker: MechState, target: MechState): boolean {
  if (!hasBit(target.narcPods, attacker.side)) return false;
  if (isStealthy(attacker, specOf(game, attacker))) return false;
  return !isLineDisturbed(game, { side: attacker.side, from: target.hex, to: target.hex });
}
