import { formatHex } from '@hexfall/hex';
import { skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { KEY_BINDINGS } from './keys.ts';
import type { PlayModel } from './play-model.ts';
import { beginMatch, openPlay } from './sample-match.ts';

function open(): PlayModel {
  return openPlay(beginMatch(skirmish('keys', { perSide: 2 }), ['human', 'human']));
}

function press(play: PlayModel, ...keys: readonly string[]): boolean[] {
  return keys.map(key => play.press(key));
}

test('a whole turn is played with keys alone', () => {
  const play = open();
  for (let i = 0; i < 4; i++) {
    const unit = play.selected!;
    const from = play.game.state.mechs[unit]!.hex;
    const ahead = play.game.state.mechs[unit]!.facing === 0 ? 'ArrowUp' : 'ArrowDown';
    press(play, ahead, ahead, ahead, 'Enter', 'Enter');
    expect(play.game.state.mechs[unit]!.hex).not.toBe(from);
  }
  expect(play.status.phase).toBe('weapons');
  for (let i = 0; i < 4; i++) {
    expect(press(play, 't', 'e', 'q', 'a', '1', 'Enter')).toEqual([true, true, true, true, true, true]);
  }
  // No unit is near enough for a physical attack, so the next turn follows.
  expect(play.status).toMatchObject({ turn: 2, phase: 'movement' });
});

test('the cursor begins at the selected unit, is a pointer, and stays on the board', () => {
  const play = open();
  const { grid } = play.game.board;
  const { hex } = play.game.state.mechs[play.selected!]!;
  press(play, 'ArrowRight');
  expect(play.map.cursor).toBe(hex + 1);
  expect(play.map.hovered).toBe(play.map.cursor);
  for (let i = 0; i < 40; i++) press(play, 'ArrowLeft', 'ArrowUp');
  expect(formatHex(grid, play.map.cursor!)).toBe('0101');
  play.map.hover(5);
  expect(play.map.hovered).toBe(5);
  press(play, 'ArrowDown');
  expect(formatHex(grid, play.map.hovered!)).toBe('0102');
});

test('Enter gives the order that was chosen last, wherever the cursor is', () => {
  const play = open();
  const unit = play.selected!;
  press(play, 'ArrowDown', 'ArrowDown', 'x');
  expect(play.planned).toEqual({ type: 'stay', unit });
  press(play, 'Enter');
  expect(play.game.state.mechs[unit]!.acted).toBe(true);
});

test('Escape takes everything back, Backspace and Ctrl+Z the last choice', () => {
  const play = open();
  press(play, 'e', 'e', 'e', 'Backspace');
  expect(play.planned).toMatchObject({ steps: ['right', 'right'] });
  expect(play.press('z')).toBe(false);
  expect(play.press('z', { ctrl: true })).toBe(true);
  expect(play.planned).toMatchObject({ steps: ['right'] });
  press(play, 'Escape');
  expect(play.planned).toBe(undefined);
  expect(play.notice).toBe(undefined);
  press(play, 'Enter');
  expect(play.notice).toBe('Nothing is chosen yet.');
});

test('letters choose the way to move, and once more leave it to the cheapest', () => {
  const play = open();
  const choice = (): { way: string | undefined; fixed: boolean } => {
    if (play.choice?.kind !== 'move') throw new Error('no move');
    return { way: play.choice.way, fixed: play.choice.isWayFixed };
  };
  press(play, 'R');
  expect(choice()).toEqual({ way: 'run', fixed: true });
  press(play, 'r');
  expect(choice()).toEqual({ way: undefined, fixed: false });
  press(play, 'c');
  expect(choice().fixed).toBe(false);
});

test('N and P, T and Shift+T go through the units that may act', () => {
  const play = open();
  const first = play.selected;
  const [, second] = play.status.units;
  press(play, 'n');
  expect(play.selected).toBe(second);
  press(play, 't');
  expect(play.selected).toBe(first);
  play.press('T', { shift: true });
  expect(play.selected).toBe(second);
  press(play, 'p');
  expect(play.selected).toBe(first);
});

test('L shows the line of sight from the planned end of a move', () => {
  const play = open();
  const { hex } = play.game.state.mechs[play.selected!]!;
  press(play, 'l', 'ArrowDown', 'ArrowDown');
  expect(play.map.sight?.from).toBe(hex);
  press(play, 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight');
  expect(play.map.sight).toMatchObject({
    from: play.choice?.kind === 'move' ? play.choice.hex : -1,
    to: play.map.cursor,
  });
  play.map.lookFrom(0);
  expect(play.map.sight?.from).toBe(0);
  press(play, 'l');
  expect(play.map.sight).toBe(undefined);
});

test('a comma and a full stop change the speed', () => {
  const play = open();
  press(play, ',');
  expect(play.playback.speed).toBe(3);
  press(play, ',', ',', ',');
  expect(play.playback.speed).toBe(0.5);
  press(play, '.');
  expect(play.playback.speed).toBe(1);
});

test('keys that mean nothing are left to the browser', () => {
  const play = open();
  expect(press(play, 'F5', 'y', '7', 'a')).toEqual([false, false, false, false]);
  expect(play.press('r', { ctrl: true })).toBe(false);
  expect(play.press('t', { alt: true })).toBe(false);
  // A player who uses only keys must be able to reach every button.
  expect(play.press('Tab')).toBe(false);
});

test('every key in the list has words, and none is listed twice in one place', () => {
  expect(KEY_BINDINGS.every(({ words }) => /^[A-Z].*[^.]$/.test(words))).toBe(true);
  const all = KEY_BINDINGS.flatMap(({ keys: names, scope }) => names.map(name => `${scope} ${name}`));
  expect(new Set(all).size).toBe(all.length);
});
