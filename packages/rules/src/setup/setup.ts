import type { Board } from '@hexfall/hex';
import type { Withdrawal, Zone } from '../vocabulary/game/match.ts';
import type { ArmorFacingCode, LocationCode } from '../vocabulary/spec/locations.ts';
import type { MechSpec } from '../vocabulary/spec/mech-spec.ts';
import type { PilotCondition } from '../vocabulary/state/mech-state.ts';

/**
 * A game to be played, as it may come from a file, a message or a test. Nothing in it is trusted; `createGame` turns it
 * into a legal position or says what is wrong.
 */
export interface GameSetup {
  /** `spec`, `canon`, or a custom profile. */
  readonly profile: unknown;
  /** `xoshiro128ss:` and 32 hexadecimal digits. */
  readonly seed: string;
  readonly board: Board;
  readonly specs: readonly MechSpec[];
  readonly units: readonly UnitSetup[];
  readonly turnLimit: number;
  /** How units may leave the board; they may not unless stated. */
  readonly withdrawal?: Withdrawal;
}

/** A unit that is on the board when the game begins, or one that is deployed in a later turn. */
export type UnitSetup = UnitFields & (PlacedUnit | ArrivingUnit);

interface UnitFields {
  /** Index in `specs`. */
  readonly spec: number;
  readonly side: number;
  readonly gunnery: number;
  readonly piloting: number;
  /**
   * The unit that this one's C3 computer is linked to: a slave to its master, a master to a higher one, C3i and Nova to
   * the first unit of their network. Left out for the head of a network.
   */
  readonly c3?: number;
  /** Damage and other circumstances at the start; left out for a fresh unit. */
  readonly condition?: UnitCondition;
}

export interface PlacedUnit {
  /** Printed hex number, such as `0305`. */
  readonly hex: string;
  readonly facing: number;
}

export interface ArrivingUnit {
  readonly arrives: {
    readonly zone: Zone;
    /** Turn in whose deployment phase its side may first put the unit on the board; the first turn unless stated. */
    readonly turn?: number;
  };
}

/** Damage and circumstances of a unit that does not begin fresh. Everything left out is as on the record sheet. */
export interface UnitCondition {
  readonly elevation?: number;
  readonly prone?: boolean;
  readonly heat?: number;
  readonly shutdown?: boolean;
  /** Whether stealth armor begins switched on, as it does unless stated. */
  readonly stealth?: boolean;
  readonly pilotWounds?: number;
  readonly pilot?: PilotCondition;
  readonly armor?: Readonly<Partial<Record<ArmorFacingCode, number>>>;
  readonly structure?: Readonly<Partial<Record<LocationCode, number>>>;
  /** Slots struck by criticals, from 1 as printed on the record sheet. */
  readonly criticals?: Readonly<Partial<Record<LocationCode, readonly number[]>>>;
  /** Shots left, by ammunition bin. */
  readonly ammo?: readonly number[];
}

export const SETUP_FIELDS = ['profile', 'seed', 'board', 'specs', 'units', 'turnLimit', 'withdrawal'] as const;

export const UNIT_FIELDS = [
  'spec',
  'side',
  'hex',
  'facing',
  'arrives',
  'gunnery',
  'piloting',
  'c3',
  'condition',
] as const;
export type UnitField = (typeof UNIT_FIELDS)[number];

/** The fields by which a set-up describes the condition of a unit; the state of a game has more. */
export const SETUP_CONDITION_FIELDS = [
  'elevation',
  'prone',
  'heat',
  'shutdown',
  'stealth',
  'pilotWounds',
  'pilot',
  'armor',
  'structure',
  'criticals',
  'ammo',
] as const;
export type ConditionField = (typeof SETUP_CONDITION_FIELDS)[number];
