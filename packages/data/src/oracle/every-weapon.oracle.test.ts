import type { WeaponType } from '@hexfall/rules';
import { describeWithReference, readOracle } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { findEquipment } from '../equipment/catalogue.ts';
import type { GearEntry } from '../equipment/other-table.ts';
import { reasonNotPlayed } from '../equipment/unplayed-reasons.ts';
import { referenceToHit } from './reference-to-hit.ts';

/*
 * Row by row through the weapons of the reference: each is one of ours with the same figures, or equipment of another kind, or takes up
 * its slots and says why nobody fights with it.
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
  /** Set where the reference could not tell everything. */
  readonly error?: string;
}

/** Never on a BattleMech: bombs, the launchers of smaller machines, and guns of ships. */
const NOT_OURS = /^(?:BombArrowIV|CLLRM1OS|MRM [1-5](?: \(OS\))?|Sub-Capital Laser \/[1-3])$/;

/** Of the smallest improved one-shot racks of the Clans the reference halves that of missiles, and not that of torpedoes. */
const NOT_HALVED: ReadonlySet<string> = new Set(['CLSRT2 (IOS)']);

describeWithReference('every weapon of the reference', () => {
  const { data } = readOracle<{ readonly data: Readonly<Record<string, Row>> }>('weapons_mek');

  test('has a row that is compared here', () => {
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
    '%s is played in another way, or tells why it is not',
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

/** What a weapon needs, and how far it reaches. */
function aimOf({ toHit, minimumRange, ranges }: WeaponType): readonly number[] {
  return [toHit, minimumRange, ...ranges];
}

function referenceAim(type: WeaponType, row: Row): readonly number[] {
  const { traits, minimumRange, ranges } = type;
  const toHit = referenceToHit(type, row.toHitMod);
  // The launcher of two kinds of missile has no range of its own, nor has one of torpedoes out of the water; that of artillery is in maps.
  const own = row.long === 0 || traits.includes('mml') || traits.includes('artillery');
  return own ? [toHit, minimumRange, ...ranges] : [toHit, row.min, row.short, row.medium, row.long];
}
