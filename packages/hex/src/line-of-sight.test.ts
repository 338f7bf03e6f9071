import { describe, expect, test } from 'vitest';
import { type Board, createBoard, type HexContent, withHex } from './board.ts';
import { hexAt, parseHex } from './grid.ts';
import { computeLineOfSight, lineOfSight } from './line-of-sight.ts';
import {
  buildingCount,
  hasAttackerCover,
  hasTargetCover,
  isSightBlocked,
  isUnderWater,
  sightBlockReason,
  sightModifier,
  targetCoverDirection,
} from './sight-result.ts';
import type { Viewpoint } from './viewpoint.ts';

const TOKENS: Readonly<Record<string, HexContent>> = {
  '.': { level: 0, layers: {} },
  w: { level: 0, layers: { woods: 1, foliageHeight: 2 } },
  W: { level: 0, layers: { woods: 2, foliageHeight: 2 } },
  U: { level: 0, layers: { woods: 3, foliageHeight: 3 } },
  j: { level: 0, layers: { jungle: 1, foliageHeight: 2 } },
  low: { level: 0, layers: { woods: 1, foliageHeight: 1 } },
  lowS: { level: 0, layers: { woods: 1, foliageHeight: 1, smoke: 1 } },
  w1: { level: 1, layers: { woods: 1, foliageHeight: 2 } },
  s: { level: 0, layers: { smoke: 1 } },
  S: { level: 0, layers: { smoke: 2 } },
  f: { level: 0, layers: { field: 1 } },
  f1: { level: 1, layers: { field: 1 } },
  i: { level: 0, layers: { industrial: 2 } },
  t: { level: 0, layers: { fuelTank: 1, fuelTankHeight: 2 } },
  bridge: { level: 0, layers: { bridge: 1, bridgeHeight: 5 } },
  // Buildings that continue to the north and south.
  b1: { level: 0, layers: { building: 1, buildingHeight: 1, buildingExits: 0b001001 } },
  b2: { level: 0, layers: { building: 1, buildingHeight: 2, buildingExits: 0b001001 } },
  b4: { level: 0, layers: { building: 1, buildingHeight: 4, buildingExits: 0b001001 } },
  alone: { level: 0, layers: { building: 1, buildingHeight: 4 } },
  // Water: surface at level 0.
  '~1': { level: 0, layers: { water: 1, depth: 1 } },
  '~2': { level: 0, layers: { water: 1, depth: 2 } },
  '~3': { level: 0, layers: { water: 1, depth: 3 } },
};

const content = (token: string): HexContent => TOKENS[token] ?? { level: Number(token), layers: {} };

/** A board one hex wide: the line from its first to its last hex passes exactly the hexes between. */
function column(text: string): Board {
  const hexes = text.split(' ').map(content);
  return createBoard(1, hexes.length, hexes);
}

interface Ends {
  readonly aElevation?: number;
  readonly tElevation?: number;
  readonly aProne?: boolean;
  readonly tProne?: boolean;
}

function ends(board: Board, options: Ends): [Viewpoint, Viewpoint] {
  const last = board.grid.size - 1;
  const floor = (hex: number): number => 0 - board.layers.depth[hex]!;
  return [
    { hex: 0, elevation: options.aElevation ?? floor(0), height: options.aProne ? 0 : 1 },
    { hex: last, elevation: options.tElevation ?? floor(last), height: options.tProne ? 0 : 1 },
  ];
}

/** Looks down a column: the reason if the line is blocked, or its modifier, followed by who is covered. */
function look(text: string, options: Ends = {}): string {
  const board = column(text);
  const [attacker, target] = ends(board, options);
  const sight = computeLineOfSight(board, attacker, target);
  expect(lineOfSight(board, attacker, target)).toBe(sight);
  const result = isSightBlocked(sight) ? sightBlockReason(sight) : `+${sightModifier(sight)}`;
  return result + (hasTargetCover(sight) ? ' target' : '') + (hasAttackerCover(sight) ? ' attacker' : '');
}

describe('open lines of sight', () => {
  test.each<[string, string, Ends?]>([
    ['. .', '+0'],
    ['. . . .', '+0'],
    ['W . . W', '+0'],
    ['. w .', '+1'],
    ['. j .', '+1'],
    ['. W .', '+2'],
    ['. w . w .', '+2'],
    ['. w w w .', 'woods'],
    ['. w W .', 'woods'],
    ['. U .', 'woods'],
    ['. s .', '+1'],
    ['. S .', '+2'],
    ['. s w s .', 'woods'],
    ['. low .', '+0'],
    ['. low .', '+1', { aProne: true }],
    ['. low . . .', '+0', { tProne: true }],
    ['. . . low .', '+1', { tProne: true }],
    ['. lowS .', '+2'],
    ['. f f .', '+0'],
    ['. f f .', '+1', { aProne: true, tProne: true }],
    ['. f f f f f .', '+2', { aProne: true, tProne: true }],
    ['. f f f f f f .', 'fields', { aProne: true, tProne: true }],
    ['. . f1 f1 . .', '+1'],
    ['. i .', '+1'],
    ['. i i .', '+2'],
    ['. i i i .', 'industrial'],
    ['. t .', 'terrain'],
    ['. bridge .', '+0'],
    ['. alone .', 'terrain'],
  ])('%s gives %s', (text, expected, options) => {
    expect(look(text, options)).toBe(expected);
  });
});

