import { hexContent, type HexId } from '@hexfall/hex';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { FallCause } from '../piloting/fall.ts';
import { automaticFall, rollFooting } from '../piloting/psr.ts';

/** One die, from which ice breaks under a unit that comes onto it, or lands on it. */
const BREAKS_UNDER_STEP = 6;
const BREAKS_UNDER_LANDING = 4;

/**
 * Whether ice gives way under a unit that has just come onto it: why the unit falls, or `undefined`. Where there is
 * water below the ice is then gone, and whoever stood on it has yet to fall.
 */
export function iceGivesWay(game: Game, mech: MechState, landing: boolean): FallCause | undefined {
  return game.rules.iceBreakMechanic === 'die' ? byDie(game, mech, landing) : byPiloting(game, mech);
}

/** A piloting roll decides: a failure is a fall, and where there is water below, through the ice. */
function byPiloting(game: Game, mech: MechState): FallCause | undefined {
  const cause = rollFooting(game, mech, { reason: 'ice', modifier: 0 });
  if (cause !== undefined) breakIce(game, mech.hex);
  return cause;
}

/** One die decides, whatever the pilot does. Once the ice is gone it does not weigh on how he comes through the fall. */
function byDie(game: Game, mech: MechState, landing: boolean): FallCause | undefined {
  if (boardOf(game).layers.depth[mech.hex] === 0) return undefined;
  const roll = game.dice.oneD6('ice');
  const broke = roll >= (landing ? BREAKS_UNDER_LANDING : BREAKS_UNDER_STEP);
  announce(game, { type: 'IceRolled', unit: mech.id, hex: mech.hex, roll, broke });
  if (!broke) return undefined;
  breakIce(game, mech.hex);
  return automaticFall(game, mech, 'ice', 0);
}

/**
 * Whether ice breaks under a unit that falls onto it from above: by the die of a landing; where a piloting roll decides,
 * the fall is a roll that failed.
 */
export function breaksUnderFall(game: Game, mech: MechState): boolean {
  if (game.rules.iceBreakMechanic === 'die') return byDie(game, mech, true) !== undefined;
  breakIce(game, mech.hex);
  return true;
}

/** Open water where ice covered it; ice on land stays what it is. */
function breakIce(game: Game, hex: HexId): void {
  const { ice, depth } = boardOf(game).layers;
  if (ice[hex] === 0 || depth[hex] === 0) return;
  const { level, layers } = hexContent(boardOf(game), hex);
  emit(game, { type: 'TerrainChanged', hex, content: { level, layers: { ...layers, ice: 0 } } });
}
