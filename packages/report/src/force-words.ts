import type { SideResult } from '@hexfall/sim';

/** How many units a title names. */
const MAX_NAMED = 3;

/** Returns the units of a force for a title, such as "2 Hunchback HBK-4G, Wolverine WVR-6R and 9 more". */
export function forceWords(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const unit of names) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const kinds = [...counts].map(([unit, count]) => ({ words: count === 1 ? unit : `${count} ${unit}`, count }));
  // Naming one more unit takes as little room as "and 1 more".
  if (kinds.length <= MAX_NAMED + 1) return kinds.map(({ words }) => words).join(', ');
  const rest = kinds.slice(MAX_NAMED).reduce((sum, { count }) => sum + count, 0);
  return `${kinds
    .slice(0, MAX_NAMED)
    .map(({ words }) => words)
    .join(', ')} and ${rest} more`;
}

const MAX_NAME_LENGTH = 40;

/** Returns the name of a force, or its first units if the name is a long list of them. */
export function shortName({ name, units }: SideResult): string {
  return units.length > 1 && name.length > MAX_NAME_LENGTH ? forceWords(units.map(unit => unit.name)) : name;
}
