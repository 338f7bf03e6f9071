import { forRandomGames, gameOf, playRandomly, scenario, tableWeapon } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { startGame } from '../../turn/phases/turn.ts';
import type { GameEvent } from '../../vocabulary/events/events.ts';
import { NO_SINK } from '../../vocabulary/game/game.ts';
import { CT, LT } from '../../vocabulary/spec/locations.ts';
import { hashState } from '../../vocabulary/state/hash.ts';

describe('a weapon attack in play', () => {
  test('a shot that misses by one does nothing but make heat', () => {
    const s = scenario()
      .mech('A', { at: '0502', facing: 3, weapons: [['ac20', 'CT']], heatSinks: 0 })
      .mech('B', { at: '0505' });
    s.roll('toHit', 3);
    s.begin('weapons').fire('A', 'B').endPhase();
    expect(s.unit('B').armor).toEqual(s.game.match.specs[1]!.armor);
    expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: 7 }]);
  });

  test.each([
    [20, 2],
    [35, 2],
    [40, 1],
    [55, 1],
    [60, 0],
    [75, 0],
    [80, -1],
    [100, -1],
  ])('a heavy Gauss rifle fired by %i tons on the move calls for a roll at %i', (tonnage, modifier) => {
    const s = scenario()
      .mech('A', { at: '0501', facing: 3, tonnage, weapons: [['heavyGauss', 'RT']] })
      .mech('B', { at: '0507' });
    s.begin('movement').walk('A', 'F').endPhase();
    s.roll('toHit', 2).roll('piloting', 12).fire('A', 'B').endPhase();
    expect(s.all('PilotingRolled')).toMatchObject([
      { unit: 0, reason: 'heavyGauss', need: 5 + modifier, passed: true },
    ]);
    expect(s.unit('A').prone).toBe(false);
  });

  test('a heavy Gauss rifle fired from a standstill calls for no roll', () => {
    const s = scenario()
      .mech('A', { at: '0501', facing: 3, weapons: [['heavyGauss', 'RT']] })
      .mech('B', { at: '0507' });
    s.begin('movement').endPhase();
    s.roll('toHit', 2).fire('A', 'B').endPhase();
    expect(s.all('RollQueued')).toEqual([]);
  });

  test('a unit destroyed in the phase still fires, since fire is simultaneous', () => {
    const s = scenario()
      .mech('A', { at: '0502', facing: 3, weapons: [['ac20', 'CT']] })
      .mech('B', {
        at: '0505',
        facing: 0,
        armor: { CT: 0 },
        condition: { structure: { CT: 2 } },
        weapons: [['ml', 'CT']],
      });
    s.roll('toHit', 12).roll('hitLocation', 7).roll('criticalCount', 2).roll('toHit', 12).roll('hitLocation', 8);
    s.begin('weapons').fire('A', 'B').fire('B', 'A');
    expect(s.unit('B').status).toBe('destroyed');
    expect(s.unit('A').armor[LT]).toBe(5);
  });

  test('a shot after the one that destroyed the target is spent, and meets no anti-missile fire', () => {
    const s = scenario()
      .mech('A', {
        at: '0502',
        facing: 3,
        heatSinks: 0,
        weapons: [
          ['ac20', 'CT'],
          [tableWeapon('srm6'), 'RT'],
        ],
        ammo: [{ kind: 'srm-6', in: 'RT', shots: 15, explosionPerShot: 12 }],
      })
      .mech('B', { at: '0505', armor: { CT: 0 }, condition: { structure: { CT: 2 } }, weapons: [['ams', 'LT']] });
    s.roll('toHit', 12).roll('hitLocation', 7).roll('criticalCount', 2).roll('toHit', 12);
    s.begin('weapons').fire('A', 'B', [0, 1]).endPhase();
    expect(s.unit('A')).toMatchObject({ ammo: [14], weaponsFired: 0b11 });
    expect(s.all('WeaponFired').map(({ unit, heatBuildUp }) => [unit, heatBuildUp])).toEqual([
      [0, 7],
      [0, 7 + 4],
    ]);
  });

  test.each([
    ['a declared shot still draws from a bin that was lost with its torso', 2, 5],
    ['a declared shot does not draw from a bin that exploded', 8, 10],
  ])('fire is simultaneous: %s', (_, critical, armorLeft) => {
    const s = scenario()
      .mech('A', { at: '0502', facing: 3, weapons: [['ac20', 'CT']] })
      .mech('B', {
        at: '0505',
        armor: { LT: 8 },
        weapons: [[tableWeapon('ac5'), 'RT']],
        ammo: [{ kind: 'ac-5', in: 'LT', shots: 2, explosionPerShot: 5 }],
        equipment: [['case', 'LT']],
      });
    s.roll('toHit', 12).roll('hitLocation', 8).roll('criticalCount', critical);
    if (critical === 8) s.roll('criticalSlot', 0).roll('consciousness', 12, 12);
    else s.roll('toHit', 12).roll('hitLocation', 7);
    s.roll('piloting', 12);
    s.begin('weapons').fire('A', 'B').fire('B', 'A');
    expect(s.unit('B').structure[LT]).toBe(0);
    expect(s.unit('A').armor[CT]).toBe(armorLeft);
    expect(s.unit('B').weaponsFired).toBe(critical === 8 ? 0 : 1);
  });
});

test('[DMG-11] a game without an event sink plays exactly like one with a sink', () => {
  forRandomGames(100, {}, setup => {
    const events: GameEvent[] = [];
    const [watched, silent] = [events, NO_SINK].map(sink => {
      const game = gameOf(setup, sink);
      startGame(game);
      playRandomly(game, Int32Array.from([1, 2, 3, 4]));
      return hashState(game.state);
    });
    expect(silent).toBe(watched);
    for (const event of events) {
      if (event.type !== 'DamageApplied') continue;
      expect(event.damage).toBe(event.armorDamage + event.structureDamage + event.transferred + event.discarded);
    }
  });
});
