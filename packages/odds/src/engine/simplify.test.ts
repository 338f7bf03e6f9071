import { CATALOGUE, catalogueMech } from '@hexfall/data';
import {
  type Command,
  createPosition,
  type Game,
  gameRngState,
  mechOf,
  nextBelow,
  planSteps,
  type Step,
  specOf,
} from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { gaugeFor } from '../gauge.ts';
import { PLAIN_SUBJECTS, type Question } from '../question.ts';
import { type Problem, Round } from './round.ts';
import { ALL_SIMPLIFICATIONS, type Simplifications } from './simplify.ts';

const NAMES = ['HBK-4G', 'WVR-6R', 'AS7-D', 'LCT-1V', 'PXH-1', 'ARC-2R'];
const SPECS = NAMES.map(name => catalogueMech(CATALOGUE.find(({ model }) => model === name)!));

/** Takes most of the armor off a unit and hurts it inside. */
function hurt(game: Game, unit: number, random: (below: number) => number): void {
  const mech = mechOf(game, unit);
  const spec = specOf(game, mech);
  for (let facing = 0; facing < mech.armor.length; facing++) mech.armor[facing] = random(mech.armor[facing]! + 1);
  for (let location = 1; location < mech.structure.length; location++) {
    mech.structure[location] = 1 + random(mech.structure[location]!);
    if (mech.structure[location] === spec.structure[location]) continue;
    const slot = random(12);
    if ((spec.masks.hittable[location]! & (1 << slot)) !== 0) mech.slotHits[location]! |= 1 << slot;
    mech.slotsOut[location] = mech.slotHits[location]!;
  }
  mech.damageThisPhase = random(25);
}

function volley(seed: number): { game: Game; steps: readonly Step[] } {
  const rng = gameRngState(`simplify ${seed}`);
  const random = (below: number): number => nextBelow(rng, below);
  const isBlow = seed % 3 === 2;
  const game = createPosition(
    [
      { spec: SPECS[random(SPECS.length)]!, hex: isBlow ? '0505' : '0507' },
      { spec: SPECS[random(SPECS.length)]!, hex: '0504', facing: random(6) },
    ],
    { phase: isBlow ? 'physical' : 'weapons', profile: seed % 2 === 0 ? 'spec' : 'canon' },
  );
  hurt(game, 1, random);
  const shots = specOf(game, mechOf(game, 0)).weapons.flatMap(({ rear }, weapon) =>
    rear ? [] : [{ target: 1, weapon }],
  );
  const fire: Command = { type: 'fire', unit: 0, twist: 0, shots: shots.slice(0, 3) };
  const order: Command = isBlow ? { type: 'kick', unit: 0, target: 1, leg: 'RL' } : fire;
  const steps = planSteps(game, { kind: 'orders', orders: [order], until: 'phase' });
  if (!steps.ok) throw new Error(steps.errors[0]!.message);
  return { game, steps: steps.value };
}

const QUESTIONS: readonly Question[] = [
  ...PLAIN_SUBJECTS.map(about => ({ about, unit: 1 })),
  { about: 'structure', unit: 1 },
  { about: 'critical', unit: 1 },
  { about: 'fall', unit: 0 },
];

function headOf(seed: number, simplifications: Simplifications): Round {
  const { game, steps } = volley(seed);
  const problem: Problem = {
    game,
    steps,
    gauges: QUESTIONS.map(gaugeFor),
    endsWithPhase: simplifications.slots,
    byItem: new Set(),
    simplifications,
    seed: 'test',
  };
  const round = new Round(problem, 2e-5);
  while (!round.isHeadDone) round.work();
  return round;
}

const NAMES_OF_ALL = Object.keys(ALL_SIMPLIFICATIONS) as (keyof Simplifications)[];
const SEEDS = Array.from({ length: 9 }, (_, seed) => seed);

describe('simplified states', () => {
  test.each(NAMES_OF_ALL)('the answers are the same without the simplification of %s', name => {
    for (const seed of SEEDS) {
      const merged = headOf(seed, ALL_SIMPLIFICATIONS);
      const apart = headOf(seed, { ...ALL_SIMPLIFICATIONS, [name]: false });
      const slack = merged.thinMass + apart.thinMass + 1e-12;
      for (const [i, question] of QUESTIONS.entries()) {
        const difference = Math.abs(merged.head.tally.risen[i]! - apart.head.tally.risen[i]!);
        expect(difference, `${question.about}, seed ${seed}`).toBeLessThanOrEqual(slack);
      }
      expect(merged.head.tally.finished + merged.thinMass).toBeCloseTo(1, 9);
      expect(apart.head.tally.finished + apart.thinMass).toBeCloseTo(1, 9);
    }
  });

  test.each(NAMES_OF_ALL)('the simplification of %s saves work', name => {
    const saved = SEEDS.map(seed => {
      const merged = headOf(seed, ALL_SIMPLIFICATIONS);
      const apart = headOf(seed, { ...ALL_SIMPLIFICATIONS, [name]: false });
      return apart.head.runs - merged.head.runs;
    });
    expect(Math.max(...saved)).toBeGreaterThan(0);
  });
});
