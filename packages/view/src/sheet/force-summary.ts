import { AVERAGE_CREW } from '@hexfall/data';
import { sideName } from '../names.ts';
import type { MechSheet } from './mech-sheet.ts';
import { sideOf, sidesOf } from './sheet-value.ts';
import { armorLeft } from './wear.ts';

/** A force at a glance: its units with their main figures, and the sums. */
export interface ForceSummary {
  /** What the figures are, in one line. */
  readonly caption: string;
  /** What stands in the columns behind the names. */
  readonly columns: readonly { readonly head: string; readonly isFigure: boolean }[];
  readonly units: readonly SummaryRow[];
  /** One row for each side. */
  readonly totals: readonly SummaryRow[];
  /** Remarks on the units, each once. */
  readonly notes: readonly string[];
}

export interface SummaryRow {
  readonly title: string;
  /** The condition of the unit at a glance; empty for a fresh one. */
  readonly condition: readonly string[];
  /** In the order of the columns. */
  readonly cells: readonly string[];
}

interface Column {
  readonly head: string;
  readonly cell: (sheet: MechSheet) => string;
  /** Whether the cells are figures that are added up. */
  readonly sum?: (sheet: MechSheet) => number;
}

function figure(head: string, of: (sheet: MechSheet) => number): Column {
  return { head, cell: sheet => `${of(sheet)}`, sum: of };
}

const COLUMNS: readonly Column[] = [
  { head: 'Gunnery / piloting', cell: skillsOf },
  figure('Tons', ({ spec }) => spec.tonnage),
  figure('Battle Value', ({ value }) => value.now),
  { head: 'Movement', cell: movementOf },
  figure('Armor', armorOf),
  { head: 'Weapons', cell: mainWeapons },
];
const PILOT: Column = { head: 'Pilot', cell: ({ crew }) => crew?.name ?? '' };

/**
 * Returns a force at a glance, as the first page of its record sheets shows it.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createForceSheets, summarizeForce } from '@hexfall/view';
 *
 * const spec = builtInMech('HBK-4G')!;
 * summarizeForce(createForceSheets([{ spec }, { spec }], 'spec')).totals[0]?.title; // => '2 units'
 * ```
 */
export function summarizeForce(sheets: readonly MechSheet[]): ForceSummary {
  const columns = sheets.some(sheet => PILOT.cell(sheet) !== '') ? [PILOT, ...COLUMNS] : COLUMNS;
  return {
    caption: `Battle Value with crews and damage; figures by the ${sheets[0]?.rules ?? 'spec'} rules`,
    columns: columns.map(({ head, sum }) => ({ head, isFigure: sum !== undefined })),
    units: sheets.map(sheet => ({
      title: sheet.title,
      condition: sheet.condition,
      cells: columns.map(({ cell }) => cell(sheet)),
    })),
    totals: sidesOf(sheets).map(side => totalRow(side, sheets, columns)),
    notes: [...new Set(sheets.flatMap(sheet => sheet.notes))],
  };
}

/** The sums of a side, which has a name if there are several. */
function totalRow(side: number, sheets: readonly MechSheet[], columns: readonly Column[]): SummaryRow {
  const own = sheets.filter(sheet => sideOf(sheet) === side);
  const name = own.length === sheets.length ? '' : `, side ${sideName(side)}`;
  const count = own.length === 1 ? '1 unit' : `${own.length} units`;
  const total = ({ sum }: Column): string =>
    sum === undefined ? '' : `${own.reduce((all, sheet) => all + sum(sheet), 0)}`;
  return { title: `${count}${name}`, condition: [], cells: columns.map(total) };
}

function skillsOf({ crew }: MechSheet): string {
  const { gunnery, piloting } = crew ?? AVERAGE_CREW;
  return `${gunnery} / ${piloting}`;
}

/** Armor that is left, front and rear. */
function armorOf(sheet: MechSheet): number {
  return sheet.spec.armor.reduce((sum, _, facing) => sum + armorLeft(sheet, facing), 0);
}

/** "4/6/4": walking, running and jumping. */
function movementOf({ movement }: MechSheet): string {
  const mp = (mode: string): string => {
    const row = movement.find(each => each.mode === mode);
    if (row === undefined) return '0';
    return row.boostedMp > row.mp && row.now === row.mp ? `${row.mp} (${row.boostedMp})` : `${row.now}`;
  };
  return ['walk', 'run', 'jump'].map(mp).join('/');
}

/** The most weapons that are named; the rest is on the sheet. */
const MAX_WEAPONS = 4;

/** The weapons that do most damage, with their number, the heaviest first. */
function mainWeapons({ spec }: MechSheet): string {
  const counts = new Map<string, { readonly count: number; readonly damage: number }>();
  for (const { type } of spec.weapons) {
    const known = counts.get(type.name)?.count ?? 0;
    counts.set(type.name, { count: known + 1, damage: damageOf(type.damage) });
  }
  const sorted = [...counts].sort(([, a], [, b]) => b.damage - a.damage);
  const named = sorted.slice(0, MAX_WEAPONS).map(([name, { count }]) => (count === 1 ? name : `${count} ${name}`));
  return sorted.length > MAX_WEAPONS ? `${named.join(', ')}, …` : named.join(', ');
}

type Damage = MechSheet['spec']['weapons'][number]['type']['damage'];

/** The most that one attack can do. */
function damageOf(damage: Damage): number {
  switch (damage.kind) {
    case 'none':
      return 0;
    case 'single':
    case 'blast':
      return damage.points;
    case 'byRange':
      return Math.max(...damage.points);
    default:
      return damage.projectiles * damage.pointsEach;
  }
}
