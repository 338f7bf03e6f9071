import { describe, expect, test } from 'vitest';
import { battleValue } from '../battle-value/battle-value.ts';
import { formatUnit } from '../unit-file/format-unit.ts';
import { parseUnit } from '../unit-file/parse-unit.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { ALL_DESIGNS, catalogueMech, findInCatalogue } from '../units/catalogue/catalogue.ts';
import { designMech } from '../units/design-mech.ts';
import { type MtfUnit, parseMtf } from './mtf.ts';
import { formatMtf } from './mtf-write.ts';

const HUNCHBACK = findInCatalogue('HBK-4G')!;

function reread(blueprint: MechBlueprint): MtfUnit {
  const result = parseMtf(formatMtf(blueprint), 'written.mtf');
  if (!result.ok) throw new Error(result.errors.map(error => error.message).join('\n'));
  return result.value;
}

test.each(ALL_DESIGNS.map(unit => [`${unit.chassis} ${unit.model}`, unit] as const))(
  '%s is read as it was written',
  (_, unit) => {
    const again = reread(unit);
    expect(again).toMatchObject({ blueprint: unit, warnings: [] });
    expect([again.spec, battleValue(again.spec)]).toEqual([catalogueMech(unit), battleValue(catalogueMech(unit))]);
  },
);

test('a file begins with names and build, and has twelve lines for every location', () => {
  const text = formatMtf(HUNCHBACK);
  expect(text.split('\n').slice(0, 8)).toEqual([
    'chassis:Hunchback',
    'model:HBK-4G',
    'Config:Biped',
    'techbase:Inner Sphere',
    'era:2572',
    'rules level:1',
    'role:Juggernaut',
    '',
  ]);
  expect(text).toContain('Right Torso:\nAutocannon/20\n');
  for (const title of ['Left Arm', 'Head', 'Right Leg']) {
    const block = text
      .slice(text.indexOf(`${title}:\n`))
      .split('\n\n')[0]!
      .trim();
    expect(block.split('\n'), title).toHaveLength(13);
  }
});

