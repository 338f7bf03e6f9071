import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answer } from '@hexfall/odds';
import type { Plan } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { capture } from '../capture.ts';
import { UsageError } from '../exit.ts';

const REPLAY = fileURLToPath(new URL('../../../../fixtures/replays/duel.jsonl', import.meta.url));
const LINES = readFileSync(REPLAY, 'utf8').split('\n');

interface Result {
  readonly question: string;
  readonly plan: Plan;
  readonly units: readonly { readonly heading: string; readonly facts: readonly string[] }[];
  readonly answers: readonly Answer[];
}

async function ask(...args: string[]): Promise<Result> {
  return JSON.parse(await capture('odds', REPLAY, ...args, '--time', '0.01', '--json')) as Result;
}

test('a unit fires what it fired in that turn', async () => {
  const { question, plan } = await ask('--turn', '3', '--unit', 'a1');
  expect(question).toMatch(/^Turn 3, weapon attack phase: A1 Hunchback HBK-4G fires .+ at B1$/);
  const [order] = plan.kind === 'orders' ? plan.orders : [];
  expect(LINES).toContain(JSON.stringify({ c: order }));
});

test('the question is about the whole phase if no unit is named', async () => {
  const { plan, units } = await ask('--turn', '3', '--phase', 'weapons');
  expect(plan.kind === 'orders' && new Set(plan.orders.map(({ unit }) => unit))).toEqual(new Set([0, 1]));
  expect(units.length).toBe(2);
});

test('another order can be tried in its place', async () => {
  const kick = await ask('--turn', '3', '--unit', 'A1', '--order', 'kick B1');
  expect(kick.plan).toMatchObject({ orders: [{ type: 'kick', unit: 0, target: 1 }], until: 'phase' });
  const shot = await ask('--turn', '3', '--unit', 'A1', '--order', 'fire ac/20 at B1');
  expect(shot.plan).toMatchObject({ orders: [{ type: 'fire', unit: 0, shots: [{ target: 1 }] }] });
  const leap = await ask('--turn', '3', '--unit', 'B1', '--order', 'death from above on A1');
  expect(leap.plan).toMatchObject({ orders: [{ type: 'dfa', unit: 1, target: 0 }], until: 'turn' });
});

test('a move is judged from where it began', async () => {
  const { question, plan, units } = await ask('--turn', '1', '--unit', 'A1', '--phase', 'movement');
  expect(question).toMatch(/^Turn 1, movement phase: A1 Hunchback HBK-4G runs to \d{4}, facing [NS][EW]?$/);
  expect(plan).toMatchObject({ orders: [{ type: 'move', unit: 0 }], until: 'phase' });
  // The unit has not moved yet.
  expect(units[0]!.facts.join()).not.toMatch(/ran|walked/);
});

test.each([
  [['--unit', 'A1'], 'which turn of the replay is meant? Add --turn 5, for example.'],
  [['--turn', '0'], '--turn must be a whole number of at least 1, not "0".'],
  [['--turn', '99'], 'the replay has no turn 99.'],
  [['--turn', '3', '--unit', 'C1'], '"C1" is not a unit of this game, whose units are A1, B1.'],
  [['--turn', '3', '--order', 'kick B1'], '--order needs --unit, the unit that carries it out.'],
  [
    ['--turn', '3', '--unit', 'A1', '--phase', 'weapns'],
    '--phase must be weapons, physical, movement, not "weapns"; did you mean weapons?',
  ],
  [['--turn', '3', '--unit', 'A1', '--order', 'dance B1'], '"dance B1" is not an order: write "kick B1"'],
  [['--turn', '3', '--unit', 'A1', '--order', 'charge B1'], 'the rules do not allow it: the target is out of reach.'],
  [
    ['--turn', '1', '--unit', 'A1', '--phase', 'physical'],
    'A1 did nothing that dice decide in the physical attack phase of turn 1',
  ],
])('%j is refused with one sentence', async (args, message) => {
  const asked = capture('odds', REPLAY, ...args);
  await expect(asked).rejects.toThrow(message);
  await expect(asked).rejects.toBeInstanceOf(UsageError);
});
