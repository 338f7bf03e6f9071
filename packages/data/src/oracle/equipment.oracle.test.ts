import { internalStructure, LOCATIONS, TONNAGES, type WeaponType } from '@hexfall/rules';
import { describeWithReference, readOracle } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { ADVANCED_BEAMS } from '../equipment/advanced-beam-table.ts';
import { ADVANCED_GUNS } from '../equipment/advanced-gun-table.ts';
import { ADVANCED_LAUNCHERS } from '../equipment/advanced-launcher-table.ts';
import { AMMUNITION, type AmmoEntry } from '../equipment/ammo-table.ts';
import { findEquipment, WEAPONS } from '../equipment/catalogue.ts';
import { SPECIAL_WEAPONS } from '../equipment/special-weapon-table.ts';
import type { WeaponEntry } from '../equipment/weapon-table.ts';
import { referenceToHit } from './reference-to-hit.ts';

interface Table<T> {
  readonly data: Readonly<Record<string, T>>;
}

interface WeaponRow {
  readonly name: string;
  readonly heat: number;
  /** -2: by the cluster table for the size of the rack; -3: by range; -4: special. */
  readonly damage: number;
  readonly damageShort?: number;
  readonly damageMedium?: number;
  readonly damageLong?: number;
  readonly rackSize: number;
  readonly min: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly toHitMod: number;
  readonly tons: number;
  readonly slots: number;
  readonly ammo: string;
}

interface AmmoRow {
  readonly rackSize: number;
  readonly shotsPerTon: number;
  readonly damagePerShot: number;
  readonly explosive: boolean;
}

interface EquipmentTable {
  readonly data: Readonly<
    Record<
      string,
      {
        readonly kind: string;
        readonly slots: number | null;
        readonly ammo?: string;
        readonly tags?: readonly string[];
      }
    >
  >;
  readonly names: Readonly<Record<string, string | readonly (string | null)[]>>;
}

describeWithReference('weapons agree with the reference', () => {
  const { data } = readOracle<Table<WeaponRow>>('weapons_mek');
  const rows = WEAPONS.map(entry => [entry.type.id, entry, referenceRow(data, entry)] as const);

  test.each(rows)('the weapon %s has the same figures', (_, entry, row) => {
    const { type } = entry;
    // The reference has no weight for a bombast laser.
    const size = type.traits.includes('bombast') ? [7, 3] : [row.tons, row.slots];
    expect([type.heat, entry.tons, entry.slots]).toEqual([row.heat, ...size]);
    expect(type.toHit).toBe(referenceToHit(type, row.toHitMod));
    expect(damageOf(type)).toEqual(referenceDamage(type, row));
    const selfContained = type.traits.includes('oneShot') || type.traits.includes('bombast');
    expect(type.ammo === undefined).toBe(row.ammo === 'NA' || selfContained);
    // In the reference, the launcher of two kinds of missile has no range of its own; ours is that of its long-range missiles.
    if (type.traits.includes('mml')) expect([row.min, row.short, row.medium, row.long]).toEqual([0, 0, 0, 0]);
    else if (!type.traits.includes('artillery'))
      expect([type.minimumRange, ...type.ranges]).toEqual([row.min, row.short, row.medium, row.long]);
  });
});

describeWithReference('ammunition agrees with the reference', () => {
  const { data } = readOracle<Table<AmmoRow>>('ammo_standard');
  const rows = AMMUNITION.flatMap(entry => entry.names.map(name => [name, entry] as const)).filter(
    ([name]) => name in data,
  );

  test('every kind of ammunition is in the reference', () => {
    const found = new Set(rows.map(([, entry]) => entry));
    // The reference lists standard munitions. It has these two in another table, as well as most munitions of advanced weapons.
    const others = AMMUNITION.filter(entry => !found.has(entry) && entry.munition === 'standard');
    const advanced = new Set(
      [...ADVANCED_BEAMS, ...ADVANCED_GUNS, ...ADVANCED_LAUNCHERS, ...SPECIAL_WEAPONS].map(({ type }) => type.ammo),
    );
    const missing = others.map(entry => entry.ammo).filter(ammo => !advanced.has(ammo));
    expect(missing).toEqual(['improved-heavy-gauss', 'ap-gauss']);
  });

  test.each(rows)('the ammunition %s has the same figures', (_, entry) => {
    expect([entry.shots, entry.explosionPerShot]).toEqual(referenceAmmo(entry, data));
  });
});

