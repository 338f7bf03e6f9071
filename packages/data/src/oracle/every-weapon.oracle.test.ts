import type { WeaponType } from '@hexfall/rules';
import { describeWithReference, readOracle } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { findEquipment } from '../equipment/catalogue.ts';
import type { GearEntry } from '../equipment/other-table.ts';
import { reasonNotPlayed } from '../equipment/unplayed-reasons.ts';
import { referenceToHit } from './reference-to-hit.ts';

/*
 * Compares all weapons of the reference, row by row: each is one of ours with the same figures, or a different kind of item, or occupies
 * its slots and states why it is not played.
 */

interface Row {
  readonly heat: number;
  readonly min: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly toHitMod: number;
  readonly tons: number;
  readonly slots: number;
  /** Present if the reference could not determine everything. */
  readonly error?: string;
}

/** Weapons that a BattleMech never carries: bombs, the launchers of smaller machines, and guns of ships. */
const NOT_OURS = /^(?:BombArrowIV|CLLRM1OS|MRM [1-5](?: \(OS\))?|Sub-Capital Laser \/[1-3])$/;

/** Of the smallest improved one-shot racks of the Clans, the reference halves the one for missiles but not the one for torpedoes. */
const NOT_HALVED: ReadonlySet<string> = new Set(['CLSRT2 (IOS)']);

describeWithReference('every weapon of the reference', () => {
  const { data } = readOracle<{ readonly data: Readonly<Record<string, Row>> }>('weapons_mek');

  test('every weapon of the reference that a BattleMech carries has a row that is compared here', () => {
    expect(Object.keys(data)).toHaveLength(423);
    const unknown = Object.keys(data).filter(name => find(name) === undefined);
    expect(unknown.filter(name => !NOT_OURS.test(name))).toEqual([]);
  });

  test.each(Object.entries(data).filter(([name]) => find(name)?.kind === 'weapon'))(
    '%s has its figures',
    (name, row) => {
      const entry = find(name)!;
      if (entry.kind !== 'weapon') throw new Error('a weapon');
      if (row.error !== undefined) return expect(entry.type.heat).toBe(row.heat);
      const tons = NOT_HALVED.has(name) ? 2 * entry.tons : entry.tons;
      expect([entry.type.heat, tons, entry.slots]).toEqual([row.heat, row.tons, row.slots]);
      expect(aimOf(entry.type)).toEqual(referenceAim(entry.type, row));
    },
  );

  test.each(Object.entries(data).filter(([name]) => find(name)?.kind === 'equipment'))(
    '%s is played in a different way, or tells why it is not',
    (name, { slots, error }) => {
      const entry = find(name) as GearEntry;
      expect(entry.slots(50)).toBe(error === undefined ? slots : entry.slots(50));
      expect(entry.equipment !== 'other' || reasonNotPlayed(entry) !== undefined).toBe(true);
    },
  );

  function find(name: string): NonNullable<ReturnType<typeof findEquipment>>['entry'] | undefined {
    return findEquipment(name, /^cl/i.test(name))?.entry;
  }
});

/** Returns the figures of a weapon for aiming: its modifier, and its ranges. */
function aimOf({ toHit, minimumRange, ranges }: WeaponType): readonly number[] {
  return [toHit, minimumRange, ...ranges];
}

function referenceAim(type: WeaponType, row: Row): readonly number[] {
  const { traits, minimumRange, ranges } = type;
  const toHit = referenceToHit(type, row.toHitMod);
  // The reference has no range for the launcher of two kinds of missile, nor for torpedoes out of the water, and states that of artillery
  // in maps.
  const own = row.long === 0 || traits.includes('mml') || traits.includes('artillery');
  return own ? [toHit, minimumRange, ...ranges] : [toHit, row.min, row.short, row.medium, row.long];
}
