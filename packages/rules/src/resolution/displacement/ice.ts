import { type HexId, hexContent } from '@hexfall/hex';
import type { Spot } from '../../questions/board/spot.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { FallCause } from '../piloting/fall.ts';
import { automaticFall, rollFooting } from '../piloting/psr.ts';

/** How a unit comes onto ice. */
export type Tread = 'step' | 'landing';

/** Whether a spot is on ice with water under it. */
export function isOnThinIce(game: Game, { hex, elevation }: Spot): boolean {
  const { ice, depth } = boardOf(game).layers;
  return elevation === 0 && ice[hex] !== 0 && depth[hex] !== 0;
}

/**
 * Rolls whether ice gives way under a unit that has just come onto it. Returns why the unit falls, or `undefined`. Ice
 * over water is then gone, and other units that stood on it have yet to fall.
 */
export function rollIce(game: Game, mech: MechState, tread: Tread): FallCause | undefined {
  return game.rules.iceBreakMechanic === 'die' ? rollIceDie(game, mech, tread) : rollPilotingOnIce(game, mech);
}

/**
 * Breaks the ice under a unit that falls onto it from above: by the die of a landing or, where a piloting roll decides,
 * for certain, since the fall counts as a failed roll. Returns whether the ice broke.
 */
export function breakIceUnderFall(game: Game, mech: MechState): boolean {
  if (game.rules.iceBreakMechanic === 'die') return rollIceDie(game, mech, 'landing') !== undefined;
  breakIce(game, mech.hex);
  return true;
}

/** The lowest roll of one die on which ice breaks. */
const BREAKS_FROM: Readonly<Record<Tread, number>> = { step: 6, landing: 4 };

/**
 * Rolls one die for the ice, whatever the pilot does. Once the ice is gone it does not affect the pilot's roll to come
 * through the fall unhurt.
 */
function rollIceDie(game: Game, mech: MechState, tread: Tread): FallCause | undefined {
  if (boardOf(game).layers.depth[mech.hex] === 0) return undefined;
  const roll = game.dice.oneD6('ice');
  const broke = roll >= BREAKS_FROM[tread];
  announce(game, { type: 'IceRolled', unit: mech.id, hex: mech.hex, roll, broke });
  if (!broke) return undefined;
  breakIce(game, mech.hex);
  return automaticFall(game, mech, 'ice', 0);
}

/** Makes a piloting roll for the ice: a failure is a fall, through the ice if there is water below. */
function rollPilotingOnIce(game: Game, mech: MechState): FallCause | undefined {
  const cause = rollFooting(game, mech, { reason: 'ice', modifier: 0 });
  if (cause !== undefined) breakIce(game, mech.hex);
  return cause;
}

/** Turns ice over water into open water; ice on land stays. */
function breakIce(game: Game, hex: HexId): void {
  const { ice, depth } = boardOf(game).layers;
  if (ice[hex] === 0 || depth[hex] === 0) return;
  const { level, layers } = hexContent(boardOf(game), hex);
  emit(game, { type: 'TerrainChanged', hex, content: { level, layers: { ...layers, ice: 0 } } });
}
