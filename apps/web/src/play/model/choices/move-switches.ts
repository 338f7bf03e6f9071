import { boardOf, type Game, type MechState, refusalOf, usableBoosters } from '@hexfall/rules';
import type { MoveExtras } from './move-extras.ts';
import type { MoveSwitches } from './reach-table.ts';

/** All settings of a move that are on or off. */
export interface MoveFlags extends MoveSwitches, MoveExtras {
  /** Whether the move continues over the home edge. */
  readonly leaves: boolean;
}

/** A switch that is useful for a unit. */
export interface SwitchOption {
  readonly id: keyof MoveFlags;
  readonly words: string;
  readonly on: boolean;
}

const WORDS: Readonly<Record<keyof MoveFlags, string>> = {
  climb: 'Climb onto roofs and bridges',
  masc: 'Use MASC',
  supercharger: 'Use the supercharger',
  reckless: 'Full speed on ice',
  leaves: 'Leave the board',
  liesDown: 'Lie down at the end',
  unjams: 'Clear jammed weapons',
};

/** Returns the switches that are useful for a unit, with their settings. */
export function switchOptions(game: Game, mech: MechState, flags: MoveFlags, canLeave: boolean): SwitchOption[] {
  const useful: Readonly<Record<keyof MoveFlags, boolean>> = {
    climb: hasFloors(game),
    masc: hasBooster(game, mech, 1),
    supercharger: hasBooster(game, mech, 2),
    reckless: boardOf(game).layers.ice.includes(1),
    leaves: flags.leaves || canLeave,
    liesDown: !mech.prone,
    unjams: refusalOf(game, { type: 'stay', unit: mech.id, unjam: true }) === undefined,
  };
  const ids = Object.keys(WORDS) as (keyof MoveFlags)[];
  return ids.flatMap(id => (useful[id] ? [{ id, words: WORDS[id], on: flags[id] }] : []));
}

function hasBooster(game: Game, mech: MechState, bit: number): boolean {
  return !mech.prone && (usableBoosters(game, mech) & bit) !== 0;
}

/** Whether the board has anything to climb onto. */
function hasFloors(game: Game): boolean {
  const { building, bridge } = boardOf(game).layers;
  return building.some(kind => kind !== 0) || bridge.some(kind => kind !== 0);
}
