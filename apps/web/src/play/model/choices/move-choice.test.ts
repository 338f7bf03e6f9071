import { formatHex } from '@hexfall/hex';
import { cloneState } from '@hexfall/rules';
import {
  beforeCharge,
  PROFILES,
  proneUnit,
  type Scenario,
  type ScenarioOptions,
  scenario,
  type UnitOptions,
} from '@hexfall/testkit';
import { describe, expect, test, vi } from 'vitest';
import { MoveChoice } from './move-choice.ts';

const CANON = { profile: 'canon' } as const;

/** Returns a position in which A (walk 4, jump 3) is to move. B stands far to the north, or in the first hex if a board is given. */
function position(options: ScenarioOptions = {}, a: Partial<UnitOptions> = {}): { s: Scenario; choice: MoveChoice } {
  const s = scenario(options)
    .mech('A', { at: '0508', facing: 0, walk: 4, jump: 3, ...a })
    .mech('B', { at: options.board === undefined ? '0501' : '0101', facing: 3 })
    .begin('movement');
  return { s, choice: new MoveChoice(s.game, 0) };
}

/** Returns the ways to a hex as text. */
function ways(s: Scenario, choice: MoveChoice, at: string): string[] {
  return (choice.reach.get(s.hex(at)) ?? []).map(({ way, mp }) => `${way} ${mp}`);
}

describe('the reach of a unit', () => {
  test('every hex has all ways that lead there, the cheapest first', () => {
    const { s, choice } = position();
    expect(ways(s, choice, '0507')).toEqual(['walk 1', 'run 1', 'jump 1']);
    expect(ways(s, choice, '0505')).toEqual(['walk 3', 'run 3', 'jump 3']);
    expect(ways(s, choice, '0503')).toEqual(['run 5']);
    expect(ways(s, choice, '0509')).toEqual(['walk 4', 'back 1', 'run 4', 'jump 1']);
    expect(ways(s, choice, '0501')).toEqual([]);
    expect(choice.ways).toEqual(['walk', 'back', 'run', 'jump']);
  });

  test('a hex with another unit is out of reach, and the model says why', () => {
    const s = scenario().mech('A', { at: '0508', facing: 0 }).mech('B', { at: '0506', facing: 3 }).begin('movement');
    const choice = new MoveChoice(s.game, 0);
    choice.hover(s.hex('0506'));
    expect(choice.hoveredPreview).toBe(undefined);
    expect(choice.hoveredProblem).toBe('B1 Test stands there');
    choice.hover(s.hex('1001'));
    expect(choice.hoveredProblem).toBe('Out of reach');
    choice.hover(s.hex('0507'));
    expect(choice.hoveredProblem).toBe(undefined);
    choice.to(s.hex('0506'));
    expect(choice.command).toBe(undefined);
  });

  test('terrain counts as the rules count it', () => {
    const { s, choice } = position(
      { board: '. . . . .\n. . . . .\n. . 2 . .\n. . w . .\n. . . . .\n. . . . .' },
      { at: '0305', jump: 0 },
    );
    expect(ways(s, choice, '0304')).toEqual(['walk 2', 'run 2']);
    expect(ways(s, choice, '0303')).toEqual(['run 5']);
  });
});

