import { describeWithReference, readOracle, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';

interface HeatFigures {
  readonly data: {
    readonly movementHeat: Readonly<Record<string, number>>;
    readonly standUpHeat: number;
  };
}

describeWithReference('heat of movement in the reference (canon)', () => {
  const { data } = readOracle<HeatFigures>('attacker_movement_modifier');

  function moved(order: 'stay' | 'walk' | 'run' | number): number {
    const s = scenario({ profile: 'canon' }).mech('A', { at: '0501', facing: 3, walk: 5, jump: 8 });
    s.mech('B', { at: '0110', side: 1 }).begin('movement');
    if (order === 'stay') s.do({ type: 'stay', unit: 0 });
    else if (order === 'walk') s.walk('A', 'F');
    else if (order === 'run') s.run('A', 'FFFFFF');
    else s.jump('A', `05${String(1 + order).padStart(2, '0')}`);
    return s.unit('A').heatBuildUp;
  }

  test('a unit that stays, walks or runs makes the heat of the reference', () => {
    expect(moved('stay')).toBe(data.movementHeat['standing']);
    expect(moved('walk')).toBe(data.movementHeat['walk']);
    expect(moved('run')).toBe(data.movementHeat['run']);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a jump of %i hexes makes the heat of the reference', hexes => {
    expect(moved(hexes)).toBe(data.movementHeat[`jump${hexes}`]);
  });

  test('an attempt to stand up makes the heat of the reference', () => {
    const s = scenario({ profile: 'canon' }).mech('A', { at: '0501', condition: { prone: true } });
    s.mech('B', { at: '0110', side: 1 }).begin('movement').roll('standUp', 12).walk('A', 'U');
    expect(s.all('StandAttempted')).toMatchObject([{ heatBuildUp: data.standUpHeat }]);
  });
});
