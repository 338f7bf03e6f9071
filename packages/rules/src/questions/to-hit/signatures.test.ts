import { openBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { emit } from '../../vocabulary/game/emit.ts';
import type { EquipmentKind } from '../../vocabulary/spec/mech-spec.ts';

/** A has a PPC and stands that many hexes from B, all of whose systems are on. */
function seen(profile: string, hexes: number, kinds: readonly EquipmentKind[], b: Partial<UnitOptions> = {}): Scenario {
  const s = scenario({ profile, board: openBoard(20, 20) })
    .mech('A', { at: `05${String(1 + hexes).padStart(2, '0')}`, weapons: [['ppc', 'RT']], heatSinks: 30 })
    .mech('B', { at: '0501', facing: 3, weapons: [['ppc', 'RT']], equipment: kinds.map(kind => [kind, 'LT']), ...b })
    .begin('weapons');
  const systems = kinds.filter(kind => kind !== 'ecm');
  const gearOn = systems.reduce((bits, _, i) => bits | (1 << (2 * i)), 0);
  emit(s.game, { type: 'GearSwitched', unit: 1, item: 0, setting: 'on', gearOn, gearNext: gearOn });
  return s.moved('A', 'stationary');
}

/** Returns the modifiers of A's shot besides gunnery and range. */
function added(s: Scenario, hexes: number): number {
  s.roll('toHit', 2).fire('A', 'B').endPhase();
  return s.all('AttackRolled').at(-1)!.need - 4 - (hexes <= 6 ? 0 : hexes <= 12 ? 2 : 4);
}

describe.each(PROFILES)('signature systems (%s)', profile => {
  test.each([
    ['nullSignature', 5, 0],
    ['nullSignature', 9, 1],
    ['nullSignature', 15, 2],
    ['chameleon', 5, 0],
    ['chameleon', 9, 1],
    ['chameleon', 15, 2],
  ] as const)('a %s adds by range: at %i hexes %i', (kind, hexes, modifier) => {
    expect(added(seen(profile, hexes, [kind]), hexes)).toBe(modifier);
  });

  test('a null signature system and a chameleon shield add up', () => {
    expect(added(seen(profile, 15, ['nullSignature', 'chameleon']), 15)).toBe(4);
  });

  test('a null signature system adds nothing to stealth armor', () => {
    const s = seen(profile, 9, ['nullSignature', 'ecm'], { armorType: 'stealth' });
    expect(added(s, 9)).toBe(1);
  });

  test.each([
    [0, 3 + 0],
    [2, 2 + 0],
    [4, 1 + 1],
    [6, 0 + 2],
  ] as const)(
    'a void signature system hides by hexes moved: %i hexes, %i with their own modifier',
    (hexesMoved, sum) => {
      const s = seen(profile, 5, ['voidSignature', 'ecm']).moved('B', 'walk', hexesMoved);
      expect(added(s, 5)).toBe(sum);
    },
  );

  test('a void signature system without ECM does nothing', () => {
    expect(added(seen(profile, 5, ['voidSignature']), 5)).toBe(0);
  });

  test('a void signature system adds 1 to the fire of its own unit', () => {
    const s = seen(profile, 5, ['voidSignature', 'ecm']).moved('B', 'stationary');
    s.do({ type: 'fire', unit: 0, twist: 0, shots: [] }).roll('toHit', 2).fire('B', 'A').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 5 }]);
  });

  test.each([
    [['nullSignature'], 10],
    [['chameleon'], 6],
    [['nullSignature', 'chameleon'], 16],
    [['voidSignature', 'ecm'], 10],
    [['voidSignature'], 0],
  ] as const)('%j make %i heat', (kinds, builtUp) => {
    const s = seen(profile, 5, kinds).begin('heat').endPhase();
    expect(s.all('HeatSettled').findLast(({ unit }) => unit === 1)).toMatchObject({ builtUp });
  });

  test('a system that is struck, or whose unit is shut down, is off', () => {
    const struck = seen(profile, 15, ['nullSignature']);
    struck.unit('B').slotHits[3] = 1;
    struck.unit('B').slotsOut[3] = 1;
    expect(added(struck, 15)).toBe(0);
    const still = seen(profile, 15, ['nullSignature']);
    still.unit('B').shutdown = true;
    expect(added(still, 15)).toBe(-4);
  });
});
