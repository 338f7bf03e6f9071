import { PROFILES, type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

const SOUTH = 3;

/** A unit of 50 tons, piloting 5 and walk 6 at the top of a column of hexes, facing down it. */
function column(profile: ProfileName, hexes: string, options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile, board: hexes.split(' ').join('\n') })
    .mech('A', { at: '0101', facing: SOUTH, tonnage: 50, walk: 6, jump: 4, ...options })
    .begin('movement');
}

/** Returns the reason of each roll, with its explained number. */
function rolls(s: Scenario): string[] {
  return s.all('PilotingRolled').map(({ reason }, i) => `${reason} ${s.numbers[i]!}`);
}

describe('getting up', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[PSR-26] in spec an attempt to stand up takes all of %i Walk MP, whether it succeeds or fails',
    walk => {
      for (const [roll, prone] of [
        [5, false],
        [4, true],
      ] as const) {
        const s = column('spec', '. .', { walk, condition: { prone: true } });
        s.roll('standUp', roll).walk('A', 'U');
        expect(rolls(s)).toEqual(['standUp 5 = 5 piloting']);
        expect(s.unit('A')).toMatchObject({ prone, mpUsed: walk, pilotWounds: 0 });
        expect([s.lost('A'), s.all('Fell')]).toEqual([{}, []]);
      }
    },
  );

  test.each(PROFILES)('[PSR-26] a pilot of skill 0 rolls to stand up and cannot fail (%s)', profile => {
    const s = column(profile, '. .', { piloting: 0, condition: { prone: true } });
    s.roll('standUp', 2).walk('A', 'U');
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'standUp', need: 0, roll: 2, passed: true }]);
    expect(s.unit('A').prone).toBe(false);
  });

  test.each(PROFILES)('[PSR-26] wounds, damage and terrain count for the roll to stand up (%s)', profile => {
    const condition = { prone: true, pilotWounds: 1, criticals: { CT: [4], LL: [4] } };
    const s = column(profile, 's .', { condition }).roll('standUp', 12).walk('A', 'U');
    expect(rolls(s)).toEqual([
      profile === 'spec'
        ? 'standUp 11 = 5 piloting + 1 pilot wounded + 3 gyro hit + 1 foot + 1 swamp'
        : 'standUp 10 = 5 piloting + 3 gyro hit + 1 foot + 1 swamp',
    ]);
    expect(s.unit('A').prone).toBe(false);
  });
});
