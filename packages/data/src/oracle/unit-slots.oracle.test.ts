import { ACTUATORS, LOCATIONS, type LocationCode, type MechSpec, type Slot, SYSTEM_SLOTS } from '@hexfall/rules';
import { describeWithReference, locationName, readOracle } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { battleValue } from '../battle-value/battle-value.ts';
import { findEquipment } from '../equipment/catalogue.ts';
import { parseMtf } from '../mtf/mtf.ts';
import { formatMtf } from '../mtf/mtf-write.ts';

interface SlotRow {
  readonly class: string;
  readonly tons: number;
  readonly walk: number;
  readonly jump: number;
  readonly locations: Readonly<
    Record<string, { readonly armor: number; readonly rear?: number; readonly internal: number }>
  >;
  readonly weapons: readonly string[];
  readonly ammo: readonly string[];
  readonly crits: Readonly<Record<string, readonly string[]>>;
}

const TITLES: Readonly<Record<string, string>> = {
  HD: 'Head',
  CT: 'Center Torso',
  RT: 'Right Torso',
  LT: 'Left Torso',
  RA: 'Right Arm',
  LA: 'Left Arm',
  RL: 'Right Leg',
  LL: 'Left Leg',
  FRL: 'Front Right Leg',
  FLL: 'Front Left Leg',
  RRL: 'Rear Right Leg',
  RLL: 'Rear Left Leg',
  CL: 'Center Leg',
};
const REAR_KEYS: Readonly<Record<string, string>> = { CT: 'RTC', RT: 'RTR', LT: 'RTL' };
const SHAPES: Readonly<Record<string, string>> = {
  BipedMek: 'Biped',
  QuadMek: 'Quad',
  TripodMek: 'Tripod',
  LandAirMek: 'LAM',
  QuadVee: 'QuadVee',
};
const READABLE = new Set(['BipedMek', 'QuadMek', 'LandAirMek', 'QuadVee']);

// Most of these units have no sample file, so each row is written to a file of our own making and read back.
describeWithReference('slots agree with the reference', () => {
  const { data } = readOracle<{ readonly data: Readonly<Record<string, SlotRow>> }>('units');
  const rows = Object.entries(data);

  test('only machines on three legs are refused', () => {
    expect(rows).not.toEqual([]);
    for (const [name, row] of rows) expect(parseMtf(fileText(name, row), name).ok, name).toBe(READABLE.has(row.class));
  });

  describe.each(rows.filter(([, row]) => READABLE.has(row.class)))('%s', (name, row) => {
    const result = parseMtf(fileText(name, row), name);
    if (!result.ok) throw new Error(result.errors.map(error => error.message).join('\n'));
    const { spec } = result.value;
    const place = (code: LocationCode): string => locationName(code, spec);

    test.each(LOCATIONS.map((code, location) => [code, location] as const))(
      '%s has the same slots',
      (code, location) => {
        const ours = spec.slots[location]!.map(slot => describeSlot(spec, slot));
        expect(ours).toEqual(row.crits[place(code)]!.map(describeReference));
        expect(spec.structure[location]).toBe(row.locations[place(code)]!.internal);
      },
    );

    test('the unit is equal, and worth as much, after it was written and read', () => {
      const again = parseMtf(formatMtf(result.value.blueprint), name);
      if (!again.ok) throw new Error(again.errors[0]!.message);
      expect([again.value.blueprint, again.value.spec]).toEqual([result.value.blueprint, spec]);
      expect(battleValue(again.value.spec)).toEqual(battleValue(spec));
    });

    test('the unit has the same weapons, and each of their slots belongs to one item', () => {
      // The slots of the reference do not show which weapons face backward; the sample files do.
      const ours = spec.weapons.map(({ type, location }) => `${type.id}@${place(LOCATIONS[location]!)}`);
      expect(ours.sort()).toEqual(row.weapons.flatMap(weaponKey).sort());
    });

    test('the unit has the same ammunition', () => {
      const ours = spec.ammoBins.map(({ ammo, location, shots }) => `${ammo}@${place(LOCATIONS[location]!)}:${shots}`);
      expect(ours.sort()).toEqual(row.ammo.flatMap(ammoKey).sort());
    });
  });
});

