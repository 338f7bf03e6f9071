import {
  forRandomGames,
  gameOf,
  playRandomly,
  PROFILES,
  type ProfileName,
  scenario,
  tableWeapon,
  type UnitOptions,
} from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { targetMovementModifier } from '../../questions/to-hit/target-modifiers.ts';
import { aimWeapon, sightTarget } from '../../questions/to-hit/firing-solution.ts';
import { toHitNumber } from '../../questions/to-hit/to-hit.ts';
import { startGame } from '../../turn/phases/turn.ts';
import type { GameEvent } from '../../vocabulary/events/events.ts';
import type { Modifier, ModifierCode } from '../../vocabulary/explain/modifiers.ts';
import { NO_SINK } from '../../vocabulary/game/game.ts';
import { CT, LT } from '../../vocabulary/spec/locations.ts';
import { hashState } from '../../vocabulary/state/hash.ts';

describe('a weapon attack in play', () => {
  test('a miss by one does nothing but make heat', () => {
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
  ])('a heavy Gauss rifle fired on the move shakes %i tons at %i', (tonnage, modifier) => {
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

  test('a heavy Gauss rifle fired from a standstill shakes nobody', () => {
    const s = scenario()
      .mech('A', { at: '0501', facing: 3, weapons: [['heavyGauss', 'RT']] })
      .mech('B', { at: '0507' });
    s.begin('movement').endPhase();
    s.roll('toHit', 2).fire('A', 'B').endPhase();
    expect(s.all('RollQueued')).toEqual([]);
  });

  test('fire is simultaneous: what is destroyed in the phase still shoots', () => {
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

  test('what follows the shot that destroyed the target is fired for nothing, and meets no anti-missile fire', () => {
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
    ['a bin that went with its torso still feeds what was declared', 2, 5],
    ['a bin that exploded does not', 8, 10],
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

test('[DMG-11] a batch that keeps no events plays the very same game', () => {
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

describe('the to-hit number', () => {
  function explained(
    set: (s: ReturnType<typeof scenario>) => void,
    distance = 3,
  ): [number, Partial<Record<ModifierCode, number>>] {
    const s = scenario({ board: undefined! })
      .mech('A', { at: '0501', facing: 3, gunnery: 4, weapons: [['ml', 'CT']] })
      .mech('B', { at: `05${String(1 + distance).padStart(2, '0')}` });
    set(s);
    const why: Modifier[] = [];
    const weapon = s.game.match.specs[0]!.weapons[0]!;
    const need = toHitNumber(s.game, aimWeapon(s.game, sightTarget(s.game, s.unit('A'), s.unit('B')), weapon), why);
    expect(why.reduce((sum, modifier) => sum + modifier.value, 0)).toBe(need);
    return [need, Object.fromEntries(why.map(({ code, value }) => [code, value]))];
  }

  test.each([
    [3, 4, {}],
    [4, 6, { 'range.medium': 2 }],
    [7, 8, { 'range.long': 4 }],
  ])('at %i hexes is %i', (distance, need, modifiers) => {
    expect(explained(() => undefined, distance)).toEqual([need, { gunnery: 4, ...modifiers }]);
  });

  test.each([
    ['walk', 1, 'attacker.walked'],
    ['run', 2, 'attacker.ran'],
    ['jump', 3, 'attacker.jumped'],
  ] as const)('suffers when the attacker moved: %s +%i', (movement, modifier, code) => {
    const set = (s: ReturnType<typeof scenario>): void => void (s.unit('A').movement = movement);
    expect(explained(set)).toEqual([4 + modifier, { gunnery: 4, [code]: modifier }]);
  });

  /** A shot in play, gunnery 5, at that many hexes: how its number came about. */
  function fired(profile: ProfileName, a: Partial<UnitOptions>, b: Partial<UnitOptions>, distance: number): string[] {
    const s = scenario({ profile })
      .mech('A', { at: '0501', facing: 3, gunnery: 5, weapons: [['ml', 'CT']], ...a })
      .mech('B', { at: `05${String(1 + distance).padStart(2, '0')}`, ...b })
      .begin('weapons');
    s.roll('toHit', 2).fire('A', 'B').endPhase();
    return s.numbers;
  }

  const PRONE = { condition: { prone: true } } as const;

  test.each(PROFILES)('[FALL-13] a prone attacker has +2 (%s)', profile => {
    expect(fired(profile, PRONE, {}, 3)).toEqual(['7 = 5 gunnery + 2 attacker prone']);
  });

  test.each(PROFILES)('[FALL-14] a prone target next to the attacker is at -2 (%s)', profile => {
    expect(fired(profile, {}, PRONE, 1)).toEqual(['3 = 5 gunnery - 2 target prone']);
  });

  test.each(PROFILES)('[FALL-15] a prone target further away is at +1 (%s)', profile => {
    expect(fired(profile, {}, PRONE, 2)).toEqual(['6 = 5 gunnery + 1 target prone']);
    expect(fired(profile, {}, PRONE, 3)).toEqual(['6 = 5 gunnery + 1 target prone']);
    expect(fired(profile, {}, PRONE, 9)).toEqual(['10 = 5 gunnery + 4 long range + 1 target prone']);
  });

  test.each(PROFILES)('[FALL-13] [FALL-14] [FALL-15] both may lie (%s)', profile => {
    expect(fired(profile, PRONE, PRONE, 1)).toEqual(['5 = 5 gunnery + 2 attacker prone - 2 target prone']);
    expect(fired(profile, PRONE, PRONE, 2)).toEqual(['8 = 5 gunnery + 2 attacker prone + 1 target prone']);
  });

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [9, 3],
    [10, 4],
    [17, 4],
    [18, 5],
    [24, 5],
    [25, 6],
  ])('a target that moved %i hexes is at +%i', (hexes, modifier) => {
    expect(targetMovementModifier(hexes)).toBe(modifier);
  });
});
