import { computeOdds } from '@hexfall/odds';
import { hashState, type UnitSetup } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { describe, expect, test, vi } from 'vitest';
import type { PlayModel } from './play-model.ts';
import type { Oracle } from './player.ts';
import { beginMatch, openPlay } from './sample-match.ts';

const HOT_SEAT = ['human', 'human'] as const;

/** Returns a set-up of two against two, four hexes apart. */
function closeSetup(): ReturnType<typeof skirmish> {
  const setup = skirmish('close', { perSide: 2 });
  const units = setup.units.map((unit, i): UnitSetup => ({ ...unit, ...CLOSE[i]! }));
  return { ...setup, units };
}

const CLOSE = [
  { hex: '0505', facing: 3 },
  { hex: '0705', facing: 3 },
  { hex: '0509', facing: 0 },
  { hex: '0709', facing: 0 },
];

function open(options: Parameters<typeof openPlay>[1] = {}): PlayModel {
  return openPlay(beginMatch(closeSetup(), HOT_SEAT), options);
}

/** Passes for all units until a phase begins. */
function passUntil(play: PlayModel, phase: string): void {
  for (let i = 0; i < 100 && play.status.phase !== phase; i++) {
    play.pass();
    if (!play.confirm()) throw new Error(play.notice);
  }
}

describe('whose turn it is', () => {
  test('two humans take turns, and each is told what is asked', () => {
    const play = open();
    const sides: (number | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      const { side, prompt, units } = play.status;
      sides.push(side);
      expect(play.selected).toBe(units[0]);
      expect(prompt).toMatch(side === 0 ? /^Move A[12] (Hunchback|Wolverine)/ : /^Move B[12] /);
      play.pass();
      play.confirm();
    }
    expect(new Set(sides)).toEqual(new Set([0, 1]));
    expect(play.status).toMatchObject({ phase: 'weapons', phaseWords: 'Weapon attacks' });
    expect(play.status.prompt).toMatch(/^Choose targets for /);
  });

  test('while events are shown, nobody is asked and the phase is the one that is shown', () => {
    const play = open({ speed: 1 });
    if (play.choice?.kind !== 'move') throw new Error('no move');
    play.choice.to([...play.choice.reach.keys()].at(-1)!);
    play.confirm();
    expect(play.playback.isPlaying).toBe(true);
    expect([play.choice, play.selected, play.isHumanTurn]).toEqual([undefined, undefined, false]);
    expect(play.status.prompt).toBe(play.playback.moment?.words);
    play.playback.skip();
    expect(play.choice?.kind).toBe('move');
  });

  test('only a unit that may act is selected; what was chosen for another is forgotten', () => {
    const play = open();
    const [first, second] = play.status.units;
    play.press('e');
    play.select(second!);
    expect([play.selected, play.planned]).toEqual([second, undefined]);
    play.select(first!);
    expect(play.planned).toBe(undefined);
    const enemy = play.game.state.mechs.find(({ side }) => side !== play.status.side)!.id;
    play.select(enemy);
    expect(play.selected).toBe(first);
  });

  test('a player whose unit can strike nobody is not asked for a physical attack', () => {
    const play = open();
    passUntil(play, 'weapons');
    const { turn } = play.status;
    for (let i = 0; i < 4; i++) play.confirm();
    expect(play.status).toMatchObject({ turn: turn + 1, phase: 'movement' });
  });
});

