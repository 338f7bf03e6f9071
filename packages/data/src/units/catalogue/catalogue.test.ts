import { EQUIPMENT_KINDS, type MechSpec, WEAPON_TRAITS } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { ADVANCED_BEAMS } from '../../equipment/advanced-beam-table.ts';
import { ADVANCED_GUNS } from '../../equipment/advanced-gun-table.ts';
import { ADVANCED_LAUNCHERS } from '../../equipment/advanced-launcher-table.ts';
import { AMMUNITION } from '../../equipment/ammo-table.ts';
import { WEAPONS } from '../../equipment/catalogue.ts';
import { fitMunitions } from '../../equipment/munition-figures.ts';
import { SPECIAL_WEAPONS } from '../../equipment/special-weapon-table.ts';
import { unitName } from '../blueprint.ts';
import { ALL_DESIGNS, catalogueMech, findInCatalogue } from './catalogue.ts';

const UNITS = ALL_DESIGNS.map(blueprint => ({ name: unitName(blueprint), blueprint, spec: catalogueMech(blueprint) }));

/** Weapons that units of the catalogue carry; the others occur in unit files only, and tests fire every one of them. */
const ADVANCED = new Set([...ADVANCED_BEAMS, ...ADVANCED_GUNS, ...ADVANCED_LAUNCHERS, ...SPECIAL_WEAPONS]);
const STANDARD_WEAPONS = WEAPONS.filter(weapon => !ADVANCED.has(weapon));

/** Returns the first unit that meets a condition. */
function carrier(has: (spec: MechSpec) => boolean): string | undefined {
  return UNITS.find(({ spec }) => has(spec))?.name;
}

/**
 * Returns the family of a weapon: weapons that differ only in size are one family, such as "LRM", "Ultra AC", "LB-X
 * AC".
 */
function family(name: string): string {
  return name
    .replace(/ \(.*\)$/, '')
    .replace(/[ /]\d+(?=$|-X)/, '')
    .replace(/^(Small|Medium|Large) (?=(Pulse )?Laser)/, '')
    .trim();
}

test('there are units of every weight', () => {
  const classes = [35, 55, 75, 100].map((max, i, all) => {
    const min = (all[i - 1] ?? 15) + 5;
    return UNITS.filter(({ spec }) => spec.tonnage >= min && spec.tonnage <= max).length;
  });
  expect(Math.min(...classes)).toBeGreaterThanOrEqual(25);
  expect(new Set(UNITS.map(({ spec }) => spec.tonnage)).size).toBe(17);
});

test('no two units have the same name', () => {
  expect(new Set(UNITS.map(({ name }) => name.toLowerCase())).size).toBe(UNITS.length);
});

test('a unit is built when it is first asked for, and only once', () => {
  const locust = findInCatalogue('Locust LCT-1V')!;
  expect(catalogueMech(locust)).toBe(catalogueMech(locust));
});

test.each([
  ['hbk-4g', 'Hunchback HBK-4G'],
  ['Hunchback HBK-4G', 'Hunchback HBK-4G'],
  [' timber wolf prime ', 'Mad Cat Prime'],
  ['Stormcrow Prime', 'Ryoken Prime'],
])('"%s" is the %s', (words, name) => {
  expect(unitName(findInCatalogue(words)!)).toBe(name);
});

const FIRST_WANTED = `Locust, Commando, Jenner, Panther, Phoenix Hawk, Griffin, Shadow Hawk, Wolverine, Hunchback, Centurion,
  Trebuchet, Enforcer, Catapult, Rifleman, Warhammer, Marauder, Archer, Thunderbolt, Orion, Awesome, BattleMaster, Zeus,
  Stalker, Atlas, King Crab, Hatchetman, Axman, Raven, Stinger, Wasp, Victor, Highlander, Banshee, Timber Wolf, Dire Wolf,
  Summoner, Hellbringer, Stormcrow, Nova, Kit Fox, Adder, Fire Moth, Warhawk, Executioner, Mad Dog`;

test.each(FIRST_WANTED.split(/,\s+/))('the catalogue has a %s', chassis => {
  expect(ALL_DESIGNS.some(unit => unit.chassis === chassis || unit.clanName === chassis)).toBe(true);
});

describe('everything that the rules know is carried by a unit', () => {
  test.each(EQUIPMENT_KINDS.filter(kind => kind !== 'other'))('some unit carries the equipment %s', kind => {
    expect(carrier(spec => spec.equipment.some(item => item.kind === kind))).toBeDefined();
  });

  test.each([...new Set(STANDARD_WEAPONS.map(({ type }) => family(type.name)))])(
    'some unit carries the weapon %s',
    wanted => {
      expect(carrier(spec => spec.weapons.some(({ type }) => family(type.name) === wanted))).toBeDefined();
    },
  );

  test.each([...new Set(STANDARD_WEAPONS.flatMap(({ type }) => type.traits))])(
    'some unit carries a weapon with the trait %s',
    trait => {
      expect(carrier(spec => spec.weapons.some(({ type }) => type.traits.includes(trait)))).toBeDefined();
    },
  );

  test.each(WEAPON_TRAITS)('some weapon of the tables has the trait %s, by itself or with a munition', trait => {
    const fitted = WEAPONS.map(({ type }) => fitMunitions([{ type }], AMMUNITION)[0]!.type);
    const types = fitted.flatMap(type => Object.values(type.variants).concat(type));
    expect(types.some(type => type?.traits.includes(trait))).toBe(true);
  });

  test.each<readonly [string, (spec: MechSpec) => boolean]>([
    ['four legs', spec => spec.quad],
    ['an XL engine', spec => spec.engine === 'xl'],
    ['a Clan XL engine', spec => spec.engine === 'clanXl'],
    ['a light engine', spec => spec.engine === 'light'],
    ['a compact engine', spec => spec.engine === 'compact'],
    ['an ICE', spec => spec.engine === 'ice'],
    ['an XL gyro', spec => spec.gyro === 'xl'],
    ['a compact gyro', spec => spec.gyro === 'compact'],
    ['a heavy-duty gyro', spec => spec.gyro === 'heavyDuty'],
    ['a small cockpit', spec => spec.cockpit === 'small'],
    ['a torso-mounted cockpit', spec => spec.cockpit === 'torsoMounted'],
    ['a command console', spec => spec.cockpit === 'commandConsole'],
    ['stealth armor', spec => spec.armorType === 'stealth'],
    ['reflective armor', spec => spec.armorType === 'reflective'],
    ['ballistic-reinforced armor', spec => spec.armorType === 'ballisticReinforced'],
    ['ferro-lamellor armor', spec => spec.armorType === 'ferroLamellor'],
    ['reinforced structure', spec => spec.structureType === 'reinforced'],
    ['improved jump jets', spec => spec.jumpJets === 'improved'],
    ['a weapon in two locations', spec => spec.weapons.some(({ alsoIn }) => alsoIn >= 0)],
    ['a weapon that looks backward', spec => spec.weapons.some(({ rear }) => rear)],
    ['cluster rounds', spec => spec.ammoBins.some(({ munition }) => munition === 'cluster')],
    ['Artemis V missiles', spec => spec.ammoBins.some(({ guidance }) => guidance === 'artemisV')],
    ['Narc missiles', spec => spec.ammoBins.some(({ guidance }) => guidance === 'narc')],
  ])('some unit has %s', (_, has) => {
    expect(carrier(has)).toBeDefined();
  });
});
