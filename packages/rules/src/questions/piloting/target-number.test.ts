import { createBoard, type HexContent, type Layer } from '@hexfall/hex';
import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { IMPOSSIBLE, type Modifier } from '../../vocabulary/explain/modifiers.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { LL, RL } from '../../vocabulary/spec/locations.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { pilotingNumber } from './target-number.ts';

/** One unit of 50 tons with piloting 5, and a second one so that the game goes on. */
function unit(profile = 'spec', options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', tonnage: 50, ...options })
    .mech('B', { at: '0101', side: 1 })
    .begin('weapons');
}

function number(s: Scenario, reason: RollReason = 'kicked', modifier = 0): number {
  return pilotingNumber(s.game, s.unit('A'), reason, modifier);
}

describe('modifiers', () => {
  test.each(['spec', 'canon'])(
    'a heavy-duty gyro adds +1 for its first hit and +3 from the second on (%s)',
    profile => {
      const gyro = { gyro: 'heavyDuty' } as const;
      expect(number(unit(profile, { ...gyro, condition: { criticals: { CT: [4] } } }))).toBe(5 + 1);
      expect(number(unit(profile, { ...gyro, condition: { criticals: { CT: [4, 5] } } }))).toBe(5 + 3);
    },
  );

  test.each(['spec', 'canon'])(
    'a lost leg adds +5, and a quad has -2, then 0, then +5, then no chance, as its legs go (%s)',
    profile => {
      expect(number(unit(profile, { condition: { structure: { LL: 0 } } }))).toBe(5 + 5);
      expect(number(unit(profile, { quad: true }))).toBe(5 - 2);
      expect(number(unit(profile, { quad: true, condition: { structure: { LA: 0 } } }))).toBe(5);
      expect(number(unit(profile, { quad: true, condition: { structure: { LA: 0, RA: 0 } } }))).toBe(5 + 5);
      expect(number(unit(profile, { quad: true, condition: { structure: { LA: 0, RA: 0, LL: 0 } } }))).toBe(IMPOSSIBLE);
    },
  );

  test.each(['spec', 'canon'])('a small or torso-mounted cockpit adds +1 (%s)', profile => {
    expect(number(unit(profile, { cockpit: 'small' }))).toBe(5 + 1);
    expect(number(unit(profile, { cockpit: 'torsoMounted' }))).toBe(5 + 1);
  });

  test.each<[string, Partial<Record<Layer, number>>, number]>([
    ['rough ground', { rough: 1 }, 0],
    ['light woods', { woods: 1 }, 0],
    ['rubble', { rubble: 1 }, 0],
    ['swamp', { swamp: 1 }, 1],
    ['ice', { ice: 1 }, 4],
    ['mud', { mud: 1 }, 1],
    ['sand', { sand: 1 }, 1],
    ['tundra', { tundra: 1 }, 1],
    ['thin snow', { snow: 1 }, 0],
    ['deep snow', { snow: 2 }, 1],
    ['jungle', { jungle: 2 }, 2],
    ['rapids', { rapids: 1 }, 2],
    ['a torrent', { rapids: 2 }, 3],
    ['a crust of magma', { magma: 1 }, 1],
    ['liquid magma', { magma: 2 }, 4],
    ['heavy industry', { industrial: 2 }, 1],
    ['ultra rubble', { rubble: 6 }, 1],
  ])('%s counts for a unit that is kicked there, but not for one on a deck above', (_, layers, modifier) => {
    const kickedOn = (profile: string, content: HexContent, elevation = 0): string => {
      const south = { level: elevation, layers: {} };
      const s = scenario({ profile, board: createBoard(1, 2, [content, south]) })
        .mech('A', { at: '0102', facing: 0 })
        .mech('B', { at: '0101', facing: 3, condition: { elevation } })
        .begin('physical');
      s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 12).kick('A', 'B').endPhase();
      return s.numbers.at(-1)!;
    };
    for (const profile of ['spec', 'canon']) {
      expect(kickedOn(profile, { level: 0, layers })).toMatch(
        modifier === 0 ? /^5 = 5 piloting$/ : new RegExp(`^${5 + modifier} = 5 piloting \\+ ${modifier} [a-z ]+$`),
      );
      const deck = { ...layers, bridge: 1, bridgeHeight: 2 };
      expect(kickedOn(profile, { level: 0, layers: deck }, 2)).toBe('5 = 5 piloting');
    }
  });

  test.each(['spec', 'canon'])('a roll made on the bottom of water counts the ice above as well (%s)', profile => {
    const s = scenario({ profile, board: '~3i .' }).mech('A', { at: '0101', condition: { elevation: -3 } });
    const why: Modifier[] = [];
    expect(pilotingNumber(s.game, s.unit('A'), 'kicked', 0, why)).toBe(5 + 4);
    expect(why).toContainEqual({ code: 'terrain.ice', value: 4 });
    expect(number(s)).toBe(5 + 4);
    expect(number(s, 'enteredWater')).toBe(5);
  });

  test('a roll made after the ice above has broken no longer counts it', () => {
    const s = scenario({ board: '~3i .' }).mech('A', { at: '0101', condition: { elevation: -3 } });
    expect(number(s)).toBe(5 + 4);
    const { hex } = s.unit('A');
    emit(s.game, { type: 'TerrainChanged', hex, content: { level: 0, layers: { water: 1, depth: 3 } } });
    expect(number(s)).toBe(5);
  });

  test.each(['spec', 'canon'])('hardened armor and industrial myomer add +1 each (%s)', profile => {
    expect(number(unit(profile, { armorType: 'hardened' }))).toBe(5 + 1);
    expect(number(unit(profile, { equipment: [['industrialTsm', 'CT']] }))).toBe(5 + 1);
  });

  test('a piloting number lists each of its modifiers', () => {
    const s = scenario({ board: 's .' }).mech('A', {
      at: '0101',
      condition: { pilotWounds: 1, criticals: { CT: [4], LL: [1] } },
    });
    const why: Modifier[] = [];
    expect(pilotingNumber(s.game, s.unit('A'), 'charged', 2, why)).toBe(5 + 1 + 3 + 2 + 1 + 2);
    expect(why).toEqual([
      { code: 'piloting', value: 5 },
      { code: 'pilot.wounds', value: 1 },
      { code: 'gyro', value: 3 },
      { code: 'hip', value: 2 },
      { code: 'terrain.swamp', value: 1 },
      { code: 'reason', value: 2 },
    ]);
  });
});

test.each(['spec', 'canon'])(
  'a unit without a gyro can only succeed lying down, where the last gyro hit adds nothing (%s)',
  profile => {
    const criticals = { CT: [4, 5] };
    expect(number(unit(profile, { condition: { criticals } }))).toBe(IMPOSSIBLE);
    expect(number(unit(profile, { condition: { criticals, prone: true } }))).toBe(5 + 3);
  },
);

test('a hit on the right leg leaves the left leg sound', () => {
  const s = unit('spec', { condition: { criticals: { RL: [2] } } });
  expect(s.unit('A').slotsOut[RL]).not.toBe(0);
  expect(s.unit('A').slotsOut[LL]).toBe(0);
});
