import type { HiddenPart } from '@hexfall/rules';
import {
  describeWithReference,
  type Encounter,
  judgeShot,
  parseReferenceModifier,
  readOracle,
  readRealBoard,
  readReferenceUnit,
  type ShotRow,
  stageEncounter,
} from '@hexfall/testkit';
import { expect, test } from 'vitest';

type RealRow = [
  weapon: number,
  need: number | 'impossible' | 'autoFail',
  mods: number | readonly (readonly [value: number, text: number])[],
  side?: string,
  hitTable?: number,
  cover?: number,
];

interface RealCase extends Encounter {
  readonly w: readonly RealRow[];
}

interface RealOracle {
  readonly boards: readonly string[];
  readonly units: readonly string[];
  readonly weapons: readonly string[];
  readonly texts: readonly string[];
  readonly cases: readonly RealCase[];
}

const COVER_BITS: Readonly<Record<number, HiddenPart>> = { 0: 'nothing', 3: 'legs', 12: 'allButLegs' };

function realRow(oracle: RealOracle, [weapon, , mods, side, hitTable, cover]: RealRow): ShotRow {
  const listed = typeof mods === 'number' ? [] : mods;
  return {
    weapon: oracle.weapons[weapon]!,
    reason: typeof mods === 'number' ? oracle.texts[mods] : undefined,
    modifiers: listed.map(([value, text]) => parseReferenceModifier(oracle.texts[text]!, value)),
    side,
    covered: hitTable !== 0,
    hidden: cover === undefined ? undefined : COVER_BITS[cover],
  };
}

describeWithReference('weapon attacks on real boards', () => {
  const oracle = readOracle<RealOracle>('real_to_hit');
  const boards = oracle.boards.map(readRealBoard);
  const units = oracle.units.map(readReferenceUnit);

  test('every shot of every situation agrees, modifier by modifier', () => {
    const wrong: string[] = [];
    let rows = 0;
    for (const [i, each] of oracle.cases.entries()) {
      const game = stageEncounter(boards, units, each);
      for (const row of each.w) {
        rows++;
        const { wanted, ours } = judgeShot(game, realRow(oracle, row));
        if (wanted !== ours) wrong.push(`situation ${i} ${oracle.weapons[row[0]]!}: ${wanted}, ours ${ours}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(0);
  });
});
