import { scenario, type Scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../dice/seeded.ts';
import type { GameEvent } from '../events/events.ts';
import { IMPOSSIBLE } from '../explain/modifiers.ts';
import { createGameOn } from '../game.ts';
import { cloneState } from '../state/clone.ts';
import { CT, HD, LA, LT, RT } from '../state/locations.ts';
import { fallDamage, groundImpact, surfaceImpact } from './fall-damage.ts';
import { resolveFall } from './fall.ts';

function unit(profile = 'spec', options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', tonnage: 50, ...options })
    .mech('B', { at: '0101', side: 1 })
    .begin('weapons');
}

/** A fall where the unit stands, or by some levels. */
function fall(s: Scenario, height = 0, need = 5): void {
  const { hex, elevation } = s.unit('A');
  resolveFall(s.game, s.unit('A'), { reason: 'kicked', need }, { hex, elevation, height });
}

describe('damage', () => {
  test('[FALL-01] 80 tons from standing: 8 points, as 5 and 3', () => {
    const s = unit('spec', { tonnage: 80 });
    s.roll('fallDirection', 1).roll('hitLocation', 7, 8).roll('consciousness', 3);
    fall(s);
    expect(s.all('Fell')).toMatchObject([{ damage: 8, height: 0 }]);
    expect([s.unit('A').armor[CT], s.unit('A').armor[LT]]).toEqual([10 - 5, 10 - 3]);
  });

  test('[FALL-02] [FALL-03] 60 tons from level 2: 18 points, as 5, 5, 5 and 3, each with its own location', () => {
    const s = unit('spec', { tonnage: 60 });
    s.roll('fallDirection', 1).roll('hitLocation', 7, 8, 6, 7).roll('consciousness', 3);
    fall(s, 2);
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([5, 5, 5, 3]);
    expect([CT, LT, RT].map(location => s.unit('A').armor[location])).toEqual([2, 5, 5]);
  });

  test('[FALL-03] the points of a fall count toward the twenty of the phase', () => {
    const s = unit('spec', { tonnage: 60 });
    s.roll('fallDirection', 1).roll('hitLocation', 7, 8, 6, 7).roll('consciousness', 3);
    fall(s, 2);
    expect(s.unit('A').damageThisPhase).toBe(18);
  });

  describe.each([
    ['spec', (tons: number) => Math.ceil(tons / 10)],
    ['canon', (tons: number) => Math.round(tons / 10)],
  ] as const)('[FALL-01] [FALL-02] all tonnages (%s)', (profile, tenth) => {
    const tonnages = Array.from({ length: 81 }, (_, i) => 20 + i);
    test.each(tonnages)('%i tons', tons => {
      const { game } = scenario({ profile }).mech('A', { at: '0101', tonnage: tons });
      for (let height = 0; height <= 6; height++) {
        expect(fallDamage(game, tons, height)).toBe(tenth(tons) * (height + 1));
        expect([surfaceImpact(game, tons, height, 0), groundImpact(game, tons, height, 0)]).toEqual([
          0,
          tenth(tons) * (height + 1),
        ]);
      }
    });
  });

  test('the profiles agree on every real tonnage', () => {
    const spec = scenario().mech('A', { at: '0101' });
    const canon = scenario({ profile: 'canon' }).mech('A', { at: '0101' });
    for (let tons = 20; tons <= 100; tons += 5) {
      expect(fallDamage(spec.game, tons, 0)).toBe(fallDamage(canon.game, tons, 0));
    }
    expect([fallDamage(spec.game, 21, 0), fallDamage(canon.game, 21, 0)]).toEqual([3, 2]);
  });

  test('water breaks a fall by half; from above the surface it strikes twice', () => {
    const { game } = scenario().mech('A', { at: '0101' });
    const impacts = (height: number, depth: number): number[] => [
      surfaceImpact(game, 50, height, depth),
      groundImpact(game, 50, height, depth),
    ];
    expect(impacts(0, 1)).toEqual([0, 2]);
    expect(impacts(2, 2)).toEqual([0, 7]);
    expect(impacts(3, 1)).toEqual([7, 5]);
  });
});

describe('a fall into water', () => {
  test.each(['spec', 'canon'])('floods what has lost its armor and now lies below the surface (%s)', profile => {
    const s = scenario({ profile, board: '~1 .' })
      .mech('A', { at: '0101', tonnage: 50, armor: { LA: 0 } })
      .mech('B', { at: '0201', side: 1 })
      .begin('weapons');
    expect(s.unit('A').elevation).toBe(-1);
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('hullBreach', 9);
    if (profile === 'spec') s.roll('consciousness', 3);
    else s.roll('avoidFallDamage', 12);
    fall(s);
    expect(s.all('HullBreached')).toMatchObject([{ location: LA, roll: 0 }]);
    expect(s.all('DamageApplied')).toMatchObject([{ location: CT, damage: 2 }]);
  });
});

describe('direction', () => {
  test.each([
    [1, 'front', 2],
    [2, 'right', 3],
    [3, 'right', 4],
    [4, 'rear', 5],
    [5, 'left', 0],
    [6, 'left', 1],
  ])('[FALL-04] [FALL-06] die %i: on its %s, facing %i', (die, side, facing) => {
    for (const profile of ['spec', 'canon']) {
      const s = unit(profile, { facing: 2 }).roll('fallDirection', die).roll('hitLocation', 7);
      if (profile === 'spec') s.roll('consciousness', 3);
      else s.roll('avoidFallDamage', 12);
      fall(s);
      expect(s.all('Fell')).toMatchObject([{ die, side, facing }]);
      expect(s.unit('A')).toMatchObject({ prone: true, facing });
    }
  });

  test.each([
    [1, 8, LT, 3],
    [2, 8, CT, 1],
    [4, 7, CT, 8],
    [5, 7, LT, 3],
  ])('[FALL-05] die %i: the table of that side', (die, roll, location, facing) => {
    const s = unit().roll('fallDirection', die).roll('hitLocation', roll).roll('consciousness', 3);
    fall(s);
    expect(s.all('DamageApplied')).toMatchObject([{ location, rear: die === 4 }]);
    expect(s.unit('A').armor[facing]).toBe(5);
  });

  test('a given direction asks for no die', () => {
    const s = unit('spec', { facing: 1 }).roll('hitLocation', 7).roll('consciousness', 3);
    const { hex, elevation } = s.unit('A');
    resolveFall(s.game, s.unit('A'), { reason: 'missedDfa', need: 5 }, { hex, elevation, height: 0 }, 'rear');
    expect(s.all('Fell')).toMatchObject([{ die: 4, side: 'rear', facing: 4 }]);
  });
});

describe('prone', () => {
  test.each(['spec', 'canon'])(
    '[FALL-06] a unit that falls is prone, its twist undone, its queue empty (%s)',
    profile => {
      const s = unit(profile, { facing: 0 });
      s.unit('A').twist = 1;
      s.unit('A').rolls = [{ reason: 'kicked', modifier: 0 }];
      s.roll('fallDirection', 2).roll('hitLocation', 7);
      if (profile === 'spec') s.roll('consciousness', 3);
      else s.roll('avoidFallDamage', 12);
      fall(s);
      expect(s.unit('A')).toMatchObject({ prone: true, facing: 1, twist: 0, rolls: [] });
    },
  );
});

describe('the pilot', () => {
  test('[FALL-08] is hurt by every fall and must stay awake', () => {
    const s = unit().roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 3);
    fall(s);
    expect(s.unit('A')).toMatchObject({ pilotWounds: 1, pilot: 'awake' });
    expect(s.all('PilotHit')).toMatchObject([{ cause: 'fall', pilotWounds: 1 }]);
    expect(s.all('ConsciousnessRolled')).toMatchObject([{ need: 3, roll: 3, awake: true }]);
  });

  test('[FALL-08] in canon may avoid it: the number of the failed roll, and more for height', () => {
    const s = unit('canon').roll('fallDirection', 1).roll('hitLocation', 7).roll('avoidFallDamage', 8);
    fall(s, 0, 8);
    expect(s.unit('A').pilotWounds).toBe(0);
    const high = unit('canon').roll('fallDirection', 1).roll('hitLocation', 7, 8, 6, 9).roll('avoidFallDamage', 9);
    high.roll('consciousness', 3);
    fall(high, 3, 8);
    expect(high.all('PilotingRolled')).toMatchObject([{ reason: 'avoidWound', need: 8 + 2, passed: false }]);
    expect(high.unit('A').pilotWounds).toBe(1);
  });

  test('in canon a fall that leaves no number hurts without a roll', () => {
    const s = unit('canon').roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 3);
    fall(s, 0, IMPOSSIBLE);
    expect(s.unit('A').pilotWounds).toBe(1);
  });

  test.each(['spec', 'canon'])('of a unit that its fall destroys is not hurt once more (%s)', profile => {
    const s = unit(profile, { armor: { CT: 0 }, condition: { structure: { CT: 5 } } });
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('criticalCount', 2);
    fall(s);
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'centerTorso' }]);
    expect(s.all('PilotHit')).toEqual([]);
  });

  test('in canon cannot avoid the wound once the fall itself has knocked him out', () => {
    const s = unit('canon').roll('fallDirection', 1).roll('hitLocation', 12).roll('consciousness', 2);
    fall(s);
    expect(s.unit('A').armor[HD]).toBe(9 - 5);
    expect(s.all('PilotHit')).toMatchObject([{ cause: 'head' }, { cause: 'fall' }]);
    expect(s.unit('A')).toMatchObject({ pilotWounds: 2, pilot: 'unconscious' });
  });

  test.each(['spec', 'canon'])(
    '[FALL-09] one who fails is unconscious, and the unit out of action until he wakes (%s)',
    profile => {
      const s = unit(profile).roll('fallDirection', 1).roll('hitLocation', 7);
      if (profile === 'canon') s.roll('avoidFallDamage', 2);
      s.roll('consciousness', 2);
      fall(s);
      expect(s.unit('A')).toMatchObject({ pilot: 'unconscious', prone: true, knockedOut: true });
      expect(s.refused({ type: 'fire', unit: 0, twist: 0, shots: [] })).toBe('unitIncapable');
      s.nextTurn();
      expect(s.unit('A').movement).toBe('stationary');
      expect(s.state.order).toEqual([1]);
      s.roll('recovery', 3).nextTurn();
      expect(s.unit('A').pilot).toBe('awake');
      expect(s.state.order).toContain(0);
    },
  );
});

test.each(['spec', 'canon'])('[FALL-16] same position, same seed, same fall (%s)', profile => {
  const s = unit(profile, { tonnage: 85 });
  const play = (): readonly GameEvent[] => {
    const events: GameEvent[] = [];
    const state = cloneState(s.state);
    const game = createGameOn(s.game.match, state, new SeededDice(state.dice), events);
    const { hex, elevation } = state.mechs[0]!;
    resolveFall(game, state.mechs[0]!, { reason: 'kicked', need: 5 }, { hex, elevation, height: 3 });
    return events;
  };
  const first = play();
  expect(first.filter(event => event.type === 'DamageApplied').length).toBeGreaterThanOrEqual(8);
  expect(play()).toEqual(first);
});
