import { expect, test } from 'vitest';
import { findInCatalogue } from '../units/catalogue/catalogue.ts';
import { formatUnit } from './format-unit.ts';

test('a file has a line for each field and each location', () => {
  expect(formatUnit(findInCatalogue('HBK-4G')!)).toBe(`{
  "format": 1,
  "chassis": "Hunchback",
  "model": "HBK-4G",
  "tonnage": 50,
  "engine": { "rating": 200 },
  "heatSinks": { "count": 13 },
  "armor": { "HD": 9, "CT": 26, "RT": 20, "LT": 20, "RA": 16, "LA": 16, "RL": 20, "LL": 20, "CTR": 5, "RTR": 4, "LTR": 4 },
  "items": {
    "HD": ["Small Laser"],
    "CT": ["Heat Sink"],
    "RT": ["AC/20"],
    "LT": ["2 x AC/20 ammo"],
    "RA": ["Medium Laser"],
    "LA": ["Medium Laser"],
    "RL": ["2 x Heat Sink"],
    "LL": ["2 x Heat Sink"]
  },
  "year": 2572,
  "rulesLevel": 1,
  "role": "Juggernaut"
}
`);
});
