import {
  type AmmoBin,
  ARMOR_FACINGS,
  type ArmorFacingCode,
  type CockpitType,
  createMechSpec,
  type EngineType,
  type EquipmentKind,
  fixedSlots,
  type GyroType,
  internalStructure,
  type LocationCode,
  LOCATIONS,
  type MechSpec,
  NOWHERE,
  type Slot,
  type WeaponType,
} from '@hexfall/rules';
import { type TestWeapon, testWeapon } from './test-weapons.ts';

/** What a test wants to say about a BattleMech; everything else has a plain value that does not get in the way. */
export interface MechOptions {
  readonly name?: string;
  readonly tonnage?: number;
  readonly quad?: boolean;
  readonly walk?: number;
  readonly jump?: number;
  readonly engine?: EngineType;
  readonly gyro?: GyroType;
  readonly cockpit?: CockpitType;
  readonly heatSinks?: number;
  /** Sinks that sit in slots, one location for each. */
  readonly sinksIn?: readonly LocationCode[];
  /** Points by facing; 10 where nothing is said, 9 on the head. */
  readonly armor?: Readonly<Partial<Record<ArmorFacingCode, number>>>;
  /** Weapons, each with the location it sits in. */
  readonly weapons?: readonly (readonly [weapon: TestWeapon | WeaponType, location: LocationCode])[];
  readonly ammo?: readonly AmmoOption[];
  readonly equipment?: readonly (readonly [kind: EquipmentKind, location: LocationCode])[];
  readonly armsWithout?: Readonly<Partial<Record<'LA' | 'RA', 'hand' | 'lowerArm'>>>;
}

export interface AmmoOption {
  readonly kind: string;
  readonly in: LocationCode;
  readonly shots: number;
  readonly explosionPerShot: number;
}

const DEFAULT_ARMOR = 10;
const HEAD_ARMOR = 9;

/** A BattleMech for tests. */
export function buildMech(options: MechOptions = {}): MechSpec {
  const { tonnage = 50, quad = false, engine = 'fusion', gyro = 'standard', cockpit = 'standard' } = options;
  const slots = fixedSlots({ quad, engine, gyro, cockpit, armsWithout: options.armsWithout ?? {} });
  const weapons = (options.weapons ?? []).map(([weapon, code]) => ({
    type: typeof weapon === 'string' ? testWeapon(weapon) : weapon,
    location: LOCATIONS.indexOf(code),
    alsoIn: NOWHERE,
    rear: false,
    addOn: -1,
  }));
  const ammoBins: AmmoBin[] = (options.ammo ?? []).map(bin => ({
    ammo: bin.kind,
    location: LOCATIONS.indexOf(bin.in),
    shots: bin.shots,
    explosionPerShot: bin.explosionPerShot,
    munition: 'standard',
    guidance: 'none',
  }));
  const equipment = (options.equipment ?? []).map(([kind, code]) => ({
    kind,
    name: kind,
    location: LOCATIONS.indexOf(code),
  }));
  for (const [item, weapon] of weapons.entries()) placeItem(slots, weapon.location, { kind: 'weapon', item });
  for (const [item, bin] of ammoBins.entries()) placeItem(slots, bin.location, { kind: 'ammo', item });
  for (const [item, gear] of equipment.entries()) placeItem(slots, gear.location, slotOf(gear.kind, item));
  for (let item = 0; item < (options.jump ?? 0); item++)
    placeItem(slots, LOCATIONS.indexOf(JET_PLACES[item % 2]!), { kind: 'jumpJet', item });
  for (const [item, code] of (options.sinksIn ?? []).entries())
    placeItem(slots, LOCATIONS.indexOf(code), { kind: 'heatSink', item });
  const spec = createMechSpec({
    name: options.name ?? 'Test',
    tonnage,
    quad,
    walkMp: options.walk ?? 5,
    jumpMp: options.jump ?? 0,
    engine,
    gyro,
    cockpit,
    engineRating: Math.min(500, (options.walk ?? 5) * tonnage),
    jumpJets: (options.jump ?? 0) > 0 ? 'standard' : 'none',
    armorType: 'standard',
    structureType: 'standard',
    armoredSlots: LOCATIONS.map(() => 0),
    heatSinks: { count: options.heatSinks ?? 10, capacity: 1 },
    armor: ARMOR_FACINGS.map(facing => options.armor?.[facing] ?? (facing === 'HD' ? HEAD_ARMOR : DEFAULT_ARMOR)),
    structure: internalStructure(tonnage, quad) ?? nearestStructure(tonnage, quad),
    slots,
    weapons,
    ammoBins,
    equipment,
  });
  if (!spec.ok) throw new Error(spec.errors.map(error => error.message).join('; '));
  return spec.value;
}

const JET_PLACES: readonly LocationCode[] = ['LT', 'RT'];

/** Myomer and CASE cannot be hit. */
function slotOf(kind: EquipmentKind, item: number): Slot {
  return kind === 'tsm' || kind === 'case' || kind === 'caseTwo' ? { kind: 'filler' } : { kind: 'equipment', item };
}

function placeItem(slots: Slot[][], location: number, slot: Slot): void {
  const free = slots[location]!.findIndex(existing => existing.kind === 'empty');
  if (free < 0) throw new Error(`${LOCATIONS[location]!} has no free slot left`);
  slots[location]![free] = slot;
}

/** Tests sweep odd tonnages too; those borrow the structure of the class above. */
function nearestStructure(tonnage: number, quad: boolean): readonly number[] {
  return internalStructure(Math.min(100, Math.ceil(tonnage / 5) * 5), quad)!;
}
