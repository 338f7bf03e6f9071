import { expect, test } from 'vitest';
import type { MechBlueprint } from '../units/blueprint.ts';
import { ALL_DESIGNS, findInCatalogue } from '../units/catalogue/catalogue.ts';
import { checkConstruction, weighUnit } from './check-construction.ts';
import { engineTons } from './engine-table.ts';
import { totalTons } from './weight.ts';

const HUNCHBACK = findInCatalogue('HBK-4G')!;
const AXMAN = findInCatalogue('AXM-1N')!;
const ASSASSIN = findInCatalogue('ASN-109')!;

function findings(blueprint: MechBlueprint): readonly string[] {
  return checkConstruction(blueprint).map(({ path, message }) => `${path}: ${message}`);
}

test.each(ALL_DESIGNS.map(unit => [`${unit.chassis} ${unit.model}`, unit] as const))('%s is legal', (_, unit) => {
  expect(findings(unit)).toEqual([]);
  expect(totalTons(weighUnit(unit))).toBe(unit.tonnage);
});

test('a unit is weighed part by part', () => {
  expect(weighUnit(HUNCHBACK).map(({ part, tons }) => `${part} ${tons}`)).toEqual([
    'structure 5',
    'engine 8.5',
    'gyro 2',
    'cockpit 3',
    'armor 10',
    'heat sinks 3',
    '2 x Medium Laser 2',
    '2 x AC/20 ammo 2',
    'AC/20 14',
    'Small Laser 0.5',
  ]);
});

const HEAD_ARMOR = { ...HUNCHBACK.armor, HD: 12, CT: 31, CTR: 5 };

test.each<readonly [string, MechBlueprint, readonly string[]]>([
  [
    'too heavy',
    { ...HUNCHBACK, items: { ...HUNCHBACK.items, HD: ['Large Laser (1 slot)'] } },
    ['tonnage: is 54.5 tons, 4.5 over its 50', 'items: has a Large Laser that has 1 slots too few'],
  ],
  ['too light', { ...HUNCHBACK, items: { ...HUNCHBACK.items, HD: [] } }, ['tonnage: is 49.5 tons, 0.5 under its 50']],
  [
    'an engine that does not move it evenly',
    { ...HUNCHBACK, engine: { rating: 210 } },
    [
      'tonnage: is 51.5 tons, 1.5 over its 50',
      'engine.rating: has an engine of rating 210, but 4 walking MP at 50 tons take 200',
    ],
  ],
  [
    'an engine off the table',
    { ...HUNCHBACK, engine: { rating: 450 }, heatSinks: { count: 13 } },
    [
      'items: cannot be weighed: the weight of "engine" is unknown',
      'engine.rating: has an engine of rating 450, over the highest of 400',
    ],
  ],
  [
    'too much armor',
    { ...HUNCHBACK, armor: HEAD_ARMOR },
    [
      'tonnage: is 50.5 tons, 0.5 over its 50',
      'armor.HD: has 12 points of armor on HD, 3 over the 9 allowed',
      'armor.CT: has 36 points of armor on CT, 4 over the 32 allowed',
    ],
  ],
  [
    'too few heat sinks',
    { ...HUNCHBACK, heatSinks: { count: 8 }, items: { RT: ['AC/20'], LT: ['7 x AC/20 ammo'] } },
    [
      'tonnage: is 49.5 tons, 0.5 under its 50',
      'heatSinks.count: has 8 heat sinks, fewer than the 10 that belong to its engine',
    ],
  ],
  [
    'heat sinks that are nowhere',
    { ...HUNCHBACK, heatSinks: { count: 20 } },
    [
      'heatSinks.count: heatSinks.count is 20, but 5 are in slots and 8 in the engine',
      'tonnage: is 57 tons, 7 over its 50',
    ],
  ],
  [
    'jets in an arm, and too many',
    { ...HUNCHBACK, items: { ...HUNCHBACK.items, LA: ['5 x Jump Jet'] } },
    [
      'tonnage: is 51.5 tons, 1.5 over its 50',
      'items: has 5 jump jets, more than the 4 its engine allows',
      'items.LA: has Jump Jet in LA, but it belongs in a torso or leg',
    ],
  ],
  [
    'structure without its slots',
    { ...HUNCHBACK, structureType: 'endoSteel' },
    ['tonnage: is 47.5 tons, 2.5 under its 50', 'structureType: has 0 slots of Endo Steel, not the 14 it takes'],
  ],
  [
    'slots without the structure',
    { ...HUNCHBACK, items: { ...HUNCHBACK.items, CT: ['Heat Sink', 'Endo Steel'] } },
    ['structureType: has 1 slot of Endo Steel, not the 0 it takes'],
  ],
  [
    'a hatchet and no hand',
    { ...AXMAN, armsWithout: { RA: 'hand', LA: 'hand' } },
    ['items.RA: has Hatchet in RA, which has no hand to hold it'],
  ],
  [
    'a hatchet in the torso',
    { ...HUNCHBACK, items: { ...HUNCHBACK.items, LT: ['Hatchet'] } },
    ['tonnage: is 52 tons, 2 over its 50', 'items.LT: has Hatchet in LT, but it belongs in an arm'],
  ],
  [
    'Artemis without a launcher',
    { ...HUNCHBACK, items: { ...HUNCHBACK.items, LT: ['AC/20 ammo', 'Artemis IV'] } },
    ['items.LT: has Artemis IV in LT without a weapon that it fits'],
  ],
  [
    'stealth without its suite',
    {
      ...ASSASSIN,
      items: Object.fromEntries(
        Object.entries(ASSASSIN.items).map(([code, lines]) => [code, lines.filter(line => line !== 'Angel ECM')]),
      ),
    },
    ['tonnage: is 38 tons, 2 under its 40', 'armorType: has stealth armor without the ECM suite that it works with'],
  ],
  [
    'parts of the other side',
    {
      ...HUNCHBACK,
      engine: { rating: 200, type: 'clanXl' },
      items: { ...HUNCHBACK.items, RA: ['Clan ER Medium Laser'] },
    },
    [
      'tonnage: is 46 tons, 4 under its 50',
      'engine.type: has an engine of a type that an Inner Sphere unit cannot carry',
      'items: has Clan ER Medium Laser, which an Inner Sphere unit cannot carry',
    ],
  ],
  [
    'equipment of unknown weight',
    { ...HUNCHBACK, items: { ...HUNCHBACK.items, HD: ['Frobnicator (inert)'] } },
    ['items: cannot be weighed: the weight of "Frobnicator" is unknown'],
  ],
  [
    'an item with no room, and one that is unknown',
    { ...HUNCHBACK, items: { ...HUNCHBACK.items, HD: ['PPC', 'Widget'] } },
    [
      'items.HD[0]: items.HD[0] is "PPC", for which HD has no room',
      'items.HD[1]: items.HD[1] is "Widget", which no table has',
      'tonnage: is 49.5 tons, 0.5 under its 50',
    ],
  ],
])('a breach of the construction rules is named: %s', (_, blueprint, expected) => {
  expect(findings(blueprint)).toEqual(expected);
});

test('engines weigh by type, rounded up to half a ton', () => {
  expect(
    (['fusion', 'xl', 'light', 'compact', 'xxl', 'ice', 'fuelCell'] as const).map(type => engineTons(type, 275)),
  ).toEqual([15.5, 8, 12, 23.5, 5.5, 31, 19]);
});
