import { describeWithReference, readOracle } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { BattleFigures } from '../equipment/battle-figures.ts';
import { findEquipment } from '../equipment/catalogue.ts';

interface ItemRow {
  readonly kind: 'weapon' | 'ammo' | 'misc';
  readonly bv: number | string;
  readonly heat?: number;
  readonly use?: 'wpn' | 'def' | 'off';
  readonly tags?: readonly string[];
  readonly tech: 'IS' | 'Clan' | 'all';
}

interface ItemRows {
  readonly data: Readonly<Record<string, ItemRow>>;
  readonly names: Readonly<Record<string, string | readonly (string | null)[]>>;
}

/** Items whose value differs, with the reason. */
const OTHER_VALUE: ReadonlyMap<string, string> = new Map([
  ['MRM 40 (I-OS)', 'the reference has 49 where a fifth of the launcher is 45, as for its plain one-shot form'],
]);

/** Names that stand for different items, with the reason. */
const OTHER_NAME: ReadonlyMap<string, string> = new Map([
  [
    'ios streak srm-6',
    'on a Clan unit a plain name means the Clan launcher; the reference has that name for the other one only',
  ],
]);

/** Items of a different kind, with the reason. */
const OTHER_NATURE: ReadonlyMap<string, string> = new Map([['Coolant Pod', 'a coolant pod is not ammunition here']]);

/** Uses by the words of the reference. */
const USES = { wpn: 'weapon', def: 'defense', off: 'offense' } as const;

/** Our names for the tags of the reference, where both mark the same property of weapons. */
const TAGS: readonly (readonly [tag: string, mark: Parameters<BattleFigures['marks']['has']>[0]])[] = [
  ['tc', 'directFire'],
  ['ppc', 'ppc'],
  ['laser', 'laser'],
  ['mg', 'machineGun'],
  ['artemis', 'artemisCapable'],
  ['oneShot', 'oneShot'],
  ['x1', 'explosive'],
  ['xHvac', 'hypervelocity'],
];

describeWithReference('every item is worth what the reference says', () => {
  const { data, names } = readOracle<ItemRows>('equipment_bv');
  const figuresOf = (name: string, clan: boolean): BattleFigures | undefined => findEquipment(name, clan)?.entry.battle;

  test('every item has the same value by its own name', () => {
    const different = Object.entries(data).filter(([name, row]) => {
      const battle = figuresOf(name, row.tech === 'Clan');
      return (battle === undefined || battle.bv !== row.bv) && !OTHER_VALUE.has(name);
    });
    expect(different.map(([name]) => name)).toEqual([]);
  });

  test('every item has the same value by every other name that unit files use', () => {
    const different = Object.entries(names).flatMap(([name, target]) => {
      const targets = typeof target === 'string' ? [target, target] : target.slice(0, 2);
      return targets.flatMap((wanted, i) => {
        if (wanted === null || OTHER_VALUE.has(wanted!) || OTHER_NAME.has(name)) return [];
        const battle = figuresOf(name, i === 1);
        return battle?.bv === data[wanted!]!.bv ? [] : [`${name} is ${battle?.bv} and not ${data[wanted!]!.bv}`];
      });
    });
    expect(different).toEqual([]);
  });

  test('every item has the same use and the same nature', () => {
    const different = Object.entries(data).flatMap(([name, row]) => {
      const battle = figuresOf(name, row.tech === 'Clan')!;
      return OTHER_NATURE.has(name) ? [] : differences(row, battle).map(tag => `${name}: ${tag}`);
    });
    expect(different).toEqual([]);
  });
});

function differences(row: ItemRow, { use, bv, marks }: BattleFigures): string[] {
  const has = (tag: string): boolean => row.tags?.includes(tag) ?? false;
  if (row.kind === 'ammo') return has('inert') === marks.has('ammo') ? ['inert'] : [];
  const wanted = row.use === undefined ? 'none' : USES[row.use];
  const wrong = TAGS.filter(([tag, mark]) => row.kind === 'weapon' && has(tag) !== marks.has(mark)).map(([tag]) => tag);
  return use === wanted || bv === 0 ? wrong : wrong.concat('use');
}
