import { hexContent, type HexId } from '@hexfall/hex';
import { boardOf, emit, type Game } from '../game.ts';
import type { FallCause } from '../piloting/fall.ts';
import { automaticFall, loseFooting } from '../piloting/footing.ts';
import type { MechState } from '../state/mech-state.ts';

/** One die, from which ice breaks under a unit that comes onto it, or lands on it. */
const BREAKS_UNDER_STEP = 6;
const BREAKS_UNDER_LANDING = 4;

/** Whether ice gives way under a unit that has just come onto it: why the unit falls, or `undefined`. */
export function iceGivesWay(game: Game, mech: MechState, jumping: boolean): FallCause | undefined {
  return game.rules.iceBreakMechanic === 'die' ? iceDie(game, mech, jumping) : loseFooting(game, mech, 'ice', 0);
}

function iceDie(game: Game, mech: MechState, jumping: boolean): FallCause | undefined {
  if (boardOf(game).layers.depth[mech.hex] === 0) return undefined;
  const roll = game.dice.oneD6('ice');
  const broke = roll >= (jumping ? BREAKS_UNDER_LANDING : BREAKS_UNDER_STEP);
  emit(game, { type: 'IceRolled', unit: mech.id, hex: mech.hex, roll, broke });
  return broke ? automaticFall(game, mech, 'ice', 0) : undefined;
}

/** Open water where the ice was. */
export function breakIce(game: Game, hex: HexId): void {
  const { level, layers } = hexContent(boardOf(game), hex);
  emit(game, { type: 'TerrainChanged', hex, content: { level, layers: { ...layers, ice: 0 } } });
}
