import { expectSection } from '@hexfall/testkit';
import { test } from 'vitest';
import { findInCatalogue } from '../units/catalogue/catalogue.ts';
import { formatUnit } from './format-unit.ts';

test('the example in the documents is a unit as it is written', () => {
  expectSection('docs/UNITS.md', 'example', `\`\`\`json\n${formatUnit(findInCatalogue('AXM-1N')!)}\`\`\`\n`);
});
