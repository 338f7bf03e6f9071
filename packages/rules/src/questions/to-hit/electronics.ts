import { distance, type HexId, lineHexes } from '@hexfall/hex';
import { hasBit } from '../../basics/integers.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { EquipmentKind, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemOut } from '../unit/condition.ts';

/** Hexes around a unit in which its ECM works. */
const ECM_RADIUS = 6;

/** Whether equipment of a kind is aboard and was in working order when the phase began. */
export function hasWorking(mech: MechState, spec: MechSpec, kind: EquipmentKind): boolean {
  const items = spec.gear[kind];
  if (items === undefined) return false;
  for (const item of items) if (!isItemOut(mech, spec, 'equipment', item)) return true;
  return false;
}

/** Whether a unit has power and an ECM suite that works. */
function hasEcm(mech: MechState, spec: MechSpec): boolean {
  return !mech.shutdown && (hasWorking(mech, spec, 'ecm') || hasWorking(mech, spec, 'ewSuite'));
}

/** Whether stealth armor hides a unit: it is switched on, and the unit's ECM works. */
export function isStealthy(mech: MechState, spec: MechSpec): boolean {
  return mech.stealth && hasEcm(mech, spec);
}

/** Whether enemies of a side disturb what is sent along a line that starts, ends or passes within their ECM. */
export function isLineDisturbed(game: Game, side: number, from: HexId, to: HexId): boolean {
  const { grid } = boardOf(game);
  const jammers = game.state.mechs.filter(
    mech => mech.side !== side && mech.status === 'active' && hasEcm(mech, specOf(game, mech)),
  );
  if (jammers.length === 0) return false;
  const line = lineHexes(grid, from, to);
  return jammers.some(jammer => line.some(hex => distance(grid, jammer.hex, hex) <= ECM_RADIUS));
}

/**
 * Whether a unit hears a pod of its side on the target: enemy ECM around the pod, or its own stealth armor, drowns it.
 */
export function hearsBeacon(game: Game, attacker: MechState, target: MechState): boolean {
  if (!hasBit(target.narcPods, attacker.side)) return false;
  if (isStealthy(attacker, specOf(game, attacker))) return false;
  return !isLineDisturbed(game, attacker.side, target.hex, target.hex);
}