function fileText(name: string, row: SlotRow): string {
  const armor = Object.entries(row.locations).map(([code, { armor: front, rear }]) =>
    rear === undefined ? `${code} armor:${front}` : `${code} armor:${front}\n${REAR_KEYS[code]} armor:${rear}`,
  );
  const blocks = Object.entries(row.crits).map(
    ([code, slots]) => `\n${TITLES[code]}:\n${slots.map(slotText).join('\n')}`,
  );
  return [
    `chassis:${name}`,
    'model:',
    `Config:${SHAPES[row.class]}`,
    'techbase:Mixed (IS Chassis)',
    `mass:${row.tons}`,
    `engine:${row.walk * row.tons} ${engineOf(row)} Engine`,
    `gyro:${systemWords(row, 'Gyro') ?? 'None'}`,
    `cockpit:${systemWords(row, 'Cockpit') ?? 'Command Console'}`,
    'heat sinks:10 Single',
    `jump mp:${row.jump}`,
    ...armor,
    ...blocks,
  ].join('\n');
}

function engineOf({ crits }: SlotRow): string {
  const count = (place: string): number => crits[place]?.filter(name => name === 'Engine').length ?? 0;
  if (count('CT') === 3) return 'Compact';
  return { 0: 'Fusion', 2: 'Light', 3: 'XL', 6: 'XXL', 4: 'XXL (Clan)' }[count('RT')] ?? 'Fusion';
}

function systemWords({ crits }: SlotRow, word: string): string | undefined {
  return Object.values(crits)
    .flat()
    .find(name => name.endsWith(word));
}

function slotText(name: string): string {
  if (name === '-') return '-Empty-';
  if (/^(Upper|Lower) (Arm|Leg)$|^Hand$|^Foot$/.test(name)) return `${name} Actuator`;
  if (/ Cockpit$|^Command Console$/.test(name)) return 'Cockpit';
  return name.endsWith(' Gyro') ? 'Gyro' : name;
}

const SYSTEMS: ReadonlySet<string> = new Set([...SYSTEM_SLOTS, ...ACTUATORS]);

/** Returns a slot in words that both sides can be converted to. */
function describeReference(name: string, index: number): string {
  if (name === '-') return 'empty';
  // The reference gives both seats of a command console the name of the second one.
  if (name === 'Command Console' && index === 2) return 'cockpit';
  const system = name.replace(/^.*(Gyro|Cockpit)$/, '$1').replace(' ', '');
  const kind = system.slice(0, 1).toLowerCase() + system.slice(1);
  if (SYSTEMS.has(kind)) return kind;
  const entry = findEquipment(name, false)?.entry;
  if (entry === undefined) return name;
  if (entry.kind === 'weapon') return entry.type.id;
  if (entry.kind === 'ammo') return `${entry.ammo} ${entry.munition}`;
  if (entry.kind === 'equipment') return entry.hittable ? entry.name : 'filler';
  return entry.kind;
}

function describeSlot(spec: MechSpec, slot: Slot): string {
  if (slot.kind === 'weapon') return spec.weapons[slot.item]!.type.id;
  if (slot.kind === 'equipment') return spec.equipment[slot.item]!.name;
  if (slot.kind !== 'ammo') return slot.kind;
  const bin = spec.ammoBins[slot.item]!;
  return `${bin.ammo} ${bin.munition}`;
}

function weaponKey(text: string): string[] {
  const [name, place] = text.split('@') as [string, string];
  const entry = findEquipment(name, false)?.entry;
  return entry?.kind === 'weapon' ? [`${entry.type.id}@${place.replace('(R)', '')}`] : [];
}

function ammoKey(text: string): string[] {
  const [name, place] = text.split('@') as [string, string];
  const entry = findEquipment(name, false)?.entry;
  return entry?.kind === 'ammo' ? [`${entry.ammo}@${place}`] : [];
}
