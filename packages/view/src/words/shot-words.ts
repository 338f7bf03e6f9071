import { formatHex } from '@hexfall/hex';
import {
  type BlastLanded,
  type BuildingAttackRolled,
  isSetting,
  pointsAtSetting,
  type ShockRolled,
  type WeaponType,
} from '@hexfall/rules';
import type { Names } from '../names.ts';
import { counted } from './count-words.ts';

/** What a shock does to a unit: "the reactor of B1 stops". */
export function shockWords(effect: ShockRolled['effect'], unit: string): string {
  if (effect === 'shutdown') return `the reactor of ${unit} stops`;
  return effect === 'interference' ? `the electronics of ${unit} are disturbed` : `no effect on ${unit}`;
}

/** Where a shell comes down: "comes down in 0504, 2 hexes off the mark". */
export function landingWords(
  { hex, scatter }: Pick<BlastLanded, 'hex' | 'scatter'>,
  { grid }: Pick<Names, 'grid'>,
): string {
  if (hex < 0) return 'comes down beyond the edge of the map';
  const off = scatter === 0 ? '' : `, ${counted(scatter, 'hex', 'hexes')} off the mark`;
  return `comes down in ${formatHex(grid, hex)}${off}`;
}

/** What a shot at no unit is aimed at: "the building in 0504", or for artillery "hex 0504". */
export function aimWords(
  { attacker, weapon, hex }: Pick<BuildingAttackRolled, 'attacker' | 'weapon' | 'hex'>,
  names: Pick<Names, 'grid' | 'board' | 'spec'>,
): string {
  const bursts = names.spec?.(attacker).weapons[weapon]?.type.damage.kind === 'blast';
  return bursts ? `hex ${formatHex(names.grid, hex)}` : builtWords(hex, names);
}

/** What is built in a hex: "the building in 0504". */
export function builtWords(hex: number, { grid, board }: Pick<Names, 'grid' | 'board'>): string {
  const isBridge = board !== undefined && board.layers.building[hex] === 0 && board.layers.bridge[hex] !== 0;
  return `the ${isBridge ? 'bridge' : 'building'} in ${formatHex(grid, hex)}`;
}

/** What a rate of fire means for a weapon: "single shot", "3 shots", or, where it is the setting of its power, "12 points". */
export function rateWords(type: WeaponType, rate: number): string {
  if (isSetting(type)) return `${pointsAtSetting(rate)} points`;
  return rate === 1 ? 'single shot' : `${rate} shots`;
}
