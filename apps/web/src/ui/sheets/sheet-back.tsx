import { type MechSheet, sheetReference } from '@hexfall/view';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { DataTable } from './data-table.tsx';

/** The back of a record sheet, which is only printed: the tables that a player needs at a real table. */
export function SheetBack({ sheet }: { readonly sheet: MechSheet }): VNode {
  const tables = useMemo(() => sheetReference(sheet), [sheet]);
  return (
    <div class="sheet-back">
      {tables.map(table => (
        <div key={table.title}>
          <DataTable table={table} look="" />
          {table.note === undefined ? null : <p>{table.note}</p>}
        </div>
      ))}
    </div>
  );
}