describe('the map', () => {
  test('a hex is chosen for a move, a unit is aimed at, any other is looked at', () => {
    const play = open();
    const unit = play.selected!;
    const { hex } = play.game.state.mechs[unit]!;
    const enemy = play.game.state.mechs.find(({ side }) => side !== play.status.side);
    play.activate(enemy!.hex);
    expect(play.inspected).toBe(enemy!.id);
    const ahead = play.game.state.mechs[unit]!.side === 0 ? hex + 16 : hex - 16;
    play.activate(ahead);
    expect(play.choice).toMatchObject({ hex: ahead });
    play.cancel();
    play.cancel();
    expect(play.inspected).toBe(unit);
    const friend = play.status.units.find(id => id !== unit)!;
    play.activate(play.game.state.mechs[friend]!.hex);
    expect(play.selected).toBe(friend);
    passUntil(play, 'weapons');
    const targets = play.choice?.kind === 'fire' ? play.choice.targets : [];
    play.activate(play.game.state.mechs[targets.at(-1)!.unit]!.hex);
    expect(play.choice).toMatchObject({ target: { unit: targets.at(-1)!.unit } });
  });

  test('tokens tell everything at a glance, and change with what is shown', () => {
    const play = open();
    const { tokens } = play;
    expect(tokens).toHaveLength(4);
    expect(tokens[0]).toMatchObject({ unit: 0, mark: 'A1', side: 0, facing: 3, heat: 0, left: 1, destroyed: false });
    expect(tokens[0]!.modifier).toBe(undefined);
    expect(tokens[0]!.words).toBe('A1 Hunchback HBK-4G');
    expect(play.tokens).toBe(tokens);
    const unit = play.selected!;
    play.pass();
    play.confirm();
    expect(play.tokens[unit]).toMatchObject({ modifier: 0, words: expect.stringContaining('stood still') });
    expect(play.units[unit]).toMatchObject({ hasActed: true, mayAct: false, conditions: ['stood still'] });
  });
});

describe('giving orders', () => {
  test('nothing reaches the game before it is confirmed', () => {
    const play = open();
    const before = hashState(play.game.state);
    const { replay } = play.match;
    if (play.choice?.kind !== 'move') throw new Error('no move');
    for (const hex of [...play.choice.reach.keys()].slice(0, 9)) {
      play.map.hover(hex);
      play.activate(hex);
      play.undo();
    }
    play.pass();
    play.cancel();
    expect(hashState(play.game.state)).toBe(before);
    expect(play.match.replay).toBe(replay);
    expect(play.planned).toBe(undefined);
    expect(play.confirm()).toBe(false);
    expect(play.notice).toBe('Nothing is chosen yet.');
  });

  test('every change is announced', () => {
    const play = open();
    const listener = vi.fn<() => void>();
    play.subscribe(listener);
    for (const change of [
      () => play.map.hover(5),
      () => play.map.moveCursor('up'),
      () => play.pass(),
      () => play.map.toggleShots(),
      () => play.map.toggleSight(),
      () => play.inspect(3),
      () => play.confirm(),
    ]) {
      listener.mockClear();
      change();
      expect(listener).toHaveBeenCalled();
    }
  });
});

describe('odds', () => {
  const oracle: Oracle = {
    ask: async ({ game, plan, questions }) => {
      const answers = computeOdds(game, plan, questions, { precision: 0.05 });
      if (!answers.ok) throw new Error(answers.errors[0]!.message);
      return answers.value;
    },
  };

  test('a volley is asked about as soon as it has a shot, and no longer when it is taken back', async () => {
    const play = open({ oracle });
    passUntil(play, 'weapons');
    if (play.choice?.kind !== 'fire') throw new Error('no fire');
    expect(play.odds.answers).toEqual([]);
    play.choice.toggleAll();
    await Promise.resolve();
    await Promise.resolve();
    expect(play.odds.answers).toHaveLength(play.choice.questions.length);
    expect(play.odds.answers[5]).toMatchObject({ kind: 'number', question: { about: 'damage' } });
    play.cancel();
    expect(play.odds.answers).toEqual([]);
  });

  test('an aborted page asks nothing more', () => {
    const ask = vi.fn<Oracle['ask']>(() => Promise.race([]));
    const play = open({ oracle: { ask } });
    passUntil(play, 'weapons');
    if (play.choice?.kind !== 'fire') throw new Error('no fire');
    play.choice.toggleAll();
    expect(ask).toHaveBeenCalledTimes(1);
    const [, , signal] = ask.mock.calls[0]!;
    play.close();
    expect(signal.aborted).toBe(true);
  });
});

describe('the end', () => {
  test('a draw by the turn limit says so', () => {
    const play = openPlay(beginMatch({ ...closeSetup(), turnLimit: 1 }, HOT_SEAT));
    expect(play.ending).toBe(undefined);
    passUntil(play, 'over');
    expect(play.ending).toEqual({
      winner: undefined,
      title: 'A draw after 1 turn',
      reason: 'The turn limit is reached',
    });
    expect(play.choice).toBe(undefined);
    expect(play.confirm()).toBe(false);
  });
});
