import type { HexId } from '@hexfall/hex';
import type { Modifier } from '../explain/modifiers.ts';
import type { LocationId } from '../spec/locations.ts';
import type { AttackKind } from '../state/attacks.ts';
import type { MechId } from '../state/mech-state.ts';

/** The roll of a physical attack. All rolls of the phase come before the first result. */
export interface PhysicalRolled {
  readonly type: 'PhysicalRolled';
  readonly attacker: MechId;
  readonly target: MechId;
  /** `fall`: a unit that drops onto another by accident. */
  readonly kind: Exclude<AttackKind, 'weapon'> | 'fall';
  /** Arm or leg that strikes, or -1. */
  readonly limb: LocationId;
  readonly need: number;
  readonly roll: number;
  readonly hit: boolean;
  /** How `need` came about; empty unless the sink asks for explanations. */
  readonly modifiers: readonly Modifier[];
}

/** An attack that came to nothing before it could be resolved: somebody fell, died or was no longer there. */
export interface PhysicalVoided {
  readonly type: 'PhysicalVoided';
  readonly attacker: MechId;
  readonly target: MechId;
  readonly kind: Exclude<AttackKind, 'weapon'>;
}

/** How a unit gets into another hex without walking there. */
export const DISPLACEMENTS = [
  'forced',
  'followed',
  'slipped',
  'dodged',
  'sidestepped',
  'cameDown',
  'skidded',
  'dropped',
] as const;
export type Displacement = (typeof DISPLACEMENTS)[number];

export interface Displaced {
  readonly type: 'Displaced';
  readonly unit: MechId;
  readonly how: Displacement;
  readonly hex: HexId;
  readonly elevation: number;
}

export type PhysicalEvent = PhysicalRolled | PhysicalVoided | Displaced;
