import { describeWithReference, readOracle, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { specOf } from '../../vocabulary/game/game.ts';
import type { MoveMode } from '../../vocabulary/state/mech-state.ts';
import { aimWeapon, sightTarget } from '../to-hit/firing-solution.ts';
import { toHitNumber } from '../to-hit/to-hit.ts';

interface MovementFigures {
  readonly data: {
    readonly attackerMovement: Readonly<Record<string, number>>;
    readonly movementHeat: Readonly<Record<string, number>>;
    readonly standUpHeat: number;
    readonly secondaryArcModifier: number;
  };
}

const MODES: readonly (readonly [code: string, mode: MoveMode])[] = [
  ['MOVE_NONE', 'stationary'],
  ['MOVE_WALK', 'walk'],
  ['MOVE_RUN', 'run'],
  ['MOVE_JUMP', 'jump'],
  ['MOVE_SKID', 'skid'],
];

describeWithReference('movement of the attacker in the reference (canon)', () => {
  const { data } = readOracle<MovementFigures>('attacker_movement_modifier');

  test.each(MODES)('%s to hit', (code, mode) => {
    const s = scenario({ profile: 'canon' })
      .mech('A', { at: '0501', facing: 3, weapons: [['ml', 'RT']] })
      .mech('B', { at: '0502', side: 1 });
    s.unit('A').movement = mode;
    const weapon = specOf(s.game, s.unit('A')).weapons[0]!;
    const solution = aimWeapon(s.game, sightTarget(s.game, s.unit('A'), s.unit('B')), weapon);
    expect(toHitNumber(s.game, solution)).toBe(4 + data.attackerMovement[code]!);
  });

  test('a second target outside the front arc', () => {
    const s = scenario({ profile: 'canon' }).mech('A', {
      at: '0505',
      weapons: [
        ['ml', 'CT'],
        ['ml', 'RA'],
      ],
    });
    s.mech('B', { at: '0504', side: 1 }).mech('C', { at: '0705', side: 1 }).begin('weapons');
    const shots = [
      { weapon: 0, target: 1 },
      { weapon: 1, target: 2 },
    ];
    s.roll('toHit', 2, 2).do({ type: 'fire', unit: 0, twist: 0, shots }).endPhase();
    expect(s.all('AttackRolled').map(({ need }) => need)).toEqual([4, 4 + data.secondaryArcModifier]);
  });

  describe('heat', () => {
    function moved(order: 'stay' | 'walk' | 'run' | number): number {
      const s = scenario({ profile: 'canon' }).mech('A', { at: '0501', facing: 3, walk: 5, jump: 8 });
      s.mech('B', { at: '0110', side: 1 }).begin('movement');
      if (order === 'stay') s.do({ type: 'stay', unit: 0 });
      else if (order === 'walk') s.walk('A', 'F');
      else if (order === 'run') s.run('A', 'FFFFFF');
      else s.jump('A', `05${String(1 + order).padStart(2, '0')}`);
      return s.unit('A').heatBuildUp;
    }

    test('on foot', () => {
      expect(moved('stay')).toBe(data.movementHeat['standing']);
      expect(moved('walk')).toBe(data.movementHeat['walk']);
      expect(moved('run')).toBe(data.movementHeat['run']);
    });

    test.each([1, 2, 3, 4, 5, 6, 7, 8])('a jump of %i', hexes => {
      expect(moved(hexes)).toBe(data.movementHeat[`jump${hexes}`]);
    });

    test('an attempt to stand up', () => {
      const s = scenario({ profile: 'canon' }).mech('A', { at: '0501', condition: { prone: true } });
      s.mech('B', { at: '0110', side: 1 }).begin('movement').roll('standUp', 12).walk('A', 'U');
      expect(s.all('StandAttempted')).toMatchObject([{ heatBuildUp: data.standUpHeat }]);
    });
  });
});