describe('heights on a line of sight', () => {
  test.each<[string, string, Ends?]>([
    ['0 2 0', 'terrain'],
    ['0 . 1 . 0', '+0'],
    ['0 . 2 . 0', 'terrain'],
    ['3 . 2 . 0', '+0'],
    // Next to a unit, the height of that unit counts.
    ['3 . . 2 0', 'terrain'],
    ['3 2 . . 0', '+0'],
    ['3 . w1 . 0', '+0'],
    ['3 . . w1 0', '+1'],
    ['0 . . w 3', '+0'],
    ['0 w . . 3', '+1'],
  ])('%s gives %s', (text, expected, options) => {
    expect(look(text, options)).toBe(expected);
  });
});

describe('partial cover from the line', () => {
  test.each<[string, string, Ends?]>([
    ['0 . 1 0', '+1 target'],
    ['0 1 . 0', '+0 attacker'],
    ['0 1 0', '+1 target attacker'],
    ['0 . 1 . 0', '+0'],
    ['1 . 1 0', '+0'],
    ['0 . 2 1', '+1 target'],
    ['0 . 1 0', 'terrain', { tProne: true }],
    ['0 . b1 0', '+1 target'],
    ['0 1 1 0', '+1 target attacker'],
    ['1 1 0 0', '+0'],
    ['1 2 0 0', '+0 attacker'],
  ])('%s gives %s', (text, expected, options) => {
    expect(look(text, options)).toBe(expected);
  });

  test('the direction of the cover is known', () => {
    const board = column('0 . 1 0');
    expect(targetCoverDirection(computeLineOfSight(board, ...ends(board, {})))).toBe(0);
    const open = column('0 . . 0');
    expect(targetCoverDirection(computeLineOfSight(open, ...ends(open, {})))).toBeUndefined();
  });
});

describe('water on a line of sight', () => {
  test.each<[string, string, Ends?]>([
    ['. . ~1', '+1 target', { aProne: true }],
    ['. . ~2', 'water'],
    ['~2 . .', 'water'],
    ['. ~1 ~1 .', '+0'],
    ['~1 ~1 ~2', '+0'],
    ['~2 ~2 ~2', '+0'],
    ['~2 . ~2', 'terrain'],
    ['~1 . ~2', 'terrain attacker'],
    ['~3 ~1 ~3', 'terrain'],
    ['~3 ~2 ~3', '+1 target attacker'],
    // Between two wading units the surface itself is level with their tops.
    ['~1 ~1 ~1', '+1 target attacker'],
    ['~1 . ~1', '+1 target attacker'],
    // A unit on the ice, a unit prone in shallow water, and an attacker on a deck.
    ['. . ~2', '+0', { tElevation: 0 }],
    ['. . ~1', 'water', { tProne: true }],
    ['~2 ~2 ~2', '+0', { aElevation: 0, aProne: true }],
    ['~2 ~2 ~2', 'water', { aElevation: 0 }],
  ])('%s gives %s', (text, expected, options) => {
    expect(look(text, options)).toBe(expected);
  });

  test('a line under water says so', () => {
    const below = column('~2 ~2 ~2');
    expect(isUnderWater(computeLineOfSight(below, ...ends(below, {})))).toBe(true);
    const wading = column('~1 ~1 ~1');
    expect(isUnderWater(computeLineOfSight(wading, ...ends(wading, {})))).toBe(false);
  });
});

describe('lines of sight inside buildings', () => {
  test.each<[string, string, Ends?]>([
    ['b4 b4', '+0'],
    ['b4 b4', '+2', { tElevation: 2 }],
    ['b4 b4', '+0', { tElevation: 3 }],
    ['b4 b4', 'building', { tElevation: 3, tProne: true }],
    ['b4 b4 b4', '+1'],
    ['b4 b4 b4', '+2', { tElevation: 1 }],
    ['b4 b4 b4 b4 b4', 'building'],
    // Between two buildings nothing counts except, oddly, the floors.
    ['b4 . b4', '+0'],
    ['alone . alone', '+0'],
    ['alone . alone', '+2', { tElevation: 2 }],
    ['alone alone alone', 'terrain'],
    // A standing BattleMech looks out over the roof of a one-level building, as if it were outside.
    ['b1 b1 b1', '+1 target attacker'],
    ['b1 b1 b1', '+1', { aProne: true, tProne: true }],
    ['. b4 b4', 'terrain'],
    ['. . b4', '+0'],
  ])('%s gives %s', (text, expected, options) => {
    expect(look(text, options)).toBe(expected);
  });
});

/** A board with contents given by hex number, flat elsewhere. */
function board5x5(hexes: Readonly<Record<string, string>>): Board {
  let board = createBoard(5, 5, []);
  for (const [place, token] of Object.entries(hexes)) {
    board = withHex(board, parseHex(board.grid, place)!, content(token));
  }
  return board;
}

