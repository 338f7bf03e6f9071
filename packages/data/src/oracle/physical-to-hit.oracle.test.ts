import { basename, join } from 'node:path';
import { type Board, hexAt, sideStruck } from '@hexfall/hex';
import {
  type Actuator,
  boardOf,
  createGame,
  type Game,
  kickDamage,
  kickNumber,
  kickRefusal,
  kickTableFor,
  LOCATIONS,
  type LocationCode,
  type MechSpec,
  type MechState,
  meleeDamage,
  meleeNumber,
  meleeRefusal,
  meleeTableFor,
  meleeWeapon,
  type MoveMode,
  NO_SINK,
  punchDamage,
  punchNumber,
  punchRefusal,
  punchTableFor,
  pushNumber,
  pushRefusal,
} from '@hexfall/rules';
import { describeWithReference, readOracle, readReferenceFile, samplePaths } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { parseBoard } from '../board-file.ts';
import { findEquipment } from '../equipment/catalogue.ts';
import { parseMtf } from '../mtf/mtf.ts';

type AttackerRow = [
  unit: number,
  x: number,
  y: number,
  elevation: number,
  facing: number,
  torsoFacing: number,
  moved: string,
  hexesMoved: number,
  heat: number,
  piloting: number,
  prone: number,
];
type TargetRow = [
  unit: number,
  x: number,
  y: number,
  elevation: number,
  facing: number,
  moved: string,
  hexesMoved: number,
  prone: number,
];
type Row = [attack: string, need: number | 'impossible', mods: unknown, damage: number, side?: string, table?: number];

interface Case {
  readonly b: number;
  readonly a: AttackerRow;
  readonly t: TargetRow;
  readonly aDamage?: readonly string[];
  readonly tState?: readonly string[];
  readonly w: readonly Row[];
}

interface Oracle {
  readonly boards: readonly string[];
  readonly units: readonly string[];
  readonly texts: readonly string[];
  readonly cases: readonly Case[];
}

const MODES: Readonly<Record<string, MoveMode>> = { none: 'stationary', walk: 'walk', run: 'run', jump: 'jump' };
const QUAD_CODES: Readonly<Record<string, LocationCode>> = { FLL: 'LA', FRL: 'RA', RLL: 'LL', RRL: 'RL' };
const TABLES = ['full', 'punch', 'kick'] as const;

function readBoard(file: string): Board {
  const parsed = parseBoard(readReferenceFile(join('data', 'boards', file)), file);
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  return parsed.value.board;
}

function readUnit(file: string): MechSpec {
  const wanted = `${basename(file)}.mtf`;
  const parsed = parseMtf(readReferenceFile(samplePaths().get(wanted)!), wanted);
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  return parsed.value.spec;
}

/** The two units of a situation, put into it by hand: not all of them could come about in play. */
function situation(boards: readonly Board[], specs: readonly MechSpec[], { b, a, t, aDamage, tState }: Case): Game {
  const unit = { gunnery: 4, piloting: a[9], facing: 0 };
  const created = createGame(
    {
      profile: 'canon',
      seed: 'xoshiro128ss:00000001000000020000000300000004',
      board: boards[b]!,
      specs: [specs[a[0]]!, specs[t[0]]!],
      units: [
        { ...unit, spec: 0, side: 0, hex: '0101' },
        { ...unit, spec: 1, side: 1, hex: '0202' },
      ],
      turnLimit: 1,
    },
    NO_SINK,
  );
  if (!created.ok) throw new Error(created.errors[0]!.message);
  const game = created.value;
  const { grid } = boardOf(game);
  const [attacker, target] = game.state.mechs as [MechState, MechState];
  Object.assign(attacker, {
    hex: hexAt(grid, a[1], a[2]),
    elevation: a[3],
    facing: a[4],
    prone: a[10] === 1,
    heat: a[8],
  });
  Object.assign(attacker, { twist: ((a[5] - a[4] + 9) % 6) - 3, movement: MODES[a[6]]!, hexesMoved: a[7] });
  Object.assign(target, { hex: hexAt(grid, t[1], t[2]), elevation: t[3], facing: t[4], prone: t[7] === 1 });
  Object.assign(target, { movement: MODES[t[5]]!, hexesMoved: t[6], shutdown: tState?.includes('shutdown') ?? false });
  if (tState?.includes('unconscious') === true) target.pilot = 'unconscious';
  for (const code of aDamage ?? []) damage(attacker, specs[a[0]]!, code);
  return game;
}

function damage(mech: MechState, spec: MechSpec, code: string): void {
  const [place, what] = code.split('.') as [string, string];
  const location = LOCATIONS.indexOf(QUAD_CODES[place] ?? (place as LocationCode));
  if (what === 'fired') {
    for (const [i, weapon] of spec.weapons.entries()) if (weapon.location === location) mech.weaponsFired |= 1 << i;
  } else if (what === 'destroyed') {
    mech.structure[location] = 0;
    mech.locationsOut |= 1 << location;
  } else {
    mech.slotsOut[location]! |= spec.masks[what as Actuator][location]!;
    mech.slotHits[location]! |= spec.masks[what as Actuator][location]!;
  }
}

