import { weaponById } from '@hexfall/data';
import { openBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { pilotingNumber } from '../../questions/piloting/target-number.ts';
import { aimWeapon, sightTarget } from '../../questions/to-hit/firing-solution.ts';
import { toHitNumber } from '../../questions/to-hit/to-hit.ts';
import { interferencePart } from '../../questions/unit/interference.ts';
import { specOf } from '../../vocabulary/game/game.ts';
import { CT, RT } from '../../vocabulary/spec/locations.ts';
import { resolveDamage } from '../damage/damage.ts';

/** A fires that weapon at B from that many hexes to the south of it; B has a laser to fire back with. */
function duel(profile: string, id: string, hexes: number, b: Partial<UnitOptions> = {}, copies = 1): Scenario {
  const { type } = weaponById(id)!;
  const { ammo } = type;
  const bins = ammo === undefined ? [] : [{ kind: ammo, in: 'LT', shots: 5, explosionPerShot: 6 } as const];
  return scenario({ profile, board: openBoard(1, 20) })
    .mech('A', {
      at: `01${String(1 + hexes).padStart(2, '0')}`,
      weapons: Array.from({ length: copies }, () => [type, 'RT'] as const),
      ammo: bins,
      heatSinks: 30,
    })
    .mech('B', { at: '0101', facing: 3, armor: { CT: 100 }, weapons: [['ml', 'CT']], heatSinks: 30, ...b })
    .begin('weapons')
    .moved('A', 'stationary')
    .moved('B', 'stationary');
}

/** Returns the target number of B's laser in the next turn. */
function needsNextTurn(s: Scenario): number {
  const { game } = s.nextTurn().endPhase();
  const [laser] = specOf(game, s.unit('B')).weapons;
  return toHitNumber(game, aimWeapon(game, sightTarget(game, s.unit('B'), s.unit('A')), laser!));
}

describe.each(PROFILES)('a TSEMP cannon (%s)', profile => {
  test.each([
    ['nothing', 6, 50, 'fusion', false, 'none'],
    ['interference', 7, 50, 'fusion', false, 'interference'],
    ['a shutdown', 9, 50, 'fusion', false, 'shutdown'],
    ['interference: it weighs 100 tons', 10, 100, 'fusion', false, 'interference'],
    ['interference: it has a combustion engine', 9, 50, 'ice', false, 'interference'],
    ['a shutdown of an IndustrialMech', 8, 50, 'fusion', true, 'shutdown'],
    ['interference with an IndustrialMech', 6, 50, 'fusion', true, 'interference'],
  ] as const)('a TSEMP cannon causes %s on a roll of %i', (_, roll, tonnage, engine, industrial, effect) => {
    const structureType = industrial ? 'industrial' : 'standard';
    const s = duel(profile, 'is-tsemp-cannon', 3, { tonnage, engine, structureType });
    s.roll('toHit', 12).roll('shock', roll).fire('A', 'B').endPhase();
    expect(s.all('ShockRolled')).toMatchObject([{ attacker: 0, target: 1, roll, effect }]);
    expect(s.unit('B').shutdown).toBe(effect === 'shutdown');
    expect(s.unit('B').armor[CT]).toBe(100);
    expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: 10 }]);
  });

  test('a TSEMP cannon stops a reactor until the heat phase of the next turn', () => {
    const s = duel(profile, 'is-tsemp-cannon', 3).roll('toHit', 12).roll('shock', 12).fire('A', 'B').nextTurn();
    expect([s.state.turn, s.unit('B').shutdown]).toEqual([2, true]);
    s.nextTurn();
    expect([s.state.turn, s.unit('B').shutdown]).toEqual([3, false]);
  });

  test('a TSEMP cannon disturbs the aim of the unit it hits for the next turn, and not for the one after', () => {
    const hit = (): Scenario =>
      duel(profile, 'is-tsemp-cannon', 3).roll('toHit', 12).roll('shock', 7).fire('A', 'B').endPhase();
    expect(needsNextTurn(hit())).toBe(4 + 2);
    expect(needsNextTurn(hit().nextTurn())).toBe(4);
  });

  test('a TSEMP cannon disturbs the aim of its own unit, too, whether it hits or not', () => {
    const s = duel(profile, 'is-tsemp-cannon', 3).roll('toHit', 2).fire('A', 'B').endPhase();
    expect(interferencePart(s.unit('A'), 'pulse')).toBe(2);
  });

  test('a TSEMP cannon rests in the turn after a shot', () => {
    const s = duel(profile, 'is-tsemp-cannon', 3).roll('toHit', 2).fire('A', 'B').nextTurn().endPhase();
    expect(s.refused(s.shot('A', 'B'))).toBe('weaponUnusable');
    s.nextTurn().endPhase().roll('toHit', 2).fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toHaveLength(2);
  });

  test('a hit of a TSEMP cannon adds one for each hit of the same turn before it', () => {
    const s = duel(profile, 'is-tsemp-cannon', 3, {}, 2).roll('toHit', 12).roll('shock', 3);
    s.roll('toHit', 12).roll('shock', 6).fire('A', 'B', [0, 1]).endPhase();
    expect(s.all('ShockRolled').map(({ effect }) => effect)).toEqual(['none', 'interference']);
  });

  test('a TSEMP cannon explodes for 10 points when it is struck', () => {
    const s = duel(profile, 'is-tsemp-cannon', 3);
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 11);
    expect(s.all('Exploded')).toMatchObject([{ unit: 0, damage: 10 }]);
  });

  test('a TSEMP cannon that repeats fires every turn, and bursts on a natural 2', () => {
    const s = duel(profile, 'is-tsemp-repeating-cannon', 3).roll('toHit', 3).fire('A', 'B').nextTurn().endPhase();
    s.roll('toHit', 2).roll('consciousness', 12, 12).roll('criticalCount', 2).fire('A', 'B').endPhase();
    expect(s.all('Exploded')).toMatchObject([{ unit: 0, damage: 10 }]);
  });

  test('a TSEMP cannon of one shot fires once', () => {
    const s = duel(profile, 'is-tsemp-one-shot', 3).roll('toHit', 2).fire('A', 'B').nextTurn().nextTurn().endPhase();
    expect(s.refused(s.shot('A', 'B'))).toBe('weaponUnusable');
  });
});

