import { fitMunitions, linkAddOns } from '@hexfall/data';
import {
  ALL_SLOTS,
  type AmmoBin,
  ARMOR_FACINGS,
  type ArmorFacingCode,
  type ArmorType,
  type CockpitType,
  createMechSpec,
  type EngineType,
  type EquipmentKind,
  fixedSlots,
  type Guidance,
  type GyroType,
  internalStructure,
  type JumpJetType,
  LOCATIONS,
  type LocationCode,
  type LocationId,
  type MechSpec,
  type MountedWeapon,
  type Munition,
  NOWHERE,
  type Slot,
  type StructureType,
  type WeaponType,
} from '@hexfall/rules';
import { type TestWeapon, testWeapon } from './test-weapons.ts';

/** The properties of a BattleMech that matter to a test. All others have defaults without special rules. */
export interface MechOptions {
  readonly name?: string;
  readonly tonnage?: number;
  readonly quad?: boolean;
  readonly walk?: number;
  readonly jump?: number;
  /** Standard jets by default, if there is jump MP. */
  readonly jumpJets?: JumpJetType;
  readonly engine?: EngineType;
  readonly gyro?: GyroType;
  readonly cockpit?: CockpitType;
  readonly heatSinks?: number;
  /** Heat that each sink removes; 1 by default. */
  readonly sinkCapacity?: MechSpec['heatSinks']['capacity'];
  /** Locations of heat sinks that occupy slots, one for each sink. */
  readonly sinksIn?: readonly LocationCode[];
  /** Slots that each of those sinks occupies; 1 by default. */
  readonly slotsPerSink?: number;
  /** Points by facing; 10 by default, 9 for the head. */
  readonly armor?: Readonly<Partial<Record<ArmorFacingCode, number>>>;
  /** Weapons with their locations. A weapon split over two locations has the inner one first. */
  readonly weapons?: readonly (readonly [
    weapon: TestWeapon | WeaponType,
    location: LocationCode,
    alsoIn?: LocationCode,
  ])[];
  readonly ammo?: readonly AmmoOption[];
  readonly equipment?: readonly (readonly [kind: EquipmentKind, location: LocationCode])[];
  readonly armorType?: ArmorType;
  readonly structureType?: StructureType;
  /** Locations in which all components are armored. */
  readonly armored?: readonly LocationCode[];
  readonly armsWithout?: Readonly<Partial<Record<'LA' | 'RA', 'hand' | 'lowerArm'>>>;
}

export interface AmmoOption {
  readonly kind: string;
  readonly in: LocationCode;
  readonly shots: number;
  readonly explosionPerShot: number;
  readonly munition?: Munition;
  readonly guidance?: Guidance;
}

const DEFAULT_ARMOR = 10;
const HEAD_ARMOR = 9;
const MAX_RATING = 500;

/** Builds a BattleMech for tests. */
export function buildMech(options: MechOptions = {}): MechSpec {
  const { tonnage = 50, quad = false, walk = 5, jump = 0, engine = 'fusion' } = options;
  const { gyro = 'standard', cockpit = 'standard', armsWithout = {} } = options;
  const spec = createMechSpec({
    name: options.name ?? 'Test',
    tonnage,
    quad,
    walkMp: walk,
    jumpMp: jump,
    engine,
    engineRating: Math.min(MAX_RATING, walk * tonnage),
    gyro,
    cockpit,
    jumpJets: options.jumpJets ?? (jump > 0 ? 'standard' : 'none'),
    heatSinks: { count: options.heatSinks ?? 10, capacity: options.sinkCapacity ?? 1 },
    armor: ARMOR_FACINGS.map(facing => options.armor?.[facing] ?? (facing === 'HD' ? HEAD_ARMOR : DEFAULT_ARMOR)),
    armorType: options.armorType ?? 'standard',
    structure: internalStructure(tonnage, quad) ?? nearestStructure(tonnage, quad),
    structureType: options.structureType ?? 'standard',
    armoredSlots: LOCATIONS.map(code => (options.armored?.includes(code) === true ? ALL_SLOTS : 0)),
    ...fitOut(options, fixedSlots({ quad, engine, gyro, cockpit, armsWithout })),
  });
  if (!spec.ok) throw new Error(spec.errors.map(error => error.message).join('; '));
  return spec.value;
}

/** Puts everything that the unit carries into slots. */
function fitOut(options: MechOptions, slots: Slot[][]): Pick<MechSpec, 'slots' | 'weapons' | 'ammoBins' | 'equipment'> {
  const at = (code: LocationCode): number => LOCATIONS.indexOf(code);
  const weapons = (options.weapons ?? []).map(([weapon, code, outer]) =>
    mount(weapon, at(code), outer === undefined ? NOWHERE : at(outer)),
  );
  const ammoBins = (options.ammo ?? []).map(load);
  const equipment = (options.equipment ?? []).map(([kind, code]) => ({ kind, name: kind, location: at(code) }));
  for (const [item, { location, alsoIn }] of weapons.entries()) {
    placeItem(slots, location, { kind: 'weapon', item });
    if (alsoIn !== NOWHERE) placeItem(slots, alsoIn, { kind: 'weapon', item });
  }
  for (const [item, { location }] of ammoBins.entries()) placeItem(slots, location, { kind: 'ammo', item });
  for (const [item, { kind, location }] of equipment.entries()) placeItem(slots, location, slotOf(kind, item));
  for (let item = 0; item < (options.jump ?? 0); item++)
    placeItem(slots, at(JET_PLACES[item % 2]!), { kind: 'jumpJet', item });
  for (const [item, code] of (options.sinksIn ?? []).entries()) {
    for (let i = 0; i < (options.slotsPerSink ?? 1); i++) placeItem(slots, at(code), { kind: 'heatSink', item });
  }
  return { slots, weapons: fitMunitions(linkAddOns(weapons, equipment), ammoBins), ammoBins, equipment };
}

function mount(weapon: TestWeapon | WeaponType, location: LocationId, alsoIn: LocationId): MountedWeapon {
  const type = typeof weapon === 'string' ? testWeapon(weapon) : weapon;
  return { type, location, alsoIn, rear: false, addOn: -1 };
}

function load(option: AmmoOption): AmmoBin {
  const { kind, in: code, shots, explosionPerShot, munition = 'standard', guidance = 'none' } = option;
  const location = LOCATIONS.indexOf(code);
  return { ammo: kind, location, shots, explosionPerShot, munition, guidance };
}

const JET_PLACES: readonly LocationCode[] = ['LT', 'RT'];

/** TSM and CASE cannot be hit, so their slots are filler. */
function slotOf(kind: EquipmentKind, item: number): Slot {
  return kind === 'tsm' || kind === 'case' || kind === 'caseTwo' ? { kind: 'filler' } : { kind: 'equipment', item };
}

function placeItem(slots: Slot[][], location: number, slot: Slot): void {
  const free = slots[location]!.findIndex(existing => existing.kind === 'empty');
  if (free < 0) throw new Error(`${LOCATIONS[location]!} has no free slot left`);
  slots[location]![free] = slot;
}

/** Returns the structure for a tonnage. Some tests use odd tonnages, which take the structure of the next class up. */
function nearestStructure(tonnage: number, quad: boolean): readonly number[] {
  return internalStructure(Math.min(100, Math.ceil(tonnage / 5) * 5), quad)!;
}
