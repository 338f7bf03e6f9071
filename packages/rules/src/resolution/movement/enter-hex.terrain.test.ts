import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

const SOUTH = 3;

/** A unit of 50 tons and piloting 5 at the top of a column, facing down it. */
function column(hexes: string, profile: unknown = 'spec', options: Partial<UnitOptions> = {}): Scenario {
  const board = hexes.trim().split(/\s+/).join('\n');
  return scenario({ profile, board })
    .mech('A', { at: '0101', facing: SOUTH, tonnage: 50, ...options })
    .begin('movement');
}

/** Returns the reason and the number of each piloting roll that was made. */
function rolls(s: Scenario): [string, number][] {
  return s.all('PilotingRolled').map(({ reason, need }) => [reason, need]);
}

/** Scripts the dice of a fall of 50 tons onto the front: one group of 5 to the center torso. */
function falls(s: Scenario): Scenario {
  return s.roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 3);
}

describe.each(['spec', 'canon'])('rubble (%s)', profile => {
  test('[MOV-04] [PSR-15] rubble calls for a roll, and a unit that succeeds moves on', () => {
    const s = column('. x . .', profile).roll('piloting', 5).walk('A', 'FFF');
    expect(rolls(s)).toEqual([['rubble', 5]]);
    expect(s.numbers).toEqual(['5 = 5 piloting']);
    expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: 4, hexesMoved: 3 });
    expect(s.at('A')).toBe('0104');
  });

  test('ultra rubble adds +1 to the roll', () => {
    const s = column('. x .', profile, {});
    s.game.match.board.layers.rubble[1] = 6;
    s.roll('piloting', 6).walk('A', 'F');
    expect(rolls(s)).toEqual([['rubble', 6]]);
  });
});

describe('rubble', () => {
  test('[MOV-04] [PSR-02] [PSR-15] a failed roll for rubble is a fall in that hex and ends the move', () => {
    const s = falls(column('. x . .').roll('piloting', 4)).walk('A', 'FFF');
    expect(s.unit('A')).toMatchObject({ prone: true, facing: SOUTH, movement: 'walk', mpUsed: 2, pilotWounds: 1 });
    expect(s.at('A')).toBe('0102');
    expect(s.unit('A').armor[CT]).toBe(10 - 5);
    expect(s.unit('A').rolls).toEqual([]);
  });

  test('[PSR-02] in canon the pilot may avoid the wound against the number of the failed roll', () => {
    const s = column('. x . .', 'canon').roll('piloting', 4).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('avoidFallDamage', 5).walk('A', 'FFF');
    expect(rolls(s)).toEqual([
      ['rubble', 5],
      ['avoidWound', 5],
    ]);
    expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 0 });
  });

  test('a fall between two levels goes by the difference, onto the lower level', () => {
    const s = column('2. 1x .').roll('piloting', 4).roll('fallDirection', 1).roll('hitLocation', 7, 8);
    s.roll('consciousness', 3).walk('A', 'F');
    expect(s.all('Fell')).toMatchObject([{ height: 1, damage: 10 }]);
    expect(s.at('A')).toBe('0102');
  });

  test.each(['spec', 'canon'])('a unit that lands on a road through rubble makes no roll (%s)', profile => {
    expect(rolls(column('. . px', profile, { jump: 3 }).jump('A', '0103'))).toEqual([]);
    expect(rolls(column('. . x', profile, { jump: 3 }).roll('piloting', 5).jump('A', '0103'))).toEqual([['rubble', 5]]);
  });

  test('a unit that follows a road through rubble makes no roll', () => {
    const s = column('p px p').walk('A', 'FF');
    expect(rolls(s)).toEqual([]);
  });
});

