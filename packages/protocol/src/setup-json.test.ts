import { builtInMech } from '@hexfall/data';
import { type GameSetup, parseProfile, seedFromText } from '@hexfall/rules';
import { openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { setupFromJson, setupToJson } from './setup-json.ts';

test('a set-up with later arrivals, C3 and withdrawal is read back as it was written', () => {
  const profile = parseProfile('spec');
  if (!profile.ok) throw new Error(profile.errors[0]!.message);
  const { id, switches } = profile.value;
  const skills = { spec: 0, gunnery: 4, piloting: 5 };
  const setup: GameSetup = {
    profile: { id, switches },
    seed: seedFromText('setup'),
    board: openBoard(9, 9),
    specs: [builtInMech('HBK-4G')!],
    units: [
      { ...skills, side: 0, hex: '0504', facing: 3 },
      { ...skills, side: 1, arrives: { zone: { edge: 'south', depth: 3 }, turn: 2 }, c3: 0 },
    ],
    turnLimit: 9,
    withdrawal: { rule: 'forced', homeEdges: ['north', 'south'] },
  };
  const read = setupFromJson(JSON.parse(JSON.stringify(setupToJson(setup))), setup.seed);
  expect(read).toEqual({ ok: true, value: setup });
});
