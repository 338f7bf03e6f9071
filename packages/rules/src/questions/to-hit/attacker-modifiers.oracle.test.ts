import { describeWithReference, readOracle, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { specOf } from '../../vocabulary/game/game.ts';
import type { MoveMode } from '../../vocabulary/state/mech-state.ts';
import { aimWeapon, sightTarget } from './firing-solution.ts';
import { toHitNumber } from './to-hit.ts';

interface AttackerFigures {
  readonly data: {
    readonly attackerMovement: Readonly<Record<string, number>>;
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

describeWithReference('modifiers of the attacker in the reference (canon)', () => {
  const { data } = readOracle<AttackerFigures>('attacker_movement_modifier');

  test.each(MODES)('an attacker in mode %s fires at the modifier of the reference', (code, mode) => {
    const s = scenario({ profile: 'canon' })
      .mech('A', { at: '0501', facing: 3, weapons: [['ml', 'RT']] })
      .mech('B', { at: '0502', side: 1 });
    s.unit('A').movement = mode;
    const weapon = specOf(s.game, s.unit('A')).weapons[0]!;
    const solution = aimWeapon(s.game, sightTarget(s.game, s.unit('A'), s.unit('B')), weapon);
    expect(toHitNumber(s.game, solution)).toBe(4 + data.attackerMovement[code]!);
  });

  test('a second target outside the front arc has the modifier of the reference', () => {
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
});
