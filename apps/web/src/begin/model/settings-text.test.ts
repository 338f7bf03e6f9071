import { MAP_STYLE_NAMES } from '@hexfall/data';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRoute, parseRoute } from '../../app/route.ts';
import { DEFAULT_MATCH, type MatchSettings, PLAYER_KINDS, RULES_NAMES } from './match-settings.ts';
import { formatSettings, parseSettings } from './settings-text.ts';

const skill = fc.integer({ min: 0, max: 8 });
const unit = fc.record({
  unit: fc.constantFrom('Atlas AS7-D', 'Mad Cat Prime', 'mine:A, B 100%', 'mine:x@y/2', 'Gùn GN-2OA'),
  gunnery: skill,
  piloting: skill,
});
const side = fc.record({ player: fc.constantFrom(...PLAYER_KINDS), units: fc.array(unit, { maxLength: 12 }) });
const board = fc.oneof(
  fc.record({ kind: fc.constant('own' as const), id: fc.constantFrom('marsh', 'open-plain') }),
  fc.record({ kind: fc.constant('stored' as const), id: fc.constant('mine:my board:2') }),
  fc.record({
    kind: fc.constant('generated' as const),
    style: fc.constantFrom(...MAP_STYLE_NAMES),
    width: fc.integer({ min: 8, max: 64 }),
    height: fc.integer({ min: 8, max: 64 }),
    seed: fc.constantFrom('7', 'friday', 'k7f3-9qx2'),
  }),
);
const settings: fc.Arbitrary<MatchSettings> = fc.record({
  sides: fc.tuple(side, side),
  board,
  profile: fc.constantFrom(...RULES_NAMES),
  seed: fc.constantFrom('', 'one', 'a b&c=d'),
  turnLimit: fc.integer({ min: 1, max: 999 }),
  deployment: fc.constantFrom('placed', 'deploy'),
  withdrawal: fc.boolean(),
});

describe('the choices of a match', () => {
  test('the choices of a match can be sent as an address', () => {
    fc.assert(
      fc.property(settings, match => {
        const address = formatRoute({ page: 'begin', path: [], query: formatSettings(match) });
        expect(parseSettings(parseRoute(address).query)).toEqual({ settings: match, problems: [] });
      }),
    );
  });

  test('the choices of a match are those of the default match where an address says nothing', () => {
    expect(parseSettings({})).toEqual({ settings: DEFAULT_MATCH, problems: [] });
  });

  test('the choices of a match can be typed as on the command line', () => {
    const { settings: read } = parseSettings({ a: '2xHBK-4G@3/4, atlas', board: 'hills:32x34:7' });
    expect(read.sides[0].units).toEqual([
      { unit: 'HBK-4G', gunnery: 3, piloting: 4 },
      { unit: 'HBK-4G', gunnery: 3, piloting: 4 },
      { unit: 'atlas', gunnery: 4, piloting: 5 },
    ]);
    expect(read.board).toEqual({ kind: 'generated', style: 'hills', width: 32, height: 34, seed: '7' });
  });
});

describe('an address that cannot be used', () => {
  test.each([
    ['player', { playerA: 'nobody' }, 'playerA is “nobody”, but it must be one of human, beginner'],
    ['rules', { rules: '__proto__' }, 'rules is “__proto__”, but it must be one of spec, canon.'],
    ['turns', { turns: '-1' }, 'turns is “-1”, but it must be a whole number from 1 to 999.'],
    ['too many turns', { turns: '1000' }, 'turns is “1000”, but'],
    ['a crew', { a: 'HBK-4G@9/9' }, '"HBK-4G@9/9" must end in the gunnery and piloting of its crew'],
    ['too many units', { b: '13xHBK-4G' }, 'b is “13 units”, but a side has at most 12.'],
    ['a map', { board: 'hills:a:b' }, 'board is “hills:a:b”, but write style:WIDTHxHEIGHT:seed'],
  ])('an address that cannot be used gives one sentence and the default: %s', (_, query, words) => {
    const { problems, settings: read } = parseSettings(query as Record<string, string>);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
    expect(read.turnLimit).toBe(DEFAULT_MATCH.turnLimit);
    expect(read.sides[1].units.length).toBeLessThanOrEqual(12);
  });

  test('an address that cannot be used is never shown at full length', () => {
    const { problems } = parseSettings({ playerA: 'x'.repeat(5000), seed: 'y'.repeat(5000) });
    expect(problems[0]!.length).toBeLessThan(300);
  });

  test('an address never breaks the page', () => {
    const keys = fc.constantFrom(
      'a',
      'b',
      'playerA',
      'playerB',
      'board',
      'rules',
      'turns',
      'deploy',
      'withdrawal',
      'seed',
    );
    fc.assert(
      fc.property(fc.dictionary(keys, fc.string()), query => {
        expect(parseSettings(query).settings.sides).toHaveLength(2);
      }),
    );
  });
});
