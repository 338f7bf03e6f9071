import { checkConstruction, findInCatalogue } from '@hexfall/data';
import { expect, test } from 'vitest';
import { describeFinding } from './finding-places.ts';

const HUNCHBACK = findInCatalogue('HBK-4G')!;

test('a finding is a whole sentence that leads to where it can be mended', () => {
  const wrong = {
    ...HUNCHBACK,
    engine: { rating: 210 },
    heatSinks: { count: 7 },
    armor: { ...HUNCHBACK.armor, HD: 20 },
    structureType: 'endoSteel',
    items: { ...HUNCHBACK.items, LA: ['Jump Jet'], LT: ['Artemis IV'] },
  } as const;
  const lines = checkConstruction(wrong).map(describeFinding);
  expect(lines.every(({ sentence }) => /^The unit .*\.$/.test(sentence))).toBe(true);
  expect(new Set(lines.map(({ place }) => place))).toEqual(
    new Set(['edit-weight', 'edit-engine', 'armor-HD', 'edit-structure', 'bay-LA', 'bay-LT', 'edit-sinks']),
  );
});
