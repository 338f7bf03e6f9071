import { sideStruck } from '@hexfall/hex';
import {
  boardOf,
  type Game,
  kickDamage,
  kickNumber,
  kickRefusal,
  kickTableFor,
  LOCATIONS,
  type LocationCode,
  meleeDamage,
  meleeNumber,
  meleeRefusal,
  meleeTableFor,
  meleeWeapon,
  punchDamage,
  punchNumber,
  punchRefusal,
  punchTableFor,
  pushNumber,
  pushRefusal,
} from '@hexfall/rules';
import {
  describeWithReference,
  type Encounter,
  opponents,
  readOracle,
  readRealBoard,
  readReferenceUnit,
  stageEncounter,
} from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { findEquipment } from '../equipment/catalogue.ts';

type Row = [attack: string, need: number | 'impossible', mods: unknown, damage: number, side?: string, table?: number];

interface Case extends Encounter {
  readonly w: readonly Row[];
}

interface Oracle {
  readonly boards: readonly string[];
  readonly units: readonly string[];
  readonly texts: readonly string[];
  readonly cases: readonly Case[];
}

const TABLES = ['full', 'punch', 'kick'] as const;

interface AttackFigures {
  readonly need: number | 'impossible';
  readonly damage: number;
  readonly table: string;
}

function attackFigures(game: Game, attack: string): AttackFigures | undefined {
  const [attacker, target] = opponents(game);
  const limb = attack.startsWith('punch') ? LOCATIONS.indexOf(attack.slice(5) as LocationCode) : -1;
  if (limb >= 0) {
    const need = punchRefusal(game, attacker, target, limb) ? 'impossible' : punchNumber(game, attacker, target, limb);
    return { need, damage: punchDamage(game, attacker, limb), table: punchTableFor(game, attacker, target) };
  }
  if (attack === 'push') {
    const need = pushRefusal(game, attacker, target) ? 'impossible' : pushNumber(game, attacker, target);
    return { need, damage: 0, table: 'full' };
  }
  return attack.startsWith('club:') ? meleeFigures(game, attack) : kickFigures(game, attack);
}

function kickFigures(game: Game, attack: string): AttackFigures {
  const [attacker, target] = opponents(game);
  const { quad } = game.match.specs[0]!;
  const forward: readonly LocationCode[] = quad ? ['LA', 'RA'] : ['LL', 'RL'];
  const codes = attack.startsWith('mule') ? (['LL', 'RL'] as const) : forward;
  const leg = LOCATIONS.indexOf(codes[attack.endsWith('L') ? 0 : 1]!);
  const need = kickRefusal(game, attacker, target, leg) ? 'impossible' : kickNumber(game, attacker, target, leg);
  return { need, damage: kickDamage(game, attacker, leg), table: kickTableFor(game, attacker, target) };
}

/** Returns the figures of a melee weapon; `undefined` for a weapon that is not played here. */
function meleeFigures(game: Game, attack: string): AttackFigures | undefined {
  const [attacker, target] = opponents(game);
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

/**
 * Whether a row is a push at a target in depth 1 water, which the reference makes harder by 3, an old value; in our rules it is 1 as for
 * every blow.
 */
function isOldPush(oracle: Oracle, [attack, need, mods]: Row): boolean {
  if (attack !== 'push' || need === 'impossible') return false;
  const modifiers = mods as readonly (readonly [value: number, text: number])[];
  return modifiers.some(([value, text]) => value === 3 && oracle.texts[text] === 'target has partial cover');
}

/** Returns a row of the reference and our own figures, both in the same words. */
function compare(game: Game, row: Row): { readonly theirs: string; readonly ours: string } {
  const [attack, need, , points, side, table] = row;
  const played = attackFigures(game, attack);
  if (played === undefined) return { theirs: 'not played here', ours: 'not played here' };
  const [attacker, target] = opponents(game);
  if (need === 'impossible' || played.need === 'impossible') return { theirs: String(need), ours: String(played.need) };
  if (attack === 'push') return { theirs: `${need}`, ours: `${played.need}` };
  const ourSide = sideStruck(boardOf(game), attacker.hex, target);
  return {
    theirs: `${need} for ${points} ${side!} ${TABLES[table!]!}`,
    ours: `${played.need} for ${played.damage} ${ourSide} ${played.table}`,
  };
}

describeWithReference('physical attacks on real boards', () => {
  const oracle = readOracle<Oracle>('real_physical_to_hit');
  const boards = oracle.boards.map(readRealBoard);
  const specs = oracle.units.map(readReferenceUnit);

  test('every attack of every situation agrees in number, damage, side and table', () => {
    const wrong: string[] = [];
    let rows = 0;
    for (const [i, each] of oracle.cases.entries()) {
      const game = stageEncounter(boards, specs, each);
      for (const row of each.w) {
        rows++;
        const { theirs, ours } = compare(game, row);
        const wanted = isOldPush(oracle, row) ? String(Number(theirs) - 2) : theirs;
        if (ours !== wanted)
          wrong.push(`situation ${i} ${oracle.units[each.a[0]]!} ${row[0]}: ${wanted}, ours ${ours}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(0);
  });
});
