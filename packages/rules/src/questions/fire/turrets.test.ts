import { buildMech, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createMechSpec } from '../../setup/create-spec.ts';
import { createGameOn, type Game, mechOf } from '../../vocabulary/game/game.ts';
import { planFire } from './plan-fire.ts';

/** A quad with two lasers in a turret, an enemy before it, one behind it and one behind and to the left. */
function surrounded(profile: string): { s: Scenario; game: Game } {
  const s = scenario({ profile })
    .mech('A', {
      at: '0505',
      facing: 0,
      quad: true,
      weapons: [
        ['ml', 'CT'],
        ['ml', 'CT'],
      ],
    })
    .mech('front', { at: '0503', side: 1 })
    .mech('back', { at: '0507', side: 1 })
    .mech('left', { at: '0406', side: 1 })
    .begin('weapons');
  const design = buildMech({
    quad: true,
    weapons: [
      ['ml', 'CT'],
      ['ml', 'CT'],
    ],
  });
  const weapons = design.weapons.map(weapon => ({ ...weapon, turret: true as const }));
  const spec = createMechSpec({ ...design, weapons });
  if (!spec.ok) throw new Error(spec.errors[0]!.message);
  const specs = [spec.value, ...s.game.match.specs.slice(1)];
  return { s, game: createGameOn({ ...s.game.match, specs }, s.state, s.dice, s.events) };
}

function refusalFor(game: Game, targets: readonly number[]): string | undefined {
  const shots = targets.map((target, weapon) => ({ weapon, target }));
  const plan = planFire(game, { type: 'fire', unit: mechOf(game, 0).id, twist: 0, shots });
  return plan.ok ? undefined : plan.errors[0]!.code;
}

describe.each(PROFILES)('a turret (%s)', profile => {
  test.each([1, 2, 3])('a turret turns to unit %i, wherever it is', target => {
    expect(refusalFor(surrounded(profile).game, [target, target])).toBe(undefined);
  });

  test('a turret turns to two targets in one arc', () => {
    expect(refusalFor(surrounded(profile).game, [2, 3])).toBe(undefined);
  });

  test('a turret cannot look forward and backward in one turn', () => {
    expect(refusalFor(surrounded(profile).game, [1, 2])).toBe('outOfArc');
  });
});
