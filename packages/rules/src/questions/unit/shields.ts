import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import {
  armOf,
  CT,
  HD,
  type HitLocation,
  isArm,
  isSideTorso,
  LA,
  LL,
  type LocationId,
  LT,
  RL,
  RT,
} from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind, MechSpec, MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import { countSlots } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isImmobile } from './condition.ts';
import { settingOf } from './switches.ts';

/*
 * Shields. A shield is carried on an arm, takes points off every hit on the locations that it covers, and wears out with the hits. Raised,
 * it covers most, and no weapon behind it can fire; lowered, it covers less and hinders fire; otherwise it covers its arm.
 */

interface ShieldFigures {
  /** Points that the shield takes off each hit. */
  readonly absorbs: number;
  /** How many hits the shield bears. */
  readonly capacity: number;
}

const SHIELDS = {
  smallShield: { absorbs: 3, capacity: 11 },
  mediumShield: { absorbs: 5, capacity: 18 },
  largeShield: { absorbs: 7, capacity: 25 },
} as const satisfies Partial<Record<EquipmentKind, ShieldFigures>>;

type ShieldKind = keyof typeof SHIELDS;

const KINDS = Object.keys(SHIELDS) as readonly ShieldKind[];

/** Whether a unit carries a shield, in whatever condition. */
export function hasShield({ gear }: MechSpec): boolean {
  return gear.smallShield !== undefined || gear.mediumShield !== undefined || gear.largeShield !== undefined;
}

/** A shield that still absorbs damage. */
export interface Shield {
  readonly item: number;
  /** Points that the shield takes off the next hit. */
  readonly absorbs: number;
  /** How many more hits the shield bears. */
  readonly hitsLeft: number;
  readonly stance: ShieldStance;
}

export type ShieldStance = 'none' | 'lowered' | 'raised';

/** Returns the shields of a unit that still absorb damage, as the unit carries them in this turn. */
export function shieldsOf(mech: MechState, spec: MechSpec): readonly Shield[] {
  const stance = (item: number): ShieldStance =>
    isImmobile(mech) ? 'none' : (settingOf(mech, spec, item) as ShieldStance);
  return shieldItems(spec).flatMap((item, place) => {
    const { absorbs, hitsLeft } = figuresLeft(mech, spec, item, place);
    return absorbs > 0 && hitsLeft > 0 ? [{ item, absorbs, hitsLeft, stance: stance(item) }] : [];
  });
}

/** The most shields of a unit: one for each arm. */
const MAX_SHIELDS = 2;

function shieldItems({ gear }: MechSpec): number[] {
  return KINDS.flatMap(kind => gear[kind] ?? [])
    .sort((a, b) => a - b)
    .slice(0, MAX_SHIELDS);
}

const SLOT_LOSS = { absorbs: 1, capacity: 5 };
const SHOULDER_LOSS = 2;
const ACTUATOR_LOSS = 1;

/**
 * Returns the figures of a shield, less the effect of damage in earlier phases to it and to the arm that holds it. An actuator that was
 * never built is not a loss.
 */
function figuresLeft(mech: MechState, spec: MechSpec, item: number, place: number): Omit<Shield, 'item' | 'stance'> {
  const { kind, location: arm } = spec.equipment[item]!;
  const { absorbs, capacity } = SHIELDS[kind as ShieldKind];
  const struck = mech.slotsOut[arm]!;
  const slots = (spec.masks.items.equipment[item] ?? []).reduce(
    (sum, { location, mask }) => sum + countSlots(mech.slotsOut[location]! & mask),
    0,
  );
  const { shoulder, upperArm, lowerArm, hand } = spec.masks;
  const actuators =
    countSlots(struck & shoulder[arm]!) * SHOULDER_LOSS +
    countSlots(struck & (upperArm[arm]! | lowerArm[arm]! | hand[arm]!)) * ACTUATOR_LOSS;
  return {
    absorbs: absorbs - slots * SLOT_LOSS.absorbs - actuators,
    hitsLeft: capacity - slots * SLOT_LOSS.capacity - actuators - hitsTaken(mech, place),
  };
}

const BITS = 8;
const MASK = (1 << BITS) - 1;

function hitsTaken({ shieldsWorn }: MechState, place: number): number {
  return (shieldsWorn >>> (place * BITS)) & MASK;
}

/** Returns the hits counted on all shields after one more on this shield. */
export function wornAfterHit({ shieldsWorn }: MechState, spec: MechSpec, { item }: Shield): number {
  return (shieldsWorn + (1 << (shieldItems(spec).indexOf(item) * BITS))) | 0;
}

/** Returns the shield that covers a hit location, or `undefined`. If two do, the one that absorbs more. */
export function shieldOver(mech: MechState, spec: MechSpec, hit: HitLocation): Shield | undefined {
  let best: Shield | undefined;
  for (const shield of shieldsOf(mech, spec)) {
    const isBetter = best === undefined || shield.absorbs > best.absorbs;
    if (isBetter && covers(shield.stance, spec.equipment[shield.item]!.location, hit)) best = shield;
  }
  return best;
}

function covers(stance: ShieldStance, arm: LocationId, { location, rear }: HitLocation): boolean {
  if (location === arm) return true;
  if (stance === 'none') return false;
  if (location === torsoBeside(arm)) return stance === 'raised' || !rear;
  if (stance !== 'raised') return false;
  return location === legBelow(arm) || ((location === HD || location === CT) && !rear);
}

function torsoBeside(arm: LocationId): LocationId {
  return arm === LA ? LT : RT;
}

function legBelow(arm: LocationId): LocationId {
  return arm === LA ? LL : RL;
}

/** Whether an arm holds up a shield, and so does nothing else in this turn. */
export function isArmRaised(mech: MechState, spec: MechSpec, arm: LocationId): boolean {
  if (mech.gearOn === 0 || !hasShield(spec)) return false;
  return shieldsOf(mech, spec).some(
    ({ item, stance }) => stance === 'raised' && spec.equipment[item]!.location === arm,
  );
}

/** Whether a raised shield is in front of a weapon. */
export function isBehindShield(
  mech: MechState,
  spec: MechSpec,
  { location, rear }: Pick<MountedWeapon, 'location' | 'rear'>,
): boolean {
  if (mech.gearOn === 0 || !hasShield(spec)) return false;
  return shieldsOf(mech, spec).some(({ item, stance }) => {
    if (stance !== 'raised') return false;
    const arm = spec.equipment[item]!.location;
    const beside = location === arm || location === torsoBeside(arm) || location === legBelow(arm);
    return beside || location === HD || (location === CT && !rear);
  });
}

const IN_THE_WAY = { lowered: 2, none: 1, raised: 0 } as const satisfies Record<ShieldStance, number>;

/** Returns the modifier for weapons beside a shield that is not raised. */
export function shieldModifier(
  mech: MechState,
  spec: MechSpec,
  { location, rear }: Pick<MountedWeapon, 'location' | 'rear'>,
  explanation: Explanation,
): number {
  if (!hasShield(spec) || rear) return 0;
  const arm = isSideTorso(location) ? armOf(location) : location;
  if (!isArm(arm)) return 0;
  const shield = shieldsOf(mech, spec).find(({ item }) => spec.equipment[item]!.location === arm);
  if (shield === undefined || (location !== arm && shield.stance !== 'lowered')) return 0;
  return note(explanation, 'attacker.shield', IN_THE_WAY[shield.stance]);
}
