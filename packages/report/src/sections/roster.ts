import { type CrewedUnit, forceValue } from '@hexfall/data';
import { tableHtml } from '../page/figure.ts';
import type { Markup } from '../page/html.ts';

/** Returns a table of the units of a force: tonnage, crew and Battle Value, with the sums. */
export function rosterHtml(mark: string, units: readonly CrewedUnit[]): Markup {
  const { units: values, total } = forceValue(units);
  const rows = values.map(({ unit, value }, i) => [
    `${mark}${i + 1} ${unit.spec.name}`,
    unit.spec.tonnage,
    `${unit.gunnery}/${unit.piloting}`,
    value,
  ]);
  const tons = units.reduce((sum, { spec }) => sum + spec.tonnage, 0);
  const sum = units.length < 2 ? [] : [['together', tons, '', total]];
  return tableHtml({ head: ['unit', 'tons', 'gunnery/piloting', 'Battle Value'], rows: [...rows, ...sum] });
}
