import { CT, HD, LA, LT, RT } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import type { MechBlueprint } from './blueprint.ts';
import { builtInMech } from './built-in.ts';
import { findInCatalogue } from './catalogue/catalogue.ts';
import { designMech } from './design-mech.ts';

const BARE: MechBlueprint = { ...findInCatalogue('HBK-4G')!, heatSinks: { count: 8 }, items: {} };

function messages(blueprint: MechBlueprint): readonly string[] {
  const result = designMech(blueprint);
  return result.ok ? [] : result.errors.map(error => error.message);
}

describe('built-in units', () => {
  test('a Hunchback walks 4 and carries an AC/20 with ten shots', () => {
    const spec = builtInMech('hbk-4g')!;
    expect(spec).toMatchObject({
      name: 'Hunchback HBK-4G',
      tonnage: 50,
      walkMp: 4,
      jumpMp: 0,
      heatSinks: { count: 13 },
    });
    expect(spec.weapons.map(({ type, location }) => [type.id, location])).toContainEqual(['ac-20', RT]);
    expect(spec.ammoBins.map(bin => [bin.ammo, bin.location, bin.shots])).toEqual([
      ['ac-20', LT, 5],
      ['ac-20', LT, 5],
    ]);
  });

  test('a Wolverine walks 5 and jumps 5', () => {
    expect(builtInMech('WVR-6R')).toMatchObject({ tonnage: 55, walkMp: 5, jumpMp: 5, jumpJets: 'standard' });
  });

  test('an unknown unit is not found, and neither is a model that several units have', () => {
    expect(builtInMech('TBT-99')).toBeUndefined();
    expect(builtInMech('Prime')).toBeUndefined();
    expect(builtInMech('timber wolf prime')).toBe(builtInMech('Mad Cat Prime'));
  });
});

describe('a blueprint', () => {
  test('a blueprint fills the free slots from the top and leaves gaps where it says so', () => {
    const result = designMech({ ...BARE, items: { HD: ['Small Laser'], CT: ['empty', 'Medium Laser (rear)'] } });
    if (!result.ok) throw new Error('refused');
    expect(result.value.slots[HD]![3]).toEqual({ kind: 'weapon', item: 1 });
    expect(result.value.slots[CT]!.slice(10)).toEqual([{ kind: 'empty' }, { kind: 'weapon', item: 0 }]);
    expect(result.value.weapons.map(({ rear }) => rear)).toEqual([true, false]);
  });

  test('a blueprint of the Clans has their weapons, engine and free CASE', () => {
    const result = designMech({
      ...BARE,
      techBase: 'clan',
      engine: { rating: 300, type: 'clanXl' },
      heatSinks: { count: 13, double: true },
      armsWithout: { LA: 'lowerArm' },
      items: { LA: ['ER PPC'], LT: ['LRM 20', 'LRM 20 ammo', 'Clan Double Heat Sink'] },
    });
    if (!result.ok) throw new Error(result.errors.map(error => error.message).join('\n'));
    const { weapons, equipment, slots, walkMp } = result.value;
    expect([weapons.map(({ type }) => type.id), walkMp]).toEqual([['clan-er-ppc', 'clan-lrm-20'], 6]);
    expect(equipment).toEqual([{ kind: 'case', name: 'Clan CASE', location: LT }]);
    expect(slots[LA]!.map(slot => slot.kind).slice(0, 5)).toEqual([
      'shoulder',
      'upperArm',
      'weapon',
      'weapon',
      'empty',
    ]);
    expect(slots[LT]!.map(slot => slot.kind).slice(0, 3)).toEqual(['engine', 'engine', 'weapon']);
  });

  test('a blueprint spreads endo steel and myomer as one item each', () => {
    const result = designMech({ ...BARE, items: { LT: ['3 x Endo Steel', '3 x TSM'], RT: ['3 x TSM'] } });
    expect(result.ok && result.value.equipment.map(item => item.kind)).toEqual(['tsm']);
    expect(result.ok && result.value.masks.hittable[LT]).toBe(0);
  });

  test('a blueprint is refused with the item that does not fit or is not known', () => {
    expect(messages({ ...BARE, items: { LT: ['Frobnicator'] } })).toEqual([
      'items.LT[0] is "Frobnicator", which no table has',
    ]);
    expect(messages({ ...BARE, items: { LT: ['0 x Medium Laser', 'Small Laser | Small Laser | PPC'] } })).toEqual([
      'items.LT[0] is "0 x Medium Laser", which no table has',
      'items.LT[1] names 3 items for one slot',
    ]);
    expect(messages({ ...BARE, armored: { HD: [3, 7] } })).toEqual(['armored.HD[1] is 7, but HD has 6 slots']);
    expect(messages({ ...BARE, items: { HD: ['Small Laser', 'PPC'] } })).toEqual([
      'items.HD[1] is "PPC", for which HD has no room',
    ]);
  });

  test('a blueprint is refused when its heat sinks do not add up', () => {
    expect(messages({ ...BARE, heatSinks: { count: 12 } })).toEqual([
      'heatSinks.count is 12, but 0 are in slots and 8 in the engine',
    ]);
    expect(messages({ ...BARE, heatSinks: { count: 17, compact: true } })).toEqual([
      'heatSinks.count is 17, but 0 are in slots and 16 in the engine',
    ]);
  });

  test('a layout is refused unless it has all fixed parts of its location and no other', () => {
    const refused = 'must have 12 slots or fewer, with shoulder, upperArm, lowerArm, hand';
    for (const LA of [[], ['shoulder'], ['shoulder', 'upperArm', 'lowerArm', 'hand', 'hand']] as const) {
      expect(messages({ ...BARE, layout: { LA } })).toEqual([`layout.LA ${refused}`]);
    }
    expect(messages({ ...BARE, layout: { LT: ['engine'] } })).toEqual([
      'layout.LT must have 12 slots or fewer, with no fixed part',
    ]);
    expect(messages({ ...BARE, layout: { LA: ['free', 'hand', 'lowerArm', 'upperArm', 'shoulder'] } })).toEqual([]);
  });

  test('double heat sinks may stand beside the single ones of an engine', () => {
    const result = designMech({ ...BARE, heatSinks: { count: 9 }, items: { LT: ['IS Double Heat Sink'] } });
    expect(result.ok && result.value.heatSinks).toEqual({ count: 9, capacity: 1, mixed: { total: 10, items: [2] } });
  });

  test('a blueprint is refused for a weight that no BattleMech has', () => {
    expect(messages({ ...BARE, tonnage: 52 })[0]).toContain('structure');
  });
});