interface Answer {
  readonly need: number | 'impossible';
  readonly damage: number;
  readonly table: string;
}

function answer(game: Game, attack: string): Answer | undefined {
  const [attacker, target] = game.state.mechs as [MechState, MechState];
  const limb = attack.startsWith('punch') ? LOCATIONS.indexOf(attack.slice(5) as LocationCode) : -1;
  if (limb >= 0) {
    const need = punchRefusal(game, attacker, target, limb) ? 'impossible' : punchNumber(game, attacker, target, limb);
    return { need, damage: punchDamage(game, attacker, limb), table: punchTableFor(game, attacker, target) };
  }
  if (attack === 'push') {
    const need = pushRefusal(game, attacker, target) ? 'impossible' : pushNumber(game, attacker, target);
    return { need, damage: 0, table: 'full' };
  }
  return attack.startsWith('club:') ? meleeAnswer(game, attack) : kickAnswer(game, attack);
}

function kickAnswer(game: Game, attack: string): Answer {
  const [attacker, target] = game.state.mechs as [MechState, MechState];
  const { quad } = game.match.specs[0]!;
  const forward: readonly LocationCode[] = quad ? ['LA', 'RA'] : ['LL', 'RL'];
  const codes = attack.startsWith('mule') ? (['LL', 'RL'] as const) : forward;
  const leg = LOCATIONS.indexOf(codes[attack.endsWith('L') ? 0 : 1]!);
  const need = kickRefusal(game, attacker, target, leg) ? 'impossible' : kickNumber(game, attacker, target, leg);
  return { need, damage: kickDamage(game, attacker, leg), table: kickTableFor(game, attacker, target) };
}

/** `undefined` for a weapon that is not played here. */
function meleeAnswer(game: Game, attack: string): Answer | undefined {
  const [attacker, target] = game.state.mechs as [MechState, MechState];
  const [, name = '', place = ''] = /^club:(.+)@(\w+)$/.exec(attack) ?? [];
  const wanted = findEquipment(name, false)?.entry;
  const item = game.match.specs[0]!.equipment.findIndex(
    each =>
      wanted?.kind === 'equipment' &&
      each.name === wanted.name &&
      each.location === LOCATIONS.indexOf(place as LocationCode),
  );
  const weapon = item < 0 ? undefined : meleeWeapon(game, attacker, item);
  if (weapon === undefined) return undefined;
  const swing = { target, weapon, aim: 'full' } as const;
  const need = meleeRefusal(game, attacker, target, weapon) ? 'impossible' : meleeNumber(game, attacker, swing);
  return {
    need,
    damage: meleeDamage(game, attacker, weapon.kind, weapon.arm),
    table: meleeTableFor(game, attacker, swing),
  };
}

/** The reference makes a push at a target in depth 1 water harder by 3, an old value; with us it is 1 as for every blow. */
function isOldPush(oracle: Oracle, [attack, need, mods]: Row): boolean {
  if (attack !== 'push' || need === 'impossible') return false;
  const modifiers = mods as readonly (readonly [value: number, text: number])[];
  return modifiers.some(([value, text]) => value === 3 && oracle.texts[text] === 'target has partial cover');
}

/** A row of the reference, and what we say to it, in the same words. */
function compare(game: Game, row: Row): { readonly told: string; readonly said: string } {
  const [attack, need, , points, side, table] = row;
  const ours = answer(game, attack);
  if (ours === undefined) return { told: 'not played here', said: 'not played here' };
  const [attacker, target] = game.state.mechs as [MechState, MechState];
  if (need === 'impossible' || ours.need === 'impossible') return { told: String(need), said: String(ours.need) };
  if (attack === 'push') return { told: `${need}`, said: `${ours.need}` };
  const ourSide = sideStruck(boardOf(game), attacker.hex, target);
  return {
    told: `${need} for ${points} ${side!} ${TABLES[table!]!}`,
    said: `${ours.need} for ${ours.damage} ${ourSide} ${ours.table}`,
  };
}

describeWithReference('physical attacks on real boards', () => {
  const oracle = readOracle<Oracle>('real_physical_to_hit');
  const boards = oracle.boards.map(readBoard);
  const specs = oracle.units.map(readUnit);

  test('every attack of every situation: number, damage, side and table', () => {
    const wrong: string[] = [];
    let rows = 0;
    for (const [i, each] of oracle.cases.entries()) {
      const game = situation(boards, specs, each);
      for (const row of each.w) {
        rows++;
        const { told, said } = compare(game, row);
        const wanted = isOldPush(oracle, row) ? String(Number(told) - 2) : told;
        if (said !== wanted)
          wrong.push(`situation ${i} ${oracle.units[each.a[0]]!} ${row[0]}: ${wanted}, ours ${said}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(0);
  });
});
