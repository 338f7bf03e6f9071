import { type CrewSkill, forceValue, remarksOn } from '@hexfall/data';
import type { MatchParts } from './create-match.ts';
import type { MatchUnit } from './match-settings.ts';
import { nameOfId } from './own-ids.ts';
import type { UnitShelf } from './unit-shelf.ts';

/** A unit of a side, as the page shows it. */
export interface UnitRow extends CrewSkill {
  readonly id: string;
  readonly title: string;
  /** `undefined` while a file is being read, or if there is no such unit. */
  readonly tonnage: number | undefined;
  /** Battle Value with its crew, in its force. */
  readonly value: number | undefined;
  /** Remarks that its player should know before it fights, one sentence each. */
  readonly remarks: readonly string[];
}

/** The totals of a side. */
export interface SideTotals {
  readonly units: number;
  readonly tonnage: number;
  readonly value: number;
}

/** Returns the units of a force with their figures. */
export function unitRows(units: readonly MatchUnit[], parts: MatchParts, shelf: UnitShelf): readonly UnitRow[] {
  const found = units.map(({ unit }) => parts.unit(unit));
  const present = units.flatMap(({ gunnery, piloting }, i) =>
    found[i] === undefined ? [] : [{ spec: found[i].spec, gunnery, piloting }],
  );
  const values = forceValue(present).units.values();
  return units.map(({ unit, gunnery, piloting }, i) => {
    const title = shelf.find(unit)?.title ?? nameOfId(unit);
    const named = found[i];
    if (named === undefined)
      return { id: unit, title, gunnery, piloting, tonnage: undefined, value: undefined, remarks: [] };
    const { value } = values.next().value!;
    const remarks = remarksOn(named).map(remark => withoutName(remark, named.spec.name));
    return { id: unit, title, gunnery, piloting, tonnage: named.spec.tonnage, value, remarks };
  });
}

/** Returns a remark without the name of the unit, since the name stands above its remarks. */
function withoutName(remark: string, name: string): string {
  if (!remark.startsWith(`${name}: `)) return remark;
  const rest = remark.slice(name.length + 2);
  return `${rest[0]!.toUpperCase()}${rest.slice(1)}`;
}

export function totalsOf(rows: readonly UnitRow[]): SideTotals {
  const sum = (figure: (row: UnitRow) => number | undefined): number =>
    rows.reduce((total, row) => total + (figure(row) ?? 0), 0);
  return { units: rows.length, tonnage: sum(row => row.tonnage), value: sum(row => row.value) };
}
