import { basename, join } from 'node:path';
import { type Board, hexAt, sideStruck } from '@hexfall/hex';
import {
  type Actuator,
  boardOf,
  createGame,
  firingDistance,
  type Game,
  HD,
  type HiddenPart,
  hiddenPart,
  isInFiringArc,
  isUnderWater,
  LOCATIONS,
  type LocationCode,
  loadOf,
  type MechSpec,
  type MechState,
  type Modifier,
  type ModifierCode,
  type MountedWeapon,
  type MoveMode,
  NO_SINK,
  PLAIN_SHOT,
  type ShotObstacle,
  shotObstacle,
  type ShotTerms,
  toHitNumber,
} from '@hexfall/rules';
import { describeWithReference, readOracle, readReferenceFile, samplePaths } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { parseBoard } from '../board-file.ts';
import { findEquipment } from '../equipment/catalogue.ts';
import { parseMtf } from '../mtf/mtf.ts';

const MODES: Readonly<Record<string, MoveMode>> = { none: 'stationary', walk: 'walk', run: 'run', jump: 'jump' };

function readBoard(path: string): Board {
  const parsed = parseBoard(readReferenceFile(path), path);
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  return parsed.value.board;
}

function readUnit(file: string): MechSpec {
  const wanted = `${basename(file)}.mtf`;
  const parsed = parseMtf(readReferenceFile(samplePaths().get(wanted)!), wanted);
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  return parsed.value.spec;
}

/** Two units on a board, to be put into a situation by hand: not all of them could come about in play. */
function twoUnits(board: Board, specs: readonly [MechSpec, MechSpec], gunnery: number): Game {
  const unit = { gunnery, piloting: 5, facing: 0 };
  const created = createGame(
    {
      profile: 'canon',
      seed: 'xoshiro128ss:00000001000000020000000300000004',
      board,
      specs,
      units: [
        { ...unit, spec: 0, side: 0, hex: '0101' },
        { ...unit, spec: 1, side: 1, hex: '0202' },
      ],
      turnLimit: 1,
    },
    NO_SINK,
  );
  if (!created.ok) throw new Error(created.errors[0]!.message);
  return created.value;
}

const QUAD_CODES: Readonly<Record<string, LocationCode>> = { FLL: 'LA', FRL: 'RA', RLL: 'LL', RRL: 'RL' };

function locationOf(place: string): number {
  return LOCATIONS.indexOf(QUAD_CODES[place] ?? (place as LocationCode));
}

/**
 * A weapon as the reference names it: its name in unit files, its location, perhaps the ammunition it fires; `undefined` for
 * one that has no rules here.
 */
function findWeapon(spec: MechSpec, name: string): { weapon: MountedWeapon; terms: ShotTerms } | undefined {
  const [, item = '', place = '', rear, ammo] = /^(.+?)@(\w+?)(\(R\))?(?:\|(.+))?$/.exec(name) ?? [];
  const location = locationOf(place);
  const wanted = findEquipment(item, false)?.entry;
  if (wanted?.kind !== 'weapon') return undefined;
  const weapon = spec.weapons.find(
    each => each.location === location && each.rear === (rear !== undefined) && each.type.id === wanted.type.id,
  );
  if (weapon === undefined) throw new Error(`${spec.name} has no ${name}`);
  return { weapon, terms: ammo === undefined ? PLAIN_SHOT : withAmmo(spec, weapon, ammo) };
}

function withAmmo(spec: MechSpec, weapon: MountedWeapon, name: string): ShotTerms {
  const entry = findEquipment(name, false)?.entry;
  const bin = spec.ammoBins.findIndex(
    each => entry?.kind === 'ammo' && each.ammo === entry.ammo && each.munition === entry.munition,
  );
  const whole = LOCATIONS.map(() => 0);
  const state = { ammo: spec.ammoBins.map(() => 1), slotHits: whole, slotsOut: whole } as unknown as MechState;
  return { ...PLAIN_SHOT, type: loadOf(state, spec, weapon, bin)!.type };
}

/** What the reference calls each obstacle. */
const REASONS: Readonly<Partial<Record<ShotObstacle, readonly string[]>>> = {
  water: ['Cannot shoot in to or out of water.'],
  sensors: ['Attacker sensors destroyed.'],
  proneLegWeapon: ["Can't fire leg-mounted weapons while prone."],
  legsCovered: ['Nearby terrain blocks leg weapons.'],
  sightBlocked: [
    'LOS blocked by terrain.',
    'LOS blocked by building hexes or levels.',
    'LOS blocked by intervening woods/smoke.',
  ],
  outOfArc: ['Target not in arc.'],
  weaponUnderWater: ['Weapon cannot fire underwater.'],
  targetUnderWater: ['Target underwater, but not weapon.'],
  outOfRange: ['Target out of range'],
};

