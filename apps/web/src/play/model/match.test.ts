import { hashState, type UnitSetup } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { Match } from './match.ts';
import { beginMatch } from './sample-match.ts';

const SETUP = skirmish('match', { perSide: 1 });
const players = ['human', 'human'] as const;

test('a match is saved when it begins, with every order and when a side changes hands, but not with a refused order', () => {
  const saved: string[] = [];
  const match = beginMatch(SETUP, players, replay => void saved.push(replay));
  expect(saved).toEqual([match.replay]);
  const side = match.game.state.order[0]!;
  expect(match.give({ type: 'stay', unit: 1 - side })?.code).toBe('notYourTurn');
  expect(saved).toHaveLength(1);
  expect(match.give({ type: 'stay', unit: side })).toBe(undefined);
  expect(saved).toHaveLength(2);
  expect(saved[1]!.startsWith(saved[0]!)).toBe(true);
  expect(match.orders).toBe(1);
  match.seat(1, 'charger');
  expect(match.players).toEqual(['human', 'charger']);
  expect(saved).toHaveLength(3);
});

test('the dice of a match are sealed, and the same orders give the same game', () => {
  const play = (): number => {
    const match = beginMatch(SETUP, players);
    for (let i = 0; i < 4; i++)
      match.give({
        type: i < 2 ? 'stay' : 'fire',
        unit: match.game.state.order[match.game.state.acted]!,
        twist: 0,
        shots: [],
      } as never);
    return hashState(match.game.state);
  };
  expect(play()).toBe(play());
  expect(beginMatch(SETUP, players).replay).toContain('"dice":"sealed"');
});

test('a set-up that is not a game is refused with a sentence', () => {
  const units: UnitSetup[] = SETUP.units.map(unit => ({ ...unit, hex: '0101', facing: 0 }));
  const match = Match.begin({ ...SETUP, units }, { players });
  expect(match.ok ? [] : match.errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The game cannot be created: .*\.$/),
  ]);
});

test.each([
  ['nothing', () => '', /^The saved game cannot be read: .*\.$/],
  ['anything', () => 'abc\n', /^The saved game cannot be read: .*\.$/],
  [
    'another version',
    (text: string) => text.replace(/"engine":"[^"]*"/, '"engine":"9.9.9"'),
    /^The saved game cannot be continued: it was played by engine 9\.9\.9 .*\.$/,
  ],
  [
    'an order that is not legal',
    (text: string) => `${text}{"c":{"type":"hold","unit":0}}\n`,
    /^The saved game cannot be continued: the order in line \d+ is refused, since its type belongs to the physical phase.*\.$/,
  ],
])('a saved game that holds %s is refused with a sentence', (_, change, sentence) => {
  const resumed = Match.resume(change(beginMatch(SETUP, players).replay), { players });
  expect(resumed.ok ? '' : resumed.errors[0]!.message).toMatch(sentence);
});

test('a game whose replay ends between the events of an order is continued after that order', () => {
  const match = beginMatch(SETUP, players);
  match.give({ type: 'stay', unit: match.game.state.order[0]! });
  const lines = match.replay.trimEnd().split('\n');
  const resumed = Match.resume(`${lines.slice(0, -1).join('\n')}\n`, { players });
  expect(resumed.ok && resumed.value.replay).toBe(match.replay);
});
