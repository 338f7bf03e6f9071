import type { PlainTable } from '@hexfall/view';
import type { VNode } from 'preact';

interface DataTableProps {
  readonly table: PlainTable;
  /** The CSS class of the table. */
  readonly look: string;
}

/** A table with its title as caption. The first cell of each row is its head. */
export function DataTable({ table: { title, head, rows }, look }: DataTableProps): VNode {
  return (
    <table class={look}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((words, i) =>
            words === '' ? (
              <td key={i} />
            ) : (
              <th key={i} scope="col">
                {words}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells], i) => (
          <tr key={i}>
            <th scope="row">{first}</th>
            {cells.map((cell, j) => (
              <td key={j}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