const KNOWN_REASONS: ReadonlySet<string> = new Set(Object.values(REASONS).flat());

/** Whether the reference speaks of that obstacle; in words that we do not know, at least of one. */
function means(reason: string, obstacle: ShotObstacle): boolean {
  return REASONS[obstacle]?.includes(reason) === true || !KNOWN_REASONS.has(reason);
}

/** There TAG has a phase of its own, and is refused before the arc and what follows it are looked at. */
const TAG_PHASE = 'TAG can only be fired in the offboard attack phase.';
const AFTER_ARC: ReadonlySet<ShotObstacle | undefined> = new Set<ShotObstacle | undefined>([
  undefined,
  'outOfRange',
  'targetUnderWater',
  'weaponUnderWater',
]);

/** Which of our modifiers a text of the reference means. */
const TEXTS: readonly (readonly [text: RegExp, code: ModifierCode])[] = [
  [/^gunnery skill/, 'gunnery'],
  [/to-hit modifier$/, 'weapon'],
  [/^medium range/, 'range.medium'],
  [/^long range/, 'range.long'],
  [/^minimum range/, 'range.minimum'],
  [/^heat$/, 'attacker.heat'],
  [/^attacker walked/, 'attacker.walked'],
  [/^attacker ran/, 'attacker.ran'],
  [/^attacker jumped/, 'attacker.jumped'],
  [/^attacker prone/, 'attacker.prone'],
  [/^attacker sensors damaged/, 'attacker.sensors'],
  [/destroyed arm actuators/, 'upperArm'],
  [/^shoulder actuator destroyed/, 'shoulder'],
  [/^targeting computer/, 'targetingComputer'],
  [/^target immobile/, 'target.immobile'],
  [/^target has partial cover/, 'target.cover'],
  [/^target moved/, 'target.moved'],
  [/^target jumped/, 'target.jumped'],
  [/^target prone/, 'target.prone'],
  [/^target in a building hex/, 'sameBuilding'],
  [/^target in .*(woods|jungle|smoke|industrial)/, 'target.terrain'],
  [/^target stuck/, 'target.stuck'],
  [/intervening light (woods|jungle)/, 'between.lightWoods'],
  [/intervening heavy (woods|jungle)/, 'between.heavyWoods'],
  [/intervening light smoke/, 'between.lightSmoke'],
  [/intervening heavy smoke/, 'between.heavySmoke'],
  [/intervening building/, 'between.building'],
];

/** Modifiers that the reference gives under one name. */
const SAME_NAME: Readonly<Partial<Record<ModifierCode, ModifierCode>>> = {
  lowerArm: 'upperArm',
  'target.groundFloor': 'target.cover',
  'target.water': 'target.cover',
};

/** A modifier of the reference; without a code if we do not know what its words mean. */
interface ToldModifier {
  readonly code: ModifierCode | undefined;
  readonly value: number;
}

/** Sums by code, in a fixed order, as text. */
function sums(modifiers: readonly Modifier[]): string {
  const byCode = new Map<ModifierCode, number>();
  for (const { code, value } of modifiers) {
    const name = SAME_NAME[code] ?? code;
    byCode.set(name, (byCode.get(name) ?? 0) + value);
  }
  const parts = [...byCode].filter(([, value]) => value !== 0).map(([code, value]) => `${code} ${value}`);
  return parts.sort().join(', ');
}

function told(text: string, value: number): ToldModifier {
  return { code: TEXTS.find(([pattern]) => pattern.test(text))?.[1], value };
}

function isNamed(modifier: ToldModifier): modifier is Modifier {
  return modifier.code !== undefined;
}

/** A row of the reference in a common form: the reason why not, or the modifiers with side and cover. */
interface Row {
  readonly weapon: string;
  readonly reason: string | undefined;
  readonly modifiers: readonly ToldModifier[];
  readonly side: string | undefined;
  /** A hit table of its own: part of the target is covered. */
  readonly covered: boolean;
  /** Which half; `undefined` where the file does not say. */
  readonly hidden: HiddenPart | undefined;
}

interface Verdict {
  readonly wanted: string;
  readonly ours: string;
}

const NOT_PLAYED: Verdict = { wanted: 'not played here', ours: 'not played here' };

