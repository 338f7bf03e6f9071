import { builtInMech } from '@hexfall/data';
import { type Answer, createDuel, type Question } from '@hexfall/odds';
import { CT, LL, LT } from '@hexfall/rules';
import type { OddsCase } from '@hexfall/view';
import { expect, test } from 'vitest';
import { formatCase } from './format-case.ts';

const made = createDuel({
  phase: 'physical',
  attacker: { spec: builtInMech('WVR-6R')! },
  target: { spec: builtInMech('HBK-4G')! },
});
if (!made.ok) throw new Error(made.errors[0]!.message);

const CASE: OddsCase = {
  title: 'Wolverine WVR-6R punches Hunchback HBK-4G',
  rules: 'spec',
  game: made.value,
  plan: { kind: 'orders', orders: [{ type: 'punch', unit: 0, target: 1, arms: ['LA', 'RA'] }], until: 'phase' },
  scene: ['struck from behind'],
  units: [
    { id: 1, heading: 'Target: Hunchback HBK-4G', facts: ['piloting 5', 'stood still'] },
    { id: 0, heading: 'Attacker: Wolverine WVR-6R', facts: ['piloting 4'] },
  ],
  numbers: [{ what: 'punch', count: 2, need: 5, text: '5 = 5 piloting' }],
  questions: [],
  notes: [],
};

const known = (value: number, standardError: number) => ({ value, standardError, lower: 0, upper: 1, exact: false });
const SHOT = { kind: 'punch', attacker: 0 } as const;
const chance = (
  question: Extract<Question, { readonly about: 'hit' }> | { about: 'destroyed' | 'fall' | 'shutdown'; unit: number },
  value: number,
): Answer => ({
  kind: 'chance',
  question,
  ...known(value, 0.001),
  because:
    question.about === 'destroyed'
      ? [
          {
            chance: 0.041,
            cause: { event: { type: 'UnitDestroyed', unit: 1, cause: 'head', source: SHOT } },
          },
        ]
      : [],
});
const damage = (location: number | undefined, values: Readonly<Record<number, number>>): Answer => ({
  kind: 'number',
  question: location === undefined ? { about: 'damage', unit: 1 } : { about: 'damage', unit: 1, location },
  outcomes: Object.entries(values).map(([number, value]) => Object.assign(known(value, 0), { number: Number(number) })),
  mean: Object.entries(values).reduce((sum, [number, value]) => sum + Number(number) * value, 0),
  standardError: 0,
  exact: false,
});

const ANSWERS: readonly Answer[] = [
  chance({ about: 'hit', unit: 0 }, 0.97),
  damage(undefined, { 0: 0.25, 6: 0.75 }),
  damage(CT, { 0: 0.5, 6: 0.5 }),
  damage(LL, { 0: 1 }),
  damage(LT, { 0: 0.75, 6: 0.25 }),
  {
    kind: 'chance',
    question: { about: 'structure', unit: 1 },
    value: 0.5,
    standardError: 0,
    lower: 0.5,
    upper: 0.5,
    exact: true,
    because: [],
  },
  chance({ about: 'destroyed', unit: 1 }, 0.06),
  chance({ about: 'fall', unit: 1 }, 0),
  {
    kind: 'chance',
    question: { about: 'shutdown', unit: 1 },
    value: 0,
    standardError: 0,
    lower: 0,
    upper: 0,
    exact: true,
    because: [],
  },
  { kind: 'chance', question: { about: 'locationLost', unit: 1, location: CT }, ...known(0.01, 0.001), because: [] },
  {
    kind: 'chance',
    question: { about: 'itemLost', unit: 1, kind: 'weapon', item: 0 },
    ...known(0.02, 0.001),
    because: [],
  },
  chance({ about: 'fall', unit: 0 }, 0.1),
];

test('answers are told as a table with bars, causes and precision', () => {
  expect(`\n${formatCase(CASE, { answers: ANSWERS, stopped: false }, 80).join('\n')}\n`).toBe(`
Wolverine WVR-6R punches Hunchback HBK-4G, spec rules
  Target: Hunchback HBK-4G (piloting 5, stood still, struck from behind)
  Attacker: Wolverine WVR-6R (piloting 4)

To hit
  2 x punch          83.3%  5 = 5 piloting
  any of them  97.0% ± 0.1

Target: Hunchback HBK-4G
  structure damaged  exactly 50.0%  ████████████
  destroyed             6.0% ± 0.1  █▌
    4.1% of the 6.0%: head destroyed
  Cannot happen: reactor shuts down
  Never came up: falls

Damage: 4.5 on average
  0  25.0%  ████████████████
  6  75.0%  ████████████████████████████████████████████████

Damage by location    average  struck  lost
  center torso           3.00   50.0%  1.0%  ████████████████████████
  left torso             1.50   25.0%     -  ████████████

Weapons lost: Medium Laser (LA) 2.0%

Attacker: Wolverine WVR-6R
  falls  10.0% ± 0.1  ██▍

± is one standard error: two times out of three the true value lies within it.
`);
});

test('a narrow terminal has no bars, and no line is too long', () => {
  const lines = formatCase(CASE, { answers: ANSWERS, stopped: false }, 44);
  expect(lines.filter(line => line.length > 44)).toEqual([]);
  expect(lines.join('\n')).toContain('destroyed             6.0% ± 0.1\n');
});

test('an early stop is reported', () => {
  expect(formatCase(CASE, { answers: ANSWERS, stopped: true }, 80).at(-1)).toBe(
    'Stopped early: these are the answers as they were known by then.',
  );
});
