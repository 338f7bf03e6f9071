import type { VNode } from 'preact';
import { formatRoute } from '../../app/route.ts';
import { RULES_WORDS } from '../../begin/model/match-words.ts';
import type { Report, TableModel } from '../model/table-model.ts';
import type { DiceHabit } from '../model/table-text.ts';
import { Choose } from './parts/choose.tsx';

/** The most entries that are shown, since nobody reads further. */
const MAX_SHOWN = 120;

const HABITS: readonly (readonly [DiceHabit, string])[] = [
  ['table', 'by us, typed in here'],
  ['page', 'by this page, at once'],
];

interface LogTabProps {
  readonly model: TableModel;
  readonly name: string;
}

/** The log of all entries, the last first, and the settings of the table. */
export function LogTab({ model, name }: LogTabProps): VNode {
  const rules = model.game.rules.profile.id;
  return (
    <div class="log-tab">
      <section aria-label="Table">
        <p dir="auto">
          {name} · {RULES_WORDS[rules === 'canon' ? 'canon' : 'spec']}
        </p>
        <div class="row">
          <Choose label="Dice are thrown" value={model.dice} options={HABITS} onChoose={dice => model.throwAt(dice)} />
          <a class="button" href={formatRoute({ page: 'table', path: [], query: {} })}>
            All tables
          </a>
        </div>
      </section>
      <History reports={model.history} />
    </div>
  );
}

function History({ reports }: { readonly reports: readonly Report[] }): VNode {
  if (reports.length === 0) return <p class="note">Nothing recorded yet.</p>;
  return (
    <ol class="history" aria-label="What was recorded">
      {reports.slice(0, MAX_SHOWN).map((report, i) => (
        <li key={reports.length - i}>
          <p>
            <span class="note">Turn {report.turn}</span> <b dir="auto">{report.head}</b>
          </p>
          <ReportLines report={report} />
        </li>
      ))}
    </ol>
  );
}

/** The results of an entry, one on each line, with how target numbers are made up. */
function ReportLines({ report }: { readonly report: Report }): VNode {
  return (
    <>
      {report.lines.map((line, i) => (
        <p key={i} class={line.level} dir="auto">
          {line.text}
          {line.notes.map(note => (
            <small key={note}>{note}</small>
          ))}
        </p>
      ))}
    </>
  );
}