/** What the reference says to one shot, and what we say. */
function judge(game: Game, row: Row): Verdict {
  const [attacker, target] = game.state.mechs as [MechState, MechState];
  const found = findWeapon(game.match.specs[0]!, row.weapon);
  if (found === undefined) return NOT_PLAYED;
  const { weapon, terms } = found;
  const bears = isInFiringArc(game, attacker, weapon, target.hex, attacker);
  const obstacle = shotObstacle(game, attacker, target, weapon, terms, row.reason === TAG_PHASE || bears);
  if (row.reason !== undefined || obstacle !== undefined) {
    const same = obstacle !== undefined && row.reason !== undefined && means(row.reason, obstacle);
    const tag = row.reason === TAG_PHASE && AFTER_ARC.has(obstacle);
    return {
      wanted: row.reason ?? 'a shot',
      ours: same || tag ? row.reason! : (obstacle ?? 'a shot'),
    };
  }
  return compareShot(game, row, weapon, terms);
}

/**
 * The reference gives a target in depth 1 water its partial cover but not the +1 that goes with it, unless the line of
 * sight happens to give it. We always give it, except to fire under water.
 */
function compareShot(game: Game, row: Row, weapon: MountedWeapon, terms: ShotTerms): Verdict {
  const [attacker, target] = game.state.mechs as [MechState, MechState];
  const why: Modifier[] = [];
  const need = toHitNumber(game, attacker, target, weapon, why, terms);
  const waterRow = why.some(({ code }) => code === 'target.water');
  const wanted = waterRow ? [...row.modifiers, { code: 'target.water', value: 1 } as const] : row.modifiers;
  const total = wanted.reduce((sum, { value }) => sum + value, 0);
  const hidden = hiddenPart(game, attacker, target, isUnderWater(game, attacker, weapon.location));
  const cover = row.hidden === undefined ? String(hidden !== 'nothing') : hidden;
  const named = wanted.filter(isNamed);
  const parts = (modifiers: readonly Modifier[]): string => (named.length === wanted.length ? sums(modifiers) : '');
  return {
    wanted: `${total} (${parts(named)}) ${row.side!} ${row.hidden ?? String(row.covered)}`,
    ours: `${need} (${parts(why)}) ${sideStruck(boardOf(game), attacker.hex, target)} ${cover}`,
  };
}

interface BenchCase {
  readonly attacker: readonly [x: number, y: number, facing: number, torsoFacing: number];
  readonly attackerMoved: string;
  readonly attackerHeat: number;
  readonly target: readonly [x: number, y: number, facing: number];
  readonly targetMoved: string;
  readonly targetHexes: number;
  readonly targetProne: boolean;
  readonly distance: number;
  readonly weapons: readonly BenchRow[];
}

interface BenchRow {
  readonly weapon: string;
  readonly mods?: readonly (readonly [value: number, text: string])[];
  readonly why?: string;
  readonly side?: string;
  readonly hitTable?: number;
}

function twistOf(facing: number, torsoFacing: number): number {
  return ((torsoFacing - facing + 9) % 6) - 3;
}

function benchSituation(board: Board, specs: readonly [MechSpec, MechSpec], each: BenchCase): Game {
  const game = twoUnits(board, specs, 4);
  const [attacker, target] = game.state.mechs as [MechState, MechState];
  const { depth } = board.layers;
  const [ax, ay, facing, torsoFacing] = each.attacker;
  const from = hexAt(board.grid, ax, ay);
  const to = hexAt(board.grid, each.target[0], each.target[1]);
  Object.assign(attacker, { hex: from, elevation: -depth[from]!, facing, twist: twistOf(facing, torsoFacing) });
  Object.assign(attacker, { movement: MODES[each.attackerMoved]!, heat: each.attackerHeat });
  Object.assign(target, { hex: to, elevation: -depth[to]!, facing: each.target[2], prone: each.targetProne });
  Object.assign(target, { movement: MODES[each.targetMoved]!, hexesMoved: each.targetHexes });
  return game;
}

function benchRow({ weapon, mods, why, side, hitTable }: BenchRow): Row {
  return {
    weapon,
    reason: why,
    modifiers: (mods ?? []).map(([value, text]) => told(text, value)),
    side,
    covered: hitTable !== 0,
    hidden: undefined,
  };
}

