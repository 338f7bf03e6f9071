import { createGame, type Game, type GameSetup, NO_SINK, seedFromText, type UnitSetup } from '@hexfall/rules';
import { buildMech, openBoard, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { formatRecordSheet } from './record-sheet.ts';

const UNIT = { spec: 0, gunnery: 4, piloting: 5 };

function place(unit: UnitSetup, options: Pick<GameSetup, 'withdrawal'> = {}): Game {
  const spec = buildMech({
    name: 'Test TST-1',
    weapons: [
      ['ml', 'LA'],
      ['ac20', 'RT'],
    ],
    ammo: [{ kind: 'ac20', in: 'LT', shots: 5, explosionPerShot: 20 }],
  });
  const game = createGame(
    {
      profile: 'spec',
      seed: seedFromText('map'),
      board: openBoard(4, 3),
      specs: [spec],
      units: [unit],
      turnLimit: 5,
      ...options,
    },
    NO_SINK,
  );
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return game.value;
}

test('a record sheet shows remaining armor, structure and ammunition, and slots that were hit', () => {
  const condition = {
    heat: 6,
    pilotWounds: 1,
    armor: { CT: 3, CTR: 1 },
    structure: { LA: 0, RL: 5 },
    criticals: { RT: [1], RL: [1] },
    ammo: [2],
  };
  const game = place({ ...UNIT, side: 0, hex: '0101', facing: 2, condition });
  expect(`\n${formatRecordSheet(game, game.state.mechs[0]!).join('\n')}`).toBe(`
A1 Test TST-1 · 50 tons · hex 0101 facing SE
  pilot  gunnery 4, piloting 5, 1 wound, awake
  heat   ██████░░░░░░░░░░░░░░░░░░░░░░░░ 6, 10 heat sinks    walk 5

      armor             rear      structure                 weapons
  HD    9/9 ██████████              3/3 ██████████          ml                   LA      lost
  CT   3/10 ███░░░░░░░  1/10      16/16 ██████████          ac20                 RT      destroyed
  RT  10/10 ██████████  10/10     12/12 ██████████
  LT  10/10 ██████████  10/10     12/12 ██████████
  RA  10/10 ██████████              8/8 ██████████
  LA  destroyed
  RL  10/10 ██████████             5/12 ████░░░░░░
  LL  10/10 ██████████            12/12 ██████████

  struck RT  ac20
  struck RL  Hip`);
});

test('a record sheet says if the unit is not deployed', () => {
  const game = place({ ...UNIT, side: 0, arrives: { zone: 'any' } });
  expect(formatRecordSheet(game, game.state.mechs[0]!)[0]).toBe('A1 Test TST-1 · 50 tons · off the board · UNDEPLOYED');
});

test('a record sheet says if the unit must withdraw', () => {
  const unit = { ...UNIT, side: 0, hex: '0101', facing: 2, condition: { pilotWounds: 4 } };
  const withdrawal = { rule: 'forced', homeEdges: ['north'] } as const;
  const game = place(unit, { withdrawal });
  expect(formatRecordSheet(game, game.state.mechs[0]!)[0]).toContain(' · must withdraw');
});

test('a record sheet lists equipment with what is charged, switched on or destroyed', () => {
  const s = scenario()
    .mech('A', {
      at: '0505',
      weapons: [['ppc', 'RT']],
      equipment: [
        ['ppcCapacitor', 'RT'],
        ['activeProbe', 'LT'],
        ['ecm', 'CT'],
        ['case', 'LT'],
      ],
      armorType: 'stealth',
      condition: { criticals: { LT: [1] } },
    })
    .mech('B', { at: '0502' })
    .begin('weapons')
    .do({ type: 'fire', unit: 0, twist: 0, shots: [], capacitors: [0] });
  const lines = formatRecordSheet(s.game, s.unit('A'));
  expect(lines[0]).toContain('stealth armor on');
  const right = lines.slice(4).map(line => line.slice(60));
  expect(right.filter(line => /^[a-z]/.test(line))).toEqual([
    'weapons',
    'ppc                  RT      charged',
    'equipment',
    'ppcCapacitor         RT',
    'activeProbe          LT      destroyed',
    'ecm                  CT',
  ]);
});