describe('rough', () => {
  test('[MOV-05] [PSR-16] [PSR-31] running into rough ground calls for a roll at +1', () => {
    const s = column('. . . . r .', 'spec', { walk: 4 }).roll('piloting', 6).run('A', 'FFFF');
    expect(rolls(s)).toEqual([['rough', 6]]);
    expect(s.numbers).toEqual(['6 = 5 piloting + 1 reason of the roll']);
    expect(s.unit('A')).toMatchObject({ movement: 'run', mpUsed: 5, prone: false });
  });

  test('[MOV-05] [PSR-16] a failed roll for rough ground is a fall in that hex', () => {
    const s = falls(column('. . . . r .', 'spec', { walk: 4 }).roll('piloting', 5)).run('A', 'FFFF');
    expect(s.unit('A')).toMatchObject({ movement: 'run', prone: true, facing: SOUTH, pilotWounds: 1 });
    expect(s.lost('A')).toEqual({ CT: 5 });
    expect(s.at('A')).toBe('0105');
  });

  test('[MOV-05] walking into rough ground calls for no roll', () => {
    const s = column('. r r .').walk('A', 'FF');
    expect(rolls(s)).toEqual([]);
  });

  test('[MOV-05] [PSR-16] [PSR-31] in canon running into rough ground calls for no roll', () => {
    const s = column('. . . . r .', 'canon', { walk: 4 }).run('A', 'FFFF');
    expect(rolls(s)).toEqual([]);
    expect(s.unit('A').movement).toBe('run');
  });

  test('[MOV-05] [PSR-16] canon with the roll for rough ground switched on asks for it without a modifier', () => {
    const profile = { id: 'house', base: 'canon', switches: { 'psr-rough-trigger': true } };
    const s = column('. . . . r .', profile, { walk: 4 }).roll('piloting', 5).run('A', 'FFFF');
    expect(rolls(s)).toEqual([['rough', 5]]);
  });
});

describe('water', () => {
  test('[MOV-06] [MOV-07] [PSR-18] each water hex entered calls for a roll, and so does leaving the water', () => {
    const s = column('. ~1 ~2 . .', 'spec', { walk: 12 }).roll('piloting', 5, 5, 5).walk('A', 'FFFF');
    expect(rolls(s)).toEqual([
      ['enteredWater', 5],
      ['enteredWater', 5],
      ['leftWater', 5],
    ]);
    expect(s.numbers).toEqual(['5 = 5 piloting', '5 = 5 piloting', '5 = 5 piloting']);
    expect(s.unit('A')).toMatchObject({ elevation: 0, prone: false });
    expect(s.at('A')).toBe('0105');
  });

  test('[MOV-06] [MOV-07] [PSR-18] in canon the roll for entering water goes by depth, and leaving calls for none', () => {
    const s = column('. ~1 ~2 ~3 ~2 .', 'canon', { walk: 40 }).roll('piloting', 12, 12, 12, 12).walk('A', 'FFFFF');
    expect(rolls(s)).toEqual([
      ['enteredWater', 4],
      ['enteredWater', 5],
      ['enteredWater', 6],
      ['enteredWater', 5],
    ]);
    expect(s.numbers).toEqual([
      '4 = 5 piloting - 1 reason of the roll',
      '5 = 5 piloting',
      '6 = 5 piloting + 1 reason of the roll',
      '5 = 5 piloting',
    ]);
    expect(s.at('A')).toBe('0106');
  });

  test('[MOV-06] a failed roll for entering water is a fall to the bottom, with half damage in the water', () => {
    const s = column('. ~2 .', 'spec', { walk: 12 }).roll('piloting', 4).roll('fallDirection', 4);
    s.roll('hitLocation', 7).roll('hullBreach', 9).roll('hitLocation', 7).roll('hullBreach', 9);
    s.roll('consciousness', 3).walk('A', 'FF');
    expect(s.all('Fell')).toMatchObject([{ height: 2, damage: 7, elevation: -2, reason: 'enteredWater' }]);
    expect(s.at('A')).toBe('0102');
    expect(s.unit('A')).toMatchObject({ facing: 0, prone: true, elevation: -2 });
    expect(s.unit('A').armor[8]).toBe(10 - 7);
  });

  test('[MOV-07] a failed roll for leaving water is a fall back into the water', () => {
    const s = column('~1 . .', 'spec').roll('piloting', 4).roll('fallDirection', 1);
    s.roll('hitLocation', 7).roll('hullBreach', 9).roll('consciousness', 3).walk('A', 'FF');
    expect(s.all('Fell')).toMatchObject([{ height: 1, damage: 5, elevation: -1, reason: 'leftWater' }]);
    expect(s.at('A')).toBe('0101');
    expect(s.unit('A')).toMatchObject({ prone: true, elevation: -1, pilotWounds: 1, movement: 'walk' });
    expect(s.lost('A')).toEqual({ CT: 5 });
  });

  test.each(['spec', 'canon'])('a unit that enters water floods locations without armor (%s)', profile => {
    // In spec the dead hip already counts in this hex; the roll for the hit itself waits for the end of the phase.
    const hip = profile === 'spec' ? ['movedWithHip'] : [];
    const s = column('. ~1 .', profile, { armor: { LL: 0, LA: 0 } });
    const made = ['enteredWater', ...hip, 'hipHit', 'legActuatorHit', 'legActuatorHit', 'legActuatorHit'];
    s.roll('piloting', ...made.map(() => 12)).walk('A', 'F');
    expect(s.all('HullBreached')).toMatchObject([{ location: 7 }]);
    expect(rolls(s).map(([reason]) => reason)).toEqual(made);
  });

  test.each(['spec', 'canon'])('a unit cannot run into water, but may run out of it (%s)', profile => {
    const s = column('. . . ~1 .', profile, { walk: 3 });
    expect(s.refused(s.moveCommand('A', 'run', 'FFF'))).toBe('tooFar');
    const out = column('~1 . . . .', profile, { walk: 3 });
    if (profile === 'spec') out.roll('piloting', 12);
    out.run('A', 'FFF');
    expect(out.unit('A').movement).toBe('run');
  });
});

