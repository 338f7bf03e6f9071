// What will come of it, before it is done: the odds of a volley, of the heat it makes, and of a kick.
import { builtInMech } from '@hexfall/data';
import { computeOdds, odds } from '@hexfall/odds';
import { createPosition } from '@hexfall/rules';

const hunchback = builtInMech('HBK-4G');
const wolverine = builtInMech('WVR-6R');
if (!hunchback || !wolverine) throw new Error('both are built in');

/** @param {number} value */
const percent = value => `${(100 * value).toFixed(1)} %`;

/**
 * Stops when every chance is known to a tenth of a percent. A budget of precision alone gives the same answers on every computer.
 * @type {import('@hexfall/odds').Budget}
 */
const BUDGET = { precision: 0.001, seed: 'examples' };

// The Hunchback (unit 0) fires all its weapons at the Wolverine (unit 1) in the next hex.
const firing = createPosition([{ spec: hunchback }, { spec: wolverine }], { phase: 'weapons' });
const shots = hunchback.weapons.map((_, weapon) => ({ weapon, target: 1 }));
const volley = computeOdds(
  firing,
  { kind: 'orders', orders: [{ type: 'fire', unit: 0, twist: 0, shots }], until: 'turn' },
  [
    { about: 'hit', unit: 0, weapon: 2 },
    { about: 'structure', unit: 1 },
    { about: 'fall', unit: 1 },
    { about: 'destroyed', unit: 1 },
    { about: 'damage', unit: 1 },
    { about: 'heat', unit: 0 },
  ],
  BUDGET,
);
if (!volley.ok) throw new Error(volley.errors[0]?.message);
for (const answer of volley.value) {
  const { about, unit } = answer.question;
  if (answer.kind === 'chance') console.log(`${about} ${unit}: ${percent(answer.value)}`);
  else console.log(`${about} ${unit}: ${answer.mean.toFixed(1)} on average, ${answer.outcomes.length} possible`);
}

// The work can be done bit by bit, with something else in between, and the answers can be read and left at any time.
const kicking = createPosition([{ spec: hunchback }, { spec: wolverine }], { phase: 'physical' });
const run = odds(
  kicking,
  { kind: 'orders', orders: [{ type: 'kick', unit: 0, target: 1, leg: 'RL' }], until: 'phase' },
  [
    { about: 'fall', unit: 1 },
    { about: 'fall', unit: 0 },
  ],
  BUDGET,
);
if (!run.ok) throw new Error(run.errors[0]?.message);
while (run.value.progress() < 1 && run.value.work(20));
const [target, kicker] = run.value.answers();
if (target?.kind !== 'chance' || kicker?.kind !== 'chance') throw new Error('both are chances');
console.log(`\nthe kick makes the Wolverine fall: ${percent(target.value)}, the Hunchback: ${percent(kicker.value)}`);
