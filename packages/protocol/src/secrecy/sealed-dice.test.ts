import { formatSeed, type Game, hashState, NO_SINK, type RngState, startGame } from '@hexfall/rules';
import { gameOf, randomCommand, randomSetup } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { readReplay } from '../replay/read.ts';
import { ReplayRecorder } from '../replay/recorder.ts';
import { verifyReplay } from '../replay/verify.ts';
import { deriveSeed } from './derive-seed.ts';
import { startSealedGame } from './sealed-dice.ts';

const setup = randomSetup(5, { turnLimit: 6 });

/** Plays a game with sealed dice. `onDecision` sees the dice before each order, and those that rolled the order before. */
function play(onDecision: (game: Game, rolledBy: RngState) => void): { lines: string[]; hash: number } {
  const lines: string[] = [];
  const recorder = new ReplayRecorder(setup, line => lines.push(line), 'sealed');
  const game = gameOf(setup, recorder);
  let rolledBy: RngState = game.state.dice.slice();
  const giveOrder = startSealedGame(game, setup.seed, (played, command) => {
    const result = recorder.act(played, command);
    rolledBy = played.state.dice.slice();
    return result;
  });
  const words = Int32Array.of(1, 2, 3, 4);
  while (game.state.phase !== 'over') {
    onDecision(game, rolledBy);
    const result = giveOrder(game, randomCommand(game, words));
    if (!result.ok) throw new Error(result.errors[0]!.message);
  }
  return { lines, hash: hashState(game.state) };
}

test('before every decision the dice are set to a state that does not follow from the rolls before', () => {
  const plain = gameOf(setup, NO_SINK);
  startGame(plain);
  const seen = new Set([formatSeed(plain.state.dice)]);
  let decisions = 1;
  play(({ state }, rolledBy) => {
    expect(formatSeed(state.dice)).toBe(deriveSeed(setup.seed, ['dice', decisions++]));
    expect(formatSeed(state.dice)).not.toBe(formatSeed(rolledBy));
    expect(seen.has(formatSeed(state.dice))).toBe(false);
    seen.add(formatSeed(state.dice)).add(formatSeed(rolledBy));
  });
  expect(decisions).toBeGreaterThan(10);
});

test('a refused order leaves the dice as they are', () => {
  const game = gameOf(setup, NO_SINK);
  const giveOrder = startSealedGame(game, setup.seed);
  const before = formatSeed(game.state.dice);
  expect(giveOrder(game, { type: 'stay', unit: 99 }).ok).toBe(false);
  expect(formatSeed(game.state.dice)).toBe(before);
});

test('the replay of a game with sealed dice says so, and is proved', () => {
  const { lines, hash } = play(() => undefined);
  expect(play(() => undefined).hash).toBe(hash);
  const verify = (text: readonly string[]): string => {
    const replay = readReplay(`${text.join('\n')}\n`);
    if (!replay.ok) throw new Error(replay.errors[0]!.message);
    return verifyReplay(replay.value).kind;
  };
  expect(verify(lines)).toBe('proved');
  expect(lines[0]).toContain('"dice":"sealed"');
  expect(verify(lines.with(0, lines[0]!.replace('"dice":"sealed",', '')))).toBe('differs');
});
