import {
  ALL_SLOTS,
  ARMOR_FACING_COUNT,
  type Game,
  LOCATION_COUNT,
  MECH_STATUSES,
  type MechSpec,
  PACKED,
  STAGGERING_DAMAGE,
} from '@hexfall/rules';
import type { Concern } from './agenda.ts';
import { explosiveLocations } from './explosive-locations.ts';
import type { SlotClasses } from './slot-classes.ts';

/*
 * Differences that cannot affect the rest of a plan are removed from states, so that more states are equal. For each of these
 * simplifications a test shows that the answers are the same without it.
 */

/** What is known about the rest of a plan when a unit's state is simplified. */
export interface Prospect {
  /** The most points of damage from outside that the unit can still take. */
  readonly maxDamage: number;
  /** Whether its state may still change, or make a difference. */
  readonly concern: Concern;
  /** Whether the facing of the unit still matters, because attacks are still to be resolved or more phases are to come. */
  readonly isFacingOpen: boolean;
  /** Whether no prone unit makes a piloting roll whose target number is still to be found. */
  readonly sparesProne: boolean;
}

/** Which simplifications are used. Each comment names the difference that is removed. */
export interface Simplifications {
  /** Armor beyond the damage that can still come. */
  readonly armor: boolean;
  /** Damage of the phase beyond the amount that makes a unit stagger. */
  readonly staggering: boolean;
  /** Damage of the phase, if the unit can no longer stagger whatever else it takes. */
  readonly harmless: boolean;
  /** Which of several slots that are alike were struck. */
  readonly slots: boolean;
  /** How many slots are struck in a location where every loss is felt only later. */
  readonly idle: boolean;
  /** What became of the legs and the gyro of a unit that lies on the ground. */
  readonly lying: boolean;
  /** Which way a unit faces when all attacks are over. */
  readonly facing: boolean;
  /** The state of a unit that is destroyed. */
  readonly destroyed: boolean;
  /** The state of a unit to which nothing more can happen. */
  readonly settled: boolean;
  /** The state of a unit that only queued rolls could still change, when none is queued for it. */
  readonly steady: boolean;
  /** What happens after all answers are settled. */
  readonly rest: boolean;
}

export const ALL_SIMPLIFICATIONS: Simplifications = {
  armor: true,
  staggering: true,
  harmless: true,
  slots: true,
  idle: true,
  lying: true,
  facing: true,
  destroyed: true,
  settled: true,
  steady: true,
  rest: true,
};

/** The number of the list of queued rolls that is empty. */
const NO_ROLLS = 0;

const DESTROYED = MECH_STATUSES.indexOf('destroyed');

/** Simplifies the rows of one unit. */
export class Simplifier {
  private readonly spec: MechSpec;
  private readonly start: Int32Array;
  private readonly slotClasses: SlotClasses;
  private readonly used: Simplifications;
  private readonly plain: boolean;
  /** The locations whose structure an explosion may damage. */
  private readonly explosive: readonly number[];

  /** `start` is the row of the unit as the plan begins. */
  constructor(game: Game, unit: number, start: Int32Array, slotClasses: SlotClasses, used: Simplifications) {
    this.spec = game.specs[game.mechs[unit]!.spec]!;
    this.start = start;
    this.slotClasses = slotClasses;
    this.used = used;
    this.plain = this.spec.plain && this.spec.gear.caseTwo === undefined;
    this.explosive = explosiveLocations(this.spec);
  }

  simplify(row: Int32Array, prospect: Prospect): void {
    const { used } = this;
    if (this.isDone(row, prospect)) this.forget(row);
    else {
      if (used.armor && this.plain) capArmor(row, prospect.maxDamage);
      this.capDamage(row, prospect.maxDamage);
      if (used.slots) this.sortSlots(row, used.lying && prospect.sparesProne && row[PACKED.prone] === 1);
      if (used.facing && !prospect.isFacingOpen) this.forgetFacing(row);
    }
  }

