import { ALL_SLOTS, armorFacing, type GameState, type MechState } from '@hexfall/rules';
import type { Correction } from './entries.ts';

/** Returns the state with a correction that a player has made on a sheet. The given state is not changed. */
export function correct(state: GameState, correction: Correction): GameState {
  const { unit } = correction;
  return { ...state, mechs: state.mechs.with(unit, corrected(state.mechs[unit]!, correction)) };
}

function corrected(mech: MechState, correction: Correction): MechState {
  switch (correction.kind) {
    case 'points':
      return withPoints(mech, correction);
    case 'tick':
      return withSlot(mech, correction);
    case 'heat':
      return { ...mech, heat: correction.heat };
    case 'ammo':
      return { ...mech, ammo: mech.ammo.with(correction.bin, correction.shots) };
    case 'jam':
      return { ...mech, jammed: withBit(mech.jammed, correction.weapon, correction.jammed) };
    case 'pilot':
      return { ...mech, pilotWounds: correction.wounds, pilot: correction.condition, knockedOut: false };
    case 'status':
      return { ...mech, status: correction.status };
    default:
      return correction satisfies never;
  }
}

/**
 * Sets the points of a location. If a destroyed location is restored, none of its slots are lost, since nobody knows which were struck
 * before.
 */
function withPoints(mech: MechState, { location, rear, armor, structure }: Of<'points'>): MechState {
  const isBack = mech.structure[location] === 0 && structure > 0;
  const slots = isBack ? 0 : structure === 0 ? ALL_SLOTS : mech.slotHits[location]!;
  return {
    ...mech,
    armor: mech.armor.with(armorFacing(location, rear), armor),
    structure: mech.structure.with(location, structure),
    slotHits: mech.slotHits.with(location, slots),
    slotsOut: isBack ? mech.slotsOut.with(location, 0) : mech.slotsOut,
    locationsOut: isBack ? withBit(mech.locationsOut, location, false) : mech.locationsOut,
  };
}

/** Sets whether a slot is lost. A slot that is ticked by hand counts as lost at once, not only after the phase. */
function withSlot(mech: MechState, { location, slot, out }: Of<'tick'>): MechState {
  const set = (slots: readonly number[]): number[] => slots.with(location, withBit(slots[location]!, slot, out));
  return { ...mech, slotHits: set(mech.slotHits), slotsOut: set(mech.slotsOut) };
}

type Of<K extends Correction['kind']> = Extract<Correction, { readonly kind: K }>;

function withBit(bits: number, bit: number, on: boolean): number {
  return on ? bits | (1 << bit) : bits & ~(1 << bit);
}
