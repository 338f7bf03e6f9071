import type { HexContent, Side } from '@hexfall/hex';
import type { DuelMove } from '@hexfall/odds';
import type { Actuator, ArmorFacingCode, LocationCode, PhysicalCommand, RamCommand, SystemSlot } from '@hexfall/rules';

/** A component that was struck by critical hits. */
export interface StruckPart {
  readonly part: SystemSlot | Actuator;
  /** For actuators: the side of the body. */
  readonly side: 'left' | 'right' | undefined;
  readonly times: number;
}

/** What the user says about one of the two units. Names are as they were typed. */
export interface UnitFacts {
  /** A unit by name or file. */
  name?: string;
  /** Or any BattleMech of that weight. */
  tons?: number;
  gunnery?: number;
  piloting?: number;
  move?: DuelMove;
  prone?: boolean;
  /** Its reactor is shut down. */
  shutdown?: boolean;
  unconscious?: boolean;
  heat?: number;
  wounds?: number;
  level?: number;
  /** What it stands in. */
  ground?: HexContent['layers'];
  armor: Partial<Record<ArmorFacingCode, number>>;
  structure: Partial<Record<LocationCode, number>>;
  struck: StruckPart[];
}

/** Weapons as they were typed: how many, and their name. */
export interface WeaponWords {
  readonly count: number;
  readonly name: string;
}

/** What is to be done. */
export type Action =
  | { readonly kind: 'fire'; readonly weapons: readonly WeaponWords[] | 'all' }
  | { readonly kind: 'blow'; readonly blow: PhysicalCommand['type'] }
  | { readonly kind: 'ram'; readonly ram: RamCommand['type'] }
  | { readonly kind: 'fall' }
  | { readonly kind: 'piloting' }
  | { readonly kind: 'heat' };

/** A question as it was typed, taken apart. */
export interface Query {
  action: Action | undefined;
  attacker: UnitFacts;
  target: UnitFacts;
  range?: number;
  side?: Side;
  /** The weapons that are fired, if the question is about the heat that they make. */
  firing?: readonly WeaponWords[] | 'all';
  /** Hexes between the units that hold something. */
  between: HexContent['layers'][];
  cover: boolean;
  /** Location that shots are aimed at. */
  aim?: LocationCode;
  /** Shots of each weapon at once. */
  rate?: number;
  /** Arm or leg that strikes. */
  limb?: LocationCode;
  /** Levels of a fall. */
  height?: number;
  /** Why a piloting roll is made, in the user's words. */
  reason?: string;
  /** What is added to a piloting roll. */
  modifier?: number;
}

/** The unit that a fact is about. */
export type Subject = 'attacker' | 'target';

export function emptyQuery(): Query {
  const unit = (): UnitFacts => ({ armor: {}, structure: {}, struck: [] });
  return { action: undefined, attacker: unit(), target: unit(), between: [], cover: false };
}

/** Whether the question is about a single unit, which is then the attacker. */
export function isAboutOne({ action }: Query): boolean {
  return action?.kind === 'fall' || action?.kind === 'piloting' || action?.kind === 'heat';
}
