import { nextBelow, nextInt32, type RngState, ROLL_REASONS } from '@hexfall/rules';

/** The id of a request that is answered when its work is done, so that its answer can be told from those that come in order. */
export function laterId(rng: RngState): string {
  return `${LATER}${nextInt32(rng) >>> 0}`;
}

const LATER = 'later ';

export function isLaterId(id: unknown): id is string {
  return typeof id === 'string' && id.startsWith(LATER);
}

function oneOf<T>(rng: RngState, values: readonly T[]): T {
  return values[nextBelow(rng, values.length)]!;
}

function some<T>(rng: RngState, max: number, make: () => T): T[] {
  return Array.from({ length: nextBelow(rng, max + 1) }, make);
}

/** Parameters of `odds.ask` that may be accepted: the shape is right, and the rest is left to chance. */
export function oddsParams(rng: RngState, game: string): Record<string, unknown> {
  return {
    game,
    plan: plan(rng),
    questions: some(rng, nextBelow(rng, 10) === 0 ? 40 : 6, () => question(rng)),
    budget: oneOf<object>(rng, [
      { milliseconds: 1 },
      { milliseconds: 10 },
      { precision: 0.5 },
      { precision: 0.2, milliseconds: 30, seed: '\u0000' },
      { precision: 0.0001, milliseconds: 30, seed: '' },
    ]),
    ...(nextBelow(rng, 3) === 0 ? { progressEvery: 50 } : {}),
  };
}

function plan(rng: RngState): object {
  const unit = anyUnit(rng);
  return oneOf<object>(rng, [
    { kind: 'piloting', unit, reason: oneOf(rng, ROLL_REASONS), modifier: nextBelow(rng, 41) - 20 },
    { kind: 'fall', unit, height: nextBelow(rng, 31) },
    {
      kind: 'orders',
      orders: some(rng, nextBelow(rng, 10) === 0 ? 200 : 3, () => order(rng)),
      until: oneOf(rng, ['orders', 'phase', 'turn']),
    },
  ]);
}

/** Returns the number of a unit that, in most cases, exists. */
function anyUnit(rng: RngState): number {
  return nextBelow(rng, 20) === 0 ? nextBelow(rng, 65_536) : nextBelow(rng, 2);
}

function order(rng: RngState): object {
  const unit = anyUnit(rng);
  const target = 1 - Math.min(1, unit);
  return oneOf<object>(rng, [
    { type: 'stay', unit },
    { type: 'shutDown', unit },
    {
      type: 'move',
      unit,
      mode: 'run',
      steps: some(rng, 6, () => oneOf(rng, ['forward', 'left', 'right'])),
      climb: true,
    },
    { type: 'fire', unit, twist: 0, shots: some(rng, 4, () => ({ weapon: nextBelow(rng, 5), target })) },
    { type: 'kick', unit, target, leg: oneOf(rng, ['LL', 'RL']) },
    { type: 'charge', unit, target, mode: 'run', steps: ['forward'], climb: true },
    { type: 'hold', unit },
  ]);
}

function question(rng: RngState): object {
  const unit = nextBelow(rng, 2);
  return oneOf<object>(rng, [
    { about: oneOf(rng, ['fall', 'destroyed', 'explosion', 'pilotOut', 'shutdown', 'stagger']), unit },
    { about: 'hit', unit, weapon: nextBelow(rng, 5) },
    { about: 'locationLost', unit, location: nextBelow(rng, 8) },
    { about: 'itemLost', unit, kind: oneOf(rng, ['weapon', 'ammo', 'equipment']), item: nextBelow(rng, 3) },
    { about: oneOf(rng, ['damage', 'criticals', 'heat']), unit },
    { about: 'ammo', unit, bin: nextBelow(rng, 3) },
  ]);
}
