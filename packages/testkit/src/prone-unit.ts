import { type Scenario, scenario, type UnitOptions } from './scenario.ts';

const SOUTH = 3;

/** A prone unit of 50 tons, piloting 5, walk 5, in the middle of an open board; its side has another to move after it. */
export function proneUnit(profile = 'spec', options: Partial<UnitOptions> = {}): Scenario {
  const { condition, ...rest } = options;
  return scenario({ profile })
    .mech('A', { at: '0505', facing: SOUTH, side: 0, tonnage: 50, ...rest, condition: { prone: true, ...condition } })
    .mech('friend', { at: '1010', side: 0 })
    .mech('B', { at: '0101', side: 1 })
    .begin('movement');
}
