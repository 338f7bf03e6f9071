import { afterEach, describe, expect, test, vi } from 'vitest';
import { capture } from '../capture.ts';

afterEach(() => vi.unstubAllEnvs());

const FAST = ['--board', 'open:9x9:1', '--turns', '4', '--bots', 'random', '--workers', '0'];
const COMMANDS: readonly (readonly [string, ...string[]])[] = [
  ['simulate', '2xHBK-4G,atlas as7-d', 'WVR-6R,LCT-1V', '--games', '2', ...FAST],
  ['tournament', 'HBK-4G', 'WVR-6R', 'LCT-1V', 'AS7-D', '--games', '2', ...FAST],
  ['compare', 'HBK-4G', '--with', 'HBK-4P', '--against', 'WVR-6R', '--against', 'LCT-1V', '--games', '2', ...FAST],
  ['odds', 'AS7-D fires everything at HBK-4G, 3 hexes, both jumped 5, partial cover', '--time', '0.01'],
  ['rules', 'spec', 'canon'],
  ['units', 'heavy'],
  ['force', '--bv', '5000', '--units', '4'],
];

describe.each([60, 80, 120])('in a terminal of %d columns', width => {
  test.each(COMMANDS)('%s fits the width', async (...args) => {
    vi.stubEnv('COLUMNS', String(width));
    const text = await capture(...args);
    const longest = text.split('\n').reduce((most, line) => (line.length > most.length ? line : most), '');
    expect(longest.length, longest).toBeLessThanOrEqual(width);
    expect(text.length).toBeGreaterThan(100);
  });
});
