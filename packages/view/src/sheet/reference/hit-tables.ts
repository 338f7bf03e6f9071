import type { Side } from '@hexfall/hex';
import {
  CLUSTER_SIZES,
  clusterHits,
  criticalCount,
  FALL_SIDES,
  fullTable,
  type HitLocation,
  kickTable,
  LA,
  LL,
  LOCATIONS,
  punchTable,
  RA,
  RL,
} from '@hexfall/rules';
import { locationCode } from '../sheet-words.ts';
import type { ReferenceTable } from './reference-table.ts';

/** What dice can show. */
const ONE_DIE = [1, 2, 3, 4, 5, 6] as const;
const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Where hits land: weapons, punches and kicks, on two legs and on four. */
export function hitTables(): readonly ReferenceTable[] {
  const punch =
    (quad: boolean): HitColumn =>
    (side, die) =>
      punchTable(side, die, quad);
  const kick =
    (quad: boolean): HitColumn =>
    (side, die) =>
      kickTable(side, die, quad);
  return [
    {
      ...locationTable('Hit location', TWO_DICE, fullTable, false),
      note: `* may be a critical hit through the armor. From the rear, hits on a torso strike its rear armor. ${quadCodes()}`,
    },
    locationTable('Punch location', ONE_DIE, punch(false), false),
    locationTable('Kick location', ONE_DIE, kick(false), false),
    locationTable('Punch location, quad', ONE_DIE, punch(true), true),
    locationTable('Kick location, quad', ONE_DIE, kick(true), true),
  ];
}

/** The legs of a quad have codes of their own. */
function quadCodes(): string {
  const codes = [LA, RA, LL, RL].map(leg => `${LOCATIONS[leg]!} is ${locationCode({ quad: true }, leg)}`);
  return `On a quad ${codes.join(', ')}.`;
}

type HitColumn = (side: Side, roll: number) => HitLocation;

/** Front and rear share a column if they are alike. */
function locationTable(title: string, rolls: readonly number[], hit: HitColumn, quad: boolean): ReferenceTable {
  const cell = (side: Side, roll: number): string => {
    const { location, throughArmor } = hit(side, roll);
    return `${locationCode({ quad }, location)}${throughArmor ? '*' : ''}`;
  };
  const alike = rolls.every(roll => cell('front', roll) === cell('rear', roll));
  const columns: readonly (readonly [string, Side])[] = [
    ['Left', 'left'],
    [alike ? 'Front, rear' : 'Front', 'front'],
    ['Right', 'right'],
    ...(alike ? [] : [['Rear', 'rear'] as const]),
  ];
  return {
    title,
    head: [rolls.length === ONE_DIE.length ? '1d6' : '2d6', ...columns.map(([name]) => name)],
    rows: rolls.map(roll => [`${roll}`, ...columns.map(([, side]) => cell(side, roll))]),
  };
}

/** How many projectiles hit, by their number. */
export function clusterTable(): ReferenceTable {
  return {
    title: 'Cluster hits',
    head: ['Size', ...TWO_DICE.map(String)],
    rows: CLUSTER_SIZES.map(size => [size, ...TWO_DICE.map(roll => clusterHits(size, roll))].map(String)),
  };
}

/** How many critical hits a roll gives. */
export function criticalTable(): ReferenceTable {
  const counts = [...new Set(TWO_DICE.map(criticalCount))];
  const rows = counts.map(count => {
    const rolls = TWO_DICE.filter(roll => criticalCount(roll) === count);
    const range = rolls.length === 1 ? `${rolls[0]!}` : `${rolls[0]!}–${rolls.at(-1)!}`;
    return [range, count === 0 ? 'none' : `${count}`];
  });
  return {
    title: 'Critical hits',
    head: ['2d6', 'Hits'],
    rows,
    note: `On a ${TWO_DICE.at(-1)!} a limb or the head is blown off instead.`,
  };
}

const SIDE_WORDS: Readonly<Record<Side, string>> = { front: 'Front', rear: 'Rear', left: 'Left', right: 'Right' };

/** Which side a falling unit lands on, and how far it turns. */
export function fallTable(): ReferenceTable {
  return {
    title: 'Falls',
    head: ['1d6', 'Lands on', 'Turns right by'],
    rows: FALL_SIDES.map((side, i) => [`${i + 1}`, SIDE_WORDS[side], i === 1 ? '1 hexside' : `${i} hexsides`]),
  };
}