describeWithReference('weapon attacks on the bench board', () => {
  const { data } = readOracle<{ data: { cases: readonly BenchCase[] } }>('to_hit');
  const board = readBoard(join('oracle', 'bench16x17.board'));
  const specs = [readUnit('Marauder MAD-3R'), readUnit('Archer ARC-2R')] as const;

  test('every shot of every situation, modifier by modifier', () => {
    const wrong: string[] = [];
    let rows = 0;
    for (const [i, each] of data.cases.entries()) {
      const game = benchSituation(board, specs, each);
      const [attacker, target] = game.state.mechs as [MechState, MechState];
      expect(firingDistance(game, attacker, target)).toBe(each.distance);
      for (const row of each.weapons) {
        rows++;
        const { wanted, ours } = judge(game, benchRow(row));
        if (wanted !== ours) wrong.push(`situation ${i} ${row.weapon}: ${wanted}, ours ${ours}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(0);
  });
});

type RealRow = [
  weapon: number,
  need: number | 'impossible' | 'autoFail',
  mods: number | readonly (readonly [value: number, text: number])[],
  side?: string,
  hitTable?: number,
  cover?: number,
];

interface RealCase {
  readonly b: number;
  readonly a: readonly [number, number, number, number, number, number, string, number, number, number, number];
  readonly t: readonly [number, number, number, number, number, string, number, number];
  readonly aDamage?: readonly string[];
  readonly tState?: readonly string[];
  readonly w: readonly RealRow[];
}

interface RealOracle {
  readonly boards: readonly string[];
  readonly units: readonly string[];
  readonly weapons: readonly string[];
  readonly texts: readonly string[];
  readonly cases: readonly RealCase[];
}

function realSituation(boards: readonly Board[], units: readonly MechSpec[], each: RealCase): Game {
  const { a, t } = each;
  const game = twoUnits(boards[each.b]!, [units[a[0]]!, units[t[0]]!], a[9]);
  const { grid } = boardOf(game);
  const [attacker, target] = game.state.mechs as [MechState, MechState];
  Object.assign(attacker, { hex: hexAt(grid, a[1], a[2]), elevation: a[3], facing: a[4], twist: twistOf(a[4], a[5]) });
  Object.assign(attacker, { movement: MODES[a[6]]!, hexesMoved: a[7], heat: a[8], prone: a[10] === 1 });
  Object.assign(target, { hex: hexAt(grid, t[1], t[2]), elevation: t[3], facing: t[4] });
  Object.assign(target, { movement: MODES[t[5]]!, hexesMoved: t[6], prone: t[7] === 1 });
  target.shutdown = each.tState?.includes('shutdown') ?? false;
  if (each.tState?.includes('unconscious') === true) target.pilot = 'unconscious';
  for (const code of each.aDamage ?? []) damage(attacker, units[a[0]]!, code);
  return game;
}

/** `LA.shoulder`, or `sensors2` for two hits on the sensors. */
function damage(mech: MechState, spec: MechSpec, code: string): void {
  const [place, what] = code.split('.') as [string, string | undefined];
  if (what === undefined) {
    let sensors = spec.masks.sensors[HD]!;
    if (place === 'sensors1') sensors &= -sensors;
    mech.slotsOut[HD]! |= sensors;
    return;
  }
  const location = locationOf(place);
  mech.slotsOut[location]! |= spec.masks[what as Actuator][location]!;
}

const COVER_BITS: Readonly<Record<number, HiddenPart>> = { 0: 'nothing', 3: 'legs', 12: 'allButLegs' };

function realRow(oracle: RealOracle, [weapon, , mods, side, hitTable, cover]: RealRow): Row {
  const listed = typeof mods === 'number' ? [] : mods;
  return {
    weapon: oracle.weapons[weapon]!,
    reason: typeof mods === 'number' ? oracle.texts[mods] : undefined,
    modifiers: listed.map(([value, text]) => told(oracle.texts[text]!, value)),
    side,
    covered: hitTable !== 0,
    hidden: cover === undefined ? undefined : COVER_BITS[cover],
  };
}

describeWithReference('weapon attacks on real boards', () => {
  const oracle = readOracle<RealOracle>('real_to_hit');
  const boards = oracle.boards.map(file => readBoard(join('data', 'boards', file)));
  const units = oracle.units.map(readUnit);

  test('every shot of every situation, modifier by modifier', () => {
    const wrong: string[] = [];
    let rows = 0;
    for (const [i, each] of oracle.cases.entries()) {
      const game = realSituation(boards, units, each);
      for (const row of each.w) {
        rows++;
        const { wanted, ours } = judge(game, realRow(oracle, row));
        if (wanted !== ours) wrong.push(`situation ${i} ${oracle.weapons[row[0]]!}: ${wanted}, ours ${ours}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(0);
  });
});
