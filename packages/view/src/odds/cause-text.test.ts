import { builtInMech } from '@hexfall/data';
import type { ChanceAnswer } from '@hexfall/odds';
import { CT, createPosition, type Exploded, type GameEvent, HD, LL, LT, type Source } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { namesOf } from '../unit-names.ts';
import { causeText, contributionLines } from './cause-text.ts';

const HUNCHBACK = builtInMech('HBK-4G')!;
const NAMES = namesOf(createPosition([{ spec: builtInMech('WVR-6R')! }, { spec: HUNCHBACK }]));
const SHOT: Source = { kind: 'weapon', attacker: 0, weapon: 0 };
const ammoSlot = HUNCHBACK.slots[LT]!.findIndex(({ kind }) => kind === 'ammo');
const BLAST: Source = { kind: 'explosion', location: LT, slot: ammoSlot, setOffBy: SHOT };
const EXPLODED: Exploded = {
  type: 'Exploded',
  unit: 1,
  location: LT,
  slot: ammoSlot,
  damage: 100,
  bin: 0,
  source: SHOT,
};

const destroyed = (cause: 'centerTorso' | 'head', source: Source): GameEvent => ({
  type: 'UnitDestroyed',
  unit: 1,
  cause,
  source,
});

const textOf = (event: GameEvent): string => causeText({ event }, NAMES);

test('the results of an explosion are told by what exploded, and where', () => {
  expect(textOf(destroyed('centerTorso', BLAST))).toBe('AC/20 ammo in the left torso');
  expect(textOf(EXPLODED)).toBe('AC/20 ammo in the left torso');
});

test('an explosion that another one has set off is told as itself', () => {
  expect(textOf({ ...EXPLODED, source: { ...BLAST, location: HD, slot: 0 } })).toBe('AC/20 ammo in the left torso');
});

test('what a shot does is not told as an explosion', () => {
  expect(textOf(destroyed('head', SHOT))).toBe('head destroyed');
});

const DAMAGE = {
  damage: 5,
  armorDamage: 0,
  structureDamage: 5,
  armorRemaining: 0,
  structureRemaining: 3,
  destroyed: false,
  transferred: 0,
  transferLocation: -1,
  discarded: 0,
  damageThisPhase: 25,
  armorHalved: false,
};

test.each<[GameEvent, string]>([
  [{ type: 'PilotHit', unit: 1, cause: 'fall', pilotWounds: 1, dead: false, source: SHOT }, 'wounded in the fall'],
  [
    { type: 'PilotHit', unit: 1, cause: 'head', pilotWounds: 6, dead: true, source: SHOT },
    'killed by a hit on the head',
  ],
  [{ type: 'PilotingRolled', unit: 1, reason: 'kicked', need: 5, roll: 3, passed: false, modifiers: [] }, 'kicked'],
  [{ type: 'LocationLost', unit: 1, location: LL, cause: 'blownOff', source: SHOT }, 'left leg blown off'],
  [{ type: 'ConsciousnessRolled', unit: 1, need: 5, roll: 3, awake: false }, 'pilot loses consciousness'],
  [{ type: 'HeatRolled', unit: 1, about: 'shutdown', need: 8, roll: 3, passed: false }, 'failed to avoid shutdown'],
  [{ type: 'ShutDown', unit: 1, byChoice: false }, 'reactor shut down'],
  [
    { type: 'DamageApplied', unit: 1, location: CT, rear: true, ...DAMAGE, source: SHOT },
    "A1's AC/5 on the center torso (rear)",
  ],
  [{ type: 'SlotHit', unit: 1, location: HD, slot: 1, rolledAt: HD, source: SHOT }, 'sensors hit in the head'],
  [{ type: 'HullBreached', unit: 1, location: LL, roll: 11, source: SHOT }, 'water in the left leg'],
  [
    {
      type: 'PhysicalRolled',
      attacker: 0,
      target: 1,
      kind: 'dfa',
      limb: -1,
      item: -1,
      need: 8,
      roll: 9,
      hit: true,
      modifiers: [],
    },
    'death from above',
  ],
  [{ type: 'AttackRolled', attacker: 0, target: 1, weapon: 0, need: 8, roll: 9, hit: true, modifiers: [] }, 'AC/5'],
])('%o is told as "%s"', (event, text) => {
  expect(textOf(event)).toBe(text);
});

function answer(value: number, parts: readonly (readonly [number, GameEvent])[]): ChanceAnswer {
  const because = parts.map(([chance, event]) => ({ chance, cause: { event } }));
  const question = { about: 'destroyed', unit: 1 } as const;
  return { kind: 'chance', question, value, standardError: 0, lower: value, upper: value, exact: true, because };
}

test('the three largest contributions are told, those that read the same as one', () => {
  const kinds = ['centerTorso', 'head', 'engine', 'cockpit'] as const;
  const others = kinds.map((cause, i): [number, GameEvent] => [
    0.008 - 0.002 * i,
    { type: 'UnitDestroyed', unit: 1, cause, source: SHOT },
  ]);
  const ammo: [number, GameEvent] = [0.021, destroyed('centerTorso', BLAST)];
  expect(contributionLines(answer(0.06, [ammo, [0.02, EXPLODED], ...others]), NAMES)).toEqual([
    '4.1% of the 6.0%: AC/20 ammo in the left torso',
    '0.8% of the 6.0%: center torso destroyed',
    '0.6% of the 6.0%: head destroyed',
  ]);
});

test('the parts of a small chance have more digits, and what is next to nothing is left out', () => {
  const parts = answer(0.003_21, [
    [0.0031, EXPLODED],
    [0.000_11, destroyed('head', SHOT)],
    [0.000_01, destroyed('centerTorso', SHOT)],
  ]);
  expect(contributionLines(parts, NAMES)).toEqual([
    '0.31% of the 0.32%: AC/20 ammo in the left torso',
    '0.01% of the 0.32%: head destroyed',
  ]);
});

test('a single cause is all of it, and one that leaves next to nothing to others is nearly all of it', () => {
  expect(contributionLines(answer(0.278, [[0.2776, destroyed('head', SHOT)]]), NAMES)).toEqual([
    'nearly all of it: head destroyed',
  ]);
  expect(contributionLines(answer(0.5, [[0.5, destroyed('head', SHOT)]]), NAMES)).toEqual([
    'all of it: head destroyed',
  ]);
  expect(contributionLines(answer(0, []), NAMES)).toEqual([]);
});
