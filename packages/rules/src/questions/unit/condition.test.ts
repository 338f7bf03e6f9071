import { buildMech, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { createMechSpec } from '../../setup/create-spec.ts';
import { LA, LOCATIONS, LT, RA, RT } from '../../vocabulary/spec/locations.ts';
import { isItemHit } from './condition.ts';

/** Returns the sheet of a unit with a cannon that fills the right arm and continues in the right torso. */
function splitCannon() {
  const plain = buildMech({ weapons: [['ac20', 'RT']] });
  const slots = plain.slots.map(location => [...location]);
  for (let slot = 4; slot < 12; slot++) slots[RA]![slot] = { kind: 'weapon', item: 0 };
  const spec = createMechSpec({ ...plain, slots, weapons: [{ ...plain.weapons[0]!, alsoIn: RA }] });
  if (!spec.ok) throw new Error(spec.errors[0]!.message);
  return spec.value;
}

test.each([
  [RT, true],
  [RA, true],
  [LT, false],
  [LA, false],
])('the loss of location %i destroys a weapon split over the right arm and torso: %s', (lost, expected) => {
  const mech = scenario().mech('A', { at: '0101' }).unit('A');
  const slotHits = LOCATIONS.map((_, location) => (location === lost ? 0xfff : 0));
  expect(isItemHit({ ...mech, slotHits }, splitCannon(), 'weapon', 0)).toBe(expected);
});