  /** Reduces the damage of the phase to what makes a difference: whether the unit has taken enough to stagger, or still may. */
  private capDamage(row: Int32Array, maxDamage: number): void {
    const { used } = this;
    const damage = row[PACKED.damageThisPhase]!;
    if (used.staggering && damage > STAGGERING_DAMAGE) row[PACKED.damageThisPhase] = STAGGERING_DAMAGE;
    if (!used.harmless || !this.plain || damage + maxDamage >= STAGGERING_DAMAGE) return;
    let most = damage + maxDamage;
    for (const location of this.explosive) most += row[PACKED.structure + location]!;
    if (most < STAGGERING_DAMAGE) row[PACKED.damageThisPhase] = 0;
  }

  /** Whether nothing more can happen to the unit. */
  private isDone(row: Int32Array, { concern }: Prospect): boolean {
    const { used } = this;
    if (concern === 'none' && used.settled) return true;
    if (concern === 'ifQueued' && used.steady && row[row.length - 1] === NO_ROLLS) return true;
    return used.destroyed && row[PACKED.status] === DESTROYED;
  }

  /** Resets what can no longer make a difference. What the unit can still fire with, and its heat, stay as they are. */
  private forget(row: Int32Array): void {
    for (const column of FORGOTTEN) row[column] = this.start[column]!;
    row[row.length - 1] = NO_ROLLS;
  }

  private forgetFacing(row: Int32Array): void {
    row[PACKED.facing] = this.start[PACKED.facing]!;
    row[PACKED.twist] = this.start[PACKED.twist]!;
  }

  /** Replaces the slots of each class that were struck by the first ones of the class. */
  private sortSlots(row: Int32Array, lying: boolean): void {
    for (let location = 0; location < LOCATION_COUNT; location++) {
      const struck = row[PACKED.slotHits + location]!;
      if (struck === this.start[PACKED.slotHits + location] || this.spec.armoredSlots[location] !== 0) continue;
      const kinds = this.spec.masks.kinds[location]!;
      const before = row[PACKED.slotsOut + location]!;
      const isIdle = this.used.idle && struck !== ALL_SLOTS && this.slotClasses.isIdle(kinds, lying);
      row[PACKED.slotHits + location] = isIdle
        ? before
        : firstOfClasses(this.slotClasses.of(kinds, lying), struck, before);
    }
  }
}

/** Returns a mask with as many newly struck slots of each class, but the first ones of it. Slots that were struck before stay struck. */
function firstOfClasses(classes: readonly number[], struck: number, before: number): number {
  let sorted = before;
  for (let rest = struck & ~before; rest !== 0; rest &= rest - 1) {
    const own = classes[31 - Math.clz32(rest & -rest)];
    let slot = 0;
    while (slot < classes.length && (classes[slot] !== own || (sorted & (1 << slot)) !== 0)) slot++;
    sorted |= slot < classes.length ? 1 << slot : rest & -rest;
  }
  return sorted;
}

function capArmor(row: Int32Array, maxDamage: number): void {
  if (maxDamage === Number.POSITIVE_INFINITY) return;
  const enough = maxDamage + 1;
  for (let facing = 0; facing < ARMOR_FACING_COUNT; facing++) {
    if (row[PACKED.armor + facing]! > enough) row[PACKED.armor + facing] = enough;
  }
}

/** Columns that no longer matter in a unit that is destroyed, or to which nothing more can happen. */
const FORGOTTEN: readonly number[] = [
  ...columns('pilot'),
  ...columns('pilotWounds'),
  ...columns('facing'),
  ...columns('twist'),
  ...columns('prone'),
  ...columns('armor', ARMOR_FACING_COUNT),
  ...columns('structure', LOCATION_COUNT),
  ...columns('slotHits', LOCATION_COUNT),
  ...columns('armoredHits', LOCATION_COUNT),
  ...columns('hardenedHalves'),
  ...columns('knockedOut'),
  ...columns('damageThisPhase'),
];

function columns(field: keyof typeof PACKED, count = 1): number[] {
  return Array.from({ length: count }, (_, i) => PACKED[field] + i);
}
