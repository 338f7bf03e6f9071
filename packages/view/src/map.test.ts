import { createBoard } from '@hexfall/hex';
import {
  createGame,
  type Game,
  type GameSetup,
  MODIFIER_CODES,
  NO_SINK,
  seedFromText,
  type UnitSetup,
} from '@hexfall/rules';
import { asciiBoard, buildMech, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { formatMap } from './board-text.ts';
import { formatNumber, modifierText } from './modifier-text.ts';
import { formatRecordSheet } from './record-sheet.ts';

const UNIT = { spec: 0, gunnery: 4, piloting: 5 };

function place(
  board = openBoard(4, 3),
  units: readonly UnitSetup[] = twoUnits(),
  options: Pick<GameSetup, 'withdrawal'> = {},
): Game {
  const spec = buildMech({
    name: 'Test TST-1',
    weapons: [
      ['ml', 'LA'],
      ['ac20', 'RT'],
    ],
    ammo: [{ kind: 'ac20', in: 'LT', shots: 5, explosionPerShot: 20 }],
  });
  const game = createGame(
    { profile: 'spec', seed: seedFromText('map'), board, specs: [spec], units, turnLimit: 5, ...options },
    NO_SINK,
  );
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return game.value;
}

function twoUnits(): UnitSetup[] {
  return [
    { ...UNIT, side: 0, hex: '0101', facing: 2 },
    { ...UNIT, side: 1, hex: '0302', facing: 5, condition: { prone: true } },
  ];
}

test('the map shows hexes, terrain, units and facings', () => {
  const board = asciiBoard(`
    .   2w  .   .
    ~1  .   .   W
    .   .   r   .`);
  expect(`\n${formatMap(place(board)).join('\n')}`).toBe(String.raw`
  ____        ____
 /0101\      /0301\
/ A1 ↘ \____/      \____
\      /0201\      /0401\
 \____/      \____/      \
 /0102\ +2 ^ /0302\      /
/      \____/B1 ↖p \____/
\  ~1  /0202\      /0402\
 \____/      \____/      \
 /0103\      /0303\  ^^  /
/      \____/      \____/
\      /0203\  :   /0403\
 \____/      \____/      \
      \      /    \      /
       \____/      \____/

+1 level above 0   ~1 water of depth 1   ^ light woods, ^^ heavy woods   : rough`);
});

test('with nobody on it the map is the whole board', () => {
  const units: UnitSetup[] = [{ ...UNIT, side: 0, arrives: { zone: 'any' } }];
  const game = place(openBoard(3, 2), units);
  expect(formatMap(game).join('\n')).toContain('/0302\\');
  expect(formatRecordSheet(game, game.state.mechs[0]!)[0]).toBe('A1 Test TST-1 · 50 tons · off the board · UNDEPLOYED');
});

test('a record sheet says who must withdraw', () => {
  const units: UnitSetup[] = [{ ...UNIT, side: 0, hex: '0101', facing: 2, condition: { pilotWounds: 4 } }];
  const withdrawal = { rule: 'forced', homeEdges: ['north'] } as const;
  const game = place(openBoard(3, 2), units, { withdrawal });
  expect(formatRecordSheet(game, game.state.mechs[0]!)[0]).toContain(' · must withdraw');
});

test('a map that is too wide for outlines has one sign for each hex', () => {
  const units = [
    { ...UNIT, side: 0, hex: '0102', facing: 0 },
    { ...UNIT, side: 1, hex: '2202', facing: 3 },
  ];
  const lines = formatMap(place(createBoard(24, 4, []), units));
  expect(lines[0]).toBe('hexes 0101 to 2404');
  expect(lines.some(line => line.includes('A1↑') && line.startsWith('A1↑'))).toBe(true);
  expect(lines.some(line => line.includes('B1↓'))).toBe(true);
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(100);
});

test('a map never gets wider than 100 columns', () => {
  const units = [
    { ...UNIT, side: 0, hex: '0102', facing: 0 },
    { ...UNIT, side: 1, hex: '6002', facing: 3 },
  ];
  const lines = formatMap(place(createBoard(60, 4, []), units));
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(100);
});

test('a record sheet shows what is left and what was struck', () => {
  const condition = {
    heat: 6,
    pilotWounds: 1,
    armor: { CT: 3, CTR: 1 },
    structure: { LA: 0, RL: 5 },
    criticals: { RT: [1], RL: [1] },
    ammo: [2],
  };
  const game = place(openBoard(4, 3), [{ ...UNIT, side: 0, hex: '0101', facing: 2, condition }]);
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

test('every modifier has words of its own', () => {
  expect(MODIFIER_CODES.filter(code => code.includes('.') && modifierText({ code }) === code)).toEqual([]);
  expect(formatNumber(5, [])).toBe('5');
  expect(
    formatNumber(4, [
      { code: 'gunnery', value: 4 },
      { code: 'range.medium', value: 2 },
      { code: 'target.prone', value: -2 },
    ]),
  ).toBe('4 = 4 gunnery + 2 medium range - 2 target prone');
});
