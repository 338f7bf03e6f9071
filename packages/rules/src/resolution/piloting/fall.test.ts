import { duel, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { act } from '../../turn/orders/act.ts';
import { SeededDice } from '../../vocabulary/dice/seeded.ts';
import type { GameEvent } from '../../vocabulary/events/events.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { createGameOn } from '../../vocabulary/game/game.ts';
import { CT, HD, LA } from '../../vocabulary/spec/locations.ts';
import { cloneState } from '../../vocabulary/state/clone.ts';
import { fallDamage, groundImpact, resolveFall, surfaceImpact } from './fall.ts';
import { onTheSpot } from './psr.ts';

/** A stands on open ground amid rubble: its first step calls for a roll, and B has yet to move. */
function amidRubble(profile = 'spec', options: Partial<UnitOptions> = {}, rubble = 'x'): Scenario {
  const row = `${rubble} ${rubble} ${rubble} . .`;
  return scenario({ profile, board: `${row}\n${rubble} . ${rubble} . .\n${row}` })
    .mech('A', { at: '0202', tonnage: 50, ...options })
    .mech('B', { at: '0503', side: 1 })
    .begin('movement');
}

/** Scripts the die for the pilot, who is wounded and stays awake in spec, and avoids the wound in canon. */
function shaken(s: Scenario, profile: string): Scenario {
  return profile === 'spec' ? s.roll('consciousness', 3) : s.roll('avoidFallDamage', 12);
}

/** Makes A fall where it stands. */
function fall(s: Scenario): void {
  resolveFall(s.game, s.unit('A'), { reason: 'kicked', need: 5 }, onTheSpot(s.unit('A')));
}

const groups = (s: Scenario): number[] => s.all('DamageApplied').map(({ damage }) => damage);

describe('damage', () => {
  test.each(PROFILES)('[FALL-01] 80 tons that fall on the spot take 8 points, as 5 and 3 (%s)', profile => {
    const s = amidRubble(profile, { tonnage: 80 }).roll('piloting', 4).roll('fallDirection', 1);
    shaken(s.roll('hitLocation', 7, 8), profile).walk('A', 'F');
    expect(s.all('PilotingRolled')[0]).toMatchObject({ reason: 'rubble', need: 5, roll: 4, passed: false });
    expect(s.all('Fell')).toMatchObject([{ reason: 'rubble', damage: 8, height: 0 }]);
    expect(groups(s)).toEqual([5, 3]);
    expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: profile === 'spec' ? 1 : 0 });
    expect(s.lost('A')).toEqual({ CT: 5, LT: 3 });
  });

  test.each(PROFILES)(
    '[FALL-02] [FALL-03] 60 tons that fall 2 levels take 18 points, as 5, 5, 5 and 3, each on its own location (%s)',
    profile => {
      const s = amidRubble(profile, { tonnage: 60 }, '2x').roll('piloting', 4).roll('fallDirection', 1);
      shaken(s.roll('hitLocation', 7, 8, 6, 7), profile).walk('A', 'F');
      expect(s.all('Fell')).toMatchObject([{ damage: 18, height: 2 }]);
      expect(groups(s)).toEqual([5, 5, 5, 3]);
      expect(s.lost('A')).toEqual({ CT: 5 + 3, LT: 5, RT: 5 });
      expect(s.unit('A').damageThisPhase).toBe(18);
      expect(s.at('A')).toBe('0202');
    },
  );

  describe.each([
    ['spec', (tons: number) => Math.ceil(tons / 10)],
    ['canon', (tons: number) => Math.round(tons / 10)],
  ] as const)('[FALL-01] [FALL-02] [FALL-03] all tonnages (%s)', (profile, tenth) => {
    const tonnages = Array.from({ length: 81 }, (_, i) => 20 + i);

    /** Splits points into groups of five and the rest. */
    const inFives = (points: number): number[] => (points > 5 ? [5, ...inFives(points - 5)] : [points]);

    test.each(tonnages)('%i tons that fall on the spot take a tenth of the tonnage in groups of five', tonnage => {
      for (const [height, rubble] of ['x', '1x', '2x'].entries()) {
        const wanted = inFives(tenth(tonnage) * (height + 1));
        const s = amidRubble(profile, { tonnage, armor: { CT: 40 } }, rubble);
        s.roll('piloting', 2)
          .roll('fallDirection', 1)
          .roll('hitLocation', ...wanted.map(() => 7));
        shaken(s, profile).walk('A', 'F');
        expect([height, groups(s)]).toEqual([height, wanted]);
      }
    });

    test.each(tonnages)('%i tons that fall from a height take as much again for each level', tonnage => {
      const { game } = scenario({ profile }).mech('A', { at: '0101', tonnage });
      for (let height = 3; height <= 6; height++) {
        expect(fallDamage(game, tonnage, height)).toBe(tenth(tonnage) * (height + 1));
        expect([surfaceImpact(game, tonnage, height, 0), groundImpact(game, tonnage, height, 0)]).toEqual([
          0,
          tenth(tonnage) * (height + 1),
        ]);
      }
    });
  });

  test('both profiles give the same fall damage for every tonnage of a real unit', () => {
    const spec = scenario().mech('A', { at: '0101' });
    const canon = scenario({ profile: 'canon' }).mech('A', { at: '0101' });
    for (let tons = 20; tons <= 100; tons += 5) {
      expect(fallDamage(spec.game, tons, 0)).toBe(fallDamage(canon.game, tons, 0));
    }
    expect([fallDamage(spec.game, 21, 0), fallDamage(canon.game, 21, 0)]).toEqual([3, 2]);
  });

  test('water halves the damage of a fall, and a fall from above the surface strikes twice', () => {
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
  test.each(['spec', 'canon'])('a fall into water floods locations without armor below the surface (%s)', profile => {
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
  const DIRECTIONS = PROFILES.flatMap(profile => [
    [profile, 1, 'front', 2, { CT: 5, LT: 3 }] as const,
    [profile, 2, 'right', 3, { RT: 5, CT: 3 }] as const,
    [profile, 3, 'right', 4, { RT: 5, CT: 3 }] as const,
    [profile, 4, 'rear', 5, { CTR: 5, LTR: 3 }] as const,
    [profile, 5, 'left', 0, { LT: 5, CT: 3 }] as const,
    [profile, 6, 'left', 1, { LT: 5, CT: 3 }] as const,
  ]);

  test.each(DIRECTIONS)(
    '[FALL-04] [FALL-05] [FALL-06] in %s a direction die of %i drops the unit on its %s, facing %i, and every group strikes that side',
    (profile, die, side, facing, lost) => {
      const s = amidRubble(profile, { tonnage: 80, facing: 2 }).roll('piloting', 2).roll('fallDirection', die);
      shaken(s.roll('hitLocation', 7, 8), profile).walk('A', 'F');
      expect(s.all('Fell')).toMatchObject([{ die, side, facing }]);
      expect(s.unit('A')).toMatchObject({ prone: true, facing });
      expect(s.lost('A')).toEqual(lost);
    },
  );

  test('a fall in a given direction needs no die', () => {
    const s = amidRubble('spec', { facing: 1 }).roll('hitLocation', 7).roll('consciousness', 3);
    resolveFall(s.game, s.unit('A'), { reason: 'missedDfa', need: 5 }, { ...onTheSpot(s.unit('A')), side: 'rear' });
    expect(s.all('Fell')).toMatchObject([{ die: 4, side: 'rear', facing: 4 }]);
    expect(s.unit('A')).toMatchObject({ prone: true, facing: 4 });
  });
});

describe('prone', () => {
  test.each(PROFILES)(
    '[FALL-06] a unit that falls is prone, with its twist undone and its queue empty (%s)',
    profile => {
      const s = duel(profile, {}, { tonnage: 50, facing: 3 }).roll('toHit', 12).roll('kickLocation', 1);
      s.unit('B').twist = 1;
      s.unit('B').rolls = [{ reason: 'pushed', modifier: 0 }];
      s.roll('piloting', 4).roll('fallDirection', 2).roll('hitLocation', 7);
      shaken(s, profile).kick('A', 'B').endPhase();
      expect(s.unit('B')).toMatchObject({ prone: true, facing: 4, twist: 0, rolls: [] });
      const kept = s.all('PilotingRolled').filter(({ reason }) => reason !== 'avoidWound');
      expect(kept).toMatchObject([{ unit: 1, reason: 'pushed', need: 5, roll: 4, passed: false }]);
    },
  );
});

describe('the pilot', () => {
  test.each([
    [0, 3],
    [1, 5],
    [2, 7],
    [3, 10],
    [4, 11],
  ])(
    '[FALL-08] a pilot with %i wounds is wounded by every fall and must roll %i to stay awake',
    (pilotWounds, need) => {
      const s = amidRubble('spec', { condition: { pilotWounds } }).roll('piloting', 2).roll('fallDirection', 1);
      s.roll('hitLocation', 7).roll('consciousness', need).walk('A', 'F');
      expect(s.unit('A')).toMatchObject({ pilotWounds: pilotWounds + 1, pilot: 'awake', prone: true });
      expect(s.all('PilotHit')).toMatchObject([{ cause: 'fall', pilotWounds: pilotWounds + 1, dead: false }]);
      expect(s.all('ConsciousnessRolled')).toMatchObject([{ need, roll: need, awake: true }]);
    },
  );

  test.each(PROFILES)('[FALL-08] a pilot dies of the sixth wound without a roll (%s)', profile => {
    const s = amidRubble(profile, { condition: { pilotWounds: 5 } })
      .roll('piloting', 2)
      .roll('fallDirection', 1);
    s.roll('hitLocation', 7);
    if (profile === 'canon') s.roll('avoidFallDamage', 2);
    s.walk('A', 'F');
    expect(s.unit('A')).toMatchObject({ pilotWounds: 6, pilot: 'dead' });
  });

  test('[FALL-08] in canon a pilot may avoid the wound against the number of the failed roll, harder with height', () => {
    const s = amidRubble('canon', { piloting: 8 }).roll('piloting', 7).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('avoidFallDamage', 8).walk('A', 'F');
    expect(s.all('PilotingRolled')[1]).toMatchObject({ reason: 'avoidWound', need: 8, passed: true });
    expect(s.unit('A').pilotWounds).toBe(0);
    const high = amidRubble('canon', { piloting: 8 }, '2x').roll('piloting', 7).roll('fallDirection', 1);
    high.roll('hitLocation', 7, 8, 6).roll('avoidFallDamage', 8).roll('consciousness', 3).walk('A', 'F');
    expect(high.all('PilotingRolled')[1]).toMatchObject({ reason: 'avoidWound', need: 8 + 1, passed: false });
    expect(high.unit('A').pilotWounds).toBe(1);
  });

  test('in canon a fall without a target number wounds the pilot without a roll', () => {
    const s = amidRubble('canon').roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 3);
    resolveFall(s.game, s.unit('A'), { reason: 'kicked', need: IMPOSSIBLE }, onTheSpot(s.unit('A')));
    expect(s.unit('A').pilotWounds).toBe(1);
  });

  test.each(['spec', 'canon'])('a pilot whose unit is destroyed by the fall takes no wound from it (%s)', profile => {
    const s = amidRubble(profile, { armor: { CT: 0 }, condition: { structure: { CT: 5 } } });
    s.roll('fallDirection', 1).roll('hitLocation', 7).roll('criticalCount', 2);
    fall(s);
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'centerTorso' }]);
    expect(s.all('PilotHit')).toEqual([]);
    expect(s.unit('A')).toMatchObject({ status: 'destroyed', pilotWounds: 0 });
  });

  test('in canon a pilot whom the fall has knocked out cannot avoid the wound', () => {
    const s = amidRubble('canon').roll('fallDirection', 1).roll('hitLocation', 12).roll('consciousness', 2);
    fall(s);
    expect(s.unit('A').armor[HD]).toBe(9 - 5);
    expect(s.all('PilotHit')).toMatchObject([{ cause: 'head' }, { cause: 'fall' }]);
    expect(s.unit('A')).toMatchObject({ pilotWounds: 2, pilot: 'unconscious' });
  });

  test.each(PROFILES)(
    '[FALL-09] a pilot who fails the roll is unconscious, and the unit cannot act until the pilot wakes (%s)',
    profile => {
      const s = amidRubble(profile).roll('piloting', 2).roll('fallDirection', 1).roll('hitLocation', 7);
      if (profile === 'canon') s.roll('avoidFallDamage', 2);
      s.roll('consciousness', 2).walk('A', 'F');
      expect(s.all('ConsciousnessRolled')).toMatchObject([{ need: 3, roll: 2, awake: false }]);
      expect(s.unit('A')).toMatchObject({ pilot: 'unconscious', prone: true, knockedOut: true });
      s.endPhase();
      expect([s.state.phase, s.state.order]).toEqual(['weapons', [1]]);
      s.endPhase();
      expect([s.state.phase, s.state.order]).toEqual(['physical', [1]]);
      s.nextTurn();
      expect(s.unit('A').movement).toBe('stationary');
      expect(s.state.order).toEqual([1]);
      s.roll('recovery', 3).nextTurn();
      expect(s.unit('A').pilot).toBe('awake');
      expect(s.state.order).toContain(0);
    },
  );
});

test.each(PROFILES)(
  '[FALL-16] the same position and seed give the same fall, and a different seed a different one (%s)',
  profile => {
    // No roll can succeed here: gyro, feet and the worst skill need 13.
    const wreck = { tonnage: 85, walk: 8, piloting: 8, condition: { criticals: { CT: [4], LL: [4], RL: [4] } } };
    const s = amidRubble(profile, wreck, '2x');
    const play = (seed: number): string => {
      const events: GameEvent[] = [];
      const dice = new SeededDice(Int32Array.from([seed, 2, 3, 4]));
      const game = createGameOn(s.game.match, cloneState(s.state), dice, events);
      expect(act(game, s.moveCommand('A', 'walk', 'F'))).toMatchObject({ ok: true });
      expect(events.filter(({ type }) => type === 'DamageApplied').length).toBeGreaterThanOrEqual(6);
      return JSON.stringify(events);
    };
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    const falls = seeds.map(play);
    expect(seeds.toReversed().map(play).toReversed()).toEqual(falls);
    expect(new Set(falls).size).toBe(seeds.length);
  },
);
