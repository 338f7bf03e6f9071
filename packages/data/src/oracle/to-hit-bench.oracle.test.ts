import { join } from 'node:path';
import { type Board, hexAt } from '@hexfall/hex';
import { firingDistance, type Game, type MechSpec } from '@hexfall/rules';
import {
  describeWithReference,
  judgeShot,
  MOVEMENTS,
  opponents,
  parseReferenceModifier,
  readOracle,
  readReferenceBoard,
  readReferenceUnit,
  type ShotRow,
  twistOf,
  twoUnits,
} from '@hexfall/testkit';
import { expect, test } from 'vitest';

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

function benchSituation(board: Board, specs: readonly [MechSpec, MechSpec], each: BenchCase): Game {
  const game = twoUnits(board, specs, { gunnery: 4, piloting: 5 });
  const [attacker, target] = opponents(game);
  const { depth } = board.layers;
  const [ax, ay, facing, torsoFacing] = each.attacker;
  const from = hexAt(board.grid, ax, ay);
  const to = hexAt(board.grid, each.target[0], each.target[1]);
  Object.assign(attacker, { hex: from, elevation: -depth[from]!, facing, twist: twistOf(facing, torsoFacing) });
  Object.assign(attacker, { movement: MOVEMENTS[each.attackerMoved]!, heat: each.attackerHeat });
  Object.assign(target, { hex: to, elevation: -depth[to]!, facing: each.target[2], prone: each.targetProne });
  Object.assign(target, { movement: MOVEMENTS[each.targetMoved]!, hexesMoved: each.targetHexes });
  return game;
}

function benchRow({ weapon, mods, why, side, hitTable }: BenchRow): ShotRow {
  return {
    weapon,
    reason: why,
    modifiers: (mods ?? []).map(([value, text]) => parseReferenceModifier(text, value)),
    side,
    covered: hitTable !== 0,
    hidden: undefined,
  };
}

describeWithReference('weapon attacks on the bench board', () => {
  const { data } = readOracle<{ data: { cases: readonly BenchCase[] } }>('to_hit');
  const board = readReferenceBoard(join('oracle', 'bench16x17.board'));
  const specs = [readReferenceUnit('Marauder MAD-3R'), readReferenceUnit('Archer ARC-2R')] as const;

  test('every shot of every situation agrees, modifier by modifier', () => {
    const wrong: string[] = [];
    let rows = 0;
    for (const [i, each] of data.cases.entries()) {
      const game = benchSituation(board, specs, each);
      const [attacker, target] = opponents(game);
      expect(firingDistance(game, attacker, target)).toBe(each.distance);
      for (const row of each.weapons) {
        rows++;
        const { wanted, ours } = judgeShot(game, benchRow(row));
        if (wanted !== ours) wrong.push(`situation ${i} ${row.weapon}: ${wanted}, ours ${ours}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(0);
  });
});
