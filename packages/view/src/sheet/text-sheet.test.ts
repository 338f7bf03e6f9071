import { builtInMech } from '@hexfall/data';
import { loadSampleMtf } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { createForceSheets, createMechSheet } from './mech-sheet.ts';
import { createProvingGround } from './proving-ground.ts';
import { formatMechSheet } from './text-sheet.ts';

const SPEC = builtInMech('HBK-4G')!;
const { mech: STATE } = createProvingGround(SPEC, 'spec', {
  armor: { CT: 3, LTR: 0 },
  structure: { RA: 0 },
  criticals: { CT: [1, 2, 4, 5], LT: [1], HD: [1, 2] },
  ammo: [0, 4],
  pilotWounds: 1,
});

test.each([80, 100])('the sheet of a damaged unit fits into %i columns', width => {
  const lines = formatMechSheet(createMechSheet(SPEC, { profile: 'spec', state: STATE }), { width });
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(width);
  const state = lines.slice(lines.indexOf('CURRENT STATE')).join('\n');
  expect(state).toMatch(/^CURRENT STATE\n {2}1 wound\n/);
  for (const words of ['CT   3/26', 'RA  destroyed', '0/4', 'struck CT  Engine, Engine, Gyro, Gyro', 'lost', '4 shots'])
    expect(state).toContain(words);
});

test('the sheet of a fresh unit has no section for its state', () => {
  expect(formatMechSheet(createMechSheet(SPEC, { profile: 'spec' }), { width: 100 })).not.toContain('CURRENT STATE');
});

test('units that share targeting data are worth more together, and the sheet says so', () => {
  const { spec } = loadSampleMtf({ LT: ['ISC3iUnit', 'ISC3iUnit'] });
  const [alone] = createForceSheets([{ spec }], 'spec');
  const [together] = createForceSheets([{ spec }, { spec }], 'spec');
  expect(together!.value.now).toBeGreaterThan(alone!.value.now);
  const enemy = { ...createProvingGround(spec, 'spec').mech, side: 1 };
  const [against] = createForceSheets([{ spec }, { spec, state: enemy }], 'spec');
  expect(against!.value).toEqual(alone!.value);
  expect(formatMechSheet(together!, { width: 100 })[1]).toMatch(/^Battle Value \d+, \d+ with its force$/);
});
