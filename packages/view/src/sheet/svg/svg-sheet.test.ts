import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtInMech, parseMtf } from '@hexfall/data';
import { ARMOR_FACINGS, LOCATIONS, type MechSpec } from '@hexfall/rules';
import { buildMech, describeWithReference, readReferenceFile, referenceFolder } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createMechSheet } from '../mech-sheet.ts';
import { createProvingGround } from '../proving-ground.ts';
import { locationCode } from '../sheet-words.ts';
import { formatMechSheet } from '../text-sheet.ts';
import { mechSheetSvg } from './svg-sheet.ts';

function draw(spec: MechSpec, title = spec.name): string {
  return mechSheetSvg(createMechSheet(spec, { profile: 'spec', title }));
}

/** The number of pips in a drawing, by picture and location. */
function pipsIn(svg: string): Record<string, number> {
  const groups = svg.matchAll(/<g data-pips="(\w+)" data-location="(\w+)">(.*?)<\/g>/g);
  return Object.fromEntries(
    [...groups].map(([, picture, location, content]) => [
      `${picture} ${location}`,
      content!.match(/class="pip(?: lost)?"/g)?.length ?? 0,
    ]),
  );
}

/** The points of armor and structure of a unit, by picture and location. */
function pointsOf(spec: MechSpec): Record<string, number> {
  const codes = LOCATIONS.map((_, location) => locationCode(spec, location));
  return Object.fromEntries([
    ...codes.map((code, location) => [`armor ${code}`, spec.armor[location]!]),
    ...codes.map((code, location) => [`structure ${code}`, spec.structure[location]!]),
    ...['CTR', 'LTR', 'RTR'].map(code => [`rear ${code}`, spec.armor[ARMOR_FACINGS.indexOf(code as 'CTR')]!]),
  ]);
}

/** Whether every element that is opened is closed, in order. */
function isBalanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, empty] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (closing === '/' && open.pop() !== name) return false;
    if (closing === '' && empty === '') open.push(name!);
  }
  return open.length === 0;
}

/** Elements that are off the page. */
function strays(svg: string): string[] {
  const placed = svg.matchAll(/<(?:text|rect|circle) c?x="(-?[\d.]+)" c?y="(-?[\d.]+)"/g);
  return [...placed]
    .filter(([, x, y]) => Number(x) < 0 || Number(x) > 1000 || Number(y) < 0 || Number(y) > 1300)
    .map(([element]) => element);
}

