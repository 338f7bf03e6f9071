import { LOCATIONS, type LocationId, type Slot } from '@hexfall/rules';
import { isClanOnly } from '../equipment/tech.ts';
import { hasClanNames, isClanBuilt, type MechBlueprint } from '../units/blueprint.ts';
import { type FilledUnit, takenSlots } from '../units/fill-slots.ts';
import type { SlotItem } from '../units/slot-item.ts';
import { mtfName } from './mtf-names.ts';

const EMPTY = '-Empty-';
/** The format has twelve lines for every location, however many slots it has. */
const LINES = 12;

const PART_TEXT: Readonly<Partial<Record<Slot['kind'], string>>> = {
  engine: 'Fusion Engine',
  gyro: 'Gyro',
  sensors: 'Sensors',
  lifeSupport: 'Life Support',
  cockpit: 'Cockpit',
  equipment: 'Command Console',
  shoulder: 'Shoulder',
  upperArm: 'Upper Arm Actuator',
  lowerArm: 'Lower Arm Actuator',
  hand: 'Hand Actuator',
  hip: 'Hip',
  upperLeg: 'Upper Leg Actuator',
  lowerLeg: 'Lower Leg Actuator',
  foot: 'Foot Actuator',
};

/** Writes the slots of a unit, location by location. */
export class SlotWriter {
  private readonly blueprint: MechBlueprint;
  private readonly filled: FilledUnit;
  private readonly taken: readonly (readonly Slot[])[];

  constructor(blueprint: MechBlueprint, filled: FilledUnit) {
    this.blueprint = blueprint;
    this.filled = filled;
    this.taken = takenSlots(blueprint);
  }

  lines(location: LocationId): readonly string[] {
    const armored = this.blueprint.armored?.[LOCATIONS[location]!] ?? [];
    const items = this.filled.contents.get(location)![Symbol.iterator]();
    const lines = this.taken[location]!.map((part, i) => {
      const text = part.kind === 'empty' ? this.itemText(items.next().value ?? 'empty') : PART_TEXT[part.kind]!;
      return armored.includes(i + 1) ? `${text} (armored)` : text;
    });
    return [...lines, ...Array<string>(LINES - lines.length).fill(EMPTY)];
  }

  name(entry: SlotItem['entry']): string {
    if (entry.kind === 'inert') return entry.name;
    return mtfName(entry, { clan: hasClanNames(this.blueprint), clanItem: this.isClanItem(entry) });
  }

  private itemText(item: SlotItem | 'empty'): string {
    if (item === 'empty') return EMPTY;
    const pod = this.blueprint.omni === true && !item.fixed && item.entry.kind !== 'filler';
    const names = [item.label ?? this.name(item.entry), ...(item.second === undefined ? [] : [this.name(item.second)])];
    const marks = `${item.rear ? ' (R)' : ''}${item.turret ? ' (T)' : ''}${pod ? ' (omnipod)' : ''}`;
    return `${names.join('|')}${item.size > 0 ? `:SIZE:${item.size}` : ''}${marks}`;
  }

  /**
   * Whether an item is the Clan form of one that both technology bases have: on a mixed unit, ammunition follows its
   * weapons, and armor what the blueprint states.
   */
  private isClanItem(entry: Exclude<SlotItem['entry'], { kind: 'inert' }>): boolean {
    const { techBase, clanArmor, clanStructure } = this.blueprint;
    const clans = isClanBuilt(this.blueprint);
    if (entry.kind === 'filler') return (entry.part === 'armor' ? clanArmor : clanStructure) ?? clans;
    if (entry.kind !== 'ammo' || techBase === 'clan') return clans;
    const weapons = this.filled.loadout.weapons().filter(({ type }) => type.ammo === entry.ammo);
    return isClanOnly(entry.names) || weapons.some(({ type }) => type.id.startsWith('clan-'));
  }
}