describe('ice', () => {
  test('[PSR-17] every hex of ice calls for a roll at +4', () => {
    const s = column('. ~1i ~1i .', 'spec').roll('piloting', 9, 9).walk('A', 'FF');
    expect(rolls(s)).toEqual([
      ['ice', 9],
      ['ice', 9],
    ]);
    expect(s.unit('A')).toMatchObject({ elevation: 0, mpUsed: 4 });
  });

  test('[PSR-17] a failed roll for ice breaks it, and the unit falls to the bottom', () => {
    const s = column('. ~2i ~2i .', 'spec').roll('piloting', 8).roll('fallDirection', 1);
    s.roll('hitLocation', 7).roll('hullBreach', 9).roll('hitLocation', 7).roll('hullBreach', 9);
    s.roll('consciousness', 3).walk('A', 'FF');
    expect(s.unit('A')).toMatchObject({ elevation: -2, prone: true });
    expect(s.at('A')).toBe('0102');
    expect(s.all('Fell')).toMatchObject([{ height: 2, damage: 7 }]);
    expect(s.all('TerrainChanged')).toMatchObject([{ hex: 1, content: { layers: { depth: 2, ice: 0 } } }]);
  });

  test('[PSR-17] in canon one die decides whether ice breaks, and a 6 breaks it', () => {
    const s = column('. ~1i ~1i .', 'canon').roll('ice', 5, 6).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('hullBreach', 9).roll('avoidFallDamage', 5).walk('A', 'FF');
    expect(s.all('IceRolled')).toMatchObject([{ broke: false }, { broke: true }]);
    expect(s.unit('A')).toMatchObject({ elevation: -1, prone: true, pilotWounds: 0 });
    expect(rolls(s)).toEqual([['avoidWound', 5]]);
  });

  test('in canon a 4 breaks the ice under a unit that lands on it', () => {
    const s = column('. ~1i ~1i .', 'canon', { jump: 3 })
      .roll('ice', 4)
      .roll('fallDirection', 1)
      .roll('hitLocation', 7);
    s.roll('hullBreach', 9).roll('avoidFallDamage', 12).jump('A', '0103');
    expect(s.unit('A')).toMatchObject({ elevation: -1, prone: true, movement: 'jump' });
  });

  test('in canon ice may hold or break under a unit that falls onto it', () => {
    const reckless = { type: 'move', unit: 0, mode: 'walk', steps: ['forward'], climb: true, reckless: true } as const;
    const s = column('. ~1i .', 'canon').roll('piloting', 8).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('avoidFallDamage', 12).roll('ice', 5).do(reckless);
    expect(s.all('IceRolled')).toMatchObject([{ broke: false }]);
    expect(s.unit('A')).toMatchObject({ elevation: 0, prone: true });
  });

  test('in canon a fall on ice that holds ends the move', () => {
    const steps = ['forward', 'forward'] as const;
    const s = column('. ~1i ~1i .', 'canon').roll('piloting', 8).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('avoidFallDamage', 12).roll('ice', 5);
    s.do({ type: 'move', unit: 0, mode: 'walk', steps, climb: true, reckless: true });
    expect(s.at('A')).toBe('0102');
  });

  test('in canon a unit that falls before it reaches the ice does not test the ice', () => {
    const reckless = { type: 'move', unit: 0, mode: 'walk', steps: ['forward'], climb: true, reckless: true } as const;
    const s = column('. 1~1i .', 'canon').roll('piloting', 8).roll('fallDirection', 1).roll('hitLocation', 7, 8);
    s.roll('avoidFallDamage', 12).do(reckless);
    expect(s.at('A')).toBe('0101');
    expect(s.all('IceRolled')).toEqual([]);
  });

  test('a reckless move over ice saves MP and rolls in each hex', () => {
    const s = column('. ~1i ~1i .', 'canon').roll('piloting', 9).roll('ice', 1).roll('piloting', 9).roll('ice', 1);
    s.do({ type: 'move', unit: 0, mode: 'walk', steps: ['forward', 'forward'], climb: true, reckless: true });
    expect(rolls(s)).toEqual([
      ['reckless', 9],
      ['reckless', 9],
    ]);
    expect(s.unit('A').mpUsed).toBe(2);
  });

  test('ice may break under a unit whose damaged foot fails in the landing', () => {
    const lame = { jump: 3, condition: { criticals: { LL: [4] } } };
    const s = column('. . ~1i .', 'canon', lame).roll('piloting', 9).roll('ice', 4).roll('fallDirection', 1);
    s.roll('hitLocation', 7).roll('hullBreach', 9).roll('avoidFallDamage', 10).jump('A', '0103');
    expect(rolls(s)).toEqual([
      ['landedDamaged', 10],
      ['avoidWound', 10],
    ]);
    expect(s.all('Fell')).toMatchObject([{ reason: 'landedDamaged', height: 1, damage: 5, elevation: -1 }]);
    const held = column('. . ~1i .', 'canon', lame).roll('piloting', 9).roll('ice', 3).roll('fallDirection', 1);
    held.roll('hitLocation', 7).roll('avoidFallDamage', 10).jump('A', '0103');
    expect(held.all('Fell')).toMatchObject([{ height: 0, damage: 5, elevation: 0 }]);
    const spec = column('. . ~1i .', 'spec', lame).roll('piloting', 9).roll('fallDirection', 1);
    spec.roll('hitLocation', 7).roll('hullBreach', 9).roll('consciousness', 3).jump('A', '0103');
    expect(spec.unit('A')).toMatchObject({ prone: true, elevation: -1 });
  });

  test('ice on land does not break, and calls for its roll in spec only', () => {
    const s = column('. i .', 'spec').roll('piloting', 9).walk('A', 'F');
    expect(rolls(s)).toEqual([['ice', 9]]);
    const canon = column('. i .', 'canon').walk('A', 'F');
    expect(canon.events.some(event => event.type === 'IceRolled')).toBe(false);
  });
});

