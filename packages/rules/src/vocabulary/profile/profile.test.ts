import { describe, expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import { CANON_PROFILE, parseProfile, SPEC_PROFILE } from './profile.ts';
import { SWITCH_IDS, SWITCHES } from './switches.ts';

describe('profiles', () => {
  test('the built-in profiles are known by name', () => {
    expect(parseProfile('spec')).toEqual({ ok: true, value: SPEC_PROFILE });
    expect(parseProfile('canon')).toEqual({ ok: true, value: CANON_PROFILE });
  });

  test('the built-in profiles hold every switch and differ in each', () => {
    for (const id of SWITCH_IDS) {
      expect(SPEC_PROFILE.switches[id]).toBe(SWITCHES[id].spec);
      expect(CANON_PROFILE.switches[id]).toBe(SWITCHES[id].canon);
      expect(SWITCHES[id].spec, id).not.toBe(SWITCHES[id].canon);
    }
  });

  test('a custom profile sets single switches over a built-in one', () => {
    const parsed = parseProfile({ id: 'house', base: 'canon', switches: { 'head-damage-cap': 5 } });
    expect(parsed).toMatchObject({
      ok: true,
      value: { id: 'house', switches: { 'head-damage-cap': 5, crawl: false } },
    });
  });

  test.each([
    ['house', 'profile.unknown', 'profile'],
    [7, 'profile.malformed', 'profile'],
    [{ base: 'spec' }, 'profile.malformed', 'profile.id'],
    [{ id: 'x', base: 'other' }, 'profile.unknown', 'profile.base'],
    [{ id: 'spec', base: 'canon' }, 'profile.nameTaken', 'profile.id'],
    [{ id: ' Canon', base: 'canon', switches: { 'head-damage-cap': 5 } }, 'profile.nameTaken', 'profile.id'],
    [{ id: 'x', switches: { 'no-such': 1 } }, 'profile.unknownSwitch', 'profile.switches.no-such'],
    [{ id: 'x', switches: { 'head-damage-cap': -1 } }, 'profile.badValue', 'profile.switches.head-damage-cap'],
    [{ id: 'x', switches: { crawl: 'yes' } }, 'profile.badValue', 'profile.switches.crawl'],
    [{ id: 'x', switches: { 'dfa-miss': 'luck' } }, 'profile.badValue', 'profile.switches.dfa-miss'],
  ])('the profile %j is refused', (input, code, path) => {
    expect(parseProfile(input)).toMatchObject({ ok: false, errors: [{ code, path }] });
  });

  test('a profile with all switches of a built-in one may have its name', () => {
    const canon = { id: 'canon', switches: CANON_PROFILE.switches };
    expect(parseProfile(canon)).toEqual({ ok: true, value: CANON_PROFILE });
    expect(parseProfile({ id: 'canon', base: 'canon' }).ok).toBe(true);
  });

  test('a profile is compiled once, into fields', () => {
    expect(compileRules(SPEC_PROFILE)).toBe(compileRules(SPEC_PROFILE));
    expect(compileRules(SPEC_PROFILE).headDamageCap).toBe(3);
    expect(compileRules(CANON_PROFILE).psr20DamageModifier).toBe(1);
  });
});
