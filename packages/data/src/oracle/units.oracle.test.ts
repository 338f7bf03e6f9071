import { ARMOR_FACINGS, LOCATIONS, type MechSpec } from '@hexfall/rules';
import { describeWithReference, locationName, readOracle, readReferenceFile, samplePaths } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { findEquipment } from '../equipment/catalogue.ts';
import { type MtfUnit, parseMtf } from '../mtf/mtf.ts';

/** A row of the reference: figures of one unit. Names are indices into its list of texts. */
type UnitRow = readonly [
  file: string,
  chassis: string,
  model: string,
  shape: string,
  tons: number,
  walk: number,
  run: number,
  jump: number,
  heatCapacity: number,
  totalArmor: number,
  locations: Readonly<Record<string, readonly [armor: number, structure: number, rear?: number]>>,
  weapons: readonly (readonly [name: number, place: string])[],
  ammo: readonly (readonly [name: number, place: string, shots: number])[],
  battleValue: number,
  techBase: string,
  rulesLevel: string,
  /** Engine rating; names of engine, gyro, cockpit, structure, armor; number of heat sinks; 1 for double ones. */
  build: readonly [number, number, number, number, number, number, number, number],
  unrecognised: number,
];

interface UnitRows {
  readonly equipment: readonly string[];
  readonly rows: readonly UnitRow[];
}

/** Rows whose heat differs, with the reason. */
const OTHER_HEAT: ReadonlyMap<string, string> = new Map([
  ['Lament LMT-3C.mtf', 'the reference counts a radical heat sink system as always on; we have no rules for it'],
]);

describeWithReference('sample units agree with the reference', () => {
  const { equipment, rows } = readOracle<UnitRows>('real_units');
  const paths = samplePaths();
  const text = (index: number): string => equipment[index]!;
  const read = (row: UnitRow): ReturnType<typeof parseMtf> =>
    parseMtf(readReferenceFile(paths.get(fileName(row[0]))!), fileName(row[0]));

  test('all sample units are read', () => {
    expect(rows).not.toEqual([]);
    expect(rows.filter(row => !read(row).ok).map(row => row[0])).toEqual([]);
  });

  test('units that turn into aircraft are played as BattleMechs, with a warning', () => {
    for (const row of rows.filter(each => each[3] === 'LandAirMek')) {
      expect(warningsOf(read(row))).toEqual([
        expect.stringMatching(/this machine can transform; it is played as a BattleMech only\.$/),
      ]);
    }
  });

  describe.each(rows.map(row => [row[0], row] as const))('%s', (_, row) => {
    const result = read(row);
    if (!result.ok) throw new Error(result.errors.map(error => error.message).join('\n'));
    const unit = result.value;
    const { spec } = unit;

    test('the unit has the same name, weight and engine', () => {
      expect([unit.chassis, unit.model, shapeOf(unit), spec.tonnage]).toEqual(row.slice(1, 5));
      expect(spec.engineRating).toBe(row[16][0]);
      expect(partsOf(spec)).toEqual(row[16].slice(1, 6).map(text));
    });

    test('the unit moves as in the reference', () => {
      expect([spec.walkMp, runMp(spec), spec.jumpMp]).toEqual(row.slice(5, 8));
    });

    test('the unit sheds the same heat', () => {
      expect(spec.heatSinks).toEqual({ count: row[16][6], capacity: row[16][7] === 1 ? 2 : 1 });
      if (!OTHER_HEAT.has(fileName(row[0]))) expect(heatCapacity(spec)).toBe(row[8]);
    });

    test('the unit has the same armor and structure', () => {
      for (const [location, code] of LOCATIONS.entries()) {
        const [armor, structure, rear] = row[10][locationName(code, spec)]!;
        expect([spec.armor[location], spec.structure[location]], code).toEqual([armor, structure]);
        const behind = ARMOR_FACINGS.findIndex(facing => facing === `${code}R`);
        if (rear !== undefined) expect(spec.armor[behind], `rear of ${code}`).toBe(rear);
      }
      expect(spec.armor.reduce((sum, points) => sum + points)).toBe(row[9]);
    });

    test('the unit carries the same weapons', () => {
      expect(ours(weaponsOf(spec))).toEqual(ours(row[11].map(([name, place]) => weaponKey(text(name), place))));
      expect(
        missing(
          unit,
          row[11].map(([name, place]) => [text(name), place]),
        ),
      ).toEqual([]);
    });

    test('the unit carries the same ammunition', () => {
      expect(ours(ammoOf(spec))).toEqual(
        ours(row[12].map(([name, place, shots]) => ammoKey(text(name), place, shots))),
      );
      expect(
        missing(
          unit,
          row[12].map(([name, place]) => [text(name), place]),
        ),
      ).toEqual([]);
    });
  });
});

