import { CATALOGUE, catalogueMech } from '@hexfall/data';
import {
  type Command,
  createPosition,
  type Game,
  gameRngState,
  mechOf,
  nextBelow,
  type Plan,
  planSteps,
  type Step,
  specOf,
} from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { gaugeFor } from '../gauge.ts';
import { PLAIN_SUBJECTS, type Question } from '../question.ts';
import { Round } from './round.ts';
import { ALL_SIMPLIFICATIONS, type Simplifications } from './simplify.ts';
import { type Problem, Workshop } from './workshop.ts';

const NAMES = ['HBK-4G', 'WVR-6R', 'AS7-D', 'LCT-1V', 'PXH-1', 'ARC-2R'];
const SPECS = NAMES.map(name => catalogueMech(CATALOGUE.find(({ model }) => model === name)!));

/** Takes armor off a unit, opens one location, and hurts the pilot. */
function hurt(game: Game, unit: number, random: (below: number) => number): void {
  const mech = mechOf(game, unit);
  const spec = specOf(game, mech);
  for (let facing = 0; facing < mech.armor.length; facing++) {
    mech.armor[facing] = Math.min(mech.armor[facing]!, 4 + random(12));
  }
  const location = 1 + random(7);
  mech.armor[location] = 0;
  const slot = random(12);
  if ((spec.masks.hittable[location]! & (1 << slot)) !== 0) mech.slotHits[location]! |= 1 << slot;
  mech.slotsOut[location] = mech.slotHits[location]!;
  mech.pilotWounds = random(3);
  mech.damageThisPhase = random(25);
}

/** One shot, a kick, or a fall from one level up: small enough that next to nothing is left to chance. */
function planFor(game: Game, kind: number): Plan {
  if (kind === 3) return { kind: 'fall', unit: 1, height: 1 };
  if (kind === 2) return { kind: 'orders', orders: [{ type: 'kick', unit: 0, target: 1, leg: 'RL' }], until: 'phase' };
  const weapons = specOf(game, mechOf(game, 0)).weapons.map(({ rear }, weapon) => ({ rear, weapon }));
  const shots = weapons.flatMap(({ rear, weapon }) => (rear ? [] : [{ target: 1, weapon }]));
  const order: Command = { type: 'fire', unit: 0, twist: 0, shots: shots.slice(kind, kind + 1) };
  return { kind: 'orders', orders: [order], until: 'phase' };
}

/** Fresh units leave less to chance, so that smaller differences show. */
function isHurt(seed: number): boolean {
  return seed % 16 < 8;
}

function problemOf(seed: number): { game: Game; steps: readonly Step[] } {
  const rng = gameRngState(`simplify ${seed}`);
  const random = (below: number): number => nextBelow(rng, below);
  const kind = seed % 4;
  const game = createPosition(
    [
      { spec: SPECS[random(SPECS.length)]!, hex: kind < 2 ? '0507' : '0505' },
      { spec: SPECS[random(SPECS.length)]!, hex: '0504', facing: random(6) },
    ],
    { phase: kind < 2 ? 'weapons' : 'physical', profile: seed % 8 < 4 ? 'spec' : 'canon' },
  );
  if (isHurt(seed)) hurt(game, 1, random);
  const steps = planSteps(game, planFor(game, kind));
  if (!steps.ok) throw new Error(steps.errors[0]!.message);
  return { game, steps: steps.value };
}

const QUESTIONS: readonly Question[] = [
  ...PLAIN_SUBJECTS.map(about => ({ about, unit: 1 })),
  { about: 'structure', unit: 1 },
  { about: 'critical', unit: 1 },
  { about: 'fall', unit: 0 },
];

const BLOCKS = 120;

const HEADS = new Map<string, Round>();

/** Heads serve several tests. */
function headOf(seed: number, simplifications: Simplifications): Round {
  const key = JSON.stringify([seed, simplifications]);
  const known = HEADS.get(key) ?? computeHead(seed, simplifications);
  HEADS.set(key, known);
  return known;
}

function computeHead(seed: number, simplifications: Simplifications): Round {
  const { game, steps } = problemOf(seed);
  const problem: Problem = {
    game,
    steps,
    gauges: QUESTIONS.map(gaugeFor),
    endsWithPhase: simplifications.slots,
    byItem: new Set(),
    simplifications,
    seed: 'test',
  };
  const round = new Round(new Workshop(problem), isHurt(seed) ? 1e-5 : 3e-6, 'test');
  while (!round.isHeadDone || (!round.isExact && round.tail.blocks < BLOCKS)) round.work(0);
  return round;
}

const NAMES_OF_ALL = Object.keys(ALL_SIMPLIFICATIONS) as (keyof Simplifications)[];

/** What can be left out for one unit. With only two units, both asked about, nothing of it remains once the rest is left out for both. */
const ONE_BY_ONE: ReadonlySet<keyof Simplifications> = new Set<keyof Simplifications>(['settled', 'steady']);

const SEEDS = Array.from({ length: 16 }, (_, seed) => seed);

describe('simplified states', () => {
  test('the answers of these tests are known so well that small differences show', () => {
    for (const seed of SEEDS) {
      const round = headOf(seed, ALL_SIMPLIFICATIONS);
      for (const i of QUESTIONS.keys()) expect(round.standardError(i), `seed ${seed}`).toBeLessThan(0.001);
    }
  });

  test.each(NAMES_OF_ALL)('the answers are the same without the simplification of %s', name => {
    for (const seed of SEEDS) {
      const merged = headOf(seed, ALL_SIMPLIFICATIONS);
      const apart = headOf(seed, { ...ALL_SIMPLIFICATIONS, [name]: false });
      for (const [i, question] of QUESTIONS.entries()) {
        const error = Math.hypot(merged.standardError(i), apart.standardError(i));
        const difference = Math.abs(merged.chance(i) - apart.chance(i));
        expect(difference, `${question.about}, seed ${seed}`).toBeLessThanOrEqual(5 * error + 1e-12);
      }
      expect(merged.head.tally.finished + merged.thinMass).toBeCloseTo(1, 9);
      expect(apart.head.tally.finished + apart.thinMass).toBeCloseTo(1, 9);
    }
  });

  test.each(NAMES_OF_ALL)('the simplification of %s saves work', name => {
    const used = ONE_BY_ONE.has(name) ? { ...ALL_SIMPLIFICATIONS, rest: false } : ALL_SIMPLIFICATIONS;
    const saved = SEEDS.map(seed => {
      const merged = headOf(seed, used);
      const apart = headOf(seed, { ...used, [name]: false });
      return apart.head.runs - merged.head.runs;
    });
    expect(Math.max(...saved)).toBeGreaterThan(0);
  });
});
