import { LA } from '@hexfall/rules';
import { loadSampleMtf, sampleMtf } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { parseMtf } from './mtf.ts';

describe('the header', () => {
  test('a header of the old kind has the names on lines of their own', () => {
    const old = sampleMtf().replace('chassis:Sample\nmodel:SMP-1', 'Version:1.0\nOld Sample\nSMP-0');
    const result = parseMtf(old, 'old.mtf');
    expect(result.ok && result.value.spec.name).toBe('Old Sample SMP-0');
    const nameless = parseMtf(old.replace('SMP-0', ''), 'old.mtf');
    expect(nameless.ok && nameless.value).toMatchObject({ chassis: 'Old Sample', model: '' });
  });

  test('keys may be in any letter case, with comments, blank lines and any line end between them', () => {
    const odd = sampleMtf()
      .replaceAll('armor:', 'ARMOR:')
      .replaceAll('\n', '\r\n')
      .replace('mass:', '# a remark\r\n\r\nMass:');
    expect(parseMtf(odd, 'odd.mtf')).toEqual(parseMtf(sampleMtf(), 'odd.mtf'));
  });

  test.each([
    ['200 Fusion Engine(IS)', 'Inner Sphere', 'fusion'],
    ['200 XL Engine(IS)', 'Inner Sphere', 'xl'],
    ['200 XL Fusion Engine', 'Clan', 'clanXl'],
    ['200 XL (Clan) Engine', 'Mixed (IS Chassis)', 'clanXl'],
    ['200 XL Engine(IS)', 'Mixed (Clan Chassis)', 'xl'],
    ['200 XL Engine', 'Mixed (Clan Chassis)', 'clanXl'],
    ['200 XXL Engine', 'Clan', 'clanXxl'],
    ['200 Light Fusion Engine', 'Inner Sphere', 'light'],
    ['200 ICE Engine', 'Inner Sphere', 'ice'],
    ['200 Fuel Cell Engine', 'Inner Sphere', 'fuelCell'],
  ])('engine "%s" of a unit that is %s is %s', (engine, techBase, expected) => {
    expect(loadSampleMtf({ engine, techBase }).spec.engine).toBe(expected);
  });

  test('a primitive engine is heavy for its rating', () => {
    expect(loadSampleMtf({ engine: '240 Fusion Engine', cockpit: 'Primitive Cockpit' }).spec.walkMp).toBe(4);
  });

  test('the header names OmniMechs, quirks and the Clan name', () => {
    const unit = loadSampleMtf({
      config: 'Biped Omnimech',
      extra: ['clanname:Probe', 'quirk:low_profile', 'quirk:easy_pilot'],
    });
    expect(unit).toMatchObject({ omni: true, clanName: 'Probe', quirks: ['low_profile', 'easy_pilot'] });
  });

  test('patchwork armor has its type before the points', () => {
    const text = sampleMtf({ armorType: 'Patchwork' }).replace('LA armor:15', 'LA armor:Reactive(Inner Sphere):15');
    const result = parseMtf(text, 'patchwork.mtf');
    expect(result.ok && [result.value.spec.armorType, result.value.spec.armor[LA]]).toEqual(['patchwork', 15]);
  });
});