function warningsOf(result: ReturnType<typeof parseMtf>): readonly string[] {
  return result.ok ? result.value.warnings : [];
}

function shapeOf({ blueprint, spec }: MtfUnit): string {
  if (blueprint.conversion === 'lam') return 'LandAirMek';
  return spec.quad ? 'QuadMek' : 'BipedMek';
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Returns the running MP with MASC and supercharger in use, as the reference counts them, and the loss for hardened
 * armor.
 */
function runMp(spec: MechSpec): number {
  const boosters = ['masc', 'supercharger'].filter(kind => spec.equipment.some(item => item.kind === kind)).length;
  const run = Math.ceil(spec.walkMp * (1.5 + boosters * 0.5));
  return spec.armorType === 'hardened' ? run - 1 : run;
}

/** Returns the heat that the sinks remove, and 3 more with a partial wing. */
function heatCapacity({ heatSinks, equipment }: MechSpec): number {
  const wing = equipment.some(item => item.kind === 'partialWing') ? 3 : 0;
  return heatSinks.count * heatSinks.capacity + wing;
}

const PARTS: Readonly<Record<string, string>> = {
  fusion: 'Fusion',
  xl: 'XL',
  clanXl: 'XL',
  xxl: 'XXL',
  clanXxl: 'XXL',
  light: 'Light',
  compact: 'Compact',
  ice: 'ICE',
  fuelCell: 'Fuel Cell',
};
const GYROS = {
  standard: 'Standard Gyro',
  xl: 'XL Gyro',
  compact: 'Compact Gyro',
  heavyDuty: 'Heavy Duty Gyro',
  none: 'None',
};

/** Returns engine, gyro, cockpit, structure and armor in the words of the reference. */
function partsOf(spec: MechSpec): string[] {
  return [
    `${spec.engineRating} ${PARTS[spec.engine]}`,
    GYROS[spec.gyro],
    spec.cockpit === 'commandConsole'
      ? 'Command Console'
      : `${words(spec.cockpit).replace('Torso Mounted', 'Torso-Mounted')} Cockpit`,
    words(spec.structureType).replace('Endo Composite', 'Endo-Composite'),
    words(spec.armorType).replace(/(Ferro|Ballistic) (?=Fibrous|Lamellor|Reinforced)/, '$1-'),
  ];
}

/** Returns the words of a name: `lightFerroFibrous` becomes "Light Ferro Fibrous". */
function words(name: string): string {
  return name
    .replace(/(^|[A-Z])/g, letter => ` ${letter}`)
    .replace(/\b[a-z]/g, letter => letter.toUpperCase())
    .trim();
}

function ours(keys: readonly (string | undefined)[]): readonly string[] {
  return keys.filter(key => key !== undefined).sort();
}

function weaponsOf(spec: MechSpec): string[] {
  return spec.weapons.map(
    ({ type, location, rear }) => `${type.id}@${locationName(LOCATIONS[location]!, spec)}${rear ? '(R)' : ''}`,
  );
}

function weaponKey(name: string, place: string): string | undefined {
  const entry = findEquipment(name, false)?.entry;
  return entry?.kind === 'weapon' ? `${entry.type.id}@${place}` : undefined;
}

function ammoOf(spec: MechSpec): string[] {
  return spec.ammoBins.map(
    ({ ammo, munition, guidance, location, shots }) =>
      `${ammo} ${munition} ${guidance}@${locationName(LOCATIONS[location]!, spec)}:${shots}`,
  );
}

/** Returns a key for a bin of ammunition; the ammunition of one-shot launchers has no location and is left out. */
function ammoKey(name: string, place: string, shots: number): string | undefined {
  const entry = place === 'none' ? undefined : findEquipment(name, false)?.entry;
  return entry?.kind === 'ammo' ? `${entry.ammo} ${entry.munition} ${entry.guidance}@${place}:${shots}` : undefined;
}

/**
 * Returns the weapons and ammunition without an entry in our tables that are not on board in the locations of the
 * reference.
 */
function missing({ spec }: MtfUnit, wanted: readonly (readonly [name: string, place: string])[]): string[] {
  const aboard = new Set(
    spec.equipment.map(({ name, location }) => `${name}@${locationName(LOCATIONS[location]!, spec)}`),
  );
  return wanted.flatMap(([name, place]) => {
    const entry = findEquipment(name, false)?.entry;
    if (entry?.kind === 'weapon' || entry?.kind === 'ammo' || place === 'none') return [];
    const title = entry?.kind === 'equipment' ? entry.name : name;
    return aboard.has(`${title}@${place.replace('(R)', '')}`) ? [] : [`${name}@${place}`];
  });
}
