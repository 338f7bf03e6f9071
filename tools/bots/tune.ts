import { createTacticianBot, WEIGHTS, type Weights } from '@hexfall/bots';
import { type GameSetup, nextInt32 } from '@hexfall/rules';
import { shareOf } from './play.ts';
import { drawSetup } from './set-ups.ts';

/** Weights that are a matter of taste: how bold units are, and how long games last. Self-play alone would make them hide. */
const BOLDNESS: ReadonlySet<keyof Weights> = new Set([
  'caution',
  'company',
  'trust',
  'end',
  'upperHand',
  'overwhelming',
  'patience',
  'hurry',
  'approach',
  'search',
  'unsettledFront',
  'unsettledRear',
  'unsettledFire',
  'ram',
]);

/** Set-ups of a step by the units on each side; each is played from both sides. */
const SETUPS = { 1: 20, 2: 12, 4: 8 } as const;
/** How far a step reaches to both sides, as a share of each weight. */
const REACH = 0.2;
/** Length of the first steps, and steps after which they become noticeably shorter. */
const FIRST_STEP = 0.5;
const STEADY = 100;
/** Every third step is played by the `spec` rules. */
const SPEC_EVERY = 3;

export interface TuneOptions {
  readonly steps: number;
  readonly seed: number;
  readonly report: (step: number, weights: Weights) => void;
}

/**
 * Tunes the weights of the tactician jointly by self-play (SPSA): each step moves all weights up or down at random by a fifth, plays
 * that tactician against the one with the opposite changes, and moves a little towards the winner. Returns the mean of the later half.
 */
export function tune({ steps, seed, report }: TuneOptions): Weights {
  const names = (Object.keys(WEIGHTS) as (keyof Weights)[]).filter(name => !BOLDNESS.has(name));
  const rngState = Int32Array.of(seed, 2, 3, 4);
  const logs = names.map(() => 0);
  const sums = names.map(() => 0);
  const later = Math.floor(steps / 2);
  for (let step = 0; step < steps; step++) {
    const signs = names.map(() => (((nextInt32(rngState) >>> 16) & 1) === 1 ? 1 : -1));
    const shifted = (way: number): Weights =>
      scaled(
        names,
        logs.map((log, i) => log + way * REACH * signs[i]!),
      );
    const lead = leadOf(shifted(1), shifted(-1), step, seed);
    const length = FIRST_STEP / (1 + step / STEADY) ** 0.6;
    for (let i = 0; i < logs.length; i++) {
      logs[i]! += length * lead * signs[i]!;
      if (step >= later) sums[i]! += logs[i]!;
    }
    report(step, scaled(names, logs));
  }
  return scaled(
    names,
    sums.map(sum => sum / (steps - later)),
  );
}

function scaled(names: readonly (keyof Weights)[], logs: readonly number[]): Weights {
  return { ...WEIGHTS, ...Object.fromEntries(names.map((name, i) => [name, WEIGHTS[name] * Math.exp(logs[i]!)])) };
}

/** By how much one tactician is ahead of another, from -0.5 to 0.5. */
function leadOf(first: Weights, second: Weights, step: number, seed: number): number {
  const setups = [1, 2, 4].flatMap(perSide => setupsOf(perSide as 1 | 2 | 4, step, seed));
  const { share } = shareOf(
    rngState => createTacticianBot(rngState, first),
    rngState => createTacticianBot(rngState, second),
    setups,
  );
  return share - 0.5;
}

function setupsOf(perSide: 1 | 2 | 4, step: number, seed: number): GameSetup[] {
  const rules = step % SPEC_EVERY === SPEC_EVERY - 1 ? 'spec' : 'canon';
  const count = SETUPS[perSide];
  return Array.from({ length: count }, (_, i) => drawSetup({ name: `tune ${seed}`, perSide, rules }, step * count + i));
}
