import { duel, PROFILES, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../vocabulary/dice/seeded.ts';
import type { GameEvent } from '../../vocabulary/events/events.ts';
import { createGameOn } from '../../vocabulary/game/game.ts';
import { CT, RL } from '../../vocabulary/spec/locations.ts';
import { cloneState } from '../../vocabulary/state/clone.ts';
import { formatState, parseState } from '../../vocabulary/state/serialise.ts';
import { act } from '../orders/act.ts';

describe('physical attack phase', () => {
  test.each(PROFILES)(
    '[PHY-01] physical attacks follow weapon fire: all are declared, then resolved, before the heat phase (%s)',
    profile => {
      const s = scenario({ profile }).mech('A', { at: '0505' }).mech('B', { at: '0504', facing: 3 });
      s.begin('weapons').endPhase();
      const kicks = s.state.order.map(unit => ({ type: 'kick', unit, target: 1 - unit, leg: 'RL' }) as const);
      s.do(kicks[0]!);
      expect(s.state).toMatchObject({ phase: 'physical', attacks: [{ kind: 'kick', need: 3 }] });
      expect(s.all('PhysicalRolled')).toEqual([]);
      s.roll('toHit', 12, 12).roll('kickLocation', 1, 1).roll('piloting', 12, 12).do(kicks[1]!);
      const phases = s.all('PhaseBegan').map(({ phase }) => phase);
      expect(phases.slice(0, 4)).toEqual(['weapons', 'physical', 'heat', 'end']);
      const heat = s.events.findIndex(event => event.type === 'PhaseBegan' && event.phase === 'heat');
      const before = s.events.slice(0, heat).map(({ type }) => type);
      for (const type of ['PhysicalRolled', 'DamageApplied', 'PilotingRolled'] as const) {
        expect(before.filter(each => each === type)).toHaveLength(2);
        expect(s.all(type)).toHaveLength(2);
      }
      expect(s.state.attacks).toEqual([]);
      expect([s.unit('A').armor[RL], s.unit('B').armor[RL]]).toEqual([0, 0]);
    },
  );

  test('[PHY-01] physical attacks are refused in every other phase', () => {
    for (const phase of ['movement', 'weapons'] as const) {
      const s = scenario().mech('A', { at: '0505' }).mech('B', { at: '0504' }).begin(phase);
      expect(s.refused({ type: 'kick', unit: 0, target: 1, leg: 'RL' })).toBe('wrongPhase');
      expect(s.refused({ type: 'punch', unit: 0, target: 1, arms: ['LA'] })).toBe('wrongPhase');
      expect(s.refused({ type: 'push', unit: 0, target: 1 })).toBe('wrongPhase');
      expect(s.refused({ type: 'hold', unit: 0 })).toBe('wrongPhase');
    }
    expect(duel('spec').refused({ type: 'fire', unit: 0, twist: 0, shots: [] })).toBe('wrongPhase');
  });

  test('every to-hit roll comes before the first result', () => {
    const s = duel('spec').punch('A', 'B', ['LA', 'RA']);
    s.roll('toHit', 12, 12, 12).roll('punchLocation', 3, 3).roll('kickLocation', 1).roll('piloting', 12);
    s.kick('B', 'A');
    const order = s.events
      .map(event => event.type)
      .filter(type => type === 'PhysicalRolled' || type === 'DamageApplied');
    expect(order.slice(0, 3)).toEqual(['PhysicalRolled', 'PhysicalRolled', 'PhysicalRolled']);
    expect(s.unit('B').armor[CT]).toBe(0);
  });

  test('a unit destroyed in the phase has still struck, since physical attacks are simultaneous', () => {
    const weak = { armor: { CT: 0 }, condition: { structure: { CT: 5 } } } as const;
    const s = duel('spec', {}, weak).punch('A', 'B', ['LA']);
    s.roll('toHit', 12, 12).roll('punchLocation', 3).roll('criticalCount', 2).roll('kickLocation', 1);
    s.roll('piloting', 12).kick('B', 'A');
    expect(s.unit('B').status).toBe('destroyed');
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 0, reason: 'kicked' }]);
  });

  test('declared attacks survive saving and loading', () => {
    const s = duel('spec', { equipment: [['sword', 'RA']] });
    const { game } = s;
    s.melee('A', 'B');
    const attacks = [
      ...s.state.attacks,
      { kind: 'kick', attacker: 1, target: 0, need: 3, limb: 6 },
      { kind: 'push', attacker: 1, target: 0, need: 3 },
      { kind: 'charge', attacker: 1, target: 0, hex: 5 },
    ] as const;
    const state = { ...cloneState(game.state), attacks: [...attacks] };
    expect(parseState(formatState(state))).toEqual({ ok: true, value: state });
    expect(parseState(formatState(state).replace('"limb":6', '"limb":9')).ok).toBe(false);
    s.roll('toHit', 2).endPhase();
  });
});

describe('chance', () => {
  /** Two punches, a kick and a charge, resolved with dice of that seed. */
  function resolveWith(seed: number): GameEvent[] {
    const s = scenario()
      .mech('B', { at: '0503', facing: 1, side: 1 })
      .mech('A', { at: '0507', facing: 0, side: 0 })
      .mech('C', { at: '0602', facing: 4, side: 0 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .charge('A', 'B', 'FFFF')
      .endPhase()
      .endPhase();
    const state = cloneState(s.state);
    const events: GameEvent[] = [];
    const game = createGameOn(s.game.match, state, new SeededDice(Int32Array.from([seed, 2, 3, 4])), events);
    while (state.phase === 'physical') {
      const side = state.order[state.acted];
      const kick = { type: 'kick', unit: 0, target: 2, leg: 'RL' } as const;
      const ordered = act(game, side === 1 ? kick : { type: 'punch', unit: 2, target: 0, arms: ['LA', 'RA'] });
      if (!ordered.ok) throw new Error(ordered.errors[0]!.message);
    }
    return events;
  }

  test('[PHY-33] the same position and seed give the same rolls and locations, and a different seed different ones', () => {
    const seeds = Array.from({ length: 50 }, (_, seed) => seed);
    const play = (seed: number): string => JSON.stringify(resolveWith(seed));
    const outcomes = seeds.map(play);
    expect(seeds.toReversed().map(play).toReversed()).toEqual(outcomes);
    expect(new Set(outcomes).size).toBeGreaterThan(40);
  });
});