describeWithReference('names of unit files agree with the reference', () => {
  const { data, names } = readOracle<EquipmentTable>('equipment_bv');
  const known = Object.keys(data).filter(name => findEquipment(name, false)?.remark === undefined);
  const inTables = new Set(known.filter(name => findEquipment(name, false) !== undefined));
  const plain = Object.entries(names).flatMap(([name, target]) =>
    typeof target === 'string' ? [[name, target] as const] : [],
  );
  const byBase = Object.entries(names).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name, target] as const],
  );

  test.each(plain.filter(([, target]) => inTables.has(target)))('the name "%s" means the same', (name, target) => {
    expect(identity(name, false)).toEqual(identity(target, false));
  });

  test.each(byBase.filter(([, [target]]) => inTables.has(target ?? '')))(
    'the name "%s" means the same on units of each technology base',
    (name, targets) => {
      const [innerSphere, clan] = targets;
      expect(identity(name, false)).toEqual(identity(innerSphere!, false));
      if (typeof clan === 'string') expect(identity(name, true)).toEqual(identity(clan, true));
    },
  );
});

describeWithReference('internal structure agrees with the reference', () => {
  const { data } = readOracle<Table<Readonly<Record<string, number>>>>('internal_structure');

  test.each(TONNAGES.filter(tonnage => tonnage >= 20))('%d tons have the same internal structure', tonnage => {
    const row = data[tonnage]!;
    expect(internalStructure(tonnage, false)).toEqual(LOCATIONS.map(code => row[code]));
  });
});

/** Returns the item that a name stands for, without the names themselves. */
function identity(name: string, clan: boolean): unknown {
  const entry = findEquipment(name, clan)?.entry;
  if (entry?.kind === 'weapon') return entry.type.id;
  return entry?.kind === 'filler' ? 'filler' : { ...entry, names: [] };
}

function referenceRow(data: Readonly<Record<string, WeaponRow>>, entry: WeaponEntry): WeaponRow {
  const name = entry.names.find(candidate => candidate in data);
  if (name === undefined) throw new Error(`the reference has no ${entry.type.id}`);
  return data[name]!;
}

function damageOf({ damage }: WeaponType): unknown {
  if (damage.kind === 'cluster') return damage.projectiles;
  return damage.kind === 'none' ? 0 : damage.points;
}

function referenceDamage(type: WeaponType, row: WeaponRow): unknown {
  // A pod, a beam or a counter-shot: the reference stores codes that mean no damage of the usual kind.
  if (type.damage.kind === 'none') return 0;
  // A single missile, whose damage is in its name.
  if (type.traits.includes('thunderbolt')) return Number(type.name.replace(/\D+/, ''));
  // The center of a burst.
  if (row.damage === -5) return row.rackSize;
  if (row.damage === -3) return [row.damageShort, row.damageMedium, row.damageLong];
  return row.damage === -2 ? row.rackSize : row.damage;
}

/** Returns the shots of a full ton (the reference itself halves them for half tons), and damage of one shot times the rack. */
function referenceAmmo(entry: AmmoEntry, data: Readonly<Record<string, AmmoRow>>): readonly [number, number] {
  const row = data[entry.names.find(name => name in data)!]!;
  return [row.shotsPerTon, row.explosive ? row.damagePerShot * row.rackSize : 0];
}
