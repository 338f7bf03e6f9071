import { createBoard, type HexContent } from '@hexfall/hex';
import { PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../vocabulary/game/game.ts';

/** Scripts the dice of a fall of 20 tons into water, and for its pilot. */
function wetFall(s: Scenario, profile: string, height: number): Scenario {
  s.roll('fallDirection', 1).roll('hitLocation', 7).roll('hullBreach', 2);
  return profile === 'spec' ? s.roll('consciousness', 12) : s.roll('avoidFallDamage', 5 + height);
}

/** Scripts the dice of a fall of 20 tons into water, onto the back and upon another unit. */
function wetFallOnBack(s: Scenario, profile: string): Scenario {
  s.roll('hitLocation', 7).roll('hullBreach', 2);
  return profile === 'spec' ? s.roll('consciousness', 12) : s.roll('avoidFallDamage', 12);
}

/** A walks from 0204 onto the ice in 0203, where its friend B stands; the ice breaks under A. */
function walkOntoIce(profile: string, depth: number): Scenario {
  const s = scenario({ profile, board: `. . .\n. . .\n. ~${depth}i .\n. . .` })
    .mech('A', { at: '0204', facing: 0, side: 0, tonnage: 20 })
    .mech('B', { at: '0203', facing: 0, side: 0, tonnage: 20, condition: { elevation: 0 } })
    .begin('movement');
  return profile === 'spec' ? s.roll('piloting', 2) : s.roll('ice', 6);
}

describe.each(PROFILES)('ice breaks under a unit that walks past another (%s)', profile => {
  test('both units sink, and the one that broke the ice lands on the other and drives it out', () => {
    const s = wetFall(walkOntoIce(profile, 2), profile, 1)
      .roll('toHit', 12)
      .roll('punchLocation', 3)
      .roll('hullBreach', 2);
    wetFallOnBack(s, profile).walk('A', 'FF');
    expect(s.all('Fell')).toMatchObject([
      { unit: 1, reason: 'ice', elevation: -2, height: 2 },
      { unit: 0, reason: 'ice', elevation: -2, height: 2, side: 'rear' },
    ]);
    expect([s.at('A'), s.at('B')]).toEqual(['0203', '0202']);
    expect([s.unit('A').elevation, s.unit('B').elevation]).toEqual([-2, 0]);
    expect(boardOf(s.game).layers.ice[s.unit('A').hex]).toBe(0);
  });

  test('both units sink in shallow water, and the one that broke the ice drives the other out', () => {
    const s = wetFall(wetFall(walkOntoIce(profile, 1), profile, 0), profile, 0).walk('A', 'FF');
    expect(s.all('Fell').map(fall => [fall.unit, fall.elevation])).toEqual([
      [1, -1],
      [0, -1],
    ]);
    expect([s.at('A'), s.at('B')]).toEqual(['0203', '0202']);
  });
});

describe.each(PROFILES)('ice breaks over a unit that stands under it (%s)', profile => {
  function walkOver(north: string): Scenario {
    const s = scenario({ profile, board: `. . .\n${north} ${north} ${north}\n. ~2i .\n. . .` })
      .mech('A', { at: '0204', facing: 0, side: 0, tonnage: 20 })
      .mech('C', { at: '0203', facing: 0, side: 1, tonnage: 20 })
      .begin('movement');
    return profile === 'spec' ? s.roll('piloting', 2) : s.roll('ice', 6);
  }

  test('a unit that breaks through the ice may fall upon the unit below', () => {
    const s = walkOver('.').roll('toHit', 12).roll('punchLocation', 3).roll('hullBreach', 2);
    wetFallOnBack(s, profile).walk('A', 'F');
    expect(s.all('PhysicalRolled')).toMatchObject([{ kind: 'fall', attacker: 0, target: 1, hit: true }]);
    expect([s.at('A'), s.at('C')]).toEqual(['0203', '0202']);
  });

  test('a unit that breaks through the ice and misses the unit below lands on the bank, but not on a cliff', () => {
    const s = walkOver('5.').roll('toHit', 2).roll('fallDirection', 1).roll('hitLocation', 7);
    if (profile === 'spec') s.roll('consciousness', 12);
    else s.roll('avoidFallDamage', 12);
    s.walk('A', 'F');
    expect([s.at('A'), s.at('C')]).toEqual(['0303', '0203']);
    expect(s.all('Fell')).toMatchObject([{ unit: 0, elevation: 0, height: 0 }]);
  });
});

describe('a slide over ice', () => {
  const PAVED: HexContent = { level: 0, layers: { pavement: 1 } };
  const ICE: HexContent = { level: 0, layers: { water: 1, depth: 1, ice: 1 } };

  test('a slide over ice may break the ice and ends there', () => {
    const column = [PAVED, PAVED, PAVED, PAVED, ICE, ICE, PAVED];
    const board = createBoard(1, column.length, column);
    const s = scenario({ profile: 'canon', board })
      .mech('A', { at: '0101', facing: 3, tonnage: 20, walk: 6 })
      .begin('movement');
    s.roll('skid', 2).roll('fallDirection', 1).roll('hitLocation', 7).roll('avoidFallDamage', 12).roll('ice', 6);
    wetFall(s, 'canon', 1);
    // The board is one column wide. A run back the way it came counts as a turn that is not undone.
    s.run('A', 'FFFRRRF');
    expect(s.all('IceRolled')).toMatchObject([{ hex: 4, broke: true }]);
    expect(s.at('A')).toBe('0105');
    expect(s.unit('A')).toMatchObject({ elevation: -1, prone: true, movement: 'skid' });
  });
});
