import type { Rules } from '@hexfall/rules';
import { clusterTable, criticalTable, fallTable, hitTables } from './hit-tables.ts';
import { pilotingTables } from './piloting-tables.ts';
import type { ReferenceTable } from './reference-table.ts';
import { toHitTables } from './to-hit-tables.ts';

/** The tables for the back of a record sheet. All of their figures are read from the rules. */
export function referenceTables(rules: Rules): readonly ReferenceTable[] {
  return [...hitTables(), criticalTable(), fallTable(), clusterTable(), ...toHitTables(), ...pilotingTables(rules)];
}