describe('a drawn record sheet', () => {
  const spec = builtInMech('HBK-4G')!;
  const svg = draw(spec);

  test('a drawn record sheet has a circle for each point of armor and structure, front and rear', () => {
    expect(pipsIn(svg)).toEqual(pointsOf(spec));
    expect(pointsOf(spec)).toMatchObject({ 'armor CT': 26, 'structure CT': 16, 'rear CTR': 5 });
  });

  test('a drawn record sheet names each leg of a quad', () => {
    const quad = buildMech({ quad: true, tonnage: 85, armor: { LA: 30, RL: 31, LTR: 0 } });
    expect(pipsIn(draw(quad))).toEqual(pointsOf(quad));
    expect(pipsIn(draw(quad))).toMatchObject({ 'armor FLL': 30, 'armor RRL': 31, 'rear LTR': 0 });
  });

  test('a drawn record sheet shows weapons, slots, the heat scale and the pilot', () => {
    const texts = [
      'AC/20',
      '20 [DB,S]',
      'AC/20 ammo (5)',
      'avoid shutdown on 10+',
      'avoid ammo explosion on 8+',
      '11+',
      'dead',
    ];
    for (const text of texts) expect(svg).toContain(`>${text}<`);
    const scale = [...svg.matchAll(/class="strong" text-anchor="middle">(\d+)<\/text>/g)].map(([, heat]) =>
      Number(heat),
    );
    expect(scale).toEqual(Array.from({ length: 31 }, (_, i) => 30 - i));
  });

  test('a drawn record sheet has a box to tick for each heat sink and each shot', () => {
    const sinks = svg.slice(svg.indexOf('>HEAT<')).match(/class="tick"/g)!;
    expect(sinks).toHaveLength(spec.heatSinks.count);
    const shots = svg.slice(svg.indexOf('>WEAPONS'), svg.indexOf('>ARMOR')).match(/class="tick"/g)!;
    expect(shots).toHaveLength(10);
  });

  test('a drawn record sheet is well-formed and escaped, whatever the name of the unit', () => {
    const odd = draw(spec, '<script>alert("1 & 2")</script>');
    expect(odd).toContain('&lt;script&gt;alert(&quot;1 &amp; 2&quot;)');
    expect(odd).not.toContain('<script');
    expect([isBalanced(svg), isBalanced(odd), isBalanced(svg.replace('</g>', ''))]).toEqual([true, true, false]);
  });

  test('a drawn record sheet names Battle Value, technology base, year, role and the rules', () => {
    const about = { techBase: 'clan', year: 2945, role: 'Brawler' } as const;
    const drawn = mechSheetSvg(createMechSheet(spec, { profile: 'canon', about }));
    expect(drawn).toContain('>Battle Value 1041 · Clan · introduced 2945 · Brawler<');
    expect(drawn).toContain('figures by the canon rules');
  });

  test('a drawn record sheet has every word of the remarks on the unit, without its name', () => {
    const names = Array.from({ length: 12 }, (_, i) => `Experimental Device ${i}`);
    const notes = [`${spec.name}: fights without its ${names.join(', ')} (not played yet).`];
    const drawn = mechSheetSvg(createMechSheet(spec, { profile: 'spec', notes }));
    const words = [...drawn.matchAll(/class="faint"[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
    expect(words).toContain(`Fights without its ${names.join(', ')} (not played yet).`);
  });

  test('a drawn record sheet has lines to fill in for a crew that nobody stated, and otherwise the crew', () => {
    const crew = { name: 'Natasha & Co', gunnery: 3, piloting: 4 };
    const crewed = mechSheetSvg(createMechSheet(spec, { profile: 'spec', crew }));
    expect(crewed).toContain('>Natasha &amp; Co<');
    expect(crewed).toMatch(/>Gunnery<[^]*?>3<[^]*?>Piloting<[^]*?>4</);
    expect(crewed).toContain('>Battle Value 1041, 1374 with crew 3/4<');
    expect(svg).not.toMatch(/>Gunnery<[^]*?>\d<[^]*?>Piloting</);
  });
});

describe('the drawn sheet of a damaged unit', () => {
  const spec = builtInMech('HBK-4G')!;
  const { mech: state } = createProvingGround(spec, 'spec', {
    heat: 12,
    prone: true,
    pilotWounds: 2,
    armor: { CT: 20, RA: 0, CTR: 1 },
    structure: { RA: 0, CT: 10 },
    criticals: { CT: [1], LA: [5], HD: [2] },
    ammo: [2, 5],
  });
  const svg = mechSheetSvg(createMechSheet(spec, { profile: 'spec', state }));

  test('the drawn sheet of a damaged unit has its lost points of armor and structure filled', () => {
    const lost = (picture: string, location: string): number => {
      const group = new RegExp(`<g data-pips="${picture}" data-location="${location}">.*?</g>`).exec(svg)![0];
      return group.match(/class="pip lost"/g)?.length ?? 0;
    };
    expect(pipsIn(svg)).toEqual(pointsOf(spec));
    expect([lost('armor', 'CT'), lost('rear', 'CTR'), lost('structure', 'CT')]).toEqual([6, 4, 6]);
    expect([lost('armor', 'RA'), lost('structure', 'RA'), lost('armor', 'LL')]).toEqual([16, 8, 0]);
    expect(svg).toContain('>CT 20/26<');
  });

  test('the drawn sheet of a damaged unit has its destroyed slots and weapons struck through', () => {
    const struck = [...svg.matchAll(/class="struck"[^>]*>([^<]+)</g)].map(([, text]) => text!);
    expect(struck.filter(text => text === 'Medium Laser')).toHaveLength(4);
    expect(struck).toEqual(expect.arrayContaining(['Engine', 'Sensors', 'Shoulder', 'Hand actuator']));
    expect(struck).not.toContain('AC/20');
    expect(svg).toContain('>Right arm, destroyed<');
  });

  test('the drawn sheet of a damaged unit shows heat, wounds, hits on systems, fired shots and its condition', () => {
    expect(svg).toMatch(/class="now"\/>\n<text[^>]*>12</);
    expect(svg.slice(svg.indexOf('>PILOT<'), svg.indexOf('>WEAPONS')).match(/class="cross"/g)).toHaveLength(2 * 2);
    const systems = svg.slice(svg.indexOf('>Engine</text><'), svg.indexOf('>HEAT<'));
    expect(systems.match(/class="tick lost"/g)).toHaveLength(2);
    expect(svg).toMatch(/>7\/10<\/text>/);
    expect(svg.slice(svg.indexOf('>WEAPONS'), svg.indexOf('>ARMOR')).match(/class="tick lost"/g)).toHaveLength(3);
    expect(svg).toContain('>prone, 2 wounds, heat 12<');
    expect(svg).toMatch(/>Walk<[^]*?>2\/4<[^]*?>Run<[^]*?>4\/6</);
  });
});

describeWithReference('record sheets of the sample units', () => {
  const folders = ['data/mtf/classic', 'data/mtf/later'];
  const files = folders.flatMap(folder =>
    readdirSync(join(referenceFolder()!, folder)).map(name => join(folder, name)),
  );
  const units = files
    .map(file => parseMtf(readReferenceFile(file), file))
    .flatMap(unit => (unit.ok ? [unit.value] : []));

  test('each record sheet has all its pips and fits its page', () => {
    expect(units.length).toBeGreaterThan(390);
    for (const { spec } of units) {
      const svg = draw(spec);
      expect(pipsIn(svg), spec.name).toEqual(pointsOf(spec));
      expect(isBalanced(svg), spec.name).toBe(true);
      expect(strays(svg), spec.name).toEqual([]);
    }
  });

  test('each record sheet as text fits into 80 and into 100 columns', () => {
    for (const { spec } of units) {
      for (const width of [80, 100]) {
        const lines = formatMechSheet(createMechSheet(spec, { profile: 'canon' }), { width });
        expect(Math.max(...lines.map(line => line.length)), spec.name).toBeLessThanOrEqual(width);
      }
    }
  });
});
