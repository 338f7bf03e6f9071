import type { VNode } from 'preact';
import type { TableModel } from '../model/table-model.ts';

/** Piloting rolls of the open unit that are due. Each is offered until it is made or dropped. */
export function DueRolls({ model }: { readonly model: TableModel }): VNode | null {
  const { due, unit, question } = model;
  if (due.length === 0 || question !== undefined) return null;
  return (
    <section class="due-rolls" aria-label="Piloting rolls that are due">
      <ul>
        {due.map(({ reason, number }, i) => (
          <li key={i}>
            <b>{reason}</b>: {number}
          </li>
        ))}
      </ul>
      <button type="button" class="primary" onClick={() => model.put({ kind: 'roll', unit })}>
        {due.every(({ need }) => need === undefined) ? 'Fall' : due.length === 1 ? 'Roll' : `Roll ${due.length}`}
      </button>
      <button type="button" onClick={() => model.put({ kind: 'drop', unit })}>
        Dismiss
      </button>
    </section>
  );
}
