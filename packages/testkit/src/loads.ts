import type { MechOptions } from './mech-builder.ts';
import { tableWeapon } from './test-weapons.ts';

const BOMB = { kind: 'ac20', in: 'LT', shots: 5, explosionPerShot: 20 } as const;

const table = tableWeapon;

/** Equipment for random units: weapons of all kinds, explosives and special gear. Loads for bipeds only come last. */
export const LOADS: readonly MechOptions[] = [
  { weapons: [['ml', 'CT']], ammo: [BOMB, BOMB, BOMB], equipment: [['caseTwo', 'LT']], armor: { LT: 3 } },
  {
    weapons: [
      ['ml', 'CT'],
      ['ac20', 'RT'],
    ],
    ammo: [{ kind: 'ac20', in: 'LT', shots: 5, explosionPerShot: 20 }],
  },
  {
    weapons: [
      ['lrm20', 'LT'],
      ['ml', 'HD'],
    ],
    ammo: [{ kind: 'lrm20', in: 'RT', shots: 6, explosionPerShot: 20 }],
  },
  {
    weapons: [
      ['srm6', 'LT'],
      ['gauss', 'RT'],
      ['ml', 'CT'],
    ],
    equipment: [['case', 'RT']],
  },
  {
    weapons: [
      ['heavyGauss', 'RT'],
      ['ml', 'LT'],
    ],
  },
  {
    weapons: [
      ['ml', 'LT'],
      ['ml', 'RT'],
      ['ml', 'CT'],
    ],
    armor: { LL: 2, RL: 2, LA: 1, RA: 1 },
    heatSinks: 2,
    sinksIn: ['LL', 'RL'],
  },
  {
    weapons: [
      [table('ultra5'), 'RT'],
      [table('lbx10'), 'LT'],
      [table('ams'), 'CT'],
    ],
    ammo: [
      { kind: 'ultra-ac-5', in: 'RT', shots: 20, explosionPerShot: 5 },
      { kind: 'lb-x-10', in: 'LT', shots: 5, explosionPerShot: 10 },
      { kind: 'lb-x-10', in: 'LT', shots: 5, explosionPerShot: 10, munition: 'cluster' },
      { kind: 'ams', in: 'CT', shots: 3, explosionPerShot: 2 },
    ],
    armorType: 'ballisticReinforced',
    armored: ['CT'],
  },
  {
    weapons: [
      [table('rotary5'), 'RT'],
      ['flamer', 'CT'],
      ['plasmaRifle', 'LT'],
      ['plasmaCannon', 'LT'],
    ],
    ammo: [{ kind: 'rotary-ac-5', in: 'RT', shots: 20, explosionPerShot: 5 }],
    armorType: 'reflective',
  },
  {
    weapons: [
      [table('mml5'), 'LT'],
      [table('atm6'), 'RT'],
      [table('streak6'), 'LT'],
      ['narc', 'CT'],
    ],
    ammo: [
      { kind: 'mml-5', in: 'LT', shots: 10, explosionPerShot: 5, guidance: 'narc' },
      { kind: 'mml-5', in: 'LT', shots: 10, explosionPerShot: 10, munition: 'shortRange' },
      { kind: 'atm-6', in: 'RT', shots: 5, explosionPerShot: 12 },
      { kind: 'atm-6', in: 'RT', shots: 5, explosionPerShot: 6, munition: 'extendedRange' },
      { kind: 'atm-6', in: 'RT', shots: 5, explosionPerShot: 18, munition: 'highExplosive' },
      { kind: 'streak-srm-6', in: 'LT', shots: 5, explosionPerShot: 12 },
    ],
    armorType: 'reactive',
    structureType: 'reinforced',
  },
  {
    weapons: [
      ['mrm20', 'LT'],
      ['hag20', 'RT'],
      ['tag', 'HD'],
      ['rocket10', 'LT'],
      ['ams', 'CT'],
      ['snubPpc', 'RT'],
    ],
    equipment: [
      ['apollo', 'LT'],
      ['ecm', 'RT'],
    ],
    armorType: 'hardened',
  },
  {
    weapons: [
      [table('lrm20'), 'LT'],
      ['ppc', 'RT'],
      ['mg', 'CT'],
      ['narc', 'RT'],
    ],
    ammo: [
      { kind: 'lrm-20', in: 'LT', shots: 6, explosionPerShot: 20, guidance: 'artemisIV' },
      { kind: 'lrm-20', in: 'LT', shots: 6, explosionPerShot: 20, guidance: 'narc' },
      { kind: 'lrm-20', in: 'LT', shots: 6, explosionPerShot: 20, guidance: 'semiGuided' },
    ],
    equipment: [
      ['artemisIV', 'LT'],
      ['targetingComputer', 'RT'],
    ],
    armorType: 'ferroLamellor',
    structureType: 'composite',
  },
  {
    weapons: [
      ['ml', 'LT'],
      ['srm6', 'RT'],
    ],
    equipment: [['ecm', 'CT']],
    armorType: 'stealth',
  },
  {
    weapons: [
      ['ppc', 'LT'],
      ['snubPpc', 'RT'],
      ['mg', 'LT'],
      ['mg', 'LT'],
    ],
    equipment: [
      ['ppcCapacitor', 'LT'],
      ['ppcCapacitor', 'RT'],
      ['machineGunArray', 'LT'],
      ['activeProbe', 'RT'],
      ['c3Slave', 'RT'],
    ],
  },
  {
    weapons: [
      [table('mg'), 'LT'],
      [table('mg'), 'LT'],
      [table('mg'), 'LT'],
      ['ppc', 'RT'],
    ],
    ammo: [{ kind: 'machine-gun', in: 'RT', shots: 7, explosionPerShot: 2 }],
    equipment: [
      ['machineGunArray', 'LT'],
      ['c3Master', 'RT'],
      ['c3Master', 'LT'],
    ],
  },
  {
    weapons: [
      ['ml', 'LT'],
      ['ppc', 'RT'],
    ],
    equipment: [
      ['nullSignature', 'LT'],
      ['chameleon', 'LT'],
      ['radicalSinks', 'RT'],
      ['mediumVibroblade', 'RA'],
      ['coolantPod', 'RT'],
      ['c3BoostedSlave', 'LT'],
    ],
  },
  {
    weapons: [['ml', 'LT']],
    equipment: [
      ['voidSignature', 'LT'],
      ['ecm', 'CT'],
      ['modularArmor', 'LT'],
      ['modularArmor', 'RA'],
      ['wreckingBall', 'RT'],
      ['chainWhip', 'RA'],
      ['lance', 'LA'],
      ['ramPlate', 'CT'],
      ['bPod', 'LL'],
      ['harjel', 'RL'],
      ['harjelTwo', 'LT'],
      ['harjelThree', 'RT'],
      ['c3BoostedMaster', 'RT'],
    ],
  },
  {
    weapons: [
      ['ppc', 'LT'],
      ['gauss', 'RT'],
    ],
    equipment: [
      ['c3i', 'LT'],
      ['ewSuite', 'RT'],
    ],
  },
  {
    weapons: [
      ['ml', 'LA'],
      ['ml', 'RA'],
      ['ml', 'LL'],
    ],
    armsWithout: { LA: 'lowerArm', RA: 'lowerArm' },
  },
  {
    weapons: [['ml', 'LT']],
    equipment: [
      ['hatchet', 'RA'],
      ['tsm', 'LT'],
    ],
    jump: 4,
  },
  {
    weapons: [['ml', 'RT']],
    equipment: [
      ['mace', 'RA'],
      ['chainWhip', 'LA'],
      ['masc', 'CT'],
    ],
    jump: 5,
  },
  {
    weapons: [['ml', 'RT']],
    equipment: [
      ['sword', 'LA'],
      ['mace', 'RA'],
      ['flail', 'RA'],
      ['supercharger', 'CT'],
    ],
  },
];

/** Loads that a quad can carry too: all before the first one that needs arms. */
export const QUAD_LOADS: readonly MechOptions[] = LOADS.slice(
  0,
  LOADS.findIndex(load => load.armsWithout !== undefined),
);
