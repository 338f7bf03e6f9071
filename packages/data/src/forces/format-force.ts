import type { ForceUnit } from './force-file.ts';

/** What is written of a unit in a force file. */
export type WrittenUnit = Pick<ForceUnit, 'unit' | 'gunnery' | 'piloting'>;

/** Writes a force file in JSON, as `parseForce` reads it. A force without a name is called like its file. */
export function formatForce(units: readonly WrittenUnit[], name?: string): string {
  const written = units.map(({ unit, gunnery, piloting }) => ({ unit, gunnery, piloting }));
  return `${JSON.stringify({ ...(name === undefined ? {} : { name }), units: written }, null, 2)}\n`;
}