describe('what is seldom', () => {
  const bare: MechBlueprint = { ...HUNCHBACK, heatSinks: { count: 8 }, items: {} };
  const cases: readonly (readonly [string, MechBlueprint])[] = [
    ['armored components', { ...bare, armored: { HD: [3], CT: [1, 2, 3, 4] } }],
    ['a weapon in two locations', { ...bare, items: { RA: ['AC/20 (3 slots)'], RT: ['AC/20 (7 slots)'] } }],
    ['rear mounts', { ...bare, items: { CT: ['Medium Laser (rear)', 'Medium Laser'] } }],
    ['gaps', { ...bare, items: { LT: ['2 x empty', 'Medium Laser', 'empty', 'PPC'] } }],
    ['two bins in a slot', { ...bare, items: { LT: ['AC/5 ammo | AC/5 ammo'] } }],
    ['items without a slot', { ...bare, items: { LT: ['Medium Laser', 'Clan CASE (0 slots)'] } }],
    ['unknown equipment', { ...bare, items: { LT: ['Frobnicator (inert, 3 slots)', 'Widget (inert)'] } }],
    ['seekers', { ...bare, items: { LT: ['LRM 15 ammo (Artemis IV)', 'SRM 6 ammo (Narc)'] } }],
    ['one-shot racks', { ...bare, items: { LT: ['SRM 4 (one-shot)', 'LRM 10 (improved one-shot)'] } }],
    [
      'laser heat sinks',
      { ...bare, heatSinks: { count: 9, double: true }, techBase: 'clan', items: { LT: ['Laser Heat Sink'] } },
    ],
    [
      'compact heat sinks',
      { ...bare, heatSinks: { count: 18, compact: true }, items: { LT: ['2 Compact Heat Sinks'] } },
    ],
    [
      'compact heat sinks beside single ones',
      { ...bare, heatSinks: { count: 9 }, items: { LT: ['Compact Heat Sink'] } },
    ],
    [
      'prototypes of double heat sinks',
      {
        ...bare,
        heatSinks: { count: 11 },
        items: { LT: ['2 x Double Heat Sink Prototype', 'Double Heat Sink (Freezers)'] },
      },
    ],
    ['double heat sinks beside single ones', { ...bare, heatSinks: { count: 9 }, items: { LT: ['Double Heat Sink'] } }],
    ['prototypes of jump jets', { ...bare, items: { LT: ['4 x Prototype Improved Jump Jet'] } }],
    [
      'fixed parts in unusual places',
      {
        ...bare,
        engine: { rating: 200, type: 'xl' },
        layout: {
          LT: ['free', 'free', 'engine', 'engine', 'engine'],
          CT: ['gyro', 'gyro', 'gyro', 'gyro', ...Array<'engine'>(6).fill('engine')],
        },
        items: { LT: ['2 x Medium Laser', 'PPC'], CT: ['Medium Laser'] },
        armored: { LT: [3] },
      },
    ],
    [
      'mechanical jump boosters',
      { ...bare, items: { RL: ['2 x MechanicalJumpBooster (size 4)'], LL: ['2 x MechanicalJumpBooster (size 4)'] } },
    ],
    ['shields and modular armor', { ...bare, items: { LA: ['Shield (Medium)'], LT: ['2 x Modular Armor'] } }],
    ['a heat sink override kit', { ...bare, overrideKit: true }],
    ['a small command console', { ...bare, cockpit: 'commandConsole', cockpitMake: 'smallCommandConsole' }],
    ['a virtual reality pod', { ...bare, cockpit: 'torsoMounted', cockpitMake: 'virtualRealityPod' }],
    ['turrets and sizes', { ...bare, items: { LT: ['Medium Laser (turret)', 'Cargo (size 2.5)'] } }],
    [
      'special munitions',
      {
        ...bare,
        items: { LT: ['2 x SRM 6 ammo (inferno)', 'SRM 6 ammo', 'IS Ammo SRM-6 Smoke', 'AC/5 ammo (precision)'] },
      },
    ],
    ['gear that no rule plays', { ...bare, items: { LT: ['Backhoe', 'Dumper (Rear)', 'ISC3RemoteSensorLauncher'] } }],
    ['half tons', { ...bare, items: { LT: ['Machine Gun ammo (half)', 'Machine Gun'] } }],
    [
      'Clan parts on a mixed unit',
      {
        ...bare,
        techBase: 'mixedInnerSphere',
        structureType: 'endoSteel',
        clanStructure: true,
        items: { LT: ['7 x Endo Steel'], RT: ['Clan ER PPC', 'ER PPC'], LA: ['Clan Targeting Computer'] },
      },
    ],
    [
      'Inner Sphere parts on a mixed Clan unit',
      {
        ...bare,
        techBase: 'mixedClan',
        engine: { rating: 200, type: 'xl' },
        armorType: 'ferroFibrous',
        clanArmor: false,
      },
    ],
    ['patchwork armor', { ...bare, armorType: 'patchwork', patchwork: { CT: 'hardened', LA: 'reactive' } }],
    ['pods', { ...bare, omni: true, items: { LT: ['Medium Laser (fixed)', 'Medium Laser'] } }],
    [
      'refused CASE',
      { ...bare, techBase: 'clan', withoutCase: ['LT'], items: { LT: ['LRM 5 ammo'], RT: ['SRM 6 ammo'] } },
    ],
    ['a machine that transforms', { ...bare, conversion: 'lam', items: { HD: ['Avionics'], LT: ['Landing Gear'] } }],
    ['quirks and sources', { ...bare, quirks: ['easy_pilot'], weaponQuirks: ['a:b:c:d'], source: 'A: Book', mulId: 7 }],
  ];

  test.each(cases)('%s: reading what was written gives an equal unit of equal value', (_, blueprint) => {
    const written = designMech(blueprint);
    if (!written.ok) throw new Error(written.errors[0]!.message);
    const again = reread(blueprint);
    expect([again.blueprint, again.spec]).toEqual([blueprint, written.value]);
    expect(battleValue(again.spec)).toEqual(battleValue(written.value));
    const own = parseUnit(formatUnit(blueprint), 'written.json');
    expect(own.ok && [own.value.blueprint, own.value.spec]).toEqual([blueprint, written.value]);
  });
});

test('a unit that does not fit together cannot be written', () => {
  expect(() => formatMtf({ ...HUNCHBACK, items: { HD: ['PPC'] } })).toThrow('items.HD[0] is "PPC"');
});