describe('falls on the way', () => {
  test('a unit that falls on the way up a slope falls back into the lower hex, by the difference', () => {
    const s = column('. 2x .').roll('piloting', 4).roll('fallDirection', 2).roll('hitLocation', 7, 8, 6);
    s.roll('consciousness', 3).walk('A', 'F');
    expect(s.at('A')).toBe('0101');
    expect(s.all('Fell')).toMatchObject([{ height: 2, damage: 15, side: 'right', facing: 4 }]);
  });

  test('a unit that falls on the way down a slope falls into the lower hex', () => {
    const s = column('1 x .').roll('piloting', 4).roll('fallDirection', 1).roll('hitLocation', 7, 7);
    s.roll('consciousness', 3).walk('A', 'F');
    expect(s.at('A')).toBe('0102');
    expect(s.all('Fell')).toMatchObject([{ height: 1, damage: 10 }]);
  });

  test('a unit that falls drives a friend out of the hex', () => {
    const s = scenario({ board: '.\nx\n.\n.\n.' })
      .mech('A', { at: '0101', facing: SOUTH, tonnage: 50, side: 0 })
      .mech('B', { at: '0102', facing: SOUTH, side: 0, condition: { prone: true } })
      .mech('C', { at: '0105', side: 1 })
      .begin('movement');
    falls(s.roll('piloting', 4)).walk('A', 'FF');
    expect(s.at('A')).toBe('0102');
    expect(s.at('B')).toBe('0103');
  });
});
