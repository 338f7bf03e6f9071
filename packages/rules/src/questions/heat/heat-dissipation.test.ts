import { scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createMechSpec } from '../../setup/create-spec.ts';
import { createGameOn } from '../../vocabulary/game/game.ts';
import type { HeatSinks } from '../../vocabulary/spec/mech-spec.ts';
import { dissipation, waterCooling } from './heat-dissipation.ts';

/** A double sink in the head and one in a leg, a single one in the other leg, and eight single ones in the engine. */
const SEVERAL_KINDS: HeatSinks = { count: 11, capacity: 1, mixed: { total: 13, items: [2, 1, 2] } };

/** Returns the heat that a unit loses by its sinks, and by the water that it stands in. */
function cooling(board: string, criticals: NonNullable<UnitOptions['condition']>['criticals'] = {}): [number, number] {
  const s = scenario({ board }).mech('A', { at: '0101', sinksIn: ['HD', 'LL', 'RL'], condition: { criticals } });
  const spec = createMechSpec({ ...s.game.match.specs[0]!, heatSinks: SEVERAL_KINDS });
  if (!spec.ok) throw new Error(spec.errors[0]!.message);
  const game = createGameOn({ ...s.game.match, specs: [spec.value] }, s.state, s.dice, s.events);
  return [dissipation(s.unit('A'), spec.value), waterCooling(game, s.unit('A'))];
}

describe('heat sinks of several kinds', () => {
  test('each sink that is struck takes its own heat with it', () => {
    expect(cooling('. .')).toEqual([13, 0]);
    expect(cooling('. .', { HD: [4] })).toEqual([11, 0]);
    expect(cooling('. .', { LL: [5] })).toEqual([12, 0]);
    expect(cooling('. .', { HD: [4], LL: [5], RL: [5] })).toEqual([8, 0]);
  });

  test('water adds what the sinks below its surface remove, up to six', () => {
    expect(cooling('~1 .')).toEqual([13, 3]);
    expect(cooling('~1 .', { RL: [5] })).toEqual([11, 1]);
    expect(cooling('~2 .')).toEqual([13, 6]);
  });

  test('figures that no sinks can have are refused', () => {
    const [spec] = scenario({ board: '. .' }).mech('A', { at: '0101' }).game.match.specs;
    const mixed = { total: -1, items: [2, 3] };
    const refused = createMechSpec({ ...spec!, heatSinks: { count: 10, capacity: 1, mixed } });
    expect(refused.ok ? [] : refused.errors.map(({ path }) => path)).toEqual([
      'heatSinks.mixed.total',
      'heatSinks.mixed.items[1]',
    ]);
  });
});
