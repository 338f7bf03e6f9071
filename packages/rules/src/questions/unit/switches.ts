import { type GearSwitch, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { EquipmentKind, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { GearSetting } from '../../vocabulary/state/gear-settings.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit, isItemOut, isItemWreck } from './condition.ts';

/*
 * Gear with a switch. It is set when a unit declares its fire: gear that works for one turn reacts at once, everything else from the next
 * turn on and until it is set otherwise.
 */

interface Switch {
  /** Whether a setting is for this turn, from now on, or lasts from the next turn on. */
  readonly takesEffect: 'now' | 'nextTurn';
  /** The settings, at most four; the first applies unless another is chosen. */
  readonly settings: readonly [GearSetting, ...GearSetting[]];
  /** Whether the gear still works after its first hit. */
  readonly bearsHits: boolean;
}

const SYSTEM: Switch = { takesEffect: 'nextTurn', settings: ['off', 'on'], bearsHits: false };
const FOR_ONE_TURN: Switch = { takesEffect: 'now', settings: ['off', 'on'], bearsHits: false };
const POD: Switch = { takesEffect: 'now', settings: ['safe', 'efficient', 'dump', 'off'], bearsHits: false };
const SHIELD: Switch = { takesEffect: 'now', settings: ['none', 'lowered', 'raised'], bearsHits: true };

const SWITCHES = {
  nullSignature: SYSTEM,
  chameleon: SYSTEM,
  voidSignature: SYSTEM,
  blueShield: SYSTEM,
  radicalSinks: FOR_ONE_TURN,
  smallVibroblade: FOR_ONE_TURN,
  mediumVibroblade: FOR_ONE_TURN,
  largeVibroblade: FOR_ONE_TURN,
  emergencyCoolant: FOR_ONE_TURN,
  pulseModule: FOR_ONE_TURN,
  coolantPod: POD,
  smallShield: SHIELD,
  mediumShield: SHIELD,
  largeShield: SHIELD,
} as const satisfies Partial<Record<EquipmentKind, Switch>>;

/** Kinds of gear that have a switch. */
export type SwitchKind = keyof typeof SWITCHES;

function switchOf(kind: EquipmentKind): Switch | undefined {
  return Object.hasOwn(SWITCHES, kind) ? SWITCHES[kind as SwitchKind] : undefined;
}

const BITS = 2;
const MASK = (1 << BITS) - 1;

/** The most items with a switch that a unit's state has room for. Further items keep their first setting. */
const MAX_SWITCHES = 16;

/** Returns the items of a unit that have a switch, in the order of the record sheet. */
export function switchedItems({ equipment }: Pick<MechSpec, 'equipment'>): number[] {
  return [...equipment.keys()].filter(item => switchOf(equipment[item]!.kind) !== undefined).slice(0, MAX_SWITCHES);
}

/** Returns the setting of an item among the settings that are kept in `bits`. */
function settingIn(bits: number, spec: MechSpec, item: number): GearSetting {
  const settings = switchOf(spec.equipment[item]!.kind)?.settings ?? SYSTEM.settings;
  const place = bits === 0 ? -1 : spec.switched.indexOf(item);
  return place < 0 ? settings[0] : settings[(bits >>> (place * BITS)) & MASK]!;
}

/** Returns the setting of an item in this turn. */
export function settingOf(mech: MechState, spec: MechSpec, item: number): GearSetting {
  return settingIn(mech.gearOn, spec, item);
}

/** Whether an item has another setting than its usual one in this turn. */
export function isSetOtherwise(mech: MechState, spec: MechSpec, item: number): boolean {
  const usual = switchOf(spec.equipment[item]!.kind)?.settings[0];
  return mech.gearOn !== 0 && usual !== undefined && settingOf(mech, spec, item) !== usual;
}

/** Whether gear of a kind is switched on, undamaged and under power. */
export function isSwitchedOn(mech: MechState, spec: MechSpec, kind: SwitchKind): boolean {
  if (mech.gearOn === 0 || mech.shutdown) return false;
  const items = spec.gear[kind];
  if (items === undefined) return false;
  return items.some(item => settingOf(mech, spec, item) === 'on' && !isItemOut(mech, spec, 'equipment', item));
}

/** A piece of gear with a switch: its setting, now or from the next turn, and the other settings that can be chosen. */
export interface SwitchOffer {
  readonly item: number;
  readonly kind: SwitchKind;
  readonly takesEffect: 'now' | 'nextTurn';
  readonly setting: GearSetting;
  readonly settings: readonly GearSetting[];
}

/** Returns the switches that a unit can set when it declares its fire. */
export function switchOffers(mech: MechState, spec: MechSpec): readonly SwitchOffer[] {
  if (spec.switched.length === 0) return NO_OFFERS;
  return spec.switched
    .filter(item => canBeSet(mech, spec, item))
    .map(item => {
      const kind = spec.equipment[item]!.kind as SwitchKind;
      const { takesEffect, settings } = SWITCHES[kind];
      const bits = takesEffect === 'now' ? mech.gearOn : mech.gearNext;
      return { item, kind, takesEffect, setting: settingIn(bits, spec, item), settings };
    });
}

const NO_OFFERS: readonly SwitchOffer[] = [];

function canBeSet(mech: MechState, spec: MechSpec, item: number): boolean {
  return SWITCHES[spec.equipment[item]!.kind as SwitchKind].bearsHits
    ? !isItemWreck(mech, spec, 'equipment', item)
    : !isItemHit(mech, spec, 'equipment', item);
}

/** Returns why the switches that an order names cannot be set. */
export function switchRefusal(game: Game, mech: MechState, switches: readonly GearSwitch[]): Refusal | undefined {
  const offers = switchOffers(mech, specOf(game, mech));
  for (const [i, { item, setting }] of switches.entries()) {
    const offer = offers.find(each => each.item === item);
    if (offer === undefined) {
      return refusal('equipmentUnusable', `switches[${i}].item`, 'is not gear with a switch that works');
    }
    if (!offer.settings.includes(setting)) {
      return refusal('equipmentUnusable', `switches[${i}].setting`, `must be ${offer.settings.join(' or ')}`);
    }
    if (switches.findIndex(other => other.item === item) < i) {
      return refusal('equipmentUnusable', `switches[${i}].item`, 'is named twice');
    }
  }
  return undefined;
}

/** The part of a unit's state that holds its switches. */
type SwitchState = Pick<MechState, 'gearOn' | 'gearNext'>;

/** Returns the state of a unit's switches after one of them is set. */
export function withSwitch(mech: SwitchState, spec: MechSpec, { item, setting }: GearSwitch): SwitchState {
  const { gearOn, gearNext } = mech;
  const { settings, takesEffect } = SWITCHES[spec.equipment[item]!.kind as SwitchKind];
  const shift = spec.switched.indexOf(item) * BITS;
  const place = (settings as readonly GearSetting[]).indexOf(setting);
  const set = (bits: number): number => (bits & ~(MASK << shift)) | (place << shift);
  return takesEffect === 'now' ? { gearOn: set(gearOn), gearNext } : { gearOn, gearNext: set(gearNext) };
}

/** Returns a copy of a unit for its fire, with the switches that an order sets at once. The unit itself does not change. */
export function withSwitches(mech: MechState, spec: MechSpec, switches: readonly GearSwitch[]): MechState {
  const set = switches.reduce<SwitchState>((state, wanted) => withSwitch(state, spec, wanted), mech);
  return set.gearOn === mech.gearOn ? mech : { ...mech, gearOn: set.gearOn };
}
