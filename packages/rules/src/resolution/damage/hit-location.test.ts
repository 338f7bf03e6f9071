import { SIDES, type Side } from '@hexfall/hex';
import {
  describeWithReference,
  gameOf,
  PROFILES,
  playRandomly,
  readOracle,
  scenario,
  skirmish,
} from '@hexfall/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startGame } from '../../turn/phases/turn.ts';
import type { GameEvent } from '../../vocabulary/events/events.ts';
import { ARMOR_FACINGS, type ArmorFacingCode, type HitLocation, LOCATIONS } from '../../vocabulary/spec/locations.ts';
import { floorTable, fullTable, kickTable, punchTable } from './hit-location.ts';

const FULL_ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const DIE = [1, 2, 3, 4, 5, 6];

/**
 * By side struck: a hex on that side of a unit in 0505 that faces north, the facing from that hex to the unit, and the
 * column of the table.
 */
const SIDES_STRUCK = {
  front: ['0502', 3, 'CT RA RA RL RT CT LT LL LA LA HD'],
  rear: ['0508', 0, 'CT RA RA RL RT CT LT LL LA LA HD'],
  left: ['0205', 1, 'LT LL LA LA LL LT CT RT RA RL HD'],
  right: ['0805', 5, 'RT RL RA RA RL RT CT LT LA LL HD'],
} as const;

// With the cockpit in the torso, a hit on the head needs no further dice.
describe.each(PROFILES)('the full table (%s)', profile => {
  test.each(SIDES)('[DMG-16] fire from the %s strikes by its column of the table for every roll from 2 to 12', side => {
    const [at, facing, row] = SIDES_STRUCK[side];
    const struck = FULL_ROLLS.map(roll => {
      const s = scenario({ profile })
        .mech('A', { at, facing, weapons: [['mg', 'CT']] })
        .mech('B', { at: '0505', facing: 0, cockpit: 'torsoMounted' });
      s.roll('toHit', 12).roll('hitLocation', roll);
      if (roll === 2) s.roll('criticalCount', 2);
      s.begin('weapons').fire('A', 'B').endPhase();
      const { armor } = s.game.match.specs[1]!;
      const hit = armor.findIndex((points, i) => s.unit('B').armor[i] === points - 2);
      return ARMOR_FACINGS[hit];
    });
    expect(struck.join(' ')).toBe(side === 'rear' ? row.replace(/[CLR]T/g, '$&R') : row);
  });
});

describe('the punch and kick tables', () => {
  test.each([
    ['front', 'LA LT CT RT RA HD', 'RL RL RL LL LL LL'],
    ['rear', 'LA LT CT RT RA HD', 'RL RL RL LL LL LL'],
    ['left', 'LT LT CT LA LA HD', 'LL LL LL LL LL LL'],
    ['right', 'RT RT CT RA RA HD', 'RL RL RL RL RL RL'],
  ] as const)('punches and kicks from the %s strike by their tables for every die from 1 to 6', (side, punch, kick) => {
    expect(DIE.map(die => LOCATIONS[punchTable(side, die, false).location]).join(' ')).toBe(punch);
    expect(DIE.map(die => LOCATIONS[kickTable(side, die, false).location]).join(' ')).toBe(kick);
  });
});

describe.each(PROFILES)('the side struck (%s)', profile => {
  // A 7 strikes the center torso from front and rear, a side torso from a side.
  test.each([
    [0, 'CT'],
    [1, 'CT'],
    [2, 'LT'],
    [3, 'CTR'],
    [4, 'RT'],
    [5, 'CT'],
  ])(
    '[DMG-16] a target that faces %i is struck from the north in its %s, however its torso is twisted',
    (facing, code) => {
      for (const twist of [-1, 0, 1]) {
        const s = scenario({ profile })
          .mech('B', { at: '0505', facing })
          .mech('A', { at: '0502', facing: 3, weapons: [['ml', 'CT']] });
        s.begin('weapons').do({ type: 'fire', unit: 0, twist, shots: [] });
        s.roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B');
        expect(s.unit('B').armor[ARMOR_FACINGS.indexOf(code as ArmorFacingCode)]).toBe(10 - 5);
      }
    },
  );
});

test.each(PROFILES)('[DMG-17] the location comes from the injected dice and from nowhere else (%s)', profile => {
  const { random } = Math;
  onTestFinished(() => void (Math.random = random));
  Math.random = () => {
    throw new Error('a die of its own');
  };
  const play = (seed: string): readonly GameEvent[] => {
    const events: GameEvent[] = [];
    const game = gameOf({ ...skirmish(seed, { perSide: 1 }), profile }, events);
    startGame(game);
    playRandomly(game, Int32Array.from([1, 2, 3, 4]), 300);
    return events.filter(({ type }) => type === 'DamageApplied');
  };
  const games = ['one', 'two', 'three'].map(play);
  expect(games.flat().length).toBeGreaterThan(30);
  expect(['one', 'two', 'three'].map(play)).toEqual(games);
  expect(games[0]).not.toEqual(games[1]);
});

describeWithReference('hit locations of the reference', () => {
  interface Row {
    readonly loc: string;
    readonly rear: boolean;
    readonly tac: boolean;
  }
  type Table = Readonly<Record<Side, Readonly<Record<string, Row>>>>;
  interface Tables {
    readonly data: Readonly<
      Record<'biped' | 'quad', Readonly<Record<'normal' | 'punch' | 'kick' | 'above' | 'below', Table>>>
    >;
  }
  const { data } = readOracle<Tables>('hit_locations');
  /** Returns the location of a leg of a quad, whose front legs are in the place of arms. */
  const code = (loc: string): string => ({ FLL: 'LA', FRL: 'RA', RLL: 'LL', RRL: 'RL' })[loc] ?? loc;

  const ours = {
    normal: fullTable,
    punch: punchTable,
    kick: kickTable,
    above: (side: Side, roll: number): HitLocation => floorTable(side, roll, true),
    below: (side: Side, roll: number): HitLocation => floorTable(side, roll, false),
  };

  test.each(['biped', 'quad'] as const)(
    'the full, punch, kick and floor tables of a %s agree with the reference on all sides',
    build => {
      const quad = build === 'quad';
      for (const table of ['normal', 'punch', 'kick', 'above', 'below'] as const) {
        for (const side of SIDES) {
          for (const [roll, row] of Object.entries(data[build][table][side])) {
            const hit = ours[table](side, Number(roll), quad);
            const got = { loc: LOCATIONS[hit.location], rear: hit.rear, tac: hit.throughArmor };
            expect(got, `${build} ${table} ${side} ${roll}`).toEqual({ ...row, loc: code(row.loc) });
          }
        }
      }
    },
  );
});