describe.each(PROFILES)('a BattleMech taser (%s)', profile => {
  test('a BattleMech taser does a point of damage, and on an 11 stops a reactor for three turns', () => {
    const s = duel(profile, 'is-battlemech-taser', 1).roll('toHit', 12).roll('hitLocation', 7).roll('shock', 11);
    s.fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 5 }]);
    expect([s.unit('B').armor[CT], s.unit('B').shutdown, s.unit('A').ammo[0]]).toEqual([99, true, 4]);
    const down = [2, 3, 4, 5].map(turn => {
      s.nextTurn();
      return [turn, s.unit('B').shutdown] as const;
    });
    expect(down).toEqual([
      [2, true],
      [3, true],
      [4, true],
      [5, false],
    ]);
  });

  test('a BattleMech taser disturbs on a lower roll, with +2 to fire and piloting and 5 heat a turn, for three turns', () => {
    const s = duel(profile, 'is-battlemech-taser', 1, { heatSinks: 4 })
      .roll('toHit', 12)
      .roll('hitLocation', 7)
      .roll('shock', 10);
    s.fire('A', 'B').nextTurn();
    expect(pilotingNumber(s.game, s.unit('B'), 'kicked', 0)).toBe(5 + 2);
    s.nextTurn().nextTurn().nextTurn();
    const heated = s.all('HeatSettled').filter(({ unit }) => unit === 1);
    expect(heated.map(({ builtUp }) => builtUp)).toEqual([5, 5, 5, 0]);
    expect(interferencePart(s.unit('B'), 'taser')).toBe(0);
  });

  test('a BattleMech taser makes the next shots of its target harder by 2', () => {
    const s = duel(profile, 'is-battlemech-taser', 1).roll('toHit', 12).roll('hitLocation', 7).roll('shock', 10);
    expect(needsNextTurn(s.fire('A', 'B').endPhase())).toBe(4 + 2);
  });

  test('a BattleMech taser stops an IndustrialMech on an 8, for four turns', () => {
    const s = duel(profile, 'is-battlemech-taser', 1, { structureType: 'industrial' });
    s.roll('toHit', 12).roll('hitLocation', 7).roll('shock', 8).fire('A', 'B').endPhase();
    expect(interferencePart(s.unit('B'), 'heldDown')).toBe(4);
  });
});
