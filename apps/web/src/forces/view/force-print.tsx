import './forces.css';
import './force-print.css';
import { useModel } from '@hexfall/stage/views';
import { type ForceSummary, forceSheetsHtml, type SummaryRow, summarizeForce } from '@hexfall/view';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { saveText } from '../../files/save-text.ts';
import { SheetBack } from '../../ui/sheets/sheet-back.tsx';
import { SheetPicture } from '../../ui/sheets/sheet-picture.tsx';
import { fileName } from '../model/force-file.ts';
import type { ForcesModel } from '../model/forces-model.ts';

/** The record sheets of a force to read and to print: a summary, then a page for each unit. */
export function ForcePrint({ model }: { readonly model: ForcesModel }): VNode {
  const { force } = useModel(model);
  const name = force!.id;
  const sheets = useMemo(() => model.sheets('spec'), [model, force]);
  return (
    <main class="page forces force-print">
      <div class="page-head">
        <a href={formatRoute({ page: 'forces', path: [name], query: {} })}>Back to the force</a>
        <div class="forces-buttons">
          <button type="button" class="primary" onClick={() => print()}>
            Print
          </button>
          <button
            type="button"
            disabled={sheets.length === 0}
            onClick={() => saveText(`${fileName(name)}.html`, forceSheetsHtml(name, sheets), 'text/html')}
          >
            Save as a page
          </button>
        </div>
      </div>
      <Summary title={name} summary={summarizeForce(sheets)} />
      {sheets.map((sheet, i) => (
        <SheetPicture key={i} sheet={sheet} />
      ))}
      {sheets[0] === undefined ? null : <SheetBack sheet={sheets[0]} />}
    </main>
  );
}

function Summary({ title, summary }: { readonly title: string; readonly summary: ForceSummary }): VNode {
  const { caption, columns, notes } = summary;
  return (
    <section class="force-summary sheet-summary">
      <h1 dir="auto">{title}</h1>
      <div class="force-table" tabIndex={0} role="region" aria-label="Summary of the force">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              {columns.map(({ head, isFigure }) => (
                <th key={head} scope="col" class={isFigure ? 'number' : ''}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows summary={summary} rows={summary.units} />
          </tbody>
          <tfoot>
            <Rows summary={summary} rows={summary.totals} />
          </tfoot>
        </table>
      </div>
      {notes.map(note => (
        <p key={note} dir="auto">
          {note}
        </p>
      ))}
    </section>
  );
}

interface RowsProps {
  readonly summary: ForceSummary;
  readonly rows: readonly SummaryRow[];
}

function Rows({ summary: { columns }, rows }: RowsProps): VNode {
  return (
    <>
      {rows.map(({ title, cells }, i) => (
        <tr key={i}>
          <th scope="row" dir="auto">
            {title}
          </th>
          {cells.map((cell, column) => (
            <td key={columns[column]!.head} class={columns[column]!.isFigure ? 'number' : ''} dir="auto">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
