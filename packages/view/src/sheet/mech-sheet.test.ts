import { loadSampleMtf } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { createMechSheet } from './mech-sheet.ts';

const { spec: SPEC } = loadSampleMtf({ LT: ['Gadget', 'Cargo'] });

test('equipment that no rule plays is named in the notes', () => {
  expect(createMechSheet(SPEC, { profile: 'spec' }).notes).toEqual([
    'Takes up its slots and does nothing: Gadget, Cargo.',
  ]);
});

test('equipment that another note names is not named twice', () => {
  const notes = ['Fights without its Gadget (not played yet).'];
  expect(createMechSheet(SPEC, { profile: 'spec', notes }).notes).toEqual([
    ...notes,
    'Takes up its slots and does nothing: Cargo.',
  ]);
});
