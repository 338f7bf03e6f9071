import { builtInMech } from '@hexfall/data';
import { CANON_PROFILE, type MechSpec, SPEC_PROFILE } from '@hexfall/rules';
import { buildMech, expectGolden, tableWeapon } from '@hexfall/testkit';
import { test } from 'vitest';
import { createMechSheet } from './mech-sheet.ts';
import { formatMechSheet } from './text-sheet.ts';

/** A quad with several kinds of ammunition, an add-on for a weapon, a booster, and equipment without rules. */
const QUAD: MechSpec = buildMech({
  name: 'Quad of all trades',
  quad: true,
  tonnage: 70,
  walk: 4,
  jump: 3,
  weapons: [
    [tableWeapon('mml5'), 'LT'],
    [tableWeapon('lrm20'), 'RT'],
    [tableWeapon('ams'), 'CT'],
    [tableWeapon('plasmaRifle'), 'LA'],
    [tableWeapon('rocket10'), 'RA'],
    [tableWeapon('rocket10'), 'RA'],
  ],
  ammo: [
    { kind: 'mml-5', in: 'LT', shots: 24, explosionPerShot: 5 },
    { kind: 'mml-5', in: 'LT', shots: 20, explosionPerShot: 10, munition: 'shortRange' },
    { kind: 'lrm-20', in: 'RT', shots: 6, explosionPerShot: 20, guidance: 'artemisIV' },
    { kind: 'lrm-20', in: 'RT', shots: 6, explosionPerShot: 20, guidance: 'artemisIV' },
  ],
  equipment: [
    ['artemisIV', 'RT'],
    ['masc', 'LT'],
    ['ecm', 'LT'],
    ['other', 'RT'],
    ['other', 'RT'],
  ],
  armored: ['CT'],
});

const HATCHET: MechSpec = buildMech({
  name: 'Hot hatchet',
  equipment: [
    ['hatchet', 'RA'],
    ['tsm', 'LT'],
  ],
  weapons: [['ml', 'HD']],
  armsWithout: { LA: 'lowerArm' },
});

test.each([SPEC_PROFILE, CANON_PROFILE])('record sheets as text by the $id rules are unchanged', profile => {
  const sheets = [builtInMech('HBK-4G')!, QUAD, HATCHET].map(spec => createMechSheet(spec, { profile }));
  const texts = sheets.map((sheet, i) => formatMechSheet(sheet, { width: i === 1 ? 80 : 100 }).join('\n'));
  expectGolden(`record-sheets-${profile.id}`, `${texts.join('\n\n')}\n`);
});