describe('the preview of a move', () => {
  test('the preview of a move has the path, MP, heat and what the move does to shots', () => {
    const { s, choice } = position();
    choice.to(s.hex('0504'));
    const { preview } = choice;
    expect(preview?.path.map(({ hex, facing, mp }) => `${formatHex(s.game.board.grid, hex)} ${facing} ${mp}`)).toEqual([
      '0508 0 0',
      '0507 0 1',
      '0506 0 2',
      '0505 0 3',
      '0504 0 4',
    ]);
    expect(preview).toMatchObject({
      mode: 'walk',
      mp: 4,
      hexesMoved: 4,
      heat: 1,
      defense: 1,
      aim: 1,
      rolls: [],
      chance: 1,
    });
    choice.use('jump');
    expect(choice.hex).toBe(undefined);
    choice.to(s.hex('0505'));
    expect(choice.preview).toMatchObject({ isJump: true, mode: 'jump', mp: 3, heat: 3, defense: 2, aim: 3 });
    expect(choice.preview?.path).toHaveLength(2);
  });

  test('the preview of a move lists every piloting roll on the way, with its reason, number and chance', () => {
    const { s, choice } = position(
      { board: '. . .\n. . .\n. x .\n. x .\n. . .\n. . .' },
      { at: '0205', walk: 6, jump: 0 },
    );
    choice.to(s.hex('0202'));
    expect(choice.preview?.rolls).toMatchObject([
      { reason: 'entering rubble', need: 5, chance: 30 / 36, modifiers: [{ value: 5, words: 'piloting' }] },
      { reason: 'entering rubble', need: 5 },
    ]);
    expect(choice.preview?.chance).toBeCloseTo((30 / 36) ** 2);
    expect(choice.preview?.certainFall).toBe(undefined);
  });

  test('ice is tested with one die, and the preview knows the chance', () => {
    const { s, choice } = position({ ...CANON, board: '. . .\n. ~2i .\n. . .' }, { at: '0203' });
    choice.to(s.hex('0202'));
    const ice = choice.preview?.rolls.find(({ need }) => need === undefined);
    expect(ice).toMatchObject({ reason: 'thin ice', chance: 5 / 6 });
    choice.use('jump');
    choice.to(s.hex('0202'));
    expect(choice.preview?.rolls.find(({ need }) => need === undefined)?.chance).toBe(3 / 6);
  });

  test('a hovered hex has a preview of its own, and nothing is chosen', () => {
    const { s, choice } = position();
    const listener = vi.fn<() => void>();
    choice.subscribe(listener);
    choice.hover(s.hex('0506'));
    choice.hover(s.hex('0506'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(choice.hoveredPreview?.mp).toBe(2);
    expect(choice.planned).toBe(undefined);
    expect(choice.canUndo).toBe(false);
  });

  test('no preview changes the game', () => {
    const { s, choice } = position({ board: '. . .\n. x .\n. ~1 .\n. . .\n. . .\n. . .' }, { at: '0205' });
    const before = cloneState(s.state);
    for (const hex of choice.reach.keys()) {
      choice.hover(hex);
      expect(choice.hoveredPreview).toBeDefined();
      expect(choice.exposure).toBeDefined();
    }
    expect(s.state).toEqual(before);
    expect(s.events.filter(({ type }) => type !== 'TurnBegan' && type !== 'PhaseBegan')).toEqual([]);
  });
});

describe('a way through hexes that the player names', () => {
  test('a way goes on from a hex that the player names, with what is left of the MP, and is taken back like anything else', () => {
    const { s, choice } = position();
    choice.passThrough(s.hex('0607'));
    expect(choice.waypoints).toEqual([s.hex('0607')]);
    expect(choice.hex).toBe(s.hex('0607'));
    expect(choice.ways).toEqual(['walk', 'back', 'run']);
    choice.to(s.hex('0506'));
    expect(choice.preview?.path.map(({ hex }) => hex)).toContain(s.hex('0607'));
    expect(choice.preview).toMatchObject({ mode: 'run', mp: 6 });
    choice.passThrough(s.hex('0606'));
    expect(choice.waypoints).toHaveLength(2);
    choice.undo();
    choice.undo();
    choice.undo();
    choice.to(s.hex('0506'));
    expect(choice.preview).toMatchObject({ mode: 'walk', mp: 2 });
  });

  test('a way through a hex that the player names leads around rubble on the straight way', () => {
    const { s, choice } = position({ board: '. . .\n. . .\n. x .\n. . .\n. . .' }, { at: '0204', walk: 8, jump: 0 });
    choice.to(s.hex('0202'));
    expect(choice.preview?.rolls).toHaveLength(1);
    choice.reset();
    choice.passThrough(s.hex('0303'));
    choice.to(s.hex('0202'));
    expect(choice.preview?.rolls).toEqual([]);
  });

  test('a hex out of reach on foot is not part of a way', () => {
    const { s, choice } = position({}, { walk: 1, jump: 5 });
    choice.passThrough(s.hex('0503'));
    choice.passThrough(s.hex('0508'));
    expect([choice.waypoints, choice.canUndo]).toEqual([[], false]);
  });
});

describe('the final facing', () => {
  test('each facing has its price and its way, or is out of reach', () => {
    const { s, choice } = position({}, { jump: 0 });
    choice.to(s.hex('0504'));
    expect(choice.facing).toBe(0);
    expect(choice.facings.map(({ way, mp }) => (mp === undefined ? '-' : `${way} ${mp}`))).toEqual([
      'walk 4',
      'run 5',
      'run 6',
      '-',
      'run 6',
      'run 5',
    ]);
    choice.face(3);
    expect(choice.facing).toBe(0);
    choice.turn(1);
    expect([choice.facing, choice.way, choice.preview?.mp]).toEqual([1, 'run', 5]);
    choice.turn(1);
    choice.turn(1);
    expect(choice.facing).toBe(4);
  });

  test('a unit for which no hex is chosen turns where it stands', () => {
    const { choice } = position();
    choice.turn(-1);
    expect(choice.planned).toEqual({ type: 'move', unit: 0, mode: 'walk', steps: ['left'], climb: true });
  });

  test('the cheapest facing that looks at the nearest enemy is taken', () => {
    const { s, choice } = position({}, { facing: 3 });
    choice.use('jump');
    choice.to(s.hex('0507'));
    expect(choice.facing).toBe(0);
  });
});

describe('taking back', () => {
  test('every choice is taken back one by one, or all at once, and leaves no trace', () => {
    const { s, choice } = position();
    const fresh = [choice.command, choice.hex, choice.facing, choice.way, choice.reach] as const;
    choice.to(s.hex('0506'));
    const first = choice.command;
    choice.turn(1);
    choice.use('run');
    choice.toggle('liesDown');
    expect(choice.undo() && choice.undo() && choice.undo()).toBe(true);
    expect(choice.command).toEqual(first);
    expect(choice.undo()).toBe(true);
    expect([choice.command, choice.hex, choice.facing, choice.way, choice.reach]).toEqual(fresh);
    expect(choice.undo()).toBe(false);
    choice.to(s.hex('0506'));
    choice.turn(1);
    expect(choice.reset()).toBe(true);
    expect(choice.canUndo).toBe(false);
    expect(choice.command).toBe(undefined);
    expect(choice.reset()).toBe(false);
  });

  test('a hex that is chosen twice is one choice', () => {
    const { s, choice } = position();
    choice.to(s.hex('0506'));
    choice.to(s.hex('0506'));
    choice.undo();
    expect(choice.canUndo).toBe(false);
  });
});

describe('a unit that lies on the ground', () => {
  test.each(PROFILES)(
    'a unit on the ground can stay down, or try to stand up, with the number of the roll (%s)',
    profile => {
      const s = proneUnit(profile);
      const choice = new MoveChoice(s.game, 0);
      expect(choice.cards.map(({ title }) => title)).toEqual(['Stay down', 'Stand up', 'Shut down']);
      const stand = choice.cards.find(({ id }) => id === 'stand')!;
      expect(stand.rolls).toMatchObject([{ reason: 'standing up', need: 5 }]);
      choice.play(stand.command);
      expect(choice.preview).toMatchObject({ rolls: [{ reason: 'standing up' }] });
      expect(choice.planned).toEqual(stand.command);
    },
  );

  test('under canon rules a unit can get up and go on, with a free turn after standing up; lying it only turns', () => {
    const s = proneUnit('canon');
    const choice = new MoveChoice(s.game, 0);
    choice.to(s.hex('0503'));
    expect(choice.command).toMatchObject({ steps: ['stand', 'right', 'right', 'right', 'forward', 'forward'] });
    expect(choice.preview?.mp).toBe(4);
    choice.use('crawl');
    choice.to(s.hex('0506'));
    expect(choice.hex).toBe(undefined);
    choice.turn(1);
    expect(choice.planned).toMatchObject({ steps: ['right'] });
  });

  test('under the rules of the documents a unit on the ground can crawl', () => {
    const s = proneUnit('spec');
    const choice = new MoveChoice(s.game, 0);
    choice.to(s.hex('0506'));
    expect(choice.way).toBe('crawl');
    expect(choice.preview).toMatchObject({ mode: 'crawl', mp: 1, rolls: [] });
  });
});

describe('switches', () => {
  test('a unit is offered the switches that it has a use for', () => {
    expect(position().choice.switches.map(({ id }) => id)).toEqual(['liesDown']);
    const city = position({ board: '. . .\n. M2 .\n. i .\n. . .\n. . .\n. . .' }, { at: '0205' }).choice;
    expect(city.switches.map(({ id }) => id)).toEqual(['climb', 'reckless', 'liesDown']);
  });

  test('MASC makes a run longer, and its roll is in the preview', () => {
    const { s, choice } = position(CANON, { jump: 0, equipment: [['masc', 'CT']] });
    expect(choice.reach.has(s.hex('0501'))).toBe(false);
    expect(ways(s, choice, '0502')).toEqual(['run 6']);
    choice.toggle('masc');
    expect(choice.ways).toContain('run');
    choice.to(s.hex('0602'));
    expect(choice.planned).toMatchObject({ mode: 'run', masc: true });
    expect(choice.preview?.rolls).toMatchObject([{ reason: 'MASC', need: 3 }]);
  });

  test('a move may end lying down', () => {
    const { s, choice } = position();
    choice.to(s.hex('0507'));
    choice.toggle('liesDown');
    expect(choice.planned).toMatchObject({ steps: ['forward', 'goProne'] });
    expect(choice.preview?.path.at(-1)?.prone).toBe(true);
  });
});

test('a unit may leave the board over its home edge, from hexes that the model names', () => {
  const withdrawal = { rule: 'allowed', homeEdges: ['south', 'north'] } as const;
  const { s, choice } = position({ withdrawal }, { at: '0509', facing: 3, jump: 0 });
  expect([...choice.exits].map(hex => formatHex(s.game.board.grid, hex))).toContain('0510');
  expect(choice.canLeave).toBe(false);
  choice.to(s.hex('0510'));
  expect(choice.switches.map(({ id }) => id)).toContain('leaves');
  choice.toggle('leaves');
  expect(choice.planned).toMatchObject({ steps: ['forward', 'leave'] });
  expect(choice.preview?.leaves).toBe(true);
  expect(choice.exposure).toBe(undefined);
  choice.undo();
  expect(choice.planned).toMatchObject({ steps: ['forward'] });
});

describe('charges and deaths from above', () => {
  test.each(PROFILES)('a charge has a card with the number, the damage to both and their rolls (%s)', profile => {
    const s = beforeCharge(profile);
    const choice = new MoveChoice(s.game, s.id('A'));
    const [card] = choice.rams;
    expect(card).toMatchObject({ kind: 'charge', target: 0, need: 6, damage: 20, ownDamage: 5 });
    expect(card?.rollsAfterHit.map(({ unit, reason }) => `${unit} ${reason}`)).toContain('0 charged');
    choice.play(card!.command);
    expect(choice.planned).toEqual(card!.command);
    expect(choice.ram).toBe(card);
    expect(choice.preview?.path.length).toBeGreaterThan(4);
  });

  test('a death from above tells what a miss leads to before it is ordered: a piloting roll or a certain fall', () => {
    const s = beforeCharge('canon', { jump: 5 });
    const choice = new MoveChoice(s.game, s.id('A'));
    const card = choice.rams.find(({ kind }) => kind === 'dfa');
    expect(card).toMatchObject({ target: 0, damage: 15, ownDamage: 10, preview: { isJump: true } });
    expect(card?.rollsAfterMiss).toMatchObject([
      { unit: 1, reason: 'missed death from above: certain fall', chance: 0 },
      { unit: 1, reason: 'pilot braces for the fall', need: 6 },
    ]);
    expect(card?.rollsAfterHit).toMatchObject([
      { unit: 0, reason: 'hit by death from above' },
      { unit: 1, reason: 'landing a death from above' },
    ]);
    const gentle = new MoveChoice(beforeCharge('spec', { jump: 5 }).game, 1).rams.find(({ kind }) => kind === 'dfa');
    expect(gentle?.rollsAfterMiss).toMatchObject([{ unit: 1, reason: 'missed death from above', need: 9 }]);
  });

  test('there is no card for a unit that has not moved yet', () => {
    expect(position().choice.rams).toEqual([]);
  });
});

test('shots from the end of a move and at it are told for every enemy', () => {
  const s = scenario()
    .mech('A', { at: '0508', facing: 0, walk: 4, weapons: [['ml', 'CT']] })
    .mech('B', {
      at: '0501',
      facing: 3,
      weapons: [
        ['ml', 'CT'],
        ['ppc', 'RA'],
      ],
    })
    .begin('movement');
  const choice = new MoveChoice(s.game, 0);
  choice.to(s.hex('0504'));
  expect(choice.exposure?.given).toMatchObject([{ target: 1, settled: false, shots: [{ weapon: 0, need: 5 }] }]);
  expect(choice.exposure?.taken).toMatchObject([
    { attacker: 1, target: 0, shots: [{ weapon: 0, need: 5 }, { weapon: 1 }] },
  ]);
  choice.hover(s.hex('0508'));
  choice.face(3);
  expect(choice.hoveredPreview).toBeDefined();
});

test('a unit that is bogged down is told so, and may break free', () => {
  const { s, choice } = position({ board: '. . .\n. . .\n. s .\n. . .\n. . .' }, { at: '0203' });
  expect(choice.cards.map(({ id }) => id)).not.toContain('breakFree');
  s.unit('A').stuck = true;
  const stuck = new MoveChoice(s.game, 0);
  expect([...stuck.reach.keys()]).toEqual([s.hex('0203')]);
  stuck.turn(1);
  expect(stuck.command).toBe(undefined);
  stuck.hover(s.hex('0202'));
  expect(stuck.hoveredProblem).toBe('The unit is bogged down and must break free first');
  expect(stuck.cards.find(({ id }) => id === 'breakFree')?.rolls).toMatchObject([{ reason: 'entering a swamp' }]);
});
