import { builtInMech } from '@hexfall/data';
import { createPosition, legalCommands, mechOf, type Shot } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { orderText } from './order-text.ts';

const SPECS = ['WVR-6R', 'HBK-4G'].map(model => ({ spec: builtInMech(model)! }));

test('an order is told after the name of the unit', () => {
  const shooting = createPosition(SPECS, { phase: 'weapons' });
  const shot = (weapon: number): Shot => ({ target: 1, weapon });
  expect(orderText(shooting, { type: 'fire', unit: 0, twist: 0, shots: [] })).toBe('holds its fire');
  expect(orderText(shooting, { type: 'fire', unit: 1, twist: 0, shots: [{ target: 0, weapon: 0 }] })).toBe(
    'fires Medium Laser at A1',
  );
  expect(orderText(shooting, { type: 'fire', unit: 0, twist: 0, shots: [shot(0), shot(1)] })).toContain(' + ');
  const striking = createPosition(SPECS, { phase: 'physical' });
  expect(orderText(striking, { type: 'kick', unit: 0, target: 1, leg: 'LL' })).toBe('kicks B1 with the left leg');
  expect(orderText(striking, { type: 'punch', unit: 0, target: 1, arms: ['LA', 'RA'] })).toBe(
    'punches B1 with both arms',
  );
  expect(orderText(striking, { type: 'hold', unit: 0 })).toBe('makes no physical attack');
});

test('a move is told by where it ends, and every legal order of a phase has words of its own', () => {
  const moving = createPosition(SPECS);
  expect(orderText(moving, { type: 'move', unit: 0, mode: 'walk', steps: ['left', 'forward'], climb: true })).toBe(
    'walks to 0404, facing NW',
  );
  const texts = Array.from(legalCommands(moving, mechOf(moving, 0)), order => orderText(moving, order));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts).toContain('jumps to 0502, facing S');
  expect(new Set(texts).size / texts.length).toBeGreaterThan(0.9);
});
