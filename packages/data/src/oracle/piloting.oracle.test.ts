import type { Board } from '@hexfall/hex';
import {
  canStand,
  createGame,
  type Game,
  hasDeadHip,
  IMPOSSIBLE,
  isGyroDestroyed,
  isGyroShaky,
  isImmobile,
  isShakyOnLanding,
  jumpMp,
  type MechSpec,
  type MechState,
  type Modifier,
  pilotingBase,
  pilotingNumber,
  runOnLegs,
  specOf,
  standCost,
  standsWithoutRoll,
  walkOnLegs,
} from '@hexfall/rules';
import { describeWithReference, inflict, readOracle, readRealBoard, readReferenceUnit } from '@hexfall/testkit';
import { expect, test } from 'vitest';

/** A number with its modifiers, or a word for a roll without a number, and the reason. */
type Roll = readonly [number | 'autoFail' | 'autoSuccess' | 'impossible' | 'checkFalse', unknown];

interface PilotingCase {
  readonly s: readonly [number, number, number, number, number, 0 | 1, string, number];
  readonly damage?: readonly string[];
  readonly walkRunJump: readonly [number, number, number];
  readonly base: Roll;
  readonly withTerrain: Roll;
  readonly runWithDamage: Roll;
  readonly landWithDamage: Roll;
  readonly enterWater123: readonly Roll[];
  readonly standUp?: Roll;
  readonly standUpLegal?: boolean;
  readonly standUpMp?: number;
}

interface PilotingFigures {
  readonly boards: readonly string[];
  readonly units: readonly string[];
  readonly cases: readonly PilotingCase[];
}

const DEPTH_MODIFIERS = [-1, 0, 1] as const;

describeWithReference('piloting rolls of the reference (canon)', () => {
  const { boards, units, cases } = readOracle<PilotingFigures>('real_psr');
  const specs = units.map(readReferenceUnit);
  const maps = boards.map(readRealBoard);

  test(`${cases.length} unit states have the same target number`, () => {
    const wrong: string[] = [];
    let rows = 0;
    for (const [i, row] of cases.entries()) {
      for (const [name, ours, theirs] of compare(specs, maps, row)) {
        rows++;
        if (ours !== theirs) wrong.push(`${i} ${name}: ${ours}, reference ${theirs}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(0);
  });
});

type Comparison = readonly [name: string, ours: number | boolean | string, theirs: number | boolean | string];

function compare(specs: readonly MechSpec[], maps: readonly Board[], row: PilotingCase): Comparison[] {
  const [unit, board, x, y, elevation, prone, , piloting] = row.s;
  const game = standOn(specs[unit]!, maps[board]!, { hex: [x, y], elevation, piloting });
  const mech = game.state.mechs[0]!;
  mech.prone = prone === 1;
  for (const damage of row.damage ?? []) inflict(mech, specs[unit]!, damage);
  return [...movement(game, mech, row), ...rolls(game, mech, row), ...standing(game, mech, row)];
}

function movement(game: Game, mech: MechState, row: PilotingCase): Comparison[] {
  const [walk, run, jump] = row.walkRunJump;
  const onFoot: Comparison[] = [
    ['walk', walkOnLegs(mech, specOf(game, mech)), walk],
    ['run', runOnLegs(game, mech), run],
  ];
  // The reference counts jets whether or not the unit can use them: under water, or without power.
  return isImmobile(mech) || mech.elevation < 0 ? onFoot : [...onFoot, ['jump', jumpMp(game, mech), jump]];
}

function rolls(game: Game, mech: MechState, row: PilotingCase): Comparison[] {
  const terrain = pilotingNumber(game, mech, 'kicked', 0);
  const limps = !mech.prone && (isGyroShaky(game, mech) || hasDeadHip(game, mech));
  return [
    ['base', pilotingBase(game, mech), figure(row.base)],
    ['withTerrain', terrain, figure(row.withTerrain)],
    ...modifiers(game, mech, row.withTerrain),
    ['runWithDamage', limps ? terrain : 0, figure(row.runWithDamage)],
    ['landWithDamage', isShakyOnLanding(game, mech) ? terrain : 0, figure(row.landWithDamage)],
    ...row.enterWater123.map((roll, i): Comparison => {
      return [`water ${i + 1}`, pilotingNumber(game, mech, 'enteredWater', DEPTH_MODIFIERS[i]!), figure(roll)];
    }),
  ];
}

/** Compares every single modifier, whatever its name. */
function modifiers(game: Game, mech: MechState, [value, parts]: Roll): Comparison[] {
  if (typeof value !== 'number') return [];
  const why: Modifier[] = [];
  pilotingNumber(game, mech, 'kicked', 0, why);
  const listed = (values: readonly number[]): string =>
    values
      .filter(one => one !== 0)
      .toSorted((a, b) => a - b)
      .join(' ');
  const theirs = parts as readonly (readonly [value: number, text: number])[];
  return [['modifiers', listed(why.map(modifier => modifier.value)), listed(theirs.map(([part]) => part))]];
}

function standing(game: Game, mech: MechState, row: PilotingCase): Comparison[] {
  if (row.standUp === undefined) return [];
  const withoutRoll = standsWithoutRoll(game, mech) && pilotingBase(game, mech) < IMPOSSIBLE;
  const roll = withoutRoll ? 0 : pilotingNumber(game, mech, 'standUp', 0);
  return [
    ['standUp', roll, row.standUp[0] === 'autoSuccess' ? 0 : figure(row.standUp)],
    // A unit without power or pilot cannot be given orders.
    ...(isImmobile(mech) ? [] : [['standUpLegal', canStand(game, mech), standsThere(game, mech, row)] as const]),
    ...(canStand(game, mech) ? [['standUpMp', standCost(game, mech), row.standUpMp!] as const] : []),
  ];
}

/**
 * Whether a unit can stand up by the reference, except with a destroyed gyro: a unit on one leg without a gyro has nothing to balance with,
 * whatever the reference says.
 */
function standsThere(game: Game, mech: MechState, row: PilotingCase): boolean {
  return row.standUpLegal! && !isGyroDestroyed(mech, specOf(game, mech));
}

/** Returns the number of a roll; 0 for a roll that is not required. */
function figure([value]: Roll): number {
  if (value === 'checkFalse') return 0;
  return typeof value === 'number' ? value : IMPOSSIBLE;
}

function standOn(
  spec: MechSpec,
  board: Board,
  place: { readonly hex: readonly [number, number]; readonly elevation: number; readonly piloting: number },
): Game {
  const twoDigits = (n: number): string => String(n + 1).padStart(2, '0');
  const game = createGame(
    {
      profile: 'canon',
      seed: 'xoshiro128ss:00000001000000020000000300000004',
      board,
      specs: [spec],
      units: [
        {
          spec: 0,
          side: 0,
          hex: place.hex.map(twoDigits).join(''),
          facing: 0,
          gunnery: 4,
          piloting: place.piloting,
          condition: { elevation: place.elevation },
        },
      ],
      turnLimit: 1,
    },
    [],
  );
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return game.value;
}
