import { CATALOGUE } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { createGame, NO_SINK } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { createMatch } from './create-match.ts';
import { matchParts, namedUnit } from './match-parts.ts';
import { DEFAULT_MATCH, type MatchSettings } from './match-settings.ts';

const MATCH: MatchSettings = { ...DEFAULT_MATCH, seed: 'one' };
const parts = matchParts();

function sentenceOf(settings: MatchSettings): string | undefined {
  const match = createMatch(settings, parts);
  return match.ok ? undefined : match.errors[0];
}

describe('the default match', () => {
  test('the default match has all units on the board, with average crews, facing each other', () => {
    const match = createMatch(MATCH, parts);
    if (!match.ok) throw new Error(match.errors[0]);
    expect(match.value.units.map(({ side, gunnery, piloting }) => [side, gunnery, piloting])).toEqual([
      [0, 4, 5],
      [0, 4, 5],
      [1, 4, 5],
      [1, 4, 5],
    ]);
    expect(match.value.units.map(unit => ('hex' in unit ? unit.facing : -1))).toEqual([3, 3, 0, 0]);
    expect(match.value).toMatchObject({ profile: 'spec', turnLimit: 60 });
    expect(createGame(match.value, NO_SINK).ok).toBe(true);
  });

  test('a match has the dice of its seed', () => {
    const seedOf = (seed: string): string | undefined => {
      const match = createMatch({ ...MATCH, seed }, parts);
      return match.ok ? match.value.seed : undefined;
    };
    expect(seedOf('one')).toBe(seedOf('one'));
    expect(seedOf('one')).not.toBe(seedOf('two'));
  });
});

test('players may deploy their own units, and damaged units may have to leave', () => {
  const match = createMatch({ ...MATCH, deployment: 'deploy', withdrawal: true, profile: 'canon' }, parts);
  if (!match.ok) throw new Error(match.errors[0]);
  expect(match.value.units.every(unit => 'arrives' in unit)).toBe(true);
  expect(match.value).toMatchObject({
    profile: 'canon',
    withdrawal: { rule: 'forced', homeEdges: ['north', 'south'] },
  });
});

test('a match can be played on a generated map and on a board of the user’s own', () => {
  const map = createMatch(
    { ...MATCH, board: { kind: 'generated', style: 'city', width: 20, height: 18, seed: 'x' } },
    parts,
  );
  expect(map.ok && map.value.board.grid.width).toBe(20);
  const own = matchParts({ units: new Map(), boards: new Map([['mine:yard', createBoard(9, 9, [])]]) });
  const yard = createMatch({ ...MATCH, board: { kind: 'stored', id: 'mine:yard' } }, own);
  expect(yard.ok && yard.value.board.grid.width).toBe(9);
});

test('a unit of the user’s own fights under its id', () => {
  const atlas = namedUnit(CATALOGUE.find(({ model }) => model === 'AS7-D')!);
  const own = matchParts({ units: new Map([['mine:Big one', atlas]]), boards: new Map() });
  const [a, b] = MATCH.sides;
  const side = { ...a, units: [{ unit: 'mine:Big one', gunnery: 2, piloting: 3 }] };
  const match = createMatch({ ...MATCH, sides: [side, b] }, own);
  expect(match.ok && match.value.specs[0]?.tonnage).toBe(100);
});

test.each<[string, Partial<MatchSettings>, string]>([
  [
    'an empty side',
    { sides: [{ player: 'human', units: [] }, MATCH.sides[1]] },
    'Side A has no units yet: add at least one.',
  ],
  [
    'too many units',
    {
      sides: [MATCH.sides[0], { player: 'random', units: Array.from({ length: 13 }, () => MATCH.sides[1].units[0]!) }],
    },
    'Side B has 13 units; a side has at most 12.',
  ],
  [
    'an unknown unit',
    { sides: [{ player: 'human', units: [{ unit: 'mine:Nessie', gunnery: 4, piloting: 5 }] }, MATCH.sides[1]] },
    'Side A: there is no unit called “Nessie” here.',
  ],
  [
    'a skill that no crew has',
    { sides: [{ player: 'human', units: [{ unit: 'HBK-4G', gunnery: 9, piloting: 5 }] }, MATCH.sides[1]] },
    'Units[0].gunnery must be from 0 to 8, not 9.',
  ],
  ['an unknown board', { board: { kind: 'own', id: 'the moon' } }, 'There is no board called “the moon”.'],
  [
    'a board that is not here',
    { board: { kind: 'stored', id: 'mine:yard' } },
    'Your board “yard” is not in this browser.',
  ],
  [
    'a map too small',
    { board: { kind: 'generated', style: 'hills', width: 2, height: 9, seed: '1' } },
    'The map hills:2x9:1 cannot be made: width: must be a whole number from 8 to 64, not 2.',
  ],
])('%s is refused with a sentence', (_, change, sentence) => {
  expect(sentenceOf({ ...MATCH, ...change })).toBe(sentence);
});
