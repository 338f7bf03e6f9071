import { describe, expect, test } from 'vitest';
import { type UnitName, UnitNames, unitTitle } from './unit-names.ts';

function named(chassis: string, model: string, clanName = ''): UnitName {
  return { chassis, model, clanName };
}

const NAMES = new UnitNames([
  named('Atlas', 'AS7-D'),
  named('Atlas', 'AS7-D-DC'),
  named('Atlas', 'AS7-RS'),
  named('Atlas II', 'AS7-D-H'),
  named('Mad Cat', 'Prime', 'Timber Wolf'),
  named('Mad Cat', 'W', 'Timber Wolf'),
  named('Mad Cat Mk II', '', ''),
  named('Black Hawk', 'Prime', 'Nova'),
  named('Götterdämmerung', 'GTD-1'),
  named('Hunchback', 'HBK-4G'),
  named('Locust', 'LCT-1V'),
]);

function titlesFound(typed: string): string {
  const match = NAMES.find(typed);
  if (match.kind === 'one') return unitTitle(match.unit);
  const units = match.kind === 'several' ? match.units : match.suggestions;
  return `${match.kind}: ${units.map(unitTitle).join(', ')}`;
}

describe('names that units have', () => {
  test.each([
    ['as7-d', 'Atlas AS7-D'],
    ['AS7D', 'Atlas AS7-D'],
    ['Atlas AS7-D', 'Atlas AS7-D'],
    ['AS7-D Atlas', 'Atlas AS7-D'],
    ['  atlas   as7 d ', 'Atlas AS7-D'],
    ['atlas as7-rs', 'Atlas AS7-RS'],
    ['atlas rs', 'Atlas AS7-RS'],
    ['atlas', 'several: Atlas AS7-D, Atlas AS7-D-DC, Atlas AS7-RS'],
    ['Atlas II', 'Atlas II AS7-D-H'],
    ['timber wolf prime', 'Mad Cat Prime'],
    ['Mad Cat (Timber Wolf) Prime', 'Mad Cat Prime'],
    ['mad cat prime', 'Mad Cat Prime'],
    ['mad cat', 'several: Mad Cat Prime, Mad Cat W'],
    ['timber wolf', 'several: Mad Cat Prime, Mad Cat W'],
    ['timberwolf w', 'Mad Cat W'],
    ['mad cat mk ii', 'Mad Cat Mk II'],
    ['prime', 'several: Mad Cat Prime, Black Hawk Prime'],
    ['nova', 'Black Hawk Prime'],
    ['hunch', 'Hunchback HBK-4G'],
    ['as7', 'several: Atlas AS7-D, Atlas AS7-D-DC, Atlas AS7-RS, Atlas II AS7-D-H'],
    ['atl dc', 'Atlas AS7-D-DC'],
    ['gotterdammerung', 'Götterdämmerung GTD-1'],
  ])('"%s" finds %s', (typed, expected) => {
    expect(titlesFound(typed)).toBe(expected);
  });
});

describe('names that no unit has', () => {
  test.each([
    ['hunhcback', 'none: Hunchback HBK-4G'],
    ['HBK-4H', 'none: Hunchback HBK-4G'],
    ['locsut lct-1v', 'none: Locust LCT-1V'],
    ['unchback', 'none: Hunchback HBK-4G'],
    ['xyzzy plugh', 'none: '],
    ['h', 'none: '],
    ['', 'none: '],
    ['---', 'none: '],
  ])('"%s" finds what comes near, %s', (typed, expected) => {
    expect(titlesFound(typed)).toBe(expected);
  });
});

test('the full name of several units is distinguished from the beginning of their names', () => {
  expect(NAMES.find('atlas')).toMatchObject({ kind: 'several', exact: true });
  expect(NAMES.find('as7')).toMatchObject({ kind: 'several', exact: false });
});

describe('names that sound the same', () => {
  const names = new UnitNames([
    named('Marauder', 'MAD-3R'),
    named('Marauder II', 'C'),
    named('Marauder IIC', ''),
    named('Marauder IIC', '2'),
    named('Widget', 'W-1'),
    named('Widget', 'W.1'),
    named('Gadget II', 'C'),
    named('Gadget IIC', '1'),
    named('Gadget IIC', '2'),
  ]);

  test.each([
    ['Marauder IIC', 'Marauder IIC'],
    ['marauder  iic', 'Marauder IIC'],
    ['Marauder II C', 'Marauder II C'],
    ['marauder-ii c', 'Marauder II C'],
    ['Marauder IIC 2', 'Marauder IIC 2'],
    ['widget w-1', 'Widget W-1'],
    ['W.1', 'Widget W.1'],
  ])('names that sound the same are told apart by their spelling: "%s" finds %s', (typed, title) => {
    const match = names.find(typed);
    expect(match.kind === 'one' && unitTitle(match.unit)).toBe(title);
  });

  test.each([
    ['marauderiic', ['Marauder II C', 'Marauder IIC']],
    ['Marauder I I C', ['Marauder II C', 'Marauder IIC']],
    ['widget w1', ['Widget W-1', 'Widget W.1']],
  ])('names that sound the same are all found by "%s", which is the spelling of none of them', (typed, titles) => {
    const match = names.find(typed);
    expect(match).toMatchObject({ kind: 'several', exact: false });
    expect(match.kind === 'several' && match.units.map(unitTitle)).toEqual(titles);
  });

  test('a chassis that is spelled the same comes before a whole name that only sounds the same', () => {
    const match = names.find('Gadget IIC');
    expect(match.kind === 'several' && match.units.map(unitTitle)).toEqual(['Gadget IIC 1', 'Gadget IIC 2']);
  });
});

test('five thousand names are searched in the blink of an eye', () => {
  const many = Array.from({ length: 5000 }, (_, i) =>
    named(`Walker ${i % 400}`, `WLK-${i}X`, i % 3 ? '' : `Beast ${i}`),
  );
  const names = new UnitNames(many);
  const began = process.cpuUsage();
  for (const typed of ['wlk-4999x', 'Walker 7', 'wakler 399 wlk-2399z', 'nothing of the kind']) names.find(typed);
  // Processor time, in microseconds: work of other programs on the machine is not counted.
  expect(process.cpuUsage(began).user).toBeLessThan(1_500_000);
});
