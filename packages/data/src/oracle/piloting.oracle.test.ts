import { basename, join } from 'node:path';
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
  type LocationCode,
  LOCATIONS,
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
import { describeWithReference, readOracle, readReferenceFile, samplePaths } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { parseBoard } from '../board-file.ts';
import { parseMtf } from '../mtf/mtf.ts';

/** A number with its modifiers, or the word and the reason for none. */
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

const LEG_NAMES: Readonly<Record<string, LocationCode>> = { FLL: 'LA', FRL: 'RA', RLL: 'LL', RRL: 'RL' };
const ACTUATOR_SLOTS: Readonly<Record<string, number>> = { hip: 0, upperLeg: 1, lowerLeg: 2, foot: 3 };
const GYRO_SLOT = 3;
const ALL_SLOTS = 0xfff;
const DEPTH_MODIFIERS = [-1, 0, 1] as const;

describeWithReference('piloting rolls of the reference (canon)', () => {
  const { boards, units, cases } = readOracle<PilotingFigures>('real_psr');
  const specs = units.map(loadUnit);
  const maps = boards.map(loadBoard);

  test(`${cases.length} unit states`, () => {
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
  for (const damage of row.damage ?? []) applyDamage(mech, damage);
  return [...movement(game, mech, row), ...rolls(game, mech, row), ...standing(game, mech, row)];
}

function movement(game: Game, mech: MechState, row: PilotingCase): Comparison[] {
  const [walk, run, jump] = row.walkRunJump;
  const onFoot: Comparison[] = [
    ['walk', walkOnLegs(mech, specOf(game, mech)), walk],
    ['run', runOnLegs(game, mech), run],
  ];
  // The reference counts jets without asking whether the unit can use them: under water, or without power.
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

/** Every single modifier, whatever it is called. */
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
    // Nobody gives orders to a unit without power or pilot.
    ...(isImmobile(mech) ? [] : [['standUpLegal', canStand(game, mech), standsThere(game, mech, row)] as const]),
    ...(canStand(game, mech) ? [['standUpMp', standCost(game, mech), row.standUpMp!] as const] : []),
  ];
}

/** A unit on one leg with a destroyed gyro does not stand up, whatever the reference says: it has nothing to balance with. */
function standsThere(game: Game, mech: MechState, row: PilotingCase): boolean {
  return row.standUpLegal! && !isGyroDestroyed(mech, specOf(game, mech));
}

/** 0 stands for a roll that is not asked for. */
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

/** Codes such as `gyro1`, `LL.hip`, `RRL.destroyed`, `pilotHits2`, `shutdown`, `unconscious`. */
function applyDamage(mech: MechState, code: string): void {
  const [place, part] = code.split('.');
  if (part !== undefined) return damageLeg(mech, LOCATIONS.indexOf(LEG_NAMES[place!] ?? (place as LocationCode)), part);
  if (code === 'shutdown') mech.shutdown = true;
  else if (code === 'unconscious') mech.pilot = 'unconscious';
  else if (code.startsWith('pilotHits')) mech.pilotWounds = Number(code.slice('pilotHits'.length));
  else damageGyro(mech, Number(code.slice('gyro'.length)));
}

function damageLeg(mech: MechState, leg: number, part: string): void {
  if (part === 'destroyed') {
    mech.structure[leg] = 0;
    mech.locationsOut |= 1 << leg;
    mech.slotsOut[leg] = ALL_SLOTS;
    return;
  }
  mech.slotHits[leg]! |= 1 << ACTUATOR_SLOTS[part]!;
  mech.slotsOut[leg]! |= 1 << ACTUATOR_SLOTS[part]!;
}

function damageGyro(mech: MechState, hits: number): void {
  const center = LOCATIONS.indexOf('CT');
  for (let hit = 0; hit < hits; hit++) {
    mech.slotHits[center]! |= 1 << (GYRO_SLOT + hit);
    mech.slotsOut[center]! |= 1 << (GYRO_SLOT + hit);
  }
}

function loadUnit(name: string): MechSpec {
  const file = `${basename(name)}.mtf`;
  const path = samplePaths().get(file);
  if (path === undefined) throw new Error(`no unit file ${file}`);
  const parsed = parseMtf(readReferenceFile(path), file);
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  return parsed.value.spec;
}

function loadBoard(name: string): Board {
  const parsed = parseBoard(readReferenceFile(join('data', 'boards', name)), name);
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  return parsed.value.board;
}