const unit = (board: Board, place: string, elevation = 0): Viewpoint => ({
  hex: parseHex(board.grid, place)!,
  elevation,
  height: 1,
});

function lookAcross(hexes: Readonly<Record<string, string>>, from: string, to: string): string {
  const board = board5x5(hexes);
  const sight = computeLineOfSight(board, unit(board, from), unit(board, to));
  const result = isSightBlocked(sight) ? sightBlockReason(sight) : `+${sightModifier(sight)}`;
  return result + (hasTargetCover(sight) ? ' target' : '') + (hasAttackerCover(sight) ? ' attacker' : '');
}

describe('split lines of sight', () => {
  // Due east from 0103 to 0503: 0202 and 0402 on the left, 0203 and 0403 on the right, 0303 on the line.
  test.each<[string, Record<string, string>]>([
    ['+0', {}],
    ['+1', { '0202': 'w' }],
    ['+1', { '0203': 'w' }],
    ['+1', { '0202': 'w', '0403': 'w' }],
    ['+2', { '0202': 'w', '0402': 'w', '0203': 'w' }],
    ['+2', { '0202': 'w', '0303': 'w', '0203': 'w' }],
    ['woods', { '0202': 'W', '0303': 'w' }],
    ['terrain', { '0202': '2' }],
    ['terrain', { '0203': '2', '0402': 'W' }],
    ['terrain', { '0303': '2' }],
    // Cover weighs like light woods; a tie goes to the right side.
    ['+1 target', { '0402': '1' }],
    ['+1 target', { '0403': '1' }],
    ['+1', { '0402': '1', '0403': 'w' }],
    ['+1 target', { '0402': 'w', '0403': '1' }],
    ['+2', { '0402': '1', '0203': 'W' }],
    // A tie goes to the left side if it covers the attacker.
    ['+0 attacker', { '0202': '1' }],
    ['+0 attacker', { '0203': '1' }],
    ['+1 attacker', { '0202': '1', '0402': 'w', '0203': 'w' }],
    ['+1', { '0202': '1', '0403': 'w' }],
  ])('the result is %s through %o', (expected, hexes) => {
    expect(lookAcross(hexes, '0103', '0503')).toBe(expected);
  });

  test('a side off the board is ignored', () => {
    expect(lookAcross({}, '0101', '0501')).toBe('+0');
    expect(lookAcross({ '0201': 'w', '0401': 'w' }, '0101', '0501')).toBe('+2');
    expect(lookAcross({ '0305': 'w' }, '0205', '0405')).toBe('+1');
  });
});

describe('a building on more than one side of the line', () => {
  const wing: HexContent = { level: 0, layers: { building: 1, buildingHeight: 4, buildingExits: 0b111111 } };

  function inside(places: readonly string[], from: string, to: string): number {
    let board = createBoard(5, 5, []);
    for (const place of places) board = withHex(board, parseHex(board.grid, place)!, wing);
    return buildingCount(computeLineOfSight(board, unit(board, from), unit(board, to)));
  }

  test('the hex in which the line leaves the building is the last that counts', () => {
    expect(inside(['0101', '0201', '0202', '0203', '0204', '0105'], '0101', '0105')).toBe(1);
    expect(inside(['0101', '0102', '0201', '0202', '0203', '0204', '0105'], '0101', '0105')).toBe(2);
  });

  test('a split line counts the hexes on it and those of one side', () => {
    expect(inside(['0103', '0202', '0203', '0303'], '0103', '0303')).toBe(1);
    expect(inside(['0103', '0202', '0303'], '0103', '0303')).toBe(1);
    expect(inside(['0103', '0202', '0203', '0303', '0402', '0403', '0503'], '0103', '0503')).toBe(3);
  });
});

describe('the memo of a board', () => {
  test('the memo of a board is not part of the value of a board', () => {
    const [fresh, used] = [column('. w .'), column('. w .')];
    lineOfSight(used, ...ends(used, {}));
    expect(used).toEqual(fresh);
    expect(Object.keys(used)).toEqual(Object.keys(fresh));
  });

  test('the memo of a changed board is its own', () => {
    const before = column('. . .');
    const after = withHex(before, 1, content('w'));
    expect(sightModifier(lineOfSight(before, ...ends(before, {})))).toBe(0);
    expect(sightModifier(lineOfSight(after, ...ends(after, {})))).toBe(1);
    expect(sightModifier(lineOfSight(before, ...ends(before, {})))).toBe(0);
  });

  test('a line of sight on a large board needs no memo', () => {
    const large = withHex(createBoard(40, 40, []), hexAt(createBoard(40, 40, []).grid, 5, 5), content('W'));
    const [a, t] = [hexAt(large.grid, 5, 3), hexAt(large.grid, 5, 9)];
    const sight = lineOfSight(large, { hex: a, elevation: 0, height: 1 }, { hex: t, elevation: 0, height: 1 });
    expect(sightModifier(sight)).toBe(2);
  });
});
