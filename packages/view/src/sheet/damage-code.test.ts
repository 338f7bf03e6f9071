import { WEAPONS } from '@hexfall/data';
import { withMunition } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { CODE_WORDS, damageWithCode, weaponCodes } from './damage-code.ts';

function codeOf(id: string): string {
  return damageWithCode(WEAPONS.find(({ type }) => type.id === id)!.type);
}

describe('damage is printed with its code as on paper', () => {
  test.each([
    ['medium-laser', '5 [DE]'],
    ['ppc', '10 [DE]'],
    ['flamer', '2 (heat 2) [DE,H,AI]'],
    ['machine-gun', '2 [DB,AI]'],
    ['ac-20', '20 [DB,S]'],
    ['is-light-ac-5', '5 [DB,S]'],
    ['is-ultra-ac-5', '5/Sht [DB,R/C]'],
    ['is-rotary-ac-2', '2/Sht [DB,R/C]'],
    ['is-lb-10-x-ac', '10 [DB,C/S]'],
    ['is-gauss-rifle', '15 [DB,X]'],
    ['is-heavy-gauss-rifle', '25/20/10 [DB,V,X]'],
    ['clan-ap-gauss-rifle', '3 [DB,X,AI]'],
    ['clan-hag-20', '1/Sht [DB,X,C]'],
    ['is-snub-nose-ppc', '10/8/5 [DE,V]'],
    ['is-medium-pulse-laser', '6 [P]'],
    ['clan-small-pulse-laser', '3 [P,AI]'],
    ['is-plasma-rifle', '10 (heat 1d6) [DE,H,AI]'],
    ['clan-plasma-cannon', '(heat 2d6) [DE,H,AI]'],
    ['srm-6', '2/Msl [M,C,S]'],
    ['lrm-20', '1/Msl [M,C,S]'],
    ['is-mml-5', '1/Msl [M,C,S]'],
    ['clan-atm-6', '2/Msl [M,C,S]'],
    ['is-streak-srm-4', '2/Msl [M,C]'],
    ['is-mrm-30', '1/Msl [M,C]'],
    ['is-rocket-launcher-10', '1/Msl [M,C,OS]'],
    ['is-narc', '[M]'],
    ['is-tag', '[E]'],
    ['is-anti-missile-system', '[PD]'],
  ])('the damage of %s is printed as %s', (id, code) => {
    expect(codeOf(id)).toBe(code);
  });
});

test('the shot of an LB-X autocannon has the damage of one pellet', () => {
  const { type } = WEAPONS.find(entry => entry.type.id === 'is-lb-10-x-ac')!;
  expect(damageWithCode(withMunition(type, 'cluster'))).toBe('1/Sht [DB,C]');
});

test('every weapon has a code, and every code is explained and in use', () => {
  const used = new Set<string>();
  for (const { type } of WEAPONS) {
    const codes = weaponCodes(type);
    expect(codes.length, type.id).toBeGreaterThan(0);
    for (const code of codes) used.add(code);
    expect(damageWithCode(type), type.id).toMatch(/^(?:[\d/]+(?:\/Msl|\/Sht)? )?(?:\(heat [\dd6]+\) )?\[[A-Z/,]+\]$/);
  }
  expect([...used].sort()).toEqual(Object.keys(CODE_WORDS).sort());
});
