import { type FireCommand, type GearSwitch, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { EquipmentKind, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { GEAR_SETTINGS, type GearSetting } from '../../vocabulary/state/gear-settings.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit, isItemOut } from './condition.ts';

/*
 * Gear with a switch. It is set when a unit declares its fire: what works for one turn at once, everything else from the next
 * turn on and until it is set otherwise.
 */

interface Switch {
  /** For this turn, beginning now; or from the next turn on. */
  readonly takesEffect: 'now' | 'nextTurn';
  readonly settings: readonly GearSetting[];
}

const SYSTEM: Switch = { takesEffect: 'nextTurn', settings: ['off', 'on'] };
const FOR_ONE_TURN: Switch = { takesEffect: 'now', settings: ['off', 'on'] };

const SWITCHES = {
  nullSignature: SYSTEM,
  chameleon: SYSTEM,
  voidSignature: SYSTEM,
  radicalSinks: FOR_ONE_TURN,
  smallVibroblade: FOR_ONE_TURN,
  mediumVibroblade: FOR_ONE_TURN,
  largeVibroblade: FOR_ONE_TURN,
} as const satisfies Partial<Record<EquipmentKind, Switch>>;

/** Kinds of gear that have a switch. */
export type SwitchKind = keyof typeof SWITCHES;

function switchOf(kind: EquipmentKind): Switch | undefined {
  return Object.hasOwn(SWITCHES, kind) ? SWITCHES[kind as SwitchKind] : undefined;
}

const BITS = 2;
const MASK = (1 << BITS) - 1;

/** Most items with a switch that a unit's state has room for. Those beyond stay off. */
const MAX_SWITCHES = 16;

/** Returns the items of a unit that have a switch, in the order of the record sheet. */
function switchedItems({ equipment }: MechSpec): number[] {
  return [...equipment.keys()].filter(item => switchOf(equipment[item]!.kind) !== undefined).slice(0, MAX_SWITCHES);
}

/** Returns what an item is set to among the settings that are kept in `bits`. */
function settingIn(bits: number, spec: MechSpec, item: number): GearSetting {
  const place = bits === 0 ? -1 : switchedItems(spec).indexOf(item);
  return place < 0 ? 'off' : GEAR_SETTINGS[(bits >>> (place * BITS)) & MASK]!;
}

/** Returns what an item is set to in this turn. */
export function settingOf(mech: MechState, spec: MechSpec, item: number): GearSetting {
  return settingIn(mech.gearOn, spec, item);
}

/** Whether gear of a kind is switched on, whole and under power. */
export function isSwitchedOn(mech: MechState, spec: MechSpec, kind: SwitchKind): boolean {
  if (mech.gearOn === 0 || mech.shutdown) return false;
  const items = spec.gear[kind];
  if (items === undefined) return false;
  return items.some(item => settingOf(mech, spec, item) === 'on' && !isItemOut(mech, spec, 'equipment', item));
}

/** A piece of gear with a switch: what it is set to, or will be from the next turn, and what else it can be set to. */
export interface SwitchOffer {
  readonly item: number;
  readonly kind: SwitchKind;
  readonly takesEffect: 'now' | 'nextTurn';
  readonly setting: GearSetting;
  readonly settings: readonly GearSetting[];
}

/** Returns the switches that a unit can set when it declares its fire. */
export function switchOffers(mech: MechState, spec: MechSpec): SwitchOffer[] {
  return switchedItems(spec)
    .filter(item => !isItemHit(mech, spec, 'equipment', item))
    .map(item => {
      const kind = spec.equipment[item]!.kind as SwitchKind;
      const { takesEffect, settings } = SWITCHES[kind];
      const bits = takesEffect === 'now' ? mech.gearOn : mech.gearNext;
      return { item, kind, takesEffect, setting: settingIn(bits, spec, item), settings };
    });
}

/** Returns why the switches that a command names cannot be set. */
export function switchRefusal(game: Game, mech: MechState, { switches = [] }: FireCommand): Refusal | undefined {
  if (switches.length === 0) return undefined;
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

/** What a unit keeps of its switches. */
type SwitchState = Pick<MechState, 'gearOn' | 'gearNext'>;

/** Returns what a unit's switches are once one of them is set. */
export function withSwitch(mech: MechState, spec: MechSpec, { item, setting }: GearSwitch): SwitchState {
  const { gearOn, gearNext } = mech;
  const shift = switchedItems(spec).indexOf(item) * BITS;
  const set = (bits: number): number => (bits & ~(MASK << shift)) | (GEAR_SETTINGS.indexOf(setting) << shift);
  const now = switchOf(spec.equipment[item]!.kind)?.takesEffect === 'now';
  return now ? { gearOn: set(gearOn), gearNext } : { gearOn, gearNext: set(gearNext) };
}
